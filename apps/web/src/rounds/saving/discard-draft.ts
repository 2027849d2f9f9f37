/** Unsaved work on a round on this device, and discarding it. */
import { useStoredValue } from '@trickline/client/device-storage.ts'
import { useOutboxState } from '@trickline/client/outbox-items.ts'
import { discardItemWithDrafts } from '@trickline/client/outbox.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { roundDrafts, unsavedTrickCount } from '../draft/stored-draft.ts'

/** `count`: tricks that the server does not have; those being sent count only if the save was refused. */
export function useUnsavedWork(
  draftId: number | string,
  saveId: string,
): { count: number; discard: () => void } {
  const save = useOutboxState(saveId)
  const refused = save?.state === 'failed' ? save : null
  const stored = useStoredValue(roundDrafts, draftId)
  return {
    count: stored ? unsavedTrickCount(draftId, refused !== null) : 0,
    discard: () => {
      if (refused) void discardItemWithDrafts(refused)
      roundDrafts.drop(draftId)
    },
  }
}

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
