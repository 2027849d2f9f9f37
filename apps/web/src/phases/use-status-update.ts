/**
 * Every change of status that this folder asks for: a step with a round, publishing a phase, leaving it. What failed is
 * told, with who was first.
 */
import { type CompetitionRead, readRound, type RoundRead } from '@trickline/contract/read'
import type { RoundMove } from '@trickline/competition/round-moves'
import { roundRow } from '@trickline/contract/rounds'
import { useState } from 'react'
import { CalledOff } from '../data/outbox.ts'
import { carryOut, type Started } from '../data/verb.ts'
import { ApiError } from '../lib/api.ts'
import { logFailure } from '../lib/log-failure.ts'
import { useMessages } from '../lib/messages.ts'
import { serverNow } from '../lib/server-time.ts'
import { useSession } from '../lib/session.ts'
import * as verbs from './verbs.ts'

export type StatusFailure = {
  /** What the person wanted; null: a phase. */
  move: RoundMove | null
  error: unknown
  /** After a lost race: the round as it stands now. */
  present: RoundRead | null
}

export function useStatusUpdate({ id: competitionId }: Pick<CompetitionRead, 'id'>) {
  const words = useMessages('phases')
  const profile = useSession()?.profile ?? null
  const [phaseBusy, setPhaseBusy] = useState(false)
  const [failure, setFailure] = useState<StatusFailure | null>(null)

  /** Answers whether it was done; a refusal is in `failure`, logged as well as told (screens §8). */
  const told = (move: RoundMove | null, { answer }: Started<unknown>): Promise<boolean> =>
    answer.then(
      () => true,
      (error: unknown) => {
        if (error instanceof CalledOff) return false
        logFailure(words.sendFailed, error)
        setFailure({ move, error, present: presentRound(error) })
        return false
      },
    )
  const movePhase = async (begun: Started<unknown>): Promise<boolean> => {
    setPhaseBusy(true)
    const isDone = await told(null, begun)
    setPhaseBusy(false)
    return isDone
  }
  return {
    moveRound: async ({ id: roundId }: RoundRead, move: RoundMove): Promise<boolean> =>
      profile !== null &&
      told(move, carryOut(verbs.moveRound, { competitionId, roundId, move, by: profile, now: serverNow() })),
    /** `ids`: every round of the phase. */
    publishPhase: (ids: readonly number[]) => movePhase(carryOut(verbs.publishPhase, { competitionId, ids })),
    advancePhase: (roundNumber: number) =>
      movePhase(carryOut(verbs.advancePhase, { competitionId, roundNumber })),
    phaseBusy,
    failure,
    dismiss: () => setFailure(null),
  }
}

function presentRound(error: unknown): RoundRead | null {
  if (!(error instanceof ApiError)) return null
  const parsed = roundRow.safeParse(error.present?.['round'])
  return parsed.success ? readRound(parsed.data) : null
}
