/** Leaving a round with unsaved changes: a toast says that this device keeps them; if it does not, a question is asked. */
import { useMessages } from '@trickline/ui/messages.ts'
import { toast } from '@trickline/ui/toast.tsx'
import { type LeaveQuestion, useUnsaved } from '../../lib/use-unsaved.ts'

type Props = {
  /** Number of tricks that would be lost, 0 where a number makes no sense; null: nothing is unsaved. */
  unsavedTricks: () => number | null
  isStored: boolean
}

export function useRoundLeaveGuard({ unsavedTricks, isStored }: Props): void {
  const { leaving } = useMessages('judging')
  const questionOf = useLeaveQuestion()
  useUnsaved({
    question: () => {
      const count = unsavedTricks()
      return isStored || count === null ? null : questionOf(count)
    },
    isLostOnClose: () => !isStored && unsavedTricks() !== null,
    onLeave: () => {
      if (isStored && unsavedTricks() !== null) toast({ text: leaving.kept })
    },
  })
}

export function useLeaveQuestion(): (tricks: number) => LeaveQuestion {
  const { title, consequence, action } = useMessages('judging').leaving
  return (tricks) => ({ title, consequence: consequence(tricks), action })
}
