/**
 * A change that can be undone for a few seconds: it shows at once, lies in the outbox, and leaves it when the time is
 * over, or when the person leaves the panel or the page. Whatever happens it is either sent or undone, once.
 */
import { useEffect } from 'react'
import { endUndoWindows } from '@trickline/client/outbox.ts'
import type { StartedMutation } from '@trickline/client/mutation.ts'
import { toast, undoMilliseconds } from '@trickline/ui/toast.tsx'

/** The toast is gone before anything is sent. */
const sendDelayMilliseconds = 200
const offered = new Set<() => void>()

export function notBefore(): number {
  return Date.now() + undoMilliseconds + sendDelayMilliseconds
}

/** `text`: what has been done. */
export function offerUndo(text: string, held: readonly Pick<StartedMutation<unknown>, 'undo'>[]): void {
  const end = () => {
    clearTimeout(timer)
    offered.delete(end)
    close()
  }
  const undo = () => {
    end()
    for (const each of held) each.undo()
  }
  const close = toast({ text, undo })
  const timer = setTimeout(end, undoMilliseconds)
  offered.add(end)
}

/** Ends the time for undoing of everything that is held back. */
export function endOwnUndoWindows(how: { pageGoes?: boolean } = {}): void {
  for (const end of offered) end()
  endUndoWindows(how)
}

/** For the panel whose changes are held back: a phone that puts the page away may never come back to it. */
export function useSendOnLeaving(): void {
  useEffect(() => {
    const pageGoes = () => endOwnUndoWindows({ pageGoes: true })
    const whenHidden = () => document.visibilityState === 'hidden' && pageGoes()
    document.addEventListener('visibilitychange', whenHidden)
    addEventListener('pagehide', pageGoes)
    return () => {
      document.removeEventListener('visibilitychange', whenHidden)
      removeEventListener('pagehide', pageGoes)
      endOwnUndoWindows()
    }
  }, [])
}
