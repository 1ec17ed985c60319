/** Glyphs of characters, actions and themes. */
import defender from 'icon:game-icons/shield'
import exterminator from 'icon:game-icons/spray'
import fighter from 'icon:game-icons/boxing-glove'
import rescuer from 'icon:game-icons/life-buoy'
import runner from 'icon:game-icons/running-shoe'
import combat from 'icon:game-icons/spiked-bat'
import flight from 'icon:game-icons/run'
import invasion from 'icon:game-icons/raise-zombie'
import question from 'icon:lucide/message-circle-question-mark'
import anecdote from 'icon:game-icons/talk'
import authority from 'icon:game-icons/graduate-cap'
import cause from 'icon:game-icons/gears'
import cherry from 'icon:game-icons/cherry'
import circle from 'icon:game-icons/ouroboros'
import crowd from 'icon:game-icons/three-friends'
import dilemma from 'icon:game-icons/divergence'
import emotion from 'icon:game-icons/tear-tracks'
import facts from 'icon:game-icons/magnifying-glass'
import figures from 'icon:game-icons/chart'
import hasty from 'icon:game-icons/stopwatch'
import person from 'icon:game-icons/person'
import pictures from 'icon:game-icons/photo-camera'
import slope from 'icon:game-icons/domino-tiles'
import sources from 'icon:game-icons/newspaper'
import straw from 'icon:game-icons/scarecrow'
import tradition from 'icon:game-icons/tied-scroll'
import other from 'icon:game-icons/brain'
import type { IconShape } from '../../../lib/drawn/icon'

const characters: Record<string, IconShape> = { fighter, runner, defender, exterminator, rescuer }
export const characterGlyph = (character: string): IconShape => characters[character] ?? fighter

export const actionGlyph = { invasion, question, combat, flight }

const errors = {
  hasty,
  cause,
  dilemma,
  straw,
  person,
  authority,
  crowd,
  tradition,
  emotion,
  slope,
  circle,
  cherry,
  anecdote,
}
const readings = { figures, sources, pictures, facts }
/** The themes of the aide-memoire. */
export const ERRORS = Object.keys(errors)
export const READINGS = Object.keys(readings)

const themes: Record<string, IconShape> = { ...errors, ...readings }
/** A teacher's own theme has none of its own. */
export const themeGlyph = (theme: string): IconShape => themes[theme] ?? other
