/** What the options that may be picked now point at. */

const EXTERMINATOR = 'power:exterminator'

const square = (part: string): number => (part.startsWith('square:') ? Number(part.slice(7)) : NaN)

/** Powers that may be used now. */
export function powers(options: readonly string[]): string[] {
  return [...new Set(options.map((option) => option.split('+')[0] ?? '').filter((head) => head.startsWith('power:')))]
}

/**
 * The Exterminator has been called, or no other power is asked for, and chooses where. Otherwise a click on a zombie
 * must not cost a token: this power is on offer all the time.
 */
export function aims(options: readonly string[], picked: readonly string[], prompt: string): boolean {
  const asked = prompt.startsWith('power-') && powers(options).length === 1
  const called = picked.includes(EXTERMINATOR) || asked
  return called && options.some((option) => option.startsWith(`${EXTERMINATOR}+`))
}

/** Squares that may be picked now. */
export function squares(options: readonly string[], aiming: boolean): number[] {
  const offered = options.filter((option) => (aiming ? option.startsWith(`${EXTERMINATOR}+`) : !option.includes('+')))
  return offered.flatMap((option) => option.split('+').map(square)).filter((n) => !Number.isNaN(n))
}
