/** Asks before a page with unsaved work is left; after the session has ended it does not ask. */
import { useBlocker } from '@tanstack/react-router'
import { currentSession } from '@trickline/client/session.ts'
import { type Question, useConfirm } from '@trickline/ui/confirm.tsx'

type UnsavedWork = {
  /** What leaving loses; null: nothing. */
  question: () => LeaveQuestion | null
  /** Whether closing the tab loses something; then the browser asks in its own words. */
  isLostOnClose: () => boolean
  /** Follows the decision to leave, or the leaving itself where nothing was asked. */
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
