/**
 * Every change of status that this folder asks for: a step with a round, publishing a phase, leaving it. A round's
 * step shows in the same frame and goes back when the server refuses; what failed is told, with who was first.
 */
import { useQueryClient } from '@tanstack/react-query'
import type { RoundMove } from '@trickline/competition/round-moves'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import { type RoundRow, roundRow } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { type StatusEntity, updateStatus } from '@trickline/contract/status-update'
import { useRef, useState } from 'react'
import { api, ApiError } from '../lib/api.ts'
import { logFailure } from '../lib/log-failure.ts'
import { useMessages } from '../lib/messages.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { serverNow } from '../lib/server-time.ts'
import { useSession } from '../lib/session.ts'
import { movedAhead } from './move-ahead.ts'

/** Rows shown ahead of the server's answer. */
type ShownAhead = { agreed: () => void; takeBack: () => void }

/** Shows rows before the server has answered, until it has agreed or refused. */
export type ChangeRounds = (rows: readonly RoundRow[]) => ShownAhead

export type StatusFailure = {
  /** What the person wanted; null: a phase. */
  move: RoundMove | null
  error: unknown
  /** After a lost race: the round as it stands now. */
  present: RoundRow | null
}

export function useStatusUpdate(competition: Pick<CompetitionDetail, 'id'>, changeRounds: ChangeRounds) {
  const words = useMessages('phases')
  const queries = useQueryClient()
  const profile = useSession()?.profile ?? null
  const turns = useRef(new Map<number, Promise<boolean>>())
  const [phaseBusy, setPhaseBusy] = useState(false)
  const [failure, setFailure] = useState<StatusFailure | null>(null)

  /**
   * Answers whether the round has moved; a refusal is in `failure`. The step shows at once, but is sent only after the
   * one before it on this round was taken: a quick "record, stop" reaches the server in that order.
   */
  const moveRound = (row: RoundRow, move: RoundMove): Promise<boolean> => {
    if (profile === null) return Promise.resolve(false)
    const ahead = changeRounds([movedAhead(row, move, profile, serverNow())])
    const before = turns.current.get(row.id) ?? Promise.resolve(true)
    const turn = before.then((wasTaken) => {
      if (wasTaken) return sendMove(row, move, ahead)
      ahead.takeBack()
      return false
    })
    turns.current.set(row.id, turn)
    void turn.finally(() => {
      if (turns.current.get(row.id) === turn) turns.current.delete(row.id)
    })
    return turn
  }

  /** Logged as well as told (screens §8). */
  const fail = (failed: StatusFailure) => {
    logFailure(words.sendFailed, failed.error)
    setFailure(failed)
  }

  const sendMove = async (row: RoundRow, move: RoundMove, ahead: ShownAhead): Promise<boolean> => {
    try {
      await send('rounds', row.id, roundStatusCodes[move.to])
      ahead.agreed()
      return true
    } catch (error) {
      ahead.takeBack()
      const present = presentRound(error)
      if (present) changeRounds([present]).agreed()
      fail({ move, error, present })
      return false
    }
  }

  const movePhase = async (ask: () => Promise<void>): Promise<boolean> => {
    setPhaseBusy(true)
    try {
      await ask()
      return true
    } catch (error) {
      fail({ move: null, error, present: null })
      return false
    } finally {
      setPhaseBusy(false)
      // The channel tells it too; a network that lets no channel through still shows what was done.
      void queries.invalidateQueries({ queryKey: queryKeys.competition(competition.id) })
    }
  }

  return {
    moveRound,
    /** `ids`: every round of the phase. */
    publishPhase: (ids: readonly number[]) =>
      movePhase(() => send('publishRounds', [...ids], roundStatusCodes.published)),
    advancePhase: (roundNumber: number) =>
      movePhase(() => send('advanceRounds', { competition_id: competition.id, round_number: roundNumber })),
    phaseBusy,
    failure,
    dismiss: () => setFailure(null),
  }
}

type PhaseId = { competition_id: number; round_number: number }

/** An answer without success is a failure too, though it says no reason (screens §8). */
async function send(
  entity: StatusEntity,
  id: number | number[] | PhaseId,
  newStatus?: number,
): Promise<void> {
  const { success } = await api(updateStatus, {
    body: { entity, id, source: 'competition', ...(newStatus !== undefined && { new_status: newStatus }) },
  })
  if (!success) throw new NoSuccess()
}

class NoSuccess extends Error {
  override readonly name = 'NoSuccess'
}

function presentRound(error: unknown): RoundRow | null {
  if (!(error instanceof ApiError)) return null
  const parsed = roundRow.safeParse(error.present?.['round'])
  return parsed.success ? parsed.data : null
}
