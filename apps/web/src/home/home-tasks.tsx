/** What waits for the person: the next task as a card, the others as rows, each done with one tap (screens §19). */
import { Link } from '@tanstack/react-router'
import type { Role } from '@trickline/competition/model'
import type {
  CompetitionHeaderRead,
  HomeRead,
  HomeTasksRead,
  OrganizedRead,
  TrainingRead,
} from '@trickline/contract/read-rows'
import { type ReactNode, useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { NameAndFlag } from '@trickline/views/people/person-name.tsx'
import { serverNow } from '@trickline/client/server-time.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Badge } from '@trickline/ui/badge.tsx'
import { Button, buttonClass, type ButtonKind } from '@trickline/ui/button.tsx'
import { useGlow } from '@trickline/ui/glow.ts'
import { ApproveButton, InvitationAnswers, JudgeNow, PhaseResult, StepButton } from './lazy-parts.tsx'
import { StartDay, Task } from './task.tsx'

export type HomeTask = {
  key: string
  kind: Kind
  /** Shown once above the rows that share it. */
  heading?: string | undefined
  show: (isNext: boolean) => ReactNode
}

type Kind = keyof HomeTasksRead | 'organized' | 'drafts'

/** By urgency, with the role of each; those of the chosen mode come first. */
const kinds: readonly (readonly [Kind, Role])[] = [
  ['rounds_to_judge', 'judge'],
  ['organized', 'organizer'],
  ['rounds_to_review', 'athlete'],
  ['invitations', 'athlete'],
  ['entries_to_approve', 'organizer'],
  ['competitions_to_approve', 'supervisor'],
  ['role_requests', 'admin'],
  ['drafts', 'organizer'],
]

export function tasksOf(home: HomeRead, mode: Role | null): HomeTask[] {
  return kinds
    .toSorted(([, a], [, b]) => Number(b === mode) - Number(a === mode))
    .flatMap(([kind]) =>
      tasksOfKind[kind](home).map(({ key, ...task }) => ({ ...task, key: `${kind} ${key}`, kind })),
    )
}

const shownOfKind = 3

export function AlsoWaiting({ tasks }: { tasks: readonly HomeTask[] }) {
  const words = useMessages('home')
  const format = useFormat()
  const [showsAll, setShowsAll] = useState(false)
  const glowing = useGlow(tasks.length)
  const first = tasks.filter(
    ({ kind }, place) => tasks.slice(0, place).filter((other) => other.kind === kind).length < shownOfKind,
  )
  // a button that reveals one row takes as much room as the row
  const hides = first.length + 1 < tasks.length
  const shown = hides && !showsAll ? first : tasks
  return (
    <section aria-labelledby="waiting" className={glowing}>
      <div className="flex items-center justify-between gap-3 border-b border-hair pb-1.5">
        <h2 id="waiting" className="text-lead font-semibold">
          {words.also}
        </h2>
        <Badge>{format.number(tasks.length)}</Badge>
      </div>
      <ul>
        {shown.map(({ key, heading, show }, place) => (
          <li key={key}>
            {heading && heading !== shown[place - 1]?.heading ? (
              <p className="border-b border-hair pt-3 pb-1 text-label font-semibold text-soft">{heading}</p>
            ) : null}
            {show(false)}
          </li>
        ))}
      </ul>
      {hides ? (
        <Button className="mt-3 w-full" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? words.showFew : words.showAll(tasks.length)}
        </Button>
      ) : null}
    </section>
  )
}

type KeyedTask = Pick<HomeTask, 'heading' | 'show'> & { key: number }

const draftSteps = ['publish', 'new-date', 'complete'] as const

const tasksOfKind: Record<Kind, (home: HomeRead) => KeyedTask[]> = {
  rounds_to_judge: ({ waiting }) =>
    waiting.rounds_to_judge.map((round) => ({
      key: round.id,
      heading: round.competition?.name,
      show: (isNext) => <ToJudge round={round} isNext={isNext} />,
    })),
  rounds_to_review: ({ waiting }) =>
    waiting.rounds_to_review.map((round) => ({
      key: round.id,
      show: (isNext) => <ToReview round={round} isNext={isNext} />,
    })),
  invitations: ({ waiting }) =>
    waiting.invitations.map((invitation) => ({
      key: invitation.entryId,
      show: (isNext) => <ToAnswer invitation={invitation} isNext={isNext} />,
    })),
  entries_to_approve: ({ waiting, organized }) =>
    waiting.entries_to_approve.map((entries) => ({
      key: entries.competition.id,
      show: (isNext) => (
        <EntriesToApprove
          {...entries}
          header={organized.find(({ competition }) => competition.id === entries.competition.id)?.competition}
          isNext={isNext}
        />
      ),
    })),
  competitions_to_approve: ({ waiting }) =>
    waiting.competitions_to_approve.map((competition) => ({
      key: competition.id,
      show: (isNext) => <CompetitionToApprove competition={competition} isNext={isNext} />,
    })),
  role_requests: ({ waiting: { role_requests: count } }) =>
    count === 0 ? [] : [{ key: 0, show: (isNext) => <RoleRequests count={count} isNext={isNext} /> }],
  organized: ({ organized }) =>
    stepsOf(organized.filter(({ step }) => step !== null && !draftSteps.some((draft) => draft === step))),
  drafts: ({ organized }) =>
    stepsOf(draftSteps.flatMap((draft) => organized.filter(({ step }) => step === draft))),
}

function stepsOf(organized: readonly OrganizedRead[]): KeyedTask[] {
  return organized.map((each) => ({
    key: each.competition.id,
    show: (isNext) => <OrganizerStep organized={each} isNext={isNext} />,
  }))
}

function ToJudge({ round, isNext }: { round: TrainingRead; isNext: boolean }) {
  const words = useMessages('home').phase
  const { user, competition, vsGroup } = round
  const phase = usePhase(round)
  return (
    <Task
      isNext={isNext}
      picture={<Avatar name={user.name} surname={user.surname} src={user.img_path} />}
      name={<NameAndFlag user={user} />}
      tone="waiting"
      mark={phase ?? ''}
      details={[competition?.name, phase, vsGroup ? words.group(vsGroup) : null]}
      action={competition ? <JudgeNow round={round} competition={competition} isNext={isNext} /> : null}
      second={
        competition ? (
          <LookFirst id={competition.id} name={competition.name} search={{ panel: 'scoring' }} />
        ) : null
      }
    />
  )
}

function ToReview({ round, isNext }: { round: TrainingRead; isNext: boolean }) {
  const words = useMessages('home')
  const phases = words.phase
  const format = useFormat()
  const name = round.competition?.name ?? ''
  const since = round.completedAt
  return (
    <Task
      isNext={isNext}
      name={name}
      tone="waiting"
      mark={words.checkRound}
      title={words.checkRound}
      details={[
        name,
        usePhase(round),
        since === null ? null : format.joined(phases.judged, format.relative(since, serverNow())),
      ]}
      action={
        <Link
          to={paths.judging(round.id)}
          aria-label={words.reviewOf(name)}
          className={buttonClass(kindOf(isNext))}
        >
          {words.review}
        </Link>
      }
    />
  )
}

type InvitationProps = { invitation: HomeTasksRead['invitations'][number]; isNext: boolean }

function ToAnswer({ invitation, isNext }: InvitationProps) {
  const words = useMessages('home')
  const { role, competition } = invitation
  return (
    <Task
      isNext={isNext}
      picture={<StartDay competition={competition} />}
      name={competition.name}
      tone="waiting"
      mark={words.invited[role]}
      title={words.invited[role]}
      details={[competition.name, useStart(competition), competition.competitions_info.location]}
      action={<InvitationAnswers invitation={invitation} isShort={!isNext} />}
    />
  )
}

type EntriesProps = HomeTasksRead['entries_to_approve'][number] & {
  header: CompetitionHeaderRead | undefined
  isNext: boolean
}

function EntriesToApprove({ competition: { id, name }, athletes, judges, header, isNext }: EntriesProps) {
  const words = useMessages('home')
  const text = words.counts.entries_to_approve(athletes + judges)
  return (
    <Task
      isNext={isNext}
      picture={header ? <StartDay competition={header} /> : null}
      name={name}
      tone="waiting"
      mark={text}
      title={text}
      details={[name]}
      action={
        <Link
          to={paths.competition(id)}
          search={{ panel: athletes > 0 ? 'athletes' : 'judges' }}
          hash="panel"
          aria-label={words.actionOn(words.review, name)}
          className={buttonClass(kindOf(isNext))}
        >
          {words.review}
        </Link>
      }
    />
  )
}

function CompetitionToApprove({
  competition,
  isNext,
}: {
  competition: CompetitionHeaderRead
  isNext: boolean
}) {
  const words = useMessages('home')
  const { id, name, competitions_info } = competition
  return (
    <Task
      isNext={isNext}
      picture={<StartDay competition={competition} />}
      name={name}
      tone="waiting"
      mark={words.toApprove}
      details={[words.toApprove, useStart(competition), competitions_info.location]}
      action={
        isNext ? (
          <ApproveButton competition={competition} />
        ) : (
          <Link
            to={paths.competition(id)}
            aria-label={words.actionOn(words.review, name)}
            className={buttonClass()}
          >
            {words.review}
          </Link>
        )
      }
      second={<LookFirst id={id} name={name} />}
    />
  )
}

/** A request is not answered here, since an admin should read its note first. */
function RoleRequests({ count, isNext }: { count: number; isNext: boolean }) {
  const words = useMessages('home')
  return (
    <Task
      isNext={isNext}
      name={words.counts.role_requests(count)}
      tone="waiting"
      mark=""
      details={[]}
      action={
        <Link to={paths.admin} className={buttonClass(kindOf(isNext))}>
          {words.answer}
        </Link>
      }
    />
  )
}

function OrganizerStep({ organized, isNext }: { organized: OrganizedRead; isNext: boolean }) {
  const words = useMessages('home')
  const phases = words.phase
  const { competition, step, phase } = organized
  if (step === null) return null
  const isPhase = step === 'publish-phase' || step === 'advance-phase'
  const name = phase ? phaseName(phase.round_name, phases) : ''
  const title =
    step === 'publish-phase'
      ? phases.phaseJudged(name)
      : step === 'advance-phase'
        ? phases.phasePublished(name)
        : words.steps[step](competition.completionPercentage)
  return (
    <Task
      isNext={isNext}
      picture={<StartDay competition={competition} />}
      name={competition.name}
      tone={step === 'complete' ? 'idle' : 'ready'}
      mark={title}
      title={title}
      details={[
        competition.name,
        ...(step === 'publish-phase' && phase
          ? [words.roundsOf(phase.judged, phase.rounds), words.onlyOfficials]
          : [competition.competitions_info.location]),
      ]}
      action={<StepButton organized={organized} kind={kindOf(isNext)} />}
      second={<LookFirst id={competition.id} name={competition.name} />}
    >
      {isPhase ? <PhaseResult organized={organized} /> : null}
    </Task>
  )
}

type LookProps = { id: number; name: string; search?: Record<string, string> }

const noSearch = {}

function LookFirst({ id, name, search = noSearch }: LookProps) {
  const words = useMessages('home')
  return (
    <Link
      to={paths.competition(id)}
      search={search}
      aria-label={words.actionOn(words.lookFirst, name)}
      className={buttonClass()}
    >
      {words.lookFirst}
    </Link>
  )
}

function kindOf(isNext: boolean): ButtonKind {
  return isNext ? 'primary' : 'quiet'
}

function usePhase({ round_name }: TrainingRead): string | null {
  const names: Partial<Record<string, string>> = useMessages('home').phase.names
  return round_name === null ? null : (names[round_name] ?? null)
}

function useStart(competition: CompetitionHeaderRead): string {
  const words = useMessages('home')
  const format = useFormat(competitionTimeZone(competition))
  return competition.date_start_at === null ? words.noDate : format.date(competition.date_start_at)
}
