/**
 * Leaving the form with something unsaved asks first, by whatever way: a link, the back button, cancel. Cancel gives up
 * what was entered; it is still there after any other, where the device keeps it.
 */
import { useBlocker, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { currentSession } from '@trickline/client/session.ts'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import type { useFormDraft } from './use-form-draft.ts'

type Draft = Pick<ReturnType<typeof useFormDraft>, 'isChanged' | 'cannotKeep' | 'drop'>

export function useFormLeaveGuard({ isChanged, cannotKeep, drop }: Draft) {
  const words = useMessages('competitions')
  const confirm = useConfirm()
  const navigate = useNavigate()
  const isSure = useRef(false)
  const mayLeave = (consequence: string) =>
    confirm({ title: words.cancelTitle, consequence, action: words.leave, kind: 'danger' })
  const leave = async () => {
    isSure.current = true
    await navigate({ to: paths.competitions })
    drop()
  }
  useBlocker({
    enableBeforeUnload: () => isChanged && cannotKeep,
    shouldBlockFn: async () => {
      // an ended session keeps the draft for whoever signs in again
      if (isSure.current || !isChanged || !currentSession()) return false
      return !(await mayLeave(cannotKeep ? words.cancelConsequence : words.leaveConsequence))
    },
  })
  return {
    /** To the list: what was entered is saved, or given up. */
    leave,
    cancel: async () => {
      if (!isChanged || (await mayLeave(words.cancelConsequence))) await leave()
    },
  }
}
