/** The steps of the judges' queue: confirms what cannot be undone, moves the round, and opens it for judging. */
import { useNavigate } from '@tanstack/react-router'
import { type RoundMove, roundMoves, type RoundVerb } from '@trickline/competition/round-moves'
import type { RoundRead } from '@trickline/contract/read-rows'
import { useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { type ActionOptions, useAction } from '../lib/use-action.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { personShortOf, useSession } from '@trickline/client/session.ts'
import type { QueueRow } from './queue-rows.ts'
import { claimRound, offlineOrLate } from '../rounds/mutations.ts'
import type { StatusFailure } from './status-failure.tsx'
import { moveRound } from './mutations.ts'

export type QueueSteps = ReturnType<typeof useQueueSteps>['steps']

type Competition = { id: number; name: string }
type Row = Pick<QueueRow, 'round' | 'moves'>
type Told = Pick<ActionOptions<unknown>, 'question' | 'done' | 'swing'>

export function useQueueSteps(competition: Competition) {
  const common = useMessages('common')
  const words = useMessages('phaseSteps')
  const navigate = useNavigate()
  const { move, claim, failure, dismiss } = useRoundMoves(competition)
  const releaseTexts = useReleaseTexts()
  const { openDialog, ...dialogs } = useDialogs()

  const moveBy = ({ round, moves }: Row, verb: RoundVerb, told?: Told) => move(round, moves.get(verb), told)
  const open = ({ round }: Pick<QueueRow, 'round'>) => void navigate({ to: paths.judging(round.id) })
  const stop = (row: QueueRow, verb: 'disqualify' | 'injure') => {
    const name = personName(row.round.user, common)
    const isInjury = verb === 'injure'
    const setBack = roundMoves.find((each) => each.verb === 'set-back' && each.to === row.round.status)
    return moveBy(row, verb, {
      question: {
        title: isInjury ? words.injureTitle(name) : words.disqualifyTitle(name),
        consequence: words.stopConsequence,
        action: words[verb],
        kind: 'danger',
      },
      done: {
        text: isInjury ? words.stopped.injured(name) : words.stopped.disqualified(name),
        ...(setBack && { undo: () => void move(row.round, setBack) }),
      },
    })
  }
  const main = async (row: Pick<QueueRow, 'round' | 'main' | 'moves'>) => {
    const verb = row.main
    if (verb === 'continue' || verb === 'decide') open(row)
    else if (verb === 'claim' || verb === 'reopen') {
      const isClaimed = await (verb === 'claim' ? claim(row) : moveBy(row, verb))
      if (isClaimed) open(row)
    } else if (verb !== null) await moveBy(row, verb, { swing: 0.4 })
  }
  return {
    failure,
    dismiss,
    dialogs,
    steps: {
      main,
      open,
      letOneBeEnough: ({ round }: Pick<QueueRow, 'round'>) => openDialog('one-is-enough', round),
      openHistory: ({ round }: Pick<QueueRow, 'round'>) => openDialog('history', round),
      disqualify: (row: QueueRow) => stop(row, 'disqualify'),
      injure: (row: QueueRow) => stop(row, 'injure'),
      setBack: (row: QueueRow) =>
        moveBy(row, 'set-back', { done: { text: words.isSetBack(personName(row.round.user, common)) } }),
      release: (row: QueueRow) =>
        moveBy(
          row,
          row.round.status === 'review' ? 'cancel-edit' : 'cancel-scoring',
          releaseTexts(row.round),
        ),
    },
  }
}

function useDialogs() {
  const [shown, setShown] = useState<{ what: 'history' | 'one-is-enough'; round: RoundRead } | null>(null)
  return {
    openDialog: (what: 'history' | 'one-is-enough', round: RoundRead) => setShown({ what, round }),
    close: () => setShown(null),
    history: shown?.what === 'history' ? shown.round.id : null,
    /** The round for which a single ballot is to be accepted. */
    oneOf: shown?.what === 'one-is-enough' ? shown.round : null,
  }
}

function useReleaseTexts(): (round: RoundRead) => Told {
  const common = useMessages('common')
  const words = useMessages('phaseSteps')
  return ({ user, judge }) => ({
    question: {
      title: words.releaseTitle(personName(user, common)),
      consequence: words.releaseConsequence(judge ? personName(judge, common) : words.someone),
      action: words.release,
      kind: 'danger',
    },
    done: { text: words.released },
  })
}

/** `failure`: the last refusal, which the screen shows in a dialog (screens §8). */
function useRoundMoves(competition: Competition) {
  const words = useMessages('phaseSteps')
  const profile = useSession()?.profile
  const { run } = useAction()
  const [failure, setFailure] = useState<StatusFailure | null>(null)
  const shown = (verb: RoundVerb) => ({
    log: words.sendFailed,
    refused: (error: unknown) => {
      setFailure({ error, verb })
      return null
    },
  })
  return {
    failure,
    dismiss: () => setFailure(null),
    move: async (round: RoundRead, by: RoundMove | undefined, told?: Told): Promise<boolean> => {
      if (!profile || !by) return false
      const where = { competitionId: competition.id, roundId: round.id }
      const variables = { ...where, move: by, by: profile, now: serverNow() }
      return run(moveRound, variables, { ...told, ...shown(by.verb) })
    },
    /** Without a network it resolves at once, and the claim is sent when the network is back. */
    claim: async ({ round, moves }: Row): Promise<boolean> => {
      if (!profile || !moves.has('claim')) return false
      const claimed = run(claimRound, { round, competition, by: personShortOf(profile) }, shown('claim'))
      return Promise.race([claimed, offlineOrLate()])
    },
  }
}
