/** Asks for confirmation before what cannot be undone. `consequence` gives numbers: "4 athletes go on, 4 are out". */
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import type { Question } from './confirm-dialog.tsx'
import { lazyComponent } from './lazy.tsx'

export type { Question }

type Confirm = (question: Question) => Promise<boolean>

const ConfirmDialog = lazyComponent(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog, {
  when: ({ question }) => question !== null,
})

const ConfirmContext = createContext<Confirm | null>(null)

export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext)
  if (!confirm) throw new Error('useConfirm outside of ConfirmProvider')
  return confirm
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const answer = useRef<(yes: boolean) => void>(undefined)
  const confirm = useCallback<Confirm>((next) => {
    answer.current?.(false)
    setQuestion(next)
    return new Promise((resolve) => {
      answer.current = resolve
      next.signal?.addEventListener('abort', () => {
        resolve(false)
        setQuestion((shown) => (shown === next ? null : shown))
      })
    })
  }, [])
  const settle = (yes: boolean) => {
    answer.current?.(yes)
    answer.current = undefined
    setQuestion(null)
  }
  return (
    <ConfirmContext value={confirm}>
      {children}
      <ConfirmDialog question={question} settle={settle} />
    </ConfirmContext>
  )
}
