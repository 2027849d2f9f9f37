/**
 * What the athlete last saw of a judged round, on this device: after a judge's edit it stands beside what is there
 * now.
 */
import type { ValidatedRow } from '@trickline/contract/validated-tricks'
import * as z from 'zod/mini'
import { keep, outlined, readKept } from '../lib/keep.ts'
import { fingerprint } from './draft-trick.ts'

/** The rows of the last look when they are others than these; null when there is nothing new. */
export function seenBefore(key: string, now: readonly ValidatedRow[]): ValidatedRow[] | null {
  const seen = readKept(localStorage.getItem(key), look)
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

const look = outlined<ValidatedRow[]>(z.array(z.unknown()))
