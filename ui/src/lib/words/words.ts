/**
 * Words: a key with arguments becomes a sentence in the reader's language. The same as `huisclos.words` in Python.
 *
 * An argument may be a reference to something on the table, like `place:3`: it is read as the message `place-3`. The
 * attributes of that message are further forms of the word: `.to` is there in a sentence as `{ $place-to }`. An argument
 * that brings its own words, by language, is a saying. Packs bring texts along, each in a name space of its own:
 * `card:axe@fog` is the message `card-axe` of the pack `fog`. In French, `de { $seat }` reads `d’Ana` where a vowel follows.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

/** A text before it is read: may itself be an argument of another one. */
export interface Text {
  key: string
  args?: Args
}
export type Args = Record<string, unknown>
/** A text that comes in several languages. */
export type Saying = Record<string, string>

type Pattern = Parameters<FluentBundle['formatPattern']>[0]

/** The texts of packs: by the pack's name and by language. */
export type PackWords = Readonly<Record<string, Readonly<Record<string, string>>>>

const REFERENCE = /^[a-z]+:[\w-]+(@[\w-]+)?(\+[a-z]+:[\w-]+(@[\w-]+)?)*$/
/** Beyond this, a number is shown as it is and doesn't choose a plural. */
const HUGE = 1e12

/** Texts are read once, however many tables are told with them. */
const resources = new Map<string, FluentResource>()

function resource(ftl: string): FluentResource {
  const known = resources.get(ftl) ?? new FluentResource(ftl)
  resources.set(ftl, known)
  return known
}

/** What all games say, a game may say in words of its own. */
function bundle(language: string, ftl: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const text of ftl) made.addResource(resource(text), { allowOverrides: true })
  return made
}

export class Words {
  readonly #bundle: FluentBundle
  readonly #packs = new Map<string, FluentBundle>()

  constructor(
    readonly language: string,
    ftl: string[],
    readonly names: string[] = [],
    packs: PackWords = {},
    /** Called with a pack that isn't here. */
    private readonly missing: (pack: string) => void = () => {},
  ) {
    this.#bundle = bundle(language, ftl)
    for (const [pack, texts] of Object.entries(packs)) this.#packs.set(pack, bundle(language, [texts[language] ?? '']))
  }

  has(key: string): boolean {
    return this.#message(key)?.value != null
  }

  /** The sentence for a key. A missing key is a mistake of ours: an error. */
  text(key: string, args: Args = {}): string {
    return this.#format(this.#value(key), this.#forms(args), key)
  }

  /** The word for something on the table: `place:3`, `seat:1`, `card:bat+seat:2`, `pass`. */
  name(reference: string): string {
    return reference
      .split('+')
      .map((part) => this.#word(part))
      .join(' → ')
  }

  /** Another form of the word for something, as its message declares it. */
  form(reference: string, form: string): string {
    const found = this.#otherForms(reference)[form]
    if (found === undefined) throw new Error(`${reference} has no form ${form}`)
    return found
  }

  /** An attribute of a message, such as `.help`; empty if it has none. */
  attribute(key: string, name: string, args: Args = {}): string {
    const pattern = this.#message(key)?.attributes[name]
    return pattern ? this.#format(pattern, this.#forms(args), key) : ''
  }

  /** Several words as one: `a, b and c`. */
  listing(words: string[]): string {
    if (words.length < 2) return words[0] ?? this.text('list-none')
    return this.#format(this.#value('list'), { most: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' })
  }

  /** In this language, else in the first it has. */
  saying(words: Saying): string {
    return words[this.language] || (Object.values(words)[0] ?? '')
  }

  /** In its name space: that of the pack after the `@`, else the common one. */
  #place(key: string): { inside: string; from: FluentBundle | undefined } {
    const [inside = '', pack] = key.split('@')
    if (pack !== undefined && !this.#packs.has(pack)) this.missing(pack)
    return { inside, from: pack === undefined ? this.#bundle : this.#packs.get(pack) }
  }

  #message(key: string): ReturnType<FluentBundle['getMessage']> {
    const { inside, from } = this.#place(key)
    return from?.getMessage(inside)
  }

  #value(key: string): Pattern {
    const pattern = this.#message(key)?.value
    if (!pattern) throw new Error(`${this.language}: no text ${key}`)
    return pattern
  }

  #word(reference: string): string {
    const colon = reference.indexOf(':')
    const kind = colon < 0 ? reference : reference.slice(0, colon)
    const value = colon < 0 ? '' : reference.slice(colon + 1)
    const name = kind === 'seat' && /^\d+$/.test(value) ? this.names[Number(value)] : undefined
    if (name !== undefined) return name
    const key = value ? `${kind}-${value}` : `option-${kind}`
    if (this.has(key)) return this.text(key)
    return this.has(kind) ? this.text(kind, { value }) : reference
  }

  #forms(args: Args): Record<string, FluentVariable> {
    const forms: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) {
        forms[name] = this.listing(value.map((item) => this.#plain(item)))
        forms[`${name}-count`] = value.length
        continue
      }
      forms[name] = typeof value === 'number' && Math.abs(value) < HUGE ? value : this.#plain(value)
      if (typeof value === 'string') {
        for (const [form, word] of Object.entries(this.#otherForms(value))) forms[`${name}-${form}`] = word
      }
    }
    return forms
  }

  #plain(value: unknown): string {
    if (isText(value)) return this.text(value.key, value.args)
    if (typeof value === 'object' && value !== null) return this.saying(value as Saying)
    if (typeof value === 'string' && REFERENCE.test(value)) return this.name(value)
    return String(value)
  }

  #otherForms(reference: string): Record<string, string> {
    const message = REFERENCE.test(reference) && this.#message(reference.replace(':', '-'))
    if (!message) return {}
    const forms = Object.entries(message.attributes)
    return Object.fromEntries(forms.map(([form, pattern]) => [form, this.#format(pattern, {}, reference)]))
  }

  #format(pattern: Pattern, args: Record<string, FluentVariable>, key = ''): string {
    const { from } = this.#place(key)
    const text = (from ?? this.#bundle).formatPattern(pattern, args)
    return this.language === 'fr' ? elided(text, args) : text
  }
}

const VOWEL = /^[aàâäeéèêëiîïoôöœuùûü]/i

/** French: what was put in may begin with a vowel, and the word before it then ends without one. */
function elided(text: string, args: Record<string, FluentVariable>): string {
  for (const value of Object.values(args))
    if (typeof value === 'string' && VOWEL.test(value))
      text = text.split(value).reduce((said, rest) => said.replace(/\b(d|qu|lorsqu|puisqu)e $/i, '$1’') + value + rest)
  return text
}

function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && typeof (value as Text).key === 'string'
}
