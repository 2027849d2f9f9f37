/**
 * What the athlete last saw of a judged round, on this device: after a judge's edit it stands beside what is there
 * now.
 */
import type { ValidatedRow } from '@trickline/contract/validated-tricks'
import * as z from 'zod/mini'
import { deviceStore, outlined } from '../data/device-store.ts'
import { fingerprint } from './draft-trick.ts'

/** The rows as they were, by round: kept at the first look, and again when the athlete has seen the difference. */
export const lastLooks = deviceStore<readonly ValidatedRow[]>('memo', 'look', outlined(z.array(z.unknown())))

/** The rows of the last look when they are others than these; null when there is nothing new. */
export function seenBefore(
  look: readonly ValidatedRow[],
  now: readonly ValidatedRow[],
): readonly ValidatedRow[] | null {
  return fingerprint(look) === fingerprint(now) ? null : look
}
