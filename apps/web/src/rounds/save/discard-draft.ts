/** What of a round is only on this device, and throwing it away. */
import { useStoredValue } from '@trickline/client/device-storage.ts'
import { discardItemWithDrafts, useOutboxState } from '@trickline/client/outbox.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { roundDrafts, unsavedTrickCount } from './stored-draft.ts'

/**
 * Followed while the round is looked at: tricks that the server does not have. What is on its way is not counted, unless the
 * server said no. `discard` throws them away, with the save that was refused.
 */
export function useUnsavedWork(
  draftId: number | string,
  saveId: string,
): { count: number; discard: () => void } {
  const save = useOutboxState(saveId)
  const refused = save?.state === 'failed' ? save : null
  const kept = useStoredValue(roundDrafts, draftId)
  return {
    count: kept ? unsavedTrickCount(draftId, refused !== null) : 0,
    discard: () => {
      if (refused) void discardItemWithDrafts(refused)
      roundDrafts.drop(draftId)
    },
  }
}

/** Asks before what was entered of a round is thrown away: it is nowhere else. */
export function useConfirmDiscard(trickCount: number, onThrowAway: () => void): () => Promise<void> {
  const words = useMessages('judging')
  const confirm = useConfirm()
  return async () => {
    const yes = await confirm({
      title: words.throwAwayTitle,
      consequence: words.throwAwayConsequence(trickCount),
      action: words.throwAway,
      kind: 'danger',
    })
    if (yes) onThrowAway()
  }
}
