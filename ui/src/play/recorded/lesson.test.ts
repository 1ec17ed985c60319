import { expect, test } from 'vitest'
import { asWanted, lessonOf, offered, stops } from './lesson'

const tutorial = {
  seat: 0,
  record: {
    result: { winners: [0] },
    actions: [
      [0, ['place:1']],
      [1, ['place:2']],
      [0, ['pass']],
      [0, ['seat:1']],
    ],
  },
  lessons: [
    { at: 0, key: 'welcome', points: [] },
    { at: 0, key: 'choose', points: ['place:1'] },
    { at: 1, key: 'watch', points: [] },
    { at: 4, key: 'end', points: [] },
  ],
}

test('it stops for every lesson, and for every choice of one’s own', () => {
  const found = stops(lessonOf(tutorial))
  expect(found.map(({ at, lesson, picks }) => [at, lesson?.key, picks])).toEqual([
    [0, 'welcome', null],
    [0, 'choose', ['place:1']],
    [1, 'watch', null],
    [3, undefined, ['seat:1']],
    [4, 'end', null],
    [4, undefined, null],
  ])
})

test('the end is a stop even if nothing is said there', () => {
  const found = stops(lessonOf({ ...tutorial, lessons: [] }))
  expect(found.map(({ at }) => at)).toEqual([0, 3, 4])
})

test('a game that isn’t over has no end: its last lesson is where one plays on', () => {
  const found = stops(lessonOf({ ...tutorial, record: { ...tutorial.record, result: null } }))
  expect(found.at(-1)).toEqual({ at: 4, lesson: tutorial.lessons[3], picks: null })
})

test('the order of picks is of no importance', () => {
  expect(asWanted(['a', 'b'], ['b', 'a'])).toBe(true)
  expect(asWanted(['a'], ['a', 'b'])).toBe(false)
})

test('a choice of one’s own is a stop, unless it is to do nothing', () => {
  const record = {
    result: {},
    actions: [
      [0, ['on']],
      [0, ['pass']],
    ],
  }
  expect(stops(lessonOf({ ...tutorial, record, lessons: [] })).map(({ at }) => at)).toEqual([0, 2])
})

test('whatever words are added, the option is the same', () => {
  expect(offered(['reply:Forty-two', 'place:1'], { reply: 80 })).toEqual(['reply', 'place:1'])
})
