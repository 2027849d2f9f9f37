/** The owner's step with the current phase: publish, then advance, each after a question (phases-and-seeding §3, §4). */
import { useQueryClient } from '@tanstack/react-query'
import { inquiriesWait, type InquiryWait } from '@trickline/competition/inquiries'
import {
  type Phase,
  phaseIsValidated,
  type PhaseVerb,
  phaseVerbIsDone,
  publishCountdownEnd,
} from '@trickline/competition/phases'
import type { CompetitionRead, RoundRead } from '@trickline/contract/read-rows'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOfflineReason } from '../lib/offline-reason.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { useAction } from '../lib/use-action.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { Button, type ButtonKind } from '@trickline/ui/button.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { useSecondsUntil } from '@trickline/ui/countdown.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { type CompetitionView, currentRounds } from '@trickline/views/phases/competition-view.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { phaseStepOf } from './phase-step-of.ts'
import { isRefusal } from './status-failure.tsx'
import { advancePhase, publishPhase } from './mutations.ts'

const AdvanceDialog = lazyComponent(async () => (await import('./advance-dialog.tsx')).AdvanceDialog, {
  when: ({ open }) => open,
})

/** `beside`: the step's question and failures; render it even without a step, as another window may take the step. */
export function usePhaseStep(view: CompetitionView, onAdvanced?: () => void) {
  const words = useMessages('phaseSteps')
  const { busy, failure, asked, ask, publish, advance } = useOwnerSteps(view)
  const needsNetwork = useOfflineReason()
  const wait = useInquiriesWait(view)
  const { current } = view
  const step = phaseStepOf(view)
  const waits = step === 'advance' ? wait : null
  const isDialogOpen = asked?.verb === 'advance' && asked.roundNumber === current?.number
  const hasNext = view.phases.some(({ number }) => number > (current?.number ?? 0))
  const press = (phase: Phase) =>
    step === 'publish'
      ? publish(phase, publishCountdownEnd(currentRounds(view)) ?? Number.NaN)
      : ask({ verb: 'advance', roundNumber: phase.number })
  const advanceAndLeave = async (phase: Phase) => {
    if (await advance(phase)) onAdvanced?.()
  }
  /** `label`: a short text for places that already name the phase. */
  const button = (kind: ButtonKind, label?: string) =>
    step && current ? (
      <Button
        kind={kind}
        disabledReason={waits === null ? needsNetwork : words.whyNotAdvance[waits]}
        busy={busy && (step === 'publish' || isDialogOpen)}
        busyText={step === 'publish' ? words.publishing : words.advancing}
        onClick={() => void press(current)}
      >
        {label ?? (step === 'publish' ? words.publish : hasNext ? words.advance : words.finish)}
      </Button>
    ) : null
  const beside = (
    <>
      {failure ? <NotSent error={failure.error} /> : null}
      {current ? (
        <AdvanceDialog
          open={isDialogOpen && step === 'advance'}
          view={view}
          phase={current}
          busy={busy}
          onClose={() => ask(null)}
          onAdvance={() => void advanceAndLeave(current)}
        />
      ) : null}
    </>
  )
  return { step, waits, button, beside }
}

function useInquiriesWait(view: CompetitionView): InquiryWait | null {
  useSecondsUntil(view.inquiriesUntil ?? Number.NaN)
  return inquiriesWait(view, serverNow())
}

function NotSent({ error }: { error: unknown }) {
  const words = useMessages('phaseSteps')
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
  const words = useMessages('phaseSteps')
  const phases = useMessages('phases')
  const confirm = useConfirm()
  const queries = useQueryClient()
  const { run, busy } = useAction()
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const [asked, ask] = useState<Step | null>(null)
  const doneText = useDoneText(view)
  const question = useRef<AbortController>(undefined)
  const tellDoneElsewhere = (step: Step) => {
    question.current?.abort()
    toast({ text: doneText(step, true), tone: 'good' })
  }
  useDoneElsewhere(busy ? null : asked, view, tellDoneElsewhere)

  const queryKey = queryKeys.competition(view.id)
  /** Whether the step was taken elsewhere, as far as this device knows. */
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
      title: words.publishTitle(phaseName(phase.name, phases)),
      consequence: <PublishConsequence rounds={rounds} countdownRuns={countdownRuns} />,
      action: countdownRuns || !phaseIsValidated(rounds) ? words.publishAnyway : words.publish,
      signal: question.current.signal,
    })
    ask(null)
    if (!confirmed || wasDoneElsewhere(step)) return
    await run(publishPhase, { competitionId: view.id, ids: rounds.map(({ id }) => id) }, told(step))
  }
  const advance = async ({ number: roundNumber }: Phase): Promise<boolean> => {
    const step: Step = { verb: 'advance', roundNumber }
    return !wasDoneElsewhere(step) && run(advancePhase, { competitionId: view.id, roundNumber }, told(step))
  }
  return { busy, failure, asked, ask, publish, advance }
}

/** When the step being asked about is taken elsewhere, closes its dialog and says so. */
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

function useDoneText(view: CompetitionView): (step: Step, isElsewhere: boolean) => string {
  const words = useMessages('phaseSteps')
  const phases = useMessages('phases')
  return ({ verb, roundNumber }, isElsewhere) => {
    const about = view.phases.find(({ number }) => number === roundNumber + (verb === 'advance' ? 1 : 0))
    if (!about) return isElsewhere ? words.finishedElsewhere : words.finished
    const name = phaseName(about.name, phases)
    if (verb === 'publish') return isElsewhere ? words.publishedElsewhere(name) : words.published(name)
    return isElsewhere ? words.advancedElsewhere(name) : words.advanced(name)
  }
}

type ConsequenceProps = { rounds: readonly RoundRead[]; countdownRuns: boolean }

/** The consequence of publishing, in numbers and names (screens §8). */
function PublishConsequence({ rounds, countdownRuns }: ConsequenceProps) {
  const common = useMessages('common')
  const words = useMessages('phaseSteps')
  const open = rounds.filter((round) => round.validatedAt === null)
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold text-ink">{words.publishConsequence(rounds.length)}</p>
      {open.length > 0 ? (
        <div>
          <p>{words.notValidated(open.length)}</p>
          <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-x-4">
            {open.map(({ id, user }) => (
              <li key={id} className="border-t border-hair py-1.5 text-ink">
                {personName(user, common)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {countdownRuns ? <p>{words.countdownRuns}</p> : null}
    </div>
  )
}
