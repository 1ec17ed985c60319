/** A record that somebody opened from a file, on its way to the replay. */
import type { GameRecord } from '../types'

class Imported {
  record = $state.raw<GameRecord | null>(null)

  /** Only a first look: whether it is a whole game is for the server to say. */
  read(text: string): void {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null || !('actions' in data)) throw new SyntaxError('not a record')
    this.record = data as GameRecord
  }
}

export const imported = new Imported()
