/** How long somebody may still think. */

/** Whole seconds left, when the server told of `seconds` at `heard`; both clocks in milliseconds. */
export function left(seconds: number, heard: number, now: number): number {
  return Math.max(0, Math.ceil(seconds - (now - heard) / 1000))
}

/** The same, counted down for as long as the component that asks is there. */
export function countdown(seconds: () => number, heard: () => number): () => number {
  let now = $state(performance.now())
  $effect(() => {
    const timer = setInterval(() => (now = performance.now()), 250)
    return () => clearInterval(timer)
  })
  return () => left(seconds(), heard(), now)
}

/** `0:42`, `2:00`, `47:59:59`. */
export function shownTime(seconds: number): string {
  const two = (n: number): string => String(n).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = two(seconds % 60)
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
