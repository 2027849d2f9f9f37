/** What of a round is only on this device, followed while it is looked at. */
import { useKept } from '../data/device-store.ts'
import { discardSave, useOutbox } from '../data/outbox.ts'
import { roundDrafts, unsavedTricks } from './kept-draft.ts'

/**
 * `count`: tricks that the server does not have. What is on its way is not counted, unless the server said no.
 * `discard` throws them away, with the save that was refused.
 */
export function useUnsavedTricks(
  draftId: number | string,
  saveId: string,
): { count: number; discard: () => void } {
  const save = useOutbox(saveId)
  const refused = save?.state === 'failed' ? save.item : null
  const kept = useKept(roundDrafts, draftId)
  return {
    count: kept ? unsavedTricks(draftId, refused !== null) : 0,
    discard: () => {
      if (refused) void discardSave(refused)
      roundDrafts.drop(draftId)
    },
  }
}
