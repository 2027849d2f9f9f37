/** The rows of a round when its athlete last looked, stored on this device to show what a judge has changed since. */
import { deviceStore } from '@trickline/client/device-storage.ts'
import { isArray, parseWith } from '@trickline/contract/type-guards'
import type { ValidatedRow } from '@trickline/contract/validated-tricks'
import { wireRowsFingerprint } from '@trickline/views/rounds/draft-trick.ts'

/** Rows by round; written again when the athlete has seen a change. */
export const lastViewedRounds = deviceStore<readonly ValidatedRow[]>('memo', 'look', parseWith(isArray))

/** The rows of the last look if they differ from the current ones, else null. */
export function previousRowsIfChanged(
  lastRows: readonly ValidatedRow[],
  rows: readonly ValidatedRow[],
): readonly ValidatedRow[] | null {
  return wireRowsFingerprint(lastRows) === wireRowsFingerprint(rows) ? null : lastRows
}
