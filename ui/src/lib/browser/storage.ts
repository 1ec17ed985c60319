/** What this browser remembers; where that is not allowed, at least until the page is closed. */
const PREFIX = 'huisclos:'
const memory = new Map<string, string>()

export function recall<T>(key: string, otherwise: T): T {
  try {
    const kept = memory.get(key) ?? localStorage.getItem(PREFIX + key)
    return kept == null ? otherwise : (JSON.parse(kept) as T)
  } catch {
    return otherwise
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(PREFIX + key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
  }
}
