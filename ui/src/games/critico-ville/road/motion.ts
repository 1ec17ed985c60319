/** How zombies come and go: out of the ground, and head over heels. */
import { backOut, cubicIn } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'
import type { TransitionConfig } from 'svelte/transition'

const lasting = (ms: number): number => (prefersReducedMotion.current ? 0 : ms)

export function rises(_: Element): TransitionConfig {
  return {
    duration: lasting(380),
    easing: backOut,
    css: (t, u) => `transform: translateY(${u * 40}px) scale(${0.3 + 0.7 * t}); opacity: ${Math.min(1, t * 2)}`,
  }
}

export function falls(_: Element): TransitionConfig {
  return {
    duration: lasting(450),
    easing: cubicIn,
    css: (t, u) =>
      `transform: translate(${u * 120}px, ${-u * 110}px) rotate(${u * 400}deg) scale(${0.5 + 0.5 * t}); opacity: ${t}`,
  }
}
