/** The seals this browser has seen during a game: at the end they must still be the same. */
import { recall, remember } from '../../lib/browser/storage'
import type { TableShown, View } from '../../lib/types'

export interface Seals {
  promise: string
  commitment: string | null
}

const KEPT = 20
const key = (table: TableShown): string => `${table.code}/${table.games}`
const kept = (): [string, Seals][] => recall<[string, Seals][]>('seals', [])

/** What was seen first counts. */
export function keepSeals(table: TableShown, view: View): void {
  if (seals(table)) return
  const { commitment } = view
  remember('seals', [[key(table), { promise: table.promise, commitment }], ...kept()].slice(0, KEPT))
}

export function seals(table: TableShown): Seals | undefined {
  return kept().find(([name]) => name === key(table))?.[1]
}
