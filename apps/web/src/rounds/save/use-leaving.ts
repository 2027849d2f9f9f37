/**
 * Leaving a round with something unsaved, by whatever way: a link, the back button, a swipe of the browser. What the
 * device keeps is only told of; what would go is asked for first.
 */
import { useBlocker } from '@tanstack/react-router'
import { useMessages } from '../../lib/messages.ts'
import { currentSession } from '../../lib/session.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toast.tsx'

type Leaving = {
  /** How many tricks would go, 0 where that says nothing; null where nothing is unsaved. Asked when somebody leaves. */
  unsaved: () => number | null
  /** False when the device keeps nothing. */
  kept: boolean
}

export function useLeaving({ unsaved, kept }: Leaving): void {
  const { leaving } = useMessages('judging')
  const confirm = useConfirm()
  useBlocker({
    enableBeforeUnload: () => !kept && unsaved() !== null,
    shouldBlockFn: async () => {
      const count = unsaved()
      // an ended session keeps the draft for whoever signs in again
      if (count === null || !currentSession()) return false
      if (kept) {
        toast({ text: leaving.kept })
        return false
      }
      const { title, action } = leaving
      return !(await confirm({ title, consequence: leaving.consequence(count), action, kind: 'danger' }))
    },
  })
}
