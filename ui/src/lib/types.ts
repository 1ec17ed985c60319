/** What the server says and hears: made from its description (`npm run types`), under the names the page uses. */
import type { components } from '../api.gen'

type Schemas = components['schemas']

export type Language = Schemas['Languages']['yours']
export type Theme = 'dark' | 'light'

export type Message = Omit<Schemas['Message'], 'view'> & { view: View | null }
/** What hasn't changed is left out. */
export type More = { number: number } & Partial<Omit<Schemas['More'], 'number' | 'type'>>
export type Past = Omit<Schemas['Past'], 'type'>
export type TableShown = Schemas['TableShown']
export type SeatShown = Schemas['SeatShown']
export type Phase = TableShown['phase']
export type Clock = TableShown['clock']
/** What is on a board only its game knows; what the rules are going to do next is for those who think ahead. */
export type View = Omit<Schemas['View'], 'board' | 'steps' | 'facts'> & { board: object; facts: Facts }
/** What follows from a board by the rules: its words, and figures to draw it from. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- its key says which arguments it has
export type Fact = { key: string; args: Record<string, any> }
/** By what they are about. */
export type Facts = Partial<Record<string, Fact[]>>
export type Awaited = Schemas['Awaited']
export type Question = Schemas['Question']
export type Bar = Schemas['Bar']
export type Hint = Schemas['Hint']
export type Result = Schemas['Outcome']
/** Its key says which arguments it has. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what is in there, only the game knows
export type GameEvent = Omit<Schemas['Told'], 'args'> & { args: Record<string, any> }
export type ChatLine = Schemas['ChatLine']
export type Spoken = Schemas['Spoken']
export type Verdict = NonNullable<Spoken['verdict']>
export type Form = Schemas['Form']
export type Said = Form['said']
export type Frame = Omit<Schemas['Frame'], 'view'> & { view: View }
export type Frames = Omit<Schemas['Frames'], 'frames'> & { frames: Frame[] }
export type Verified = Schemas['Verified']
export type Tutorial = Schemas['Tutorial']
export type Languages = Schemas['Languages']
export type Rulebook = Schemas['Rulebook']
export type MemoText = Schemas['Memo']
export type StoredFile = Schemas['FileListed']
export type NewFile = Schemas['Brought']
export type FileTaken = Schemas['Taken']
export type Advice = Schemas['Advice']
export type Opened = Schemas['Opened']
export type GroupCode = Schemas['GroupCode']
export type GroupShown = Omit<Schemas['GroupShown'], 'played'> & { played: GamePlayed[] }
/** What has a default is always there. */
export type GamePlayed = Required<Schemas['GamePlayed']>
/** What only the server reads. */
export type GameRecord = Schemas['Recorded']['record']

/** A command; what has a default may be left out. */
export type Command = Exclude<Schemas['Order']['command'], Sit> | (Omit<Sit, 'luck'> & { luck?: string })
type Sit = Schemas['Sit']

/** A command, or how it follows from the table as it is when its turn comes. */
export type Ordered = Command | ((table: TableShown) => Command)

export type NewTable = Pick<Schemas['NewTable'], 'game' | 'players'> & Partial<Schemas['NewTable']>
export type GameShown = Omit<Schemas['GameShown'], 'options'> & { options: Schema }

/** A JSON schema, as far as the form of the options and the description of the API read it. */
export interface Schema {
  type?: string | string[]
  title?: string
  description?: string
  default?: unknown
  const?: unknown
  enum?: unknown[]
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  maxLength?: number
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  required?: string[]
  $ref?: string
  'x-ref'?: string
  'x-file'?: string
  'x-among'?: string
  'x-table'?: string
  'x-known'?: string[]
}
