/** An OpenAPI description, as far as the page shows it. */
import type { Schema } from '../../lib/types'

interface Content {
  content?: Record<string, { schema?: Schema }>
}

interface RawOperation {
  tags?: string[]
  summary?: string
  description?: string
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema; description?: string }[]
  requestBody?: Content
  responses?: Record<string, Content & { description?: string }>
}

export interface Description {
  info: { title: string; version: string }
  paths: Record<string, Record<string, RawOperation>>
  components?: { schemas?: Record<string, Schema> }
}

export interface Operation extends RawOperation {
  method: string
  path: string
  body?: Schema
  answer?: Schema
}

const first = ({ content }: Content = {}): Schema | undefined => Object.values(content ?? {})[0]?.schema

/** The operations by their first tag. */
export function chapters({ paths }: Description): [string, Operation[]][] {
  const found = new Map<string, Operation[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, raw] of Object.entries(methods)) {
      const good = Object.entries(raw.responses ?? {}).find(([status]) => status.startsWith('2'))
      const operation = {
        ...raw,
        method: method.toUpperCase(),
        path,
        body: first(raw.requestBody),
        answer: first(good?.[1]),
      }
      const tag = raw.tags?.[0] ?? ''
      found.set(tag, [...(found.get(tag) ?? []), operation])
    }
  }
  return [...found]
}
