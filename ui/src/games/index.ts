/** What a game gives to the page. Everything that knows a game is in its folder, fetched when it is played. */
import type { Component } from 'svelte'
import { later } from '../lib/browser/later'
import type { Sound } from '../lib/browser/sound'
import type { Bar, GameEvent, GamePlayed, Hint, Question, SeatShown, Spoken, Theme, View } from '../lib/types'

/** What may be picked now, and what is picked already. */
export interface Picking {
  options: string[]
  picked: string[]
  /** Picks an option; or a thing that options of several parts have in common, which narrows them down. */
  onpick: (thing: string) => void
}

export interface BoardProps extends Picking {
  view: View
  /** The events that led to this view, the newest last. */
  events: GameEvent[]
  /** The colour of each seat. */
  colours: number[]
  /** References to draw attention to, for the tutorial. */
  points?: string[]
  /** What is asked, with what helps to decide and what can't be picked; the ids of all that may be are in `options`. */
  question?: Question | null
}

export interface SideProps extends BoardProps {
  seats: SeatShown[]
}

export interface CardProps {
  reference: string
  playable: boolean
  bar?: Bar
  /** What helps to decide. */
  hint?: Hint
  pickable: boolean
  picked: boolean
  onpick?: () => void
}

/** Events of one kind that come in a row (all ballots of a vote, all moves of a round) are one moment: `event` is the first. */
export interface OverlayProps {
  event: GameEvent
  events: GameEvent[]
  /** The table after it: the board itself changes when the overlay is gone. */
  view: View
  colours: number[]
}

/** How an event wants to be looked at: for how long, with which sound, and with what over the board. */
export interface Moment {
  /** 200 to 1200, or 4000 if there is something to read. */
  ms: number
  reads?: boolean
  sound?: Sound
  Overlay?: Component<OverlayProps>
}

export interface EndingProps {
  view: View
  events: GameEvent[]
  colours: number[]
}

export interface GameModule {
  /** The drawn board, fills its box. */
  Board: Component<BoardProps>
  /** Who plays and how they stand: left on a large screen, a tab on a phone. */
  Side: Component<SideProps>
  /** A card of a hand, and which cards the hand of `view.seat` has: for games that have hands. */
  Card?: Component<CardProps>
  hand?(view: View): string[]
  /** What may be done by clicking a card of the hand, where options say that first: `play+card:bat`. */
  actions?: string[]
  moment(event: GameEvent): Moment | null
  /** This seat plays no part in the rest of the game, though it may be asked once more. */
  out?(view: View, seat: number): boolean
  /** What an option says where its name alone doesn't: shown with it where the board is small. */
  detail?(view: View, option: string): string
  /** What is on the card of something with `data-about`: shown on hover, focus and tap. */
  about?(view: View, reference: string): string
  /** What may be done at once about something that was said: one of the options. */
  upon?(said: Spoken, options: readonly string[]): string | undefined
  /** The game's own part of the last page: its story. Fetched when it is there. */
  Ending?: () => Promise<Component<EndingProps>>
  /** What anyone may look up at any time. */
  Memo?: Component
}

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts')

/** The part of the page that knows a game; the plain one for a game that has drawn nothing of its own. */
export async function moduleOf(game: string): Promise<GameModule> {
  const load = modules[`./${game}/index.ts`] ?? modules['./plain/index.ts']
  if (!load) throw new Error(`no page for ${game}`)
  return (await later(load)).default
}

const ifDrawn = <T>(load: (() => Promise<T>) | undefined): (() => Promise<T>) | undefined => load && (() => later(load))

type Picture = () => Promise<{ default: Component }>

/** What a game looks like on the first page, if it has drawn something. */
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte')

export const picture = (game: string): Picture | undefined => ifDrawn(pictures[`./${game}/Picture.svelte`])

/** What options may name, as a reference; or what chance may bring, when that is empty. Nothing but the picture: two to three. */
export interface PosterProps {
  reference: string
  /** What it is one of. */
  kind: string
}

/** A picture of each thing that options may name, if the game has drawn some. */
const posters = import.meta.glob<{ default: Component<PosterProps> }>('./*/poster/Poster.svelte')

export const poster = (game: string): (() => Promise<{ default: Component<PosterProps> }>) | undefined =>
  ifDrawn(posters[`./${game}/poster/Poster.svelte`])

/** What a group keeps of a game, and its games that are over, the newest first. */
export interface ShelfProps {
  kept: Record<string, unknown>
  played: GamePlayed[]
}

/** A game's own part of a group's shelf, if it has drawn something; fetched when it is looked at. */
const shelves = import.meta.glob<{ default: Component<ShelfProps> }>('./*/Shelf.svelte')

export const shelf = (game: string): (() => Promise<{ default: Component<ShelfProps> }>) | undefined =>
  ifDrawn(shelves[`./${game}/Shelf.svelte`])

/** A game's own colours: everything in its `theme.css` is for `[data-game='its-name']`. */
import.meta.glob('./*/theme.css', { eager: true })

/** Whether a game is usually looked at by day or by night: `look.ts` of its folder, in which there is nothing else. */
const looks = import.meta.glob<{ theme: Theme }>('./*/look.ts', { eager: true })

export const usualTheme = (game: string): Theme => looks[`./${game}/look.ts`]?.theme ?? 'dark'
