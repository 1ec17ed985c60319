/** The words of the page: `words.text('page-…')` in a component is read anew when language, texts or names change. */
import { untrack } from 'svelte'
import { api } from '../server/api'
import { session } from '../browser/session.svelte'
import type { Language } from '../types'
import { type Args, type PackWords, type Saying, Words } from './words'

/** What is kept of a game's packs beside the rest. */
const TALES = '/tales'

class LiveWords {
  /** All that the server speaks. */
  languages = $state.raw<Language[]>([])
  /** Until texts are here, that of the page's own few words. */
  #language = $state(document.documentElement.lang as Language)
  /** The one that was chosen last; its texts may still be on their way. */
  #chosen = this.#language
  #texts = $state.raw<Record<string, string>>({})
  #fetched = new Set([''])
  /** Those of the packs that come with a game, by language and game. */
  #shelves = $state.raw<Record<string, Record<string, string>>>({})
  #shelved = new Set<string>()
  /** Games whose tales are on their way: texts that are long and read one at a time. */
  #coming = new Set<string>()
  /** The game whose words are spoken beside the common ones. */
  #game = $state('')
  /** Who sits at the table: what `seat:1` is read as. */
  names = $state.raw<string[]>([])
  /** What the packs of a game brought along; they go before those that come with a game. */
  packs = $state.raw<PackWords>({})

  #words = $derived(this.of(this.#game))

  get language(): Language {
    return this.#language
  }

  /** In the language that was chosen here before, else in one that the browser asks for. */
  async begin(): Promise<void> {
    const { all, yours } = await api.languages()
    this.languages = all
    await this.speak(yours)
  }

  /** Read everything in this language from now on: as soon as its texts are here, unless another one is chosen meanwhile. */
  async speak(language: Language): Promise<void> {
    this.#chosen = language
    let here: number
    do {
      here = this.#here
      const shelves = [...this.#shelved].map((game) => this.#unpack(language, game))
      await Promise.all([...[...this.#fetched].map((game) => this.#fetch(language, game)), ...shelves])
      if (this.#chosen !== language) return
      // A game's texts may have come meanwhile, in the old language.
    } while (here !== this.#here)
    this.#language = language
    session.language = language
    document.documentElement.lang = language
  }

  /** Get a game's texts, for `of`. */
  async fetch(game: string): Promise<void> {
    await untrack(() => this.#get(game, this.#fetched, (language) => this.#fetch(language, game)))
  }

  /** Get a game's texts, and speak of this game from now on. */
  async load(game: string): Promise<void> {
    await this.fetch(game)
    this.#game = game
  }

  /** Get the texts of the packs that come with a game, where it is spoken of what they hold. */
  async unpack(game: string): Promise<void> {
    await untrack(() => this.#get(game, this.#shelved, (language) => this.#unpack(language, game)))
  }

  /** The words of one game, whichever is played. */
  of(game: string): Words {
    const texts = ['', game].map((name) => this.#texts[`${this.#language}/${name}`] ?? '')
    const shelf = [game, game + TALES].flatMap((what) =>
      Object.entries(this.#shelves[`${this.#language}/${what}`] ?? {}),
    )
    const packs = Object.fromEntries(shelf.map(([pack, text]) => [pack, { [this.#language]: text }]))
    return new Words(this.#language, texts, this.names, { ...packs, ...this.packs }, () => this.#tell(game))
  }

  /** The first tale is asked for: they come, all at once. */
  #tell(game: string): void {
    const what = game + TALES
    if (!this.#shelved.has(game) || this.#shelved.has(what) || this.#coming.has(game)) return
    this.#coming.add(game)
    void this.unpack(what).finally(() => this.#coming.delete(game))
  }

  text(key: string, args?: Args): string {
    return this.#tried(key, () => this.#words.text(key, args))
  }

  has(key: string): boolean {
    return this.#words.has(key)
  }

  name(reference: string): string {
    return this.#tried(reference, () => this.#words.name(reference))
  }

  form(reference: string, form: string): string {
    return this.#tried(reference, () => this.#words.form(reference, form))
  }

  attribute(key: string, name: string, args?: Args): string {
    return this.#tried('', () => this.#words.attribute(key, name, args))
  }

  saying(words: Saying): string {
    return this.#words.saying(words)
  }

  listing(words: string[]): string {
    return this.#words.listing(words)
  }

  /** How much there is to be had in another language, too. */
  get #here(): number {
    return this.#fetched.size + this.#shelved.size
  }

  /** In the language that is spoken when it is here. What can't be had keeps nobody from another language. */
  async #get(game: string, kept: Set<string>, ask: (language: Language) => Promise<void>): Promise<void> {
    let language: Language
    do {
      language = this.#language
      await ask(language)
    } while (language !== this.#language)
    kept.add(game)
  }

  async #fetch(language: Language, game: string): Promise<void> {
    const key = `${language}/${game}`
    if (key in this.#texts) return
    const text = await api.words(language, game)
    this.#texts = { ...this.#texts, [key]: text }
  }

  async #unpack(language: Language, what: string): Promise<void> {
    const key = `${language}/${what}`
    if (key in this.#shelves) return
    const packs = await api.packs(what.replace(TALES, ''), language, what.endsWith(TALES))
    this.#shelves = { ...this.#shelves, [key]: packs }
  }

  /** A missing text is a mistake of ours, but no reason for a blank page; or it is on its way. */
  #tried(otherwise: string, read: () => string): string {
    try {
      return read()
    } catch (problem) {
      if (this.#coming.size) return '…'
      console.error(problem)
      return otherwise
    }
  }
}

export const words = new LiveWords()
