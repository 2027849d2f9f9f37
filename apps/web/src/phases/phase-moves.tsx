/** What the current phase waits for; the owner publishes, then advances. Countdown in server time (phases-and-seeding §3). */
import { useQueryClient } from '@tanstack/react-query'
import {
  decidePhase,
  type Phase,
  phaseIsValidated,
  type PhaseVerb,
  phaseVerbIsDone,
  publishCountdownUntilKnown,
} from '@trickline/competition/phases'
import type { CompetitionRead, RoundRead } from '@trickline/contract/read-rows'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOfflineReason } from '../lib/offline-reason.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { useAction } from '../lib/use-action.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { serverNow, useIsServerTimeKnown } from '@trickline/client/server-time.ts'
import { Button } from '@trickline/ui/button.tsx'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { Countdown, useSecondsUntil } from '@trickline/ui/countdown.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { AdvanceDialog } from './advance-dialog.tsx'
import { type CompetitionView, currentRounds } from '@trickline/views/phases/competition-view.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { type PhaseProgress, phaseProgress } from './phase-progress.ts'
import { isRefusal } from './status-failure.tsx'
import { advancePhase, publishPhase } from './mutations.ts'

type Props = {
  view: CompetitionView
  isShown: boolean
  onAdvanced: () => void
}

export function PhaseMoves({ view, isShown, onAdvanced }: Props) {
  const words = useMessages('phases')
  const { busy, failure, asked, ask, publish, advance } = useOwnerSteps(view)
  const { current, person } = view
  const progress = phaseProgress(currentRounds(view))
  const end = progress.countdownEnd ?? Number.NaN
  const isTimeKnown = useIsServerTimeKnown()
  const needsNetwork = useOfflineReason()
  if (!isShown || current === null || view.status !== 'started') return null
  const context = { competition: view, rounds: view.rounds, roundNumber: current.number }
  const isOwn = decidePhase(person, context, 'publish').refusal !== 'not-allowed'
  const publishable = decidePhase(person, context, 'publish').move !== undefined
  const advanceable = decidePhase(person, context, 'advance').move !== undefined
  const isDialogOpen = asked?.verb === 'advance' && asked.roundNumber === current.number
  const next = view.phases.find(({ number }) => number === current.number + 1)
  const advanceAndLeave = async () => {
    if (await advance(current)) onAdvanced()
  }
  return (
    <section className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72 text-soft">
          <PhaseState key={`${end} ${isTimeKnown}`} {...{ view, progress, end, isTimeKnown, isOwn }} />
        </div>
        {publishable ? (
          <Button
            kind="primary"
            disabledReason={needsNetwork}
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
            disabledReason={needsNetwork}
            busy={busy && isDialogOpen}
            className="max-sm:w-full"
            onClick={() => ask({ verb: 'advance', roundNumber: current.number })}
          >
            {next ? words.advance : words.finish}
          </Button>
        ) : null}
      </div>
      {failure ? <NotSent error={failure.error} /> : null}
      <AdvanceDialog
        open={isDialogOpen && advanceable}
        view={view}
        phase={current}
        busy={busy}
        onClose={() => ask(null)}
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

type Step = { verb: PhaseVerb; roundNumber: number }

/** `asked`: the step whose dialog is open. */
function useOwnerSteps(view: CompetitionView) {
  const words = useMessages('phases')
  const confirm = useConfirm()
  const queries = useQueryClient()
  const { run, busy } = useAction()
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const [asked, ask] = useState<Step | null>(null)
  const doneText = useDoneText(view.phases)
  const question = useRef<AbortController>(undefined)
  const tellDoneElsewhere = (step: Step) => {
    question.current?.abort()
    toast({ text: doneText(step, true), tone: 'good' })
  }
  useDoneElsewhere(busy ? null : asked, view, tellDoneElsewhere)

  const competitionId = view.id
  const queryKey = queryKeys.competition(competitionId)
  /** Whether it was taken elsewhere, as far as this device knows. */
  const wasDoneElsewhere = (step: Step): boolean => {
    if (!isDone(step, queries.getQueryData<CompetitionRead>(queryKey) ?? view)) return false
    ask(null)
    tellDoneElsewhere(step)
    return true
  }
  const told = (step: Step) => ({
    done: () => {
      ask(null)
      setFailure(null)
      return doneText(step, false)
    },
    swing: 1,
    log: words.sendFailed,
    refused: async (error: unknown) => {
      if (isRefusal(error)) await queries.invalidateQueries({ queryKey, exact: true })
      if (!isRefusal(error) || !wasDoneElsewhere(step)) setFailure({ error })
      return null
    },
  })
  const publish = async (phase: Phase, countdownEnd: number) => {
    const step: Step = { verb: 'publish', roundNumber: phase.number }
    const rounds = currentRounds(view)
    question.current = new AbortController()
    ask(step)
    const countdownRuns = serverNow() < countdownEnd
    const confirmed = await confirm({
      title: words.publishTitle(phaseName(phase.name, words)),
      consequence: <PublishConsequence rounds={rounds} countdownRuns={countdownRuns} />,
      action: countdownRuns || !phaseIsValidated(rounds) ? words.publishAnyway : words.publish,
      signal: question.current.signal,
    })
    ask(null)
    if (!confirmed || wasDoneElsewhere(step)) return
    await run(publishPhase, { competitionId, ids: rounds.map(({ id }) => id) }, told(step))
  }
  const advance = async ({ number: roundNumber }: Phase): Promise<boolean> => {
    const step: Step = { verb: 'advance', roundNumber }
    return !wasDoneElsewhere(step) && run(advancePhase, { competitionId, roundNumber }, told(step))
  }
  return { busy, failure, asked, ask, publish, advance }
}

/** When the asked step is taken elsewhere its dialog closes, and that is said. */
function useDoneElsewhere(asked: Step | null, competition: CompetitionRead, onDone: (step: Step) => void) {
  const isDoneElsewhere = asked !== null && isDone(asked, competition)
  const tell = useEffectEvent(() => asked && onDone(asked))
  useEffect(() => {
    if (isDoneElsewhere) tell()
  }, [isDoneElsewhere])
}

function isDone(step: Step, competition: CompetitionRead): boolean {
  return phaseVerbIsDone(competition, competition.rounds, step)
}

function useDoneText(phases: CompetitionView['phases']): (step: Step, isElsewhere: boolean) => string {
  const words = useMessages('phases')
  return ({ verb, roundNumber }, isElsewhere) => {
    const about = phases.find(({ number }) => number === roundNumber + (verb === 'advance' ? 1 : 0))
    if (!about) return isElsewhere ? words.finishedElsewhere : words.finished
    const name = phaseName(about.name, words)
    if (verb === 'publish') return isElsewhere ? words.publishedElsewhere(name) : words.published(name)
    return isElsewhere ? words.advancedElsewhere(name) : words.advanced(name)
  }
}

type ConsequenceProps = { rounds: readonly RoundRead[]; countdownRuns: boolean }

/** The consequence of publishing, in numbers and names (screens §8). */
function PublishConsequence({ rounds, countdownRuns }: ConsequenceProps) {
  const common = useMessages('common')
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
            {format.list(open.map((row) => personName(row.user, common)))}
          </strong>
          {format.sentence('')}
        </p>
      ) : null}
      {countdownRuns ? <p>{words.countdownRuns}</p> : null}
    </div>
  )
}

type StateProps = {
  view: CompetitionView
  progress: PhaseProgress
  /** End of the publish countdown, epoch milliseconds; NaN: no countdown. */
  end: number
  isTimeKnown: boolean
  isOwn: boolean
}

/** What is missing for the next step. Its key has `end` and `isTimeKnown`, so that each countdown restarts. */
function PhaseState({ view, progress, end, isTimeKnown, isOwn }: StateProps) {
  const words = useMessages('phases')
  const left = useSecondsUntil(end)
  if (progress.advanceable) return isOwn ? <ReadyToAdvance view={view} /> : null
  if (!progress.publishable) return <StillToJudge toJudge={progress.toJudge} />
  if (left === 0 && isTimeKnown) return isOwn ? words.readyToPublish : words.publishSoon
  return (
    <span className="flex items-baseline gap-2">
      {words.publishIn}
      <Countdown
        until={end}
        form="clock"
        untilKnown={publishCountdownUntilKnown}
        className="text-score font-bold text-ink"
      />
    </span>
  )
}

const longestNameList = 4

function StillToJudge({ toJudge }: Pick<PhaseProgress, 'toJudge'>) {
  const common = useMessages('common')
  const words = useMessages('phases')
  const format = useFormat()
  const names = toJudge.map(({ user }) => personName(user, common))
  return (
    <p>
      {words.notPublishable(names.length)}{' '}
      {names.length > longestNameList ? null : words.stillToJudge(format.list(names))}
    </p>
  )
}

function ReadyToAdvance({ view: { phases, current } }: Pick<StateProps, 'view'>) {
  const words = useMessages('phases')
  const next = phases.find(({ number }) => number === (current?.number ?? 0) + 1)
  return next ? words.readyToAdvance(phaseName(next.name, words)) : words.readyToFinish
}
