/** Asks before a changed form is left. Cancel deletes the draft; after a link or the back button it stays on the device. */
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { useUnsaved } from '../../lib/use-unsaved.ts'
import type { useFormDraft } from './use-form-draft.ts'

type Draft = Pick<ReturnType<typeof useFormDraft>, 'isChanged' | 'cannotStore' | 'drop'>

/** `back`: the address to return to. */
export function useFormLeaveGuard({ isChanged, cannotStore, drop }: Draft, back: string) {
  const words = useMessages('competitionForm')
  const confirm = useConfirm()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  const question = (consequence: string) => ({ title: words.cancelTitle, consequence, action: words.leave })
  const leave = async () => {
    isLeaving.current = true
    await navigate({ to: back })
    drop()
  }
  useUnsaved({
    question: () =>
      isChanged && !isLeaving.current
        ? question(cannotStore ? words.cancelConsequence : words.leaveConsequence)
        : null,
    isLostOnClose: () => isChanged && cannotStore,
  })
  return {
    leave,
    cancel: async () => {
      const agreed = !isChanged || (await confirm({ ...question(words.cancelConsequence), kind: 'danger' }))
      if (agreed) await leave()
    },
  }
}
