/** A competition in the list: picture, name, status, progress, and what the viewer may do (screens §3). */
import type { CompetitionListRead } from '@trickline/contract/read-rows'
import { Link } from '@tanstack/react-router'
import { competitionIsBeforeStart } from '@trickline/competition/competition-moves'
import { isOwner, isSupervisor } from '@trickline/competition/permissions'
import { useId } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useGlow } from '@trickline/ui/glow.ts'
import { ProgressBar } from '@trickline/ui/progress-bar.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { AthletesSummaryBar } from './athletes-summary-bar.tsx'
import { CardProgress } from './card-progress.tsx'
import { CompetitionActions } from './competition-actions.tsx'
import { CompetitionBanner } from '@trickline/views/competitions/competition-banner.tsx'
import { CompetitionStatus } from '@trickline/views/competitions/competition-status.tsx'
import { ReturnReason } from './return-reason.tsx'
import { UntilStart } from './until-start.tsx'
import { optionText } from '@trickline/views/competitions/field-value.ts'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import type { useCompetitionMoves } from './use-competition-moves.ts'

type Props = { row: CompetitionListRead; moves: ReturnType<typeof useCompetitionMoves> }

export function CompetitionCard({ row, moves }: Props) {
  const words = useMessages('competitions')
  const format = useFormat(competitionTimeZone(row))
  const person = usePerson()
  const nameId = useId()
  const glowing = useGlow(`${row.status_id} ${row.name} ${row.date_start_at}`)
  const owned = isOwner(person, row)
  const waits = row.publish_at !== null && row.started_at === null
  const info = row.competitions_info
  const acts = owned || (isSupervisor(person) && competitionIsBeforeStart(row))
  return (
    <article
      aria-labelledby={nameId}
      className={classNames(
        cardClass,
        'relative flex flex-col overflow-hidden transition-shadow hover:shadow-lift',
        glowing,
      )}
    >
      <div className="relative">
        <CompetitionBanner id={row.id} src={info.img_path} drawn={row} />
        <div className="absolute start-3 top-3 rounded-full bg-raised">
          <CompetitionStatus statusId={row.status_id} />
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <h2 id={nameId} className="text-lead leading-snug hyphens-auto [overflow-wrap:anywhere]">
          <Link
            to={paths.competition(row.id)}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent-ink"
          >
            {row.name}
          </Link>
        </h2>
        <p className="text-label text-soft">
          {row.date_start_at === null ? words.noDate : format.dateTime(row.date_start_at)}
          {info.location ? <> · {info.location}</> : null}
        </p>
        <p className="text-label text-soft">{useModality(row)}</p>
        {waits ? <UntilStart at={row.date_start_at} /> : null}
        <CardProgress row={row} />
        {waits && owned && row.athletes_summary ? (
          <AthletesSummaryBar summary={row.athletes_summary} max={row.athletes_max} fees={info.fees} />
        ) : null}
        {row.approved ? null : <ProgressBar label={words.completion} percent={row.completionPercentage} />}
        <ReturnReason reason={row.return_reason} />
        {acts ? <CompetitionActions row={row} moves={moves} /> : null}
      </div>
    </article>
  )
}

export function CompetitionCardSkeleton() {
  return (
    <div className={classNames(cardClass, 'overflow-hidden')}>
      <Skeleton className="aspect-video rounded-none" />
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-6 w-1/2" />
      </div>
    </div>
  )
}

function useModality(row: CompetitionListRead): string {
  const common = useMessages('common')
  const words = useMessages('competitions')
  const { gender, category } = row.competitions_info
  return [
    row.is_vs === null ? null : words.options.is_vs[row.is_vs === 1 ? 'true' : 'false'],
    gender && optionText(words.options, 'gender', gender),
    category && optionText(words.options, 'category', category),
    row.rule && ruleTitle(row.rule, common),
  ]
    .filter(Boolean)
    .join(' · ')
}
