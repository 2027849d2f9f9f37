/** Says, next to the finger, why a tap entered nothing. It blocks no taps. */
import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { heldBackTap } from '../lib/double-tap-guard.ts'

const shownMilliseconds = 2500

export function HeldBackNote() {
  const words = useMessages('judging')
  const tap = useSelector(heldBackTap)
  useEffect(() => {
    if (!tap) return undefined
    const timer = setTimeout(() => heldBackTap.set(null), shownMilliseconds)
    return () => clearTimeout(timer)
  }, [tap])
  return (
    <output
      className="pointer-events-none fixed z-40 max-w-48 -translate-x-1/2 -translate-y-full rounded-control bg-ink px-3 py-2 text-center text-label font-semibold text-paper shadow-lift empty:hidden"
      style={tap ? { left: `clamp(6.5rem, ${tap.x}px, 100vw - 6.5rem)`, top: Math.max(48, tap.y - 28) } : {}}
    >
      {tap ? (tap.why ?? words.heldBack) : null}
    </output>
  )
}
