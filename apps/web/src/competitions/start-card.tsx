/** For the owner before the start: the next step, and what is still missing (statuses-and-moves §3). */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { decideCompetition } from '@trickline/competition/competition-moves'
import { type OrganizerStep, organizerStep } from '@trickline/competition/organizer-step'
import { startProblems } from '@trickline/competition/start'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Badge } from '@trickline/ui/badge.tsx'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { useSecondsUntil } from '@trickline/ui/countdown.tsx'
import { paths } from '@trickline/views/paths.ts'
import { NextCard } from '../lib/next-card.tsx'
import { ReturnReason } from './return-reason.tsx'
import { countOpenLines, StartChecklist } from './start-checklist.tsx'
import { useCompetitionMoves } from './use-competition-moves.ts'

type Props = {
  competition: CompetitionRead
  /** Without a step of the owner it is one line, which opens: another part of the competition was chosen. */
  isFolded: boolean
}

export function StartCard({ competition, isFolded }: Props) {
  const words = useMessages('competitionSteps')
  const person = usePerson()
  // renders again when the start date is reached
  useSecondsUntil(competition.dateStart ?? Number.NaN)
  const { entries } = competition
  const problems = startProblems(competition, entries, serverNow())
  const step = organizerStep(person, { competition, entries, rounds: [], now: serverNow() })
  if (isFolded && step === null) {
    return (
      <Collapsible
        title={<h2 className="text-lead font-semibold">{words.beforeStart}</h2>}
        end={<Badge>{words.toDo(countOpenLines(competition, problems))}</Badge>}
      >
        <StartChecklist competition={competition} problems={problems} />
      </Collapsible>
    )
  }
  return (
    <NextCard
      title={step === 'start' ? words.readyToStart : words.beforeStart}
      actions={<StepButton competition={competition} step={step} />}
    >
      <ReturnReason reason={competition.return_reason} />
      <StartChecklist competition={competition} problems={problems} />
    </NextCard>
  )
}

type StepProps = { competition: CompetitionRead; step: OrganizerStep | null }

function StepButton({ competition, step }: StepProps): ReactNode {
  const words = useMessages('competitionSteps')
  const person = usePerson()
  const moves = useCompetitionMoves()
  const athletes = competition.entries.filter(
    ({ role, status }) => role === 'athlete' && status === 'approved',
  ).length
  const mayGiveBack = !decideCompetition(person, { competition, now: serverNow() }, 'give-back').refusal
  if (step === 'complete' || (step === 'new-date' && !mayGiveBack)) {
    return (
      <Link to={paths.editCompetition(competition.id)} className={buttonClass('primary')}>
        {step === 'complete' ? words.finishForm : words.newDate}
      </Link>
    )
  }
  if (step === 'start') {
    return (
      <Button
        kind="primary"
        busy={moves.busy}
        busyText={words.starting}
        onClick={() => void moves.start(competition, athletes)}
      >
        {words.start}
      </Button>
    )
  }
  if (step !== 'publish' && step !== 'new-date') return null
  return (
    <Button
      kind="primary"
      busy={moves.busy}
      onClick={() =>
        void (step === 'publish' ? moves.publish(competition) : moves.chooseNewDate(competition))
      }
    >
      {step === 'publish' ? words.publish : words.newDate}
    </Button>
  )
}
