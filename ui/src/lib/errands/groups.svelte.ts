/** The groups that this browser knows. Whoever has a group's code may play for it; the secret is its maker's. */
import { api, Refusal } from '../server/api'
import { session } from '../browser/session.svelte'
import { recall, remember } from '../browser/storage'
import type { TableShown } from '../types'

export interface OwnGroup {
  code: string
  name: string
  secret?: string
}

const KEPT = 20
/** A group that will be made when it is needed. */
export const OWN = 'own'

class OwnGroups {
  #kept = $state.raw<OwnGroup[]>(recall('groups', []))
  #chosen = $state<string>(recall('group', ''))
  #solo = $state<string>(recall('solo', OWN))

  /** The last visited first. */
  get kept(): OwnGroup[] {
    return this.#kept
  }

  /** The group that the next table is opened for; none if that is empty. */
  get chosen(): string {
    return this.#kept.some(({ code }) => code === this.#chosen) ? this.#chosen : ''
  }
  set chosen(code: string) {
    remember('group', (this.#chosen = code))
  }

  /** The same for games that one plays alone: a shelf of one's own, made with the first of them, unless one wants none. */
  get solo(): string {
    return this.#solo === OWN || this.#kept.some(({ code }) => code === this.#solo) ? this.#solo : ''
  }
  set solo(code: string) {
    remember('solo', (this.#solo = code))
  }

  find(code: string): OwnGroup | undefined {
    return this.#kept.find((group) => group.code === code)
  }

  keep(group: OwnGroup): void {
    this.#change(group.code, (others, known) => [{ ...known, ...group }, ...others].slice(0, KEPT))
  }

  forget(code: string): void {
    this.#change(code, (others) => others)
  }

  async make(name: string): Promise<OwnGroup> {
    const group = { ...(await api.makeGroup(name)), name: name.trim() }
    this.keep(group)
    return group
  }

  /** For whoever meets a group that is no more. */
  missed(code: string, problem: unknown): void {
    if (problem instanceof Refusal && problem.key === 'group-unknown') this.forget(code)
  }

  /** The group that is played for at a table: its code is for those who sit there. */
  async at(table: TableShown): Promise<OwnGroup | null> {
    const secret = session.table(table.code)?.secret
    if (!table.group || !secret || !(table.host || table.seats.some(({ yours }) => yours))) return null
    const found = await api.groupAt(table.code, secret)
    if (found) this.keep(found)
    return found
  }

  /** From what is stored: another tab may have made one since. */
  #change(code: string, how: (others: OwnGroup[], known?: OwnGroup) => OwnGroup[]): void {
    const stored = recall<OwnGroup[]>('groups', [])
    this.#kept = how(
      stored.filter((group) => group.code !== code),
      stored.find((group) => group.code === code),
    )
    remember('groups', this.#kept)
  }
}

export const groups = new OwnGroups()
