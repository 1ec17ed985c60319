/** A lesson: a recorded game, stopped where there is something to say or to do. */
import type { Tutorial } from '../../lib/types'
import { PASS, unwritten } from '../chosen/option_rows'

export interface Stop {
  /** After so many actions. */
  at: number
  /** Which lesson of those that are given there; none where one only has to act. */
  lesson: Tutorial['lessons'][number] | null
  /** What is to be picked here; null where one only reads, or looks on. */
  picks: string[] | null
}

interface Lesson {
  actions: [seat: number, picks: string[]][]
  seat: number
  lessons: Tutorial['lessons']
  /** The game comes to its end; otherwise the learner goes on with it. */
  over: boolean
}

export function lessonOf({ record, seat, lessons }: Tutorial): Lesson {
  return { actions: record.actions as Lesson['actions'], seat, lessons, over: Boolean(record.result) }
}

/** Nothing but the answer "nothing": it is given without being asked for. */
const obvious = (picks: string[]): boolean => picks.every((pick) => pick === PASS)

/** Where it stops, and at the end of a game. The last lesson before one's own choice stays while one chooses. */
export function stops({ actions, seat, lessons, over }: Lesson): Stop[] {
  const found: Stop[] = []
  for (let at = 0; at <= actions.length; at++) {
    const [actor, wanted] = actions[at] ?? []
    const here = lessons.filter((lesson) => lesson.at === at)
    const own = actor === seat && wanted && (here.length || !obvious(wanted)) ? wanted : null
    here.forEach((lesson, n) => found.push({ at, lesson, picks: n === here.length - 1 ? own : null }))
    if (!here.length && own) found.push({ at, lesson: null, picks: own })
  }
  return over ? [...found, { at: actions.length, lesson: null, picks: null }] : found
}

/** What a lesson wants, as it is offered: whatever words were added are the learner's own. */
export function offered(picks: readonly string[], writes: Readonly<Record<string, number>>): string[] {
  return picks.map((pick) => (unwritten(pick).id in writes ? unwritten(pick).id : pick))
}

/** Whether these picks are the ones the lesson wants, in whatever order. */
export function asWanted(picks: readonly string[], wanted: readonly string[]): boolean {
  return picks.length === wanted.length && picks.every((pick) => wanted.includes(pick))
}
