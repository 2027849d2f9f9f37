/**
 * Leaving a round with something unsaved, by whatever way, and throwing it away. What the device keeps is only told of;
 * what would go is asked for first.
 */
import { useBlocker } from '@tanstack/react-router'
import { useKept } from '../../data/device.ts'
import { discardSave, useOutbox } from '../../data/outbox.ts'
import { useMessages } from '../../lib/messages.ts'
import { currentSession } from '../../lib/session.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toast.tsx'
import { roundDrafts, unsavedTricks } from './kept-draft.ts'

type Leaving = {
  /** How many tricks would go, 0 where that says nothing; null where nothing is unsaved. Asked when somebody leaves. */
  unsaved: () => number | null
  /** False when the device keeps nothing. */
  kept: boolean
}

/** A link, the back button, a swipe of the browser. */
export function useLeaving({ unsaved, kept }: Leaving): void {
  const { leaving } = useMessages('judging')
  const ask = useLeaveQuestion()
  useBlocker({
    enableBeforeUnload: () => !kept && unsaved() !== null,
    shouldBlockFn: async () => {
      const count = unsaved()
      // an ended session keeps the draft for whoever signs in again
      if (count === null || !currentSession()) return false
      if (!kept) return !(await ask(count))
      toast({ text: leaving.kept })
      return false
    },
  })
}

/** Resolves to whether one leaves, though so many tricks would go. */
export function useLeaveQuestion(): (tricks: number) => Promise<boolean> {
  const { leaving } = useMessages('judging')
  const confirm = useConfirm()
  return (tricks) => {
    const { title, action } = leaving
    return confirm({ title, consequence: leaving.consequence(tricks), action, kind: 'danger' })
  }
}

/**
 * What of a round is only on this device, followed while it is looked at: tricks that the server does not have. What is on
 * its way is not counted, unless the server said no. `discard` throws them away, with the save that was refused.
 */
export function useUnsavedTricks(
  draftId: number | string,
  saveId: string,
): { count: number; discard: () => void } {
  const save = useOutbox(saveId)
  const refused = save?.state === 'failed' ? save : null
  const kept = useKept(roundDrafts, draftId)
  return {
    count: kept ? unsavedTricks(draftId, refused !== null) : 0,
    discard: () => {
      if (refused) void discardSave(refused)
      roundDrafts.drop(draftId)
    },
  }
}

/** Asks before what was entered of a round is thrown away: it is nowhere else. */
export function useThrowAway(trickCount: number, onThrowAway: () => void): () => Promise<void> {
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
