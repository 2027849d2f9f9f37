/** After a judged round is saved: back to where the judge came from, or on to the next round; both show it (screens §12). */
import type { RoundRead } from '@trickline/contract/read-rows'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { outboxItems } from '@trickline/client/outbox-items.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { paths } from '@trickline/views/paths.ts'
import { firstName } from '@trickline/views/person-name.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { offlineOrLate } from '../mutations.ts'
import { roundSaveKey } from '../save-keys.ts'
import { lastSaved } from './last-saved.ts'
import type { NextRound } from './next-round.ts'

export function useAfterSave(round: RoundRead, onLeave: () => void) {
  const navigate = useNavigate()
  const explain = useErrorText()
  const common = useMessages('common')
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
    /** Called when the save is stored on this device; the judge goes on even if the server has not answered. */
    onSent: () => {
      if (next.current) void offlineOrLate().then(() => (isRefused(round.id) ? undefined : goOn()))
    },
    onSaved: (total: number) => {
      const { id: roundId, competition_id: competitionId, user } = round
      if (competitionId !== null)
        lastSaved.set({ roundId, competitionId, of: firstName(user, common), total })
      if (next.current) void goOn()
      else onLeave()
    },
  }
}

function isRefused(roundId: number): boolean {
  return outboxItems().some(({ key, state }) => key === roundSaveKey(roundId) && state === 'failed')
}
