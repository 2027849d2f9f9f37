/** The steps of the judges' queue: confirms what cannot be undone, moves the round, and opens it for judging. */
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
  const common = useMessages('common')
  const competitionId = competition.id
  const words = useMessages('phases')
  const confirm = useConfirm()
  const navigate = useNavigate()
  const profile = useSession()?.profile
  const { succeeded, failure, dismiss } = useStatusFailure()
  const [history, setHistory] = useState<number | null>(null)

  const open = ({ round }: Pick<QueueRow, 'round'>) => void navigate({ to: paths.judging(round.id) })
  const moveBy = async (
    { round, moves: allowed }: Pick<QueueRow, 'round' | 'moves'>,
    verb: RoundVerb,
  ): Promise<boolean> => {
    const move = allowed.get(verb)
    return move !== undefined && executeMove(round, move)
  }
  const executeMove = async (round: RoundRead, move: RoundMove): Promise<boolean> => {
    if (!profile) return false
    const variables = { competitionId, roundId: round.id, move, by: profile, now: serverNow() }
    return succeeded(executeMutation(moveRound, variables), { verb: move.verb })
  }
  /** Claims a round. Without a network it resolves at once; the claim is sent when the network is back. */
  const claim = async ({ round, moves: allowed }: Pick<QueueRow, 'round' | 'moves'>): Promise<boolean> => {
    if (!profile || !allowed.has('claim')) return false
    const { answer, ...started } = executeMutation(claimRound, {
      round,
      competition,
      by: personShortOf(profile),
    })
    return succeeded({ ...started, answer: Promise.race([answer, offlineOrLate()]) }, { verb: 'claim' })
  }
  const confirmAndMove = async (row: QueueRow, verb: RoundVerb, question: Question): Promise<boolean> =>
    (await confirm({ ...question, kind: 'danger' })) && moveBy(row, verb)

  const stop = async (
    row: QueueRow,
    verb: 'disqualify' | 'injure',
    options: Omit<Question, 'kind'> & { done: string },
  ): Promise<void> => {
    const { done, ...question } = options
    if (!(await confirmAndMove(row, verb, question))) return
    const setBackMove = roundMoves.find((move) => move.verb === 'set-back' && move.to === row.round.status)
    toast({ text: done, ...(setBackMove && { undo: () => void executeMove(row.round, setBackMove) }) })
  }

  return {
    failure,
    dismiss,
    history,
    closeHistory: () => setHistory(null),
    steps: {
      main: async (row: Pick<QueueRow, 'round' | 'main' | 'moves'>) => {
        const { main } = row
        if (main === 'continue') open(row)
        else if (main === null || !(await (main === 'claim' ? claim(row) : moveBy(row, main)))) return
        else if (main === 'claim' || main === 'reopen') open(row)
        else animateLines(0.4)
      },
      open,
      openHistory: ({ round }: Pick<QueueRow, 'round'>) => setHistory(round.id),
      disqualify: (row: QueueRow) =>
        stop(row, 'disqualify', {
          title: words.disqualifyTitle(personName(row.round.user, common)),
          consequence: words.stopConsequence,
          action: words.disqualify,
          done: words.stopped.disqualified(personName(row.round.user, common)),
        }),
      injure: (row: QueueRow) =>
        stop(row, 'injure', {
          title: words.injureTitle(personName(row.round.user, common)),
          consequence: words.stopConsequence,
          action: words.injure,
          done: words.stopped.injured(personName(row.round.user, common)),
        }),
      setBack: async (row: QueueRow) => {
        if (await moveBy(row, 'set-back'))
          toast({ text: words.isSetBack(personName(row.round.user, common)) })
      },
      release: async (row: QueueRow) => {
        const { user, judge, status } = row.round
        const isReleased = await confirmAndMove(row, status === 'review' ? 'cancel-edit' : 'cancel-scoring', {
          title: words.releaseTitle(personName(user, common)),
          consequence: words.releaseConsequence(judge ? personName(judge, common) : words.someone),
          action: words.release,
        })
        if (isReleased) toast({ text: words.released })
      },
    },
  }
}

const lateAfterMilliseconds = 10_000

/** Resolves when the device is offline, or after 10 s. */
function offlineOrLate(): Promise<void> {
  return new Promise((settled) => {
    const endIfOffline = () => isOffline() && end()
    const stop = onNetworkChange(endIfOffline)
    const timer = setTimeout(end, lateAfterMilliseconds)
    endIfOffline()
    function end() {
      stop()
      clearTimeout(timer)
      settled()
    }
  })
}
