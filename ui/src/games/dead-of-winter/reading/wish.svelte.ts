/** The die that somebody has picked before saying what for: it is used for whatever comes next, if it is good enough. */
let face = $state(0)

export const wish = {
  get die(): number {
    return face
  },
  /** Again: none. */
  toggle(die: number): void {
    face = face === die ? 0 : die
  },
  clear(): void {
    face = 0
  },
}
