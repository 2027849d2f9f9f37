/** What the buttons of the queue do: ask where it cannot be undone, move the round, and open it where it is judged. */
import { useNavigate } from '@tanstack/react-router'
import { type RoundMove, roundMoves, type RoundVerb } from '@trickline/competition/round-moves'
import type { RoundRead } from '@trickline/contract/read-rows'
import { useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { executeMutation } from '@trickline/client/mutation.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { isOffline, onNetworkChange } from '@trickline/client/network.ts'
import { personName } from '@trickline/views/person-name.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { personShortOf, useSession } from '@trickline/client/session.ts'
import { type Question, useConfirm } from '@trickline/ui/confirm.tsx'
import { animateLines } from '@trickline/ui/line.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import type { QueueRow } from './queue-rows.ts'
import { claimRound } from '../rounds/mutations.ts'
import { useStatusFailure } from './status-failure.tsx'
import { moveRound } from './mutations.ts'

export type QueueSteps = ReturnType<typeof useQueueSteps>['steps']

export function useQueueSteps(competition: { id: number; name: string }) {
  const competitionId = competition.id
  const words = useMessages('phases')
  const confirm = useConfirm()
  const navigate = useNavigate()
  const profile = useSession()?.profile
  const { isDone, failure, dismiss } = useStatusFailure()
  const [history, setHistory] = useState<number | null>(null)

  const open = ({ round }: Pick<QueueRow, 'round'>) => void navigate({ to: paths.judging(round.id) })
  const moves = async (
    { round, moves: allowed }: Pick<QueueRow, 'round' | 'moves'>,
    verb: RoundVerb,
  ): Promise<boolean> => {
    const move = allowed.get(verb)
    return move !== undefined && carriesOut(round, move)
  }
  const carriesOut = async (round: RoundRead, move: RoundMove): Promise<boolean> => {
    if (!profile) return false
    const ask = { competitionId, roundId: round.id, move, by: profile, now: serverNow() }
    return isDone(executeMutation(moveRound, ask), { verb: move.verb })
  }
  /** What the server cannot be asked for is opened all the same, and claimed when it can. */
  const claims = async ({ round, moves: allowed }: Pick<QueueRow, 'round' | 'moves'>): Promise<boolean> => {
    if (!profile || !allowed.has('claim')) return false
    const { answer, ...started } = executeMutation(claimRound, {
      round,
      competition,
      by: personShortOf(profile),
    })
    return isDone({ ...started, answer: Promise.race([answer, untilLate()]) }, { verb: 'claim' })
  }
  const agreesAndMoves = async (row: QueueRow, verb: RoundVerb, question: Question): Promise<boolean> =>
    (await confirm({ ...question, kind: 'danger' })) && moves(row, verb)

  /** Stopped by mistake is set back at once; later it is in the menu. */
  const stops = async (
    row: QueueRow,
    verb: 'disqualify' | 'injure',
    asked: Omit<Question, 'kind'> & { done: string },
  ): Promise<void> => {
    const { done, ...question } = asked
    if (!(await agreesAndMoves(row, verb, question))) return
    const back = roundMoves.find((move) => move.verb === 'set-back' && move.to === row.round.status)
    toast({ text: done, ...(back && { undo: () => void carriesOut(row.round, back) }) })
  }

  return {
    failure,
    dismiss,
    /** The round whose history is looked at. */
    history,
    closeHistory: () => setHistory(null),
    steps: {
      main: async (row: Pick<QueueRow, 'round' | 'main' | 'moves'>) => {
        const { main } = row
        if (main === 'continue') open(row)
        else if (main === null || !(await (main === 'claim' ? claims(row) : moves(row, main)))) return
        else if (main === 'claim' || main === 'reopen') open(row)
        else animateLines(0.4)
      },
      open,
      openHistory: ({ round }: Pick<QueueRow, 'round'>) => setHistory(round.id),
      disqualify: (row: QueueRow) =>
        stops(row, 'disqualify', {
          title: words.disqualifyTitle(personName(row.round.user)),
          consequence: words.stopConsequence,
          action: words.disqualify,
          done: words.stopped.disqualified(personName(row.round.user)),
        }),
      injure: (row: QueueRow) =>
        stops(row, 'injure', {
          title: words.injureTitle(personName(row.round.user)),
          consequence: words.stopConsequence,
          action: words.injure,
          done: words.stopped.injured(personName(row.round.user)),
        }),
      setBack: async (row: QueueRow) => {
        if (await moves(row, 'set-back')) toast({ text: words.isSetBack(personName(row.round.user)) })
      },
      release: async (row: QueueRow) => {
        const { user, judge, status } = row.round
        const isReleased = await agreesAndMoves(row, status === 'review' ? 'cancel-edit' : 'cancel-scoring', {
          title: words.releaseTitle(personName(user)),
          consequence: words.releaseConsequence(judge ? personName(judge) : words.someone),
          action: words.release,
        })
        if (isReleased) toast({ text: words.released })
      },
    },
  }
}

/** In milliseconds. */
const lateAfterMilliseconds = 10_000

/** Resolves once the server cannot be reached, or does not answer. */
function untilLate(): Promise<void> {
  return new Promise((settled) => {
    const look = () => isOffline() && end()
    const stop = onNetworkChange(look)
    const timer = setTimeout(end, lateAfterMilliseconds)
    look()
    function end() {
      stop()
      clearTimeout(timer)
      settled()
    }
  })
}
