/** A competition in the list: picture, name, status, progress, and what the viewer may do (screens §3). */
import type { CompetitionListRead } from '@trickline/contract/read-rows'
import { Link } from '@tanstack/react-router'
import { isOwner } from '@trickline/competition/permissions'
import { type ReactNode, useId } from 'react'
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
import { CardProgress } from './card-progress.tsx'
import type { CardActions } from './competition-actions.tsx'
import { CompetitionBanner } from '@trickline/views/competitions/competition-banner.tsx'
import { CompetitionStatus } from '@trickline/views/competitions/competition-status.tsx'
import { ReturnReason } from './return-reason.tsx'
import { UntilStart } from './until-start.tsx'
import { optionText } from '@trickline/views/competitions/option-text.ts'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'

/** `actions`: null for people who neither organize nor supervise. */
type Props = { row: CompetitionListRead; actions: CardActions | null }

export function CompetitionCard({ row, actions }: Props) {
  const words = useMessages('competitions')
  const format = useFormat(competitionTimeZone(row))
  const person = usePerson()
  const nameId = useId()
  const glowing = useGlow(`${row.status_id} ${row.name} ${row.date_start_at}`)
  const owned = isOwner(person, row)
  const waits = row.publish_at !== null && row.started_at === null
  const isIn = row.entries.some(
    ({ role, status, user }) =>
      user.id === person?.id && role === 'athlete' && (status === 'approved' || status === 'competing'),
  )
  const info = row.competitions_info
  return (
    <CardFrame
      nameId={nameId}
      className={classNames('transition-shadow hover:shadow-lift', glowing)}
      banner={<CompetitionBanner id={row.id} src={info.img_path} drawn={row} className={cardBannerClass} />}
      statusId={row.status_id}
      name={
        <Link
          to={paths.competition(row.id)}
          className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent-ink"
        >
          {row.name}
        </Link>
      }
      menu={actions ? <actions.Menu row={row} /> : null}
    >
      <div className="flex flex-col gap-0.5 text-label text-soft">
        <p>
          {row.date_start_at === null ? words.noDate : format.dateTime(row.date_start_at)}
          {info.location ? <> · {info.location}</> : null}
        </p>
        <p>{useModality(row)}</p>
      </div>
      {isIn && row.status !== 'finished' ? (
        <p className="text-label font-semibold text-ready">{words.youAreIn}</p>
      ) : null}
      {waits ? <UntilStart at={row.date_start_at} /> : null}
      <CardProgress row={row} />
      {actions && waits && owned && row.athletes_summary ? (
        <actions.AthletesSummaryBar summary={row.athletes_summary} max={row.athletes_max} fees={info.fees} />
      ) : null}
      {row.approved ? null : <ProgressBar label={words.completion} percent={row.completionPercentage} />}
      <ReturnReason reason={row.return_reason} />
      {actions ? <actions.NextSteps row={row} /> : null}
    </CardFrame>
  )
}

export const cardBannerClass =
  'max-sm:aspect-square max-sm:w-16 max-sm:shrink-0 max-sm:self-start max-sm:rounded-control max-sm:banner-square'

type FrameProps = {
  nameId: string
  className?: string
  /** Has the class `cardBannerClass`. */
  banner: ReactNode
  statusId: number
  name: ReactNode
  menu?: ReactNode
  children: ReactNode
}

/** The frame for a competition or an event; on a phone its banner is small, beside the name. */
export function CardFrame({ nameId, className, banner, statusId, name, menu, children }: FrameProps) {
  return (
    <article
      aria-labelledby={nameId}
      className={classNames(cardClass, 'relative flex flex-col overflow-hidden', className)}
    >
      <div className="flex gap-3 px-4 pt-4 sm:block sm:p-0">
        {banner}
        <div className="min-w-0 flex-1 sm:px-4 sm:pt-4">
          <div className="flex items-start gap-2">
            <h2
              id={nameId}
              className="min-w-0 flex-1 text-lead leading-snug hyphens-auto [overflow-wrap:anywhere]"
            >
              {name}
            </h2>
            {menu}
          </div>
          <div className="mt-1 w-fit rounded-full bg-raised sm:absolute sm:start-3 sm:top-3 sm:mt-0">
            <CompetitionStatus statusId={statusId} />
          </div>
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4 pt-3">{children}</div>
    </article>
  )
}

export function CompetitionCardSkeleton() {
  return (
    <div className={classNames(cardClass, 'overflow-hidden')}>
      <Skeleton className="aspect-video rounded-none max-sm:m-4 max-sm:mb-0 max-sm:aspect-square max-sm:w-16" />
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
