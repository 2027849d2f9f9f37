/**
 * What the athlete last saw of a judged round, on this device: after a judge's edit it stands beside what is there
 * now.
 */
import type { ValidatedRow } from '@trickline/contract/validated-tricks'
import { keep } from '../lib/keep.ts'
import { fingerprint } from './draft-trick.ts'

/** The rows of the last look when they are others than these; null when there is nothing new. */
export function seenBefore(key: string, now: readonly ValidatedRow[]): ValidatedRow[] | null {
  const seen = read(localStorage.getItem(key))
  return seen && fingerprint(seen) !== fingerprint(now) ? seen : null
}

/** The first look is kept at once, later ones when the athlete has seen the difference. */
export function keepLook(key: string, rows: readonly ValidatedRow[]): void {
  // where it is not kept there is nothing to compare with, and nothing is claimed to have changed
  keep(localStorage, key, JSON.stringify(rows))
}

export function hasLooked(key: string): boolean {
  return localStorage.getItem(key) !== null
}

export function lookKey(personId: number, roundId: number): string {
  return `trickline.look.${personId}.${roundId}`
}

function read(text: string | null): ValidatedRow[] | null {
  if (text === null) return null
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keepLook wrote it under this key
    return JSON.parse(text) as ValidatedRow[]
  } catch {
    // Cut off in the middle of a write: as good as absent.
    return null
  }
}
