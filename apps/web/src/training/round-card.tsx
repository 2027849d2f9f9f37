/** A round in the list: chart, name, score. A training round opens its sheet, a competition round its screen (screens §14). */
import type { TrainingListRead } from '@trickline/contract/read-rows'
import { Link } from '@tanstack/react-router'
import { decideReview } from '@trickline/competition/review'
import { paths } from '@trickline/views/paths.ts'
import { combosIn } from '@trickline/views/rounds/round-chart.tsx'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { useGlow } from '@trickline/ui/glow.ts'
import { roundLabel } from '../rounds/round-head.tsx'
import { RoundCardImage } from './round-card-image.tsx'
import { StatusChip } from '@trickline/ui/badge.tsx'
import { buttonClass } from '@trickline/ui/button.tsx'
import { Row, rowLinkClass } from '@trickline/ui/row.tsx'
import { RoundStatusChip } from '../rounds/round-status.tsx'

type Props = { round: TrainingListRead; onOpen: () => void }

export function RoundCard({ round, onOpen }: Props) {
  const words = useMessages('training')
  const judging = useMessages('judging')
  const reviews = decideReview(usePerson(), round).move !== undefined
  const title = roundLabel(round, judging)
  // the status then takes the place of the total
  const isUnknown = !round.totalScore && round.status !== 'published'
  const link = { 'data-row-link': true, className: rowLinkClass }
  return (
    <Row
      card="above"
      className={classNames('max-sm:min-h-18', useGlow(`${round.status_id} ${round.version}`))}
      mark={<RoundCardImage hasVideo={Boolean(round.video_link)} line={round.line} />}
      name={
        round.competition_id === null ? (
          <button type="button" aria-haspopup="dialog" onClick={onOpen} {...link}>
            {title}
          </button>
        ) : (
          <Link to={paths.judging(round.id)} {...link}>
            {title}
          </Link>
        )
      }
      details={<RoundDetails round={round} isRow />}
      note={
        <>
          <TrickCount line={round.line} />
          {reviews || isUnknown ? null : <RoundNote round={round} />}
        </>
      }
      below={
        isUnknown && round.status === 'completed' ? (
          <p className="text-label text-soft sm:-mt-3 sm:px-4">{judging.hidden}</p>
        ) : null
      }
      value={
        reviews ? null : isUnknown ? (
          <span className="inline-flex text-label *:min-h-0 *:border-0 *:px-0">
            <RoundNote round={round} />
          </span>
        ) : (
          <RoundTotal total={round.totalScore} />
        )
      }
      action={
        reviews ? (
          <Link
            to={paths.judging(round.id)}
            className={classNames(buttonClass('primary'), 'relative text-body tracking-normal')}
          >
            {words.review}
          </Link>
        ) : null
      }
    />
  )
}

/** The competition or the rule, and the day. A row on a phone has only the name of a competition. */
export function RoundDetails({ round, isRow = false }: { round: TrainingListRead; isRow?: boolean }) {
  const common = useMessages('common')
  const format = useFormat()
  const at = round.completedAt ?? round.publishedAt
  return (
    <>
      {round.competition?.name ?? (ruleTitle(round.rule, common) || common.unknown)}
      {at ? (
        <span className={isRow && round.competition ? 'max-sm:hidden' : undefined}>
          {` · ${isRow ? format.shortDate(at) : format.date(at)}`}
        </span>
      ) : null}
    </>
  )
}

/** Only on a card. */
function TrickCount({ line }: Pick<TrainingListRead, 'line'>) {
  const { drawn } = useMessages('judging')
  if (!line?.length) return null
  return (
    <p className="truncate text-label text-soft max-sm:hidden">{drawn.label(line.length, combosIn(line))}</p>
  )
}

/** Empty for a published round. */
export function RoundNote({ round }: { round: TrainingListRead }) {
  const words = useMessages('training')
  if (round.status === 'published') return null
  if (round.competition_id !== null || round.status === 'unknown')
    return <RoundStatusChip status={round.status} named={words.statuses} />
  return <StatusChip tone="idle">{words.onlyYou}</StatusChip>
}

export function RoundTotal({ total }: { total: TrainingListRead['totalScore'] }) {
  const words = useMessages('training')
  const format = useFormat()
  return (
    <>
      <span className="sr-only">{words.total} </span>
      {/* a dash in extra bold would be a black bar */}
      <span className={total ? undefined : 'font-normal text-soft'}>{format.score(total, '—')}</span>
    </>
  )
}
