/** Who one is in this browser: language, theme, sound, name, and the tables one has a part in. */
import { recall, remember } from './storage'
import type { Language, Theme } from '../types'

/** One's part in a table: the secret is all it takes to be that person. */
export interface OwnTable {
  code: string
  secret: string
}

const KEPT = 30

/** So many times as fast; 0: at once. */
export type Speed = 0 | 1 | 2

class Session {
  #language = $state<Language | null>(recall('language', null))
  #theme = $state<Theme | null>(recall('theme', null))
  #sound = $state<boolean>(recall('sound', true))
  #name = $state<string>(recall('name', ''))
  #colour = $state<number>(recall('colour', 0))
  #speed = $state<Speed>(recall('speed', 1))
  #bells = $state.raw<string[]>(recall('bells', []))
  #tables = $state.raw<OwnTable[]>(recall('tables', []))

  /** Null on the first visit, until the server has said which of the browser's languages it speaks. */
  get language() {
    return this.#language
  }
  set language(language: Language | null) {
    remember('language', (this.#language = language))
  }

  /** Null: never chosen. */
  get theme() {
    return this.#theme
  }
  set theme(theme: Theme | null) {
    remember('theme', (this.#theme = theme))
  }

  get sound() {
    return this.#sound
  }
  set sound(sound: boolean) {
    remember('sound', (this.#sound = sound))
  }

  get name() {
    return this.#name
  }
  set name(name: string) {
    remember('name', (this.#name = name))
  }

  get colour() {
    return this.#colour
  }
  set colour(colour: number) {
    remember('colour', (this.#colour = colour))
  }

  /** How fast things are shown. */
  get speed() {
    return this.#speed
  }
  set speed(speed: Speed) {
    remember('speed', (this.#speed = speed))
  }

  /** Whether this browser calls when it is one's turn at that table. */
  calls(code: string): boolean {
    return this.#bells.includes(code)
  }

  call(code: string, wanted: boolean): void {
    const others = recall<string[]>('bells', []).filter((other) => other !== code)
    remember('bells', (this.#bells = wanted ? [code, ...others].slice(0, KEPT) : others))
  }

  get bells() {
    return this.#bells
  }

  /** One's tables, the last visited first. */
  get tables() {
    return this.#tables
  }

  table(code: string): OwnTable | undefined {
    return this.#tables.find((table) => table.code === code)
  }

  keep(code: string, secret: string): void {
    this.#change((others) => [{ code, secret }, ...others].slice(0, KEPT), code)
  }

  /** To the top of the list. */
  visit(code: string): void {
    const table = this.table(code)
    if (table) this.keep(code, table.secret)
  }

  forget(code: string): void {
    this.#change((others) => others, code)
  }

  /** From what is stored, not from what we knew: another tab may have sat down at a table since. */
  #change(how: (others: OwnTable[]) => OwnTable[], code: string): void {
    const stored = recall<OwnTable[]>('tables', [])
    this.#tables = how(stored.filter((table) => table.code !== code))
    remember('tables', this.#tables)
  }
}

export const session = new Session()
