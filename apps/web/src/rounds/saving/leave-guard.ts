/** Guards a round with unsaved changes. Leaving shows a toast if the device stores the draft, otherwise a question. */
import { useBlocker } from '@tanstack/react-router'
import { useMessages } from '@trickline/ui/messages.ts'
import { currentSession } from '@trickline/client/session.ts'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { toast } from '@trickline/ui/toast.tsx'

type Props = {
  /** Number of tricks that would be lost, 0 where a number makes no sense; null: nothing is unsaved. */
  unsavedTricks: () => number | null
  isStored: boolean
}

export function useRoundLeaveGuard({ unsavedTricks, isStored }: Props): void {
  const { leaving } = useMessages('judging')
  const confirmLeave = useConfirmLeave()
  useBlocker({
    enableBeforeUnload: () => !isStored && unsavedTricks() !== null,
    shouldBlockFn: async () => {
      const count = unsavedTricks()
      // an expired session keeps the draft for the next sign-in
      if (count === null || !currentSession()) return false
      if (!isStored) return !(await confirmLeave(count))
      toast({ text: leaving.kept })
      return false
    },
  })
}

export function useConfirmLeave(): (tricks: number) => Promise<boolean> {
  const { leaving } = useMessages('judging')
  const confirm = useConfirm()
  return (tricks) => {
    const { title, action } = leaving
    return confirm({ title, consequence: leaving.consequence(tricks), action, kind: 'danger' })
  }
}
