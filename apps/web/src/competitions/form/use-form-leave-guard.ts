/** Asks before leaving a changed form. Cancel deletes the draft; after a link or the back button it stays on the device. */
import { useBlocker, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { currentSession } from '@trickline/client/session.ts'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import type { useFormDraft } from './use-form-draft.ts'

type Draft = Pick<ReturnType<typeof useFormDraft>, 'isChanged' | 'cannotStore' | 'drop'>

export function useFormLeaveGuard({ isChanged, cannotStore, drop }: Draft) {
  const words = useMessages('competitions')
  const confirm = useConfirm()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  const mayLeave = (consequence: string) =>
    confirm({ title: words.cancelTitle, consequence, action: words.leave, kind: 'danger' })
  const leave = async () => {
    isLeaving.current = true
    await navigate({ to: paths.competitions })
    drop()
  }
  useBlocker({
    enableBeforeUnload: () => isChanged && cannotStore,
    shouldBlockFn: async () => {
      // when the session ends the draft stays
      if (isLeaving.current || !isChanged || !currentSession()) return false
      return !(await mayLeave(cannotStore ? words.cancelConsequence : words.leaveConsequence))
    },
  })
  return {
    leave,
    cancel: async () => {
      if (!isChanged || (await mayLeave(words.cancelConsequence))) await leave()
    },
  }
}
