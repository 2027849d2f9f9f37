/** The person's open tasks by kind: the count, and the first few with a button. Live. */
import { Link } from '@tanstack/react-router'
import type { Role } from '@trickline/competition/model'
import type { CompetitionHeaderRead, HomeTasksRead, TrainingRead } from '@trickline/contract/read-rows'
import { type ReactNode, useId, useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { NameAndFlag } from '@trickline/views/people/person-name.tsx'
import { serverNow } from '@trickline/client/server-time.ts'
import { JudgeNow } from '../phases/judge-now.tsx'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { Card } from '@trickline/ui/card.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { useGlow } from '@trickline/ui/glow.ts'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'

const InvitationByName = lazyComponent(
  async () =>
    (await withWords(import('../competitions/invitation-notice.tsx'), 'competitions')).InvitationByName,
  { fallback: () => <Skeleton className="h-28" /> },
)

type Kind = keyof HomeTasksRead

/** Kinds by urgency, with the role they belong to: those of the chosen mode come first. */
const kinds: readonly (readonly [Kind, Role])[] = [
  ['rounds_to_judge', 'judge'],
  ['rounds_to_review', 'athlete'],
  ['invitations', 'athlete'],
  ['entries_to_approve', 'organizer'],
  ['competitions_to_approve', 'supervisor'],
  ['role_requests', 'admin'],
]
const shownAtFirst = 3

export function HomeTasks({ waiting, mode }: { waiting: HomeTasksRead; mode: Role | null }) {
  const words = useMessages('home')
  const format = useFormat()
  const ordered = kinds.toSorted(([, a], [, b]) => Number(b === mode) - Number(a === mode))
  const present = ordered.filter(([kind]) => countOf(waiting, kind) > 0)
  return (
    <section aria-label={words.waiting}>
      <output className="sr-only">
        {format.joined(
          ...present.map(
            ([kind]) => `${countOf(waiting, kind)} ${words.kinds[kind](countOf(waiting, kind))}`,
          ),
        )}
      </output>
      {present.length === 0 ? (
        <EmptyState title={words.nothingTitle} text={words.nothingText} />
      ) : (
        <ul className="grid items-start gap-5 lg:grid-cols-2">
          {present.map(([kind], place) => (
            <li key={kind} className={present.length === 1 ? 'lg:col-span-2' : undefined}>
              <Group kind={kind} waiting={waiting} isFirst={place === 0} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function countOf(waiting: HomeTasksRead, kind: Kind): number {
  if (kind === 'role_requests') return waiting.role_requests
  if (kind !== 'entries_to_approve') return waiting[kind].length
  return waiting.entries_to_approve.reduce((sum, { athletes, judges }) => sum + athletes + judges, 0)
}

function Group({ kind, waiting, isFirst }: { kind: Kind; waiting: HomeTasksRead; isFirst: boolean }) {
  const words = useMessages('home')
  const format = useFormat()
  const id = useId()
  const [showsAll, setShowsAll] = useState(false)
  const count = countOf(waiting, kind)
  const glowing = useGlow(count)
  const rows = rowsOf[kind](waiting, (place) => isFirst && place === 0)
  const shown = showsAll ? rows : rows.slice(0, shownAtFirst)
  return (
    <Card aria-labelledby={id} className={glowing}>
      <h2 id={id} className="flex items-baseline gap-3">
        <span className="tabular text-score-big font-extrabold tracking-tight">{format.number(count)}</span>
        <span className="text-lead font-medium text-soft">{words.kinds[kind](count)}</span>
      </h2>
      {rows.length > 0 ? <ul className="mt-2">{shown}</ul> : null}
      {rows.length > shownAtFirst ? (
        <Button className="mt-3 w-full" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? words.showFew : words.showAll(rows.length)}
        </Button>
      ) : null}
    </Card>
  )
}

/** `isNext`: the first row, which gets the primary button. */
const rowsOf: Record<Kind, (waiting: HomeTasksRead, isNext: (place: number) => boolean) => ReactNode[]> = {
  rounds_to_judge: ({ rounds_to_judge: rounds }, isNext) =>
    rounds.map((round, place) => <ToJudge key={round.id} round={round} isNext={isNext(place)} />),
  rounds_to_review: ({ rounds_to_review: rounds }, isNext) =>
    rounds.map((round, place) => <ToReview key={round.id} round={round} isNext={isNext(place)} />),
  invitations: ({ invitations }) =>
    invitations.map((invitation) => (
      <li key={invitation.entryId} className="pt-3">
        <InvitationByName invitation={invitation} />
      </li>
    )),
  entries_to_approve: ({ entries_to_approve: entries }, isNext) =>
    entries.map((each, place) => <ToApprove key={each.competition.id} {...each} isNext={isNext(place)} />),
  competitions_to_approve: ({ competitions_to_approve: competitions }, isNext) =>
    competitions.map((each, place) => (
      <CompetitionToApprove key={each.id} competition={each} isNext={isNext(place)} />
    )),
  role_requests: () => [<RoleRequests key="all" />],
}

/** Not answered here: an admin reads the note first. */
function RoleRequests() {
  const words = useMessages('home')
  return (
    <li className="pt-3">
      <Link to={paths.admin} className={buttonClass()}>
        {words.answer}
      </Link>
    </li>
  )
}

function ToJudge({ round, isNext }: { round: TrainingRead; isNext: boolean }) {
  const words = useMessages('phases')
  const { user, competition, vsGroup } = round
  const details = [competition?.name, usePhase(round), vsGroup ? words.group(vsGroup) : null]
  return (
    <Row
      picture={<Avatar name={user.name} surname={user.surname} src={user.img_path} />}
      title={<NameAndFlag user={user} />}
      details={details}
      action={competition ? <JudgeNow round={round} competition={competition} isNext={isNext} /> : null}
    />
  )
}

function ToReview({ round, isNext }: { round: TrainingRead; isNext: boolean }) {
  const words = useMessages('home')
  const format = useFormat()
  const name = round.competition?.name ?? ''
  const since = round.completedAt
  return (
    <Row
      title={name}
      details={[usePhase(round), since === null ? null : words.judged(format.relative(since, serverNow()))]}
      action={
        <Link
          to={paths.judging(round.id)}
          aria-label={words.reviewOf(name)}
          className={buttonClass(isNext ? 'primary' : 'quiet')}
        >
          {words.review}
        </Link>
      }
    />
  )
}

function ToApprove({
  competition,
  athletes,
  judges,
  isNext,
}: HomeTasksRead['entries_to_approve'][number] & { isNext: boolean }) {
  const words = useMessages('home')
  const { id, name } = competition
  return (
    <Row
      title={name}
      details={[athletes > 0 ? words.athletes(athletes) : null, judges > 0 ? words.judges(judges) : null]}
      action={
        <Link
          to={paths.competition(id)}
          search={{ panel: athletes > 0 ? 'athletes' : 'judges' }}
          aria-label={words.lookAt(name)}
          className={buttonClass(isNext ? 'primary' : 'quiet')}
        >
          {words.look}
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
  const format = useFormat(competitionTimeZone(competition))
  const { id, name, date_start_at: start, competitions_info } = competition
  return (
    <Row
      title={name}
      details={[start === null ? words.noDate : format.date(start), competitions_info.location]}
      action={
        <Link
          to={paths.competition(id)}
          aria-label={words.lookAt(name)}
          className={buttonClass(isNext ? 'primary' : 'quiet')}
        >
          {words.look}
        </Link>
      }
    />
  )
}

function usePhase({ round_name }: TrainingRead): string | null {
  const names: Partial<Record<string, string>> = useMessages('phases').names
  return round_name === null ? null : (names[round_name] ?? null)
}

type RowProps = {
  picture?: ReactNode
  title: ReactNode
  details: readonly (string | null | undefined)[]
  action: ReactNode
}

function Row({ picture, title, details, action }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-hair py-3">
      {picture}
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
        <p className="text-label text-soft">{details.filter(Boolean).join(' · ')}</p>
      </div>
      {action}
    </li>
  )
}
