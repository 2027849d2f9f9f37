/** A change that can be undone for a few seconds: shown at once, held in the outbox until then or until the panel is left. */
import { useEffect } from 'react'
import { endUndoWindows } from '@trickline/client/outbox.ts'
import type { StartedMutation } from '@trickline/client/mutation.ts'
import { toast, undoMilliseconds } from '@trickline/ui/toast.tsx'

/** Leaves time for the toast to close before anything is sent. */
const sendDelayMilliseconds = 200
const openUndoWindows = new Set<() => void>()

export function notBefore(): number {
  return Date.now() + undoMilliseconds + sendDelayMilliseconds
}

export function offerUndo(text: string, mutations: readonly Pick<StartedMutation<unknown>, 'undo'>[]): void {
  const end = () => {
    clearTimeout(timer)
    openUndoWindows.delete(end)
    close()
  }
  const undo = () => {
    end()
    for (const each of mutations) each.undo()
  }
  const close = toast({ text, undo })
  const timer = setTimeout(end, undoMilliseconds)
  openUndoWindows.add(end)
}

export function endOwnUndoWindows(options: { pageGoes?: boolean } = {}): void {
  for (const end of openUndoWindows) end()
  endUndoWindows(options)
}

/** Ends the undo windows when the panel unmounts or the page is hidden, which a phone may never show again. */
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
