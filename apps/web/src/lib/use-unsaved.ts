/** Asks before a page with unsaved work is left, unless the session has ended. */
import { useBlocker } from '@tanstack/react-router'
import { currentSession } from '@trickline/client/session.ts'
import { type Question, useConfirm } from '@trickline/ui/confirm.tsx'

type UnsavedWork = {
  /** What leaving loses; null: nothing. */
  question: () => LeaveQuestion | null
  /** Whether closing the tab loses something; the browser then asks in its own words. */
  isLostOnClose: () => boolean
  /** Called after the decision to leave, or on leaving if nothing was asked. */
  onLeave?: () => void | Promise<void>
}

export type LeaveQuestion = Pick<Question, 'title' | 'consequence' | 'action'>

export function useUnsaved({ question, isLostOnClose, onLeave }: UnsavedWork): void {
  const confirm = useConfirm()
  useBlocker({
    enableBeforeUnload: isLostOnClose,
    shouldBlockFn: async () => {
      if (currentSession() === null) return false
      const asked = question()
      if (asked && !(await confirm({ ...asked, kind: 'danger' }))) return true
      await onLeave?.()
      return false
    },
  })
}
