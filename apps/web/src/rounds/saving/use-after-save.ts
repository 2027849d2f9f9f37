/** After a judged round was saved: back to the queue, which shows it, or on to the next round (screens §12). */
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { outboxItems } from '@trickline/client/outbox.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { toast } from '@trickline/ui/toast.tsx'
import { paths } from '@trickline/views/paths.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { offlineOrLate, roundSaveKey } from '../mutations.ts'
import type { NextRound } from './next-round.ts'

export function useAfterSave(roundId: number, onLeave: () => void) {
  const navigate = useNavigate()
  const explain = useErrorText()
  const tellSaved = useTellSaved()
  const next = useRef<NextRound | null>(null)
  const isGoingOn = useRef(false)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  const goOn = async () => {
    const to = next.current
    if (!to || isGoingOn.current || isLeft.current) return
    isGoingOn.current = true
    const { claimNext } = await import('./next-round.ts')
    const mayOpen = await claimNext(to, explain)
    if (isLeft.current) return
    if (mayOpen) await navigate({ to: paths.judging(to.round.id), replace: true })
    else onLeave()
  }
  return {
    onNext: (chosen: NextRound | null) => {
      next.current = chosen
    },
    /** The save is stored on this device: without an answer of the server it goes on all the same. */
    onSent: () => {
      if (next.current) void offlineOrLate().then(() => (isRefused(roundId) ? undefined : goOn()))
    },
    onSaved: (total: number) => {
      if (next.current) void goOn()
      else {
        tellSaved(total)
        onLeave()
      }
    },
  }
}

function isRefused(roundId: number): boolean {
  return outboxItems().some(({ key, state }) => key === roundSaveKey(roundId) && state === 'failed')
}

/** A toast tells of the save where no queue does (saved-line.tsx): who came from home goes back there. */
function useTellSaved(): (total: number) => void {
  const router = useRouter()
  const words = useMessages('judging')
  const format = useFormat()
  return (total) => {
    const stop = router.subscribe('onRendered', ({ toLocation: { pathname, searchStr } }) => {
      stop()
      const isQueue =
        pathname === paths.judgingProgram || new URLSearchParams(searchStr).get('panel') === 'scoring'
      if (!isQueue) toast({ text: words.saved(format.score(total)), tone: 'good' })
    })
  }
}
