/**
 * What the current phase waits for, and the owner's two steps with it: publish its results, then leave it. The time
 * until the results is the same for everyone, since it is counted from the server's times (phases-and-seeding §3).
 */
import { decidePhase, type Phase, phaseIsValidated } from '@trickline/competition/phases'
import type { RoundRead } from '@trickline/contract/read'
import { useState } from 'react'
import { useNeedsNetwork } from '../lib/needs-network.ts'
import { carryOut, type Started } from '../data/verb.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useFormat } from '../lib/format.ts'
import { useMessages } from '../lib/messages.ts'
import { personName } from '../lib/person-name.ts'
import { serverNow } from '../lib/server-time.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { Countdown, useSecondsUntil } from '../ui/countdown.tsx'
import { swingLines } from '../ui/line.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import { AdvanceDialog } from './advance-dialog.tsx'
import { currentRounds, type SeenCompetition } from './as-seen.ts'
import { phaseName } from './phase-choices.ts'
import { type PhaseProgress, phaseProgress } from './phase-progress.ts'
import { isRefusal, useStatusFailure } from './status-failure.tsx'
import { advancePhase, publishPhase } from './verbs.ts'

type Props = {
  seen: SeenCompetition
  /** After an advance: the phase that has begun is shown. */
  onLeft: () => void
}

export function PhaseMoves({ seen, onLeft }: Props) {
  const words = useMessages('phases')
  const [leaving, setLeaving] = useState(false)
  const { busy, failure, publish, advance } = useOwnersSteps(seen)
  const { current, person } = seen
  const progress = phaseProgress(currentRounds(seen))
  const end = progress.countdownEnd ?? Number.NaN
  const needsNetwork = useNeedsNetwork()
  if (current === null || seen.status !== 'started') return null
  const scene = { competition: seen, rounds: seen.rounds, roundNumber: current.number }
  const isOwn = decidePhase(person, scene, 'publish').refusal !== 'not-allowed'
  const publishable = decidePhase(person, scene, 'publish').move !== undefined
  const advanceable = decidePhase(person, scene, 'advance').move !== undefined
  const next = seen.phases.find(({ number }) => number === current.number + 1)
  const advanceAndLeave = async () => {
    if (!(await advance(current))) return
    setLeaving(false)
    onLeft()
  }
  return (
    <section className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72 text-soft">
          <PhaseState key={end} seen={seen} progress={progress} end={end} isOwn={isOwn} />
        </div>
        {publishable ? (
          <Button
            kind="primary"
            whyNot={needsNetwork}
            busy={busy}
            busyText={words.publishing}
            className="max-sm:w-full"
            onClick={() => void publish(current, end)}
          >
            {words.publish}
          </Button>
        ) : null}
        {advanceable ? (
          <Button
            kind="primary"
            whyNot={needsNetwork}
            busy={busy && leaving}
            className="max-sm:w-full"
            onClick={() => setLeaving(true)}
          >
            {next ? words.advance : words.finish}
          </Button>
        ) : null}
      </div>
      {failure ? <NotSent error={failure.error} /> : null}
      <AdvanceDialog
        open={leaving && advanceable}
        seen={seen}
        phase={current}
        busy={busy}
        onClose={() => setLeaving(false)}
        onAdvance={() => void advanceAndLeave()}
      />
    </section>
  )
}

function NotSent({ error }: { error: unknown }) {
  const words = useMessages('phases')
  const explain = useErrorText()
  return (
    <Notice tone="bad">
      <p className="font-semibold">{words.sendFailed}</p>
      <p>
        {explain(error)} {isRefusal(error) ? words.nothingChanged : null}
      </p>
    </Notice>
  )
}

function useOwnersSteps(seen: SeenCompetition) {
  const words = useMessages('phases')
  const confirm = useConfirm()
  const [busy, setBusy] = useState(false)
  const { isDone, failure } = useStatusFailure()
  const { id: competitionId } = seen
  const moved = async (started: Started<unknown>, done: string): Promise<boolean> => {
    setBusy(true)
    const isAgreed = await isDone(started)
    setBusy(false)
    if (!isAgreed) return false
    swingLines()
    toast({ text: done, tone: 'good' })
    return true
  }
  return {
    busy,
    failure,
    publish: async ({ name }: Phase, countdownEnd: number) => {
      const rounds = currentRounds(seen)
      const countdownRuns = serverNow() < countdownEnd
      const agreed = await confirm({
        title: words.publishTitle(phaseName(name, words)),
        consequence: <PublishConsequence rounds={rounds} countdownRuns={countdownRuns} />,
        action: countdownRuns || !phaseIsValidated(rounds) ? words.publishAnyway : words.publish,
      })
      const ids = rounds.map(({ id }) => id)
      if (agreed)
        await moved(carryOut(publishPhase, { competitionId, ids }), words.published(phaseName(name, words)))
    },
    advance: ({ number }: Phase) => {
      const next = seen.phases.find((phase) => phase.number === number + 1)
      const done = next ? words.advanced(phaseName(next.name, words)) : words.finished
      return moved(carryOut(advancePhase, { competitionId, roundNumber: number }), done)
    },
  }
}

type ConsequenceProps = { rounds: readonly RoundRead[]; countdownRuns: boolean }

/** What publishing does, in numbers and names (screens §8). */
function PublishConsequence({ rounds, countdownRuns }: ConsequenceProps) {
  const words = useMessages('phases')
  const format = useFormat()
  const open = rounds.filter((round) => round.validatedAt === null)
  return (
    <div className="flex flex-col gap-3">
      <p>{words.publishConsequence(rounds.length)}</p>
      {open.length > 0 ? (
        <p>
          {words.notValidated(open.length)}{' '}
          <strong className="font-semibold text-ink">
            {format.list(open.map((row) => personName(row.user)))}
          </strong>
          {format.sentence('')}
        </p>
      ) : null}
      {countdownRuns ? <p>{words.countdownRuns}</p> : null}
    </div>
  )
}

type StateProps = {
  seen: SeenCompetition
  progress: PhaseProgress
  /** Of the publish countdown, epoch milliseconds; NaN while there is none. */
  end: number
  isOwn: boolean
}

/** What is missing until the next step. Keyed by `end`, so that a countdown begins with its own time. */
function PhaseState({ seen, progress, end, isOwn }: StateProps) {
  const words = useMessages('phases')
  const left = useSecondsUntil(end)
  if (progress.advanceable) return isOwn ? <ReadyToAdvance seen={seen} /> : null
  if (!progress.publishable) return <StillToJudge toJudge={progress.toJudge} />
  if (left === 0) return isOwn ? words.readyToPublish : words.publishSoon
  return (
    <span className="flex items-baseline gap-2">
      {words.publishIn}
      <Countdown until={end} form="clock" className="text-score font-bold text-ink" />
    </span>
  )
}

/** How many are named before the rest is only counted. */
const mostNamed = 4

function StillToJudge({ toJudge }: Pick<PhaseProgress, 'toJudge'>) {
  const words = useMessages('phases')
  const format = useFormat()
  const names = toJudge.map(({ user }) => personName(user))
  return (
    <p>
      {words.notPublishable(names.length)}{' '}
      {names.length > mostNamed ? null : words.stillToJudge(format.list(names))}
    </p>
  )
}

function ReadyToAdvance({ seen: { phases, current } }: Pick<StateProps, 'seen'>) {
  const words = useMessages('phases')
  const next = phases.find(({ number }) => number === (current?.number ?? 0) + 1)
  return next ? words.readyToAdvance(phaseName(next.name, words)) : words.readyToFinish
}
