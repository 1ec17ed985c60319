/** The options of a game as fields of a form, from their JSON schema. What is neither yes/no, number, choice, name nor file isn't shown, nor is what the table sets itself. */
import type { Schema } from '../types'

export interface Field {
  name: string
  kind: 'flag' | 'number' | 'choice' | 'known' | 'file'
  /** For a choice; null stands for "nothing set". For what is known by name, nothing set is an empty name. */
  values: (string | number | null)[]
  min?: number
  max?: number
  /** What the values name: value 3 of `variant` is `variant:3`. */
  reference: string
  otherwise: unknown
  /** For a file: the endings it may have. */
  endings?: string
  /** The option, of those that a group brings along, that has a list of what may be chosen. */
  among?: string
}

export function fields(schema: Schema): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => field(name, property) ?? [])
}

/** Some options name things, for which the packs of the game have words. */
export const namesThings = (schema: Schema): boolean => fields(schema).some(({ kind }) => kind === 'known')

function field(name: string, property: Schema): Field | null {
  if (property['x-table']) return null
  const endings = property['x-file']
  if (endings) return { name, kind: 'file', values: [], reference: '', otherwise: null, endings }
  const choices = property.anyOf ?? property.oneOf ?? [property]
  const some = choices.filter(({ type }) => type !== 'null')
  const one = some.length === 1 ? some[0] : undefined
  if (!one) return null
  const none = some.length < choices.length ? [null] : []
  const base = { name, values: [], reference: one['x-ref'] ?? '', otherwise: property.default, among: one['x-among'] }
  if (one.type === 'boolean') return { ...base, kind: 'flag' }
  const known = property['x-known']
  if (known) return { ...base, kind: 'known', values: ['', ...known] }
  if (one.enum) return { ...base, kind: 'choice', values: [...none, ...(one.enum as string[])] }
  if (one.type !== 'integer') return null
  const min = one.minimum ?? (one.exclusiveMinimum === undefined ? undefined : one.exclusiveMinimum + 1)
  const max = one.maximum ?? (one.exclusiveMaximum === undefined ? undefined : one.exclusiveMaximum - 1)
  if (!base.reference || min === undefined || max === undefined) return { ...base, kind: 'number', min, max }
  const values = Array.from({ length: max - min + 1 }, (_, n) => min + n)
  return { ...base, kind: 'choice', values: [...none, ...values] }
}
