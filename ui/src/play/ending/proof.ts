/** Fair dice: the house promises its half before the seats throw in theirs; afterwards anyone can check. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export interface Fair {
  /** Shown before anybody sat down: the hash of the house's half. */
  promise: string
  secret: string
  lucks: readonly string[]
  /** Shown from the first roll on: the hash of the seed. */
  commitment: string | null
  seed: string | null
}

export interface Checked {
  /** The house's half is the one it promised. */
  promise: boolean
  /** The seed is made of that half and of what every seat threw in. */
  seed: boolean
  /** It is the seed whose hash was shown during the game. */
  commitment: boolean
}

export function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

export function check(fair: Fair): Checked {
  const seed = hash([fair.secret, ...fair.lucks].join(':'))
  return {
    promise: hash(fair.secret) === fair.promise,
    seed: seed === fair.seed,
    commitment: fair.commitment !== null && hash(seed) === fair.commitment,
  }
}
