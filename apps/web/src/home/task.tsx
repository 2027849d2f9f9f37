/** One task: the card of the next one, or a row with a quiet button. */
import { Link } from '@tanstack/react-router'
import type { CompetitionHeaderRead } from '@trickline/contract/read-rows'
import type { ReactNode } from 'react'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import { StatusChip, type StatusTone } from '@trickline/ui/badge.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { NextCard } from '../lib/next-card.tsx'

type Props = {
  isNext: boolean
  /** Shown in the row. */
  picture?: ReactNode
  name: ReactNode
  tone: StatusTone
  mark: string
  /** Title of the card; by default the name of the row. */
  title?: ReactNode
  details: readonly (string | null | undefined)[]
  children?: ReactNode
  action: ReactNode
  /** Beside the action of the card. */
  second?: ReactNode
}

export function Task({ isNext, picture, name, tone, mark, title, details, children, action, second }: Props) {
  const words = useMessages('home')
  if (!isNext) return <Row picture={picture} name={name} tone={tone} mark={mark} end={action} />
  return (
    <NextCard
      label={words.next}
      title={title ?? name}
      text={details.filter(Boolean).join(' · ')}
      actions={
        <>
          {action}
          {second}
        </>
      }
    >
      {children}
    </NextCard>
  )
}

type RowProps = Pick<Props, 'picture' | 'name'> & {
  tone?: StatusTone | undefined
  mark: string
  end: ReactNode
}

export function Row({ picture, name, tone, mark, end }: RowProps) {
  return (
    <div className={rowClass}>
      <RowText {...{ picture, name, tone, mark }} />
      {end}
    </div>
  )
}

type LinkProps = Omit<RowProps, 'end' | 'mark'> & { mark?: string; to: string }

export function LinkRow({ to, ...text }: LinkProps) {
  return (
    <Link to={to} className={`${rowClass} hover:bg-sunken`}>
      <RowText {...text} />
      <Icon name="next" className="size-5 shrink-0 text-soft" />
    </Link>
  )
}

function RowText({ picture, name, tone, mark }: Omit<LinkProps, 'to'>) {
  return (
    <>
      {picture}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-tight font-semibold hyphens-auto [overflow-wrap:anywhere]">
          {name}
        </span>
        {mark && tone ? (
          <StatusChip tone={tone} isFramed={false}>
            {mark}
          </StatusChip>
        ) : mark ? (
          <span className="block text-label text-soft">{mark}</span>
        ) : null}
      </span>
    </>
  )
}

export const rowClass = 'flex min-h-16 items-center gap-3 border-b border-hair py-1.5'

type Dated = Pick<CompetitionHeaderRead, 'date_start_at' | 'type_id' | 'time_zone'>

/** The start day as a calendar leaf; empty without a date. */
export function StartDay({ competition }: { competition: Dated }) {
  const { calendar } = useFormat(competitionTimeZone(competition))
  const { day, month } =
    competition.date_start_at === null ? { day: '—', month: '' } : calendar(competition.date_start_at)
  return (
    <span className="tabular flex w-10 shrink-0 flex-col items-center text-label leading-tight text-soft">
      <b className="text-lead leading-6 font-bold text-ink">{day}</b>
      {month}
    </span>
  )
}
