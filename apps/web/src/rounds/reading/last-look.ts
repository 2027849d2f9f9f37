/** The rows of a round at the athlete's last look, kept on this device: what a judge changed since is shown. */
import { deviceStore } from '@trickline/client/device-storage.ts'
import { isArray, parseWith } from '@trickline/contract/type-guards'
import type { ValidatedRow } from '@trickline/contract/validated-tricks'
import { wireRowsFingerprint } from '@trickline/views/rounds/draft-trick.ts'

/** The rows at the athlete's last look, by round; written again when the athlete has seen a change. */
export const lastViewedRounds = deviceStore<readonly ValidatedRow[]>('memo', 'look', parseWith(isArray))

/** The rows of the last look if they differ from the present ones; null otherwise. */
export function previousRowsIfChanged(
  lastRows: readonly ValidatedRow[],
  rows: readonly ValidatedRow[],
): readonly ValidatedRow[] | null {
  return wireRowsFingerprint(lastRows) === wireRowsFingerprint(rows) ? null : lastRows
}
