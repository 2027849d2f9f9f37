/** Parts of home about the person's own competition: the next step's button, and the outcome of the judged phase. */
import { planAdvance } from '@trickline/competition/advancing'
import { decideCompetition } from '@trickline/competition/competition-moves'
import type { CompetitionHeaderRead, CompetitionRead } from '@trickline/contract/read-rows'
import { Link } from '@tanstack/react-router'
import { useCompetition } from '@trickline/client/competition.ts'
import { useCompetitionLive } from '@trickline/client/competition-live.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { FlagAfterName } from '@trickline/ui/flag.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Score } from '@trickline/ui/score.tsx'
import { paths } from '@trickline/views/paths.ts'
import { firstName } from '@trickline/views/person-name.ts'
import { NameAndFlag } from '@trickline/views/people/person-name.tsx'
import { type CompetitionView, currentRounds, personIn } from '@trickline/views/phases/competition-view.ts'
import { phaseRows } from '@trickline/views/phases/phase-rows.ts'
import { useCompetitionMoves } from '../competitions/use-competition-moves.ts'
import { matchesOf } from '../phases/advance-dialog.tsx'
import { useCompetitionView } from '../phases/use-competition-view.ts'
import { usePhaseStep } from '../phases/use-phase-step.tsx'
import {
  PhaseResultFallback,
  type ResultProps,
  shownResults,
  StepButtonFallback,
  type StepProps,
} from './lazy-parts.tsx'

export function StepButton({ organized, kind }: StepProps) {
  const isPhase = organized.step === 'publish-phase' || organized.step === 'advance-phase'
  if (isPhase) return <PhaseStep organized={organized} kind={kind} />
  return <CompetitionStep organized={organized} kind={kind} />
}

function PhaseStep(props: StepProps) {
  const { data } = useCompetition(props.organized.competition.id)
  return data ? <LoadedPhaseStep competition={data} {...props} /> : <StepButtonFallback {...props} />
}

function LoadedPhaseStep({
  competition,
  organized: { step },
  kind,
}: StepProps & { competition: CompetitionRead }) {
  const words = useMessages('home')
  const { glowing } = useCompetitionLive(competition.id)
  const { button, beside } = usePhaseStep(useCompetitionView(competition, glowing))
  return (
    <>
      {button(kind, step === null ? undefined : words.stepActions[step])}
      {beside}
    </>
  )
}

function CompetitionStep({ organized: { step, competition, entries_approved: athletes }, kind }: StepProps) {
  const words = useMessages('home')
  const person = usePerson()
  const moves = useCompetitionMoves()
  if (step === null) return null
  const label = words.stepActions[step]
  const name = words.actionOn(label, competition.name)
  const mayGiveBack = !decideCompetition(person, { competition, now: serverNow() }, 'give-back').refusal
  if (step === 'complete' || (step === 'new-date' && !mayGiveBack)) {
    return (
      <Link to={paths.editCompetition(competition.id)} aria-label={name} className={buttonClass(kind)}>
        {label}
      </Link>
    )
  }
  const press = () => {
    if (step === 'start') return moves.start(competition, athletes)
    return step === 'publish' ? moves.publish(competition) : moves.chooseNewDate(competition)
  }
  return (
    <Button kind={kind} aria-label={name} busy={moves.busy} onClick={() => void press()}>
      {label}
    </Button>
  )
}

export function ApproveButton({ competition }: { competition: CompetitionHeaderRead }) {
  const words = useMessages('competitionSteps')
  const { approve, busy } = useCompetitionMoves()
  return (
    <Button kind="primary" busy={busy} onClick={() => void approve(competition)}>
      {words.approve}
    </Button>
  )
}

export function PhaseResult({ organized }: ResultProps) {
  const { data } = useCompetition(organized.competition.id)
  return data ? <Result competition={data} /> : <PhaseResultFallback organized={organized} />
}

const nothingGlows: ReadonlySet<string> = new Set()

function Result({ competition }: { competition: CompetitionRead }) {
  const view = useCompetitionView(competition, nothingGlows)
  const rounds = currentRounds(view)
  const pairs = matchesOf(rounds)
  const most = shownResults(rounds.length, pairs.length > 0)
  return pairs.length > 0 ? <Pairs view={view} most={most} /> : <Table view={view} most={most} />
}

type ListProps = { view: CompetitionView; most: number }

function Pairs({ view, most }: ListProps) {
  const common = useMessages('common')
  const { winners } = planAdvance({ ...view, competition: view }, view.current?.number ?? 0)
  const won = (id: number) => winners.some(({ roundId, isVsWinner }) => roundId === id && isVsWinner)
  return (
    <ul>
      {matchesOf(currentRounds(view))
        .slice(0, most)
        .map(({ first, second }) => {
          const [winner, loser] = won(second.id) ? [second, first] : [first, second]
          const { country } = personIn(view, winner.userId)
          return (
            <li
              key={first.id}
              className="grid min-h-9 grid-cols-[minmax(0,1fr)_3.75rem_3.75rem_minmax(0,1fr)] [&>:nth-child(n+2):nth-child(-n+3)]:text-end items-center gap-x-2 border-t border-hair last:border-b"
            >
              <span className="truncate font-semibold">
                {firstName(winner.user, common)}
                {country ? <FlagAfterName country={country} /> : null}
              </span>
              <Score value={winner.totalScore} size="small" />
              <span className="text-soft">
                <Score value={loser.totalScore} size="small" className="font-normal" />
              </span>
              <span className="truncate text-soft">{firstName(loser.user, common)}</span>
            </li>
          )
        })}
    </ul>
  )
}

function Table({ view, most }: ListProps) {
  if (view.current === null) return null
  return (
    <ol>
      {phaseRows(view, view.current)
        .slice(0, most)
        .map(({ key, rank, round, score }) => (
          <li key={key} className="flex min-h-9 items-center gap-3 border-t border-hair last:border-b">
            <span className="tabular w-6 shrink-0 text-label font-semibold text-soft">{rank ?? '—'}</span>
            <span className="min-w-0 flex-1 truncate font-semibold">
              {round ? <NameAndFlag user={round.user} /> : null}
            </span>
            <Score value={score} size="small" />
          </li>
        ))}
    </ol>
  )
}
