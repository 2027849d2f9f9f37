/** Leaving a round with something unsaved, by whatever way. What the device keeps is only told of; what would go is asked for first. */
import { useBlocker } from '@tanstack/react-router'
import { useMessages } from '@trickline/ui/messages.ts'
import { currentSession } from '@trickline/client/session.ts'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { toast } from '@trickline/ui/toast.tsx'

type Leaving = {
  /** How many tricks would go, 0 where that says nothing; null where nothing is unsaved. Asked when somebody leaves. */
  unsaved: () => number | null
  /** False when the device keeps nothing. */
  kept: boolean
}

/** A link, the back button, a swipe of the browser. */
export function useRoundLeaveGuard({ unsaved, kept }: Leaving): void {
  const { leaving } = useMessages('judging')
  const ask = useConfirmLeave()
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
export function useConfirmLeave(): (tricks: number) => Promise<boolean> {
  const { leaving } = useMessages('judging')
  const confirm = useConfirm()
  return (tricks) => {
    const { title, action } = leaving
    return confirm({ title, consequence: leaving.consequence(tricks), action, kind: 'danger' })
  }
}
