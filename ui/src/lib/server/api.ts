/** The server's HTTP interface. What it refuses comes as a `Refusal`, with a sentence for the reader. */
import { at } from '../home'
import { session } from '../browser/session.svelte'
import { uniqueName } from '../unique'
import type {
  Advice,
  Command,
  FileTaken,
  Form,
  Frames,
  GameRecord,
  GameShown,
  GroupCode,
  GroupShown,
  Languages,
  MemoText,
  Message,
  NewFile,
  NewTable,
  Opened,
  Rulebook,
  StoredFile,
  Tutorial,
  Verified,
} from '../types'

export class Refusal extends Error {
  constructor(
    readonly key: string,
    text: string,
    readonly rule = '',
    /** That would go on for ever, where the host may go on without it. */
    readonly card = '',
  ) {
    super(text)
  }

  /** There is no such table, or none any more. */
  get gone(): boolean {
    return ['table-unknown', 'table-deleted', 'table-removed'].includes(this.key)
  }
}

interface Call {
  body?: unknown
  secret?: string
}

async function call(method: string, path: string, { body, secret }: Call = {}): Promise<Response> {
  const headers: Record<string, string> = {}
  if (session.language) headers['Accept-Language'] = session.language
  if (secret) headers.Authorization = `Bearer ${secret}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const sent = body === undefined ? undefined : JSON.stringify(body)
  const answer = await fetch(at(`/api${path}`), { method, headers, body: sent })
  if (answer.ok) return answer
  const told = (await answer.json().catch(() => ({}))) as { key?: string; text?: string; rule?: string; card?: string }
  throw new Refusal(told.key ?? `http-${answer.status}`, told.text ?? answer.statusText, told.rule, told.card)
}

const get = async <T>(path: string, secret?: string): Promise<T> => (await call('GET', path, { secret })).json()
const post = async <T>(path: string, body: unknown = {}, secret?: string): Promise<T> =>
  (await call('POST', path, { body, secret })).json()

/** What stands on the shelf stays there: it is asked for once, and again if nobody answered. */
let shelf: Promise<GameShown[]> | undefined
const unanswered = (problem: unknown): never => {
  shelf = undefined
  throw problem
}

/** A `.csv` and the like, for a link: in the reader's language, which a link can't say otherwise. */
export const reportOf = (code: string, game: number): string =>
  at(`/api/tables/${code}/games/${game}/report.csv?language=${session.language}`)

export const api = {
  games: () => (shelf ??= get<GameShown[]>('/games').catch(unanswered)),
  game: async (name: string) => (await api.games()).find((game) => game.name === name),
  languages: () => get<Languages>('/languages'),
  words: async (language: string, game?: string) =>
    (await call('GET', `/words/${language}${game ? `/${game}` : ''}`)).text(),
  packs: (game: string, language: string, tales: boolean) =>
    get<Record<string, string>>(`/packs/${game}/${language}?tales=${tales}`),
  memo: async (game: string, language: string) => (await get<MemoText>(`/memos/${game}/${language}`)).text,
  rules: (game: string, language: string) => get<Rulebook>(`/rules/${game}/${language}`),
  forms: (game: string, players: number) => get<Form[]>(`/games/${game}/forms/${players}`),
  tutorial: (game: string) => get<Tutorial>(`/games/${game}/tutorial`),
  create: (table: NewTable) => post<Opened>('/tables', table),
  join: (code: string) => post<{ secret: string }>(`/tables/${code}/people`),
  content: (code: string, name: string) => get<unknown>(`/tables/${code}/content/${name}`),
  table: (code: string, secret: string) => get<Message>(`/tables/${code}`, secret),
  order: (code: string, secret: string, command: Command) =>
    post<unknown>(`/tables/${code}/commands`, { name: uniqueName(), command }, secret),
  advice: (code: string, secret: string, seat: number) => get<Advice>(`/tables/${code}/advice?seat=${seat}`, secret),
  handout: async (code: string, secret: string) =>
    (await get<{ markdown: string }>(`/tables/${code}/handout`, secret)).markdown,
  files: (game: string) => get<StoredFile[]>(`/games/${game}/files`),
  load: (code: string, secret: string, file: NewFile) => post<FileTaken>(`/tables/${code}/files`, file, secret),
  remove: async (code: string, secret: string) => void (await call('DELETE', `/tables/${code}`, { secret })),
  makeGroup: (name: string) => post<Opened>('/groups', { name }),
  group: (code: string) => get<GroupShown>(`/groups/${encodeURIComponent(code)}`),
  renameGroup: async (code: string, secret: string, name: string) =>
    (await (await call('PUT', `/groups/${code}`, { body: { name }, secret })).json()) as GroupCode,
  removeGroup: async (code: string, secret: string) => void (await call('DELETE', `/groups/${code}`, { secret })),
  chooseGroup: (code: string, secret: string, group: string) =>
    post<GroupCode | null>(`/tables/${code}/group`, { group }, secret),
  groupAt: (code: string, secret: string) => get<GroupCode | null>(`/tables/${code}/group`, secret),
  carry: (code: string, secret: string) => post<{ carry: string }>(`/tables/${code}/carry`, {}, secret),
  carried: (carry: string) => post<Opened>('/carry', { carry }),
  pushKey: () => get<{ key: string }>('/push'),
  hang: async (code: string, secret: string, bell: unknown) =>
    void (await call('POST', `/tables/${code}/bell`, { body: bell, secret })),
  unhang: async (code: string, secret: string, endpoint: string) =>
    void (await call('POST', `/tables/${code}/bell/off`, { body: { endpoint }, secret })),
  record: (code: string, game: number) => get<GameRecord>(`/tables/${code}/games/${game}`),
  replay: (asked: { record: GameRecord; seat: number | null; everything: boolean; first: number; last: number }) =>
    post<Frames>('/replay', asked),
  verify: (record: GameRecord) => post<Verified>('/verify', { record }),
}
