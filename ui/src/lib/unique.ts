/** A name that nobody else has: for commands, and as one's own contribution to the dice. */
export function uniqueName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
