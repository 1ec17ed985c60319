/** A JSON schema in one line, in pieces: a piece with `ref` leads to that schema. */
import type { Schema } from '../../lib/types'

export interface Piece {
  text: string
  ref?: string
}

export function shape(schema: Schema | undefined): Piece[] {
  if (!schema) return [{ text: 'any' }]
  if (schema.$ref) {
    const ref = schema.$ref.split('/').at(-1) ?? ''
    return [{ text: ref, ref }]
  }
  const either = schema.anyOf ?? schema.oneOf
  if (either) return joined(either.map(shape), ' | ')
  if (schema.const !== undefined) return [{ text: JSON.stringify(schema.const) }]
  if (schema.enum) return [{ text: schema.enum.map((one) => JSON.stringify(one)).join(' | ') }]
  if (schema.type === 'array') return [{ text: 'list of ' }, ...shape(schema.items)]
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    return [{ text: 'object of ' }, ...shape(schema.additionalProperties)]
  }
  return [{ text: [schema.type ?? 'any'].flat().join(' | ') + limits(schema) }]
}

function limits({ minimum, maximum, maxLength }: Schema): string {
  if (maxLength !== undefined) return `, ≤ ${maxLength}`
  if (minimum !== undefined && maximum !== undefined) return ` ${minimum}–${maximum}`
  return minimum === undefined ? '' : ` ≥ ${minimum}`
}

const joined = (lists: Piece[][], text: string): Piece[] => lists.flatMap((list, n) => (n ? [{ text }, ...list] : list))
