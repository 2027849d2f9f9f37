/**
 * A change that can be undone for a few seconds: it shows at once and is sent when the time is over, or when the
 * person leaves the panel or the page. Whatever happens it is either sent or undone, once.
 */
import { useEffect } from 'react'
import { toast, undoMilliseconds } from '../ui/toast.tsx'

type Change = {
  /** What has been done, for the toast. */
  text: string
  send: () => void
  undo: () => void
}

const held = new Set<() => void>()

export function sendUnlessUndone({ text, send, undo }: Change): void {
  const settle = (how: () => void) => {
    if (!held.delete(sendNow)) return
    clearTimeout(timer)
    close()
    how()
  }
  const sendNow = () => settle(send)
  held.add(sendNow)
  const close = toast({ text, undo: () => settle(undo) })
  const timer = setTimeout(sendNow, undoMilliseconds)
}

/** Ends the time for undoing of everything that is held back. */
export function sendHeld(): void {
  for (const sendNow of held) sendNow()
}

/** For the panel whose changes are held back: a phone that puts the page away may never come back to it. */
export function useSendOnLeaving(): void {
  useEffect(() => {
    const sendWhenHidden = () => document.visibilityState === 'hidden' && sendHeld()
    document.addEventListener('visibilitychange', sendWhenHidden)
    addEventListener('pagehide', sendHeld)
    return () => {
      document.removeEventListener('visibilitychange', sendWhenHidden)
      removeEventListener('pagehide', sendHeld)
      sendHeld()
    }
  }, [])
}
