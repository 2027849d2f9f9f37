/** An athlete's highlights on the profile (screens §18); figures and curves are in the statistics. */
import { Link } from '@tanstack/react-router'
import type { HighlightsRead } from '@trickline/contract/read-statistics'
import type { PersonCard } from '@trickline/contract/people'
import { roleOf } from '@trickline/contract/status-codes'
import { paths } from '@trickline/views/paths.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Level } from '@trickline/views/tricks/level.tsx'
import { buttonClass } from '@trickline/ui/button.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { LoadFailed } from '../lib/load-failed.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { type Column, Table } from '@trickline/ui/table.tsx'
import { BestScores } from './best-scores.tsx'
import { EmptyText, FirstRows, StatisticsSection, TrickNames } from './parts.tsx'
import { MarkedRounds } from './round-table.tsx'
import { RoundsLink } from './rounds-link.tsx'
import { fullTrickTitle } from './statistics-labels.ts'
import { useStatistics } from './use-statistics.ts'

type Props = {
  athlete: Pick<PersonCard, 'id' | 'roles' | 'is_deleted'>
  isOwn: boolean
}

export function AthleteHighlights({ athlete, isOwn }: Props) {
  const words = useMessages('statistics')
  const { data, error, refetch } = useStatistics({ athlete: athlete.id }, athlete.id)
  if (!data?.highlights)
    return error ? (
      <LoadFailed title={words.failed} error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    )
  const { rounds } = data.statistics
  if (rounds.length === 0) return <Empty athlete={athlete} isOwn={isOwn} />
  const { highlights } = data
  return (
    <>
      {athlete.is_deleted ? <p className="text-soft">{words.highlights.deleted}</p> : null}
      <div className="flex flex-col gap-6">
        <BestScores bestPerRule={highlights.bestPerRule} />
        <Competitions highlights={highlights} />
        <div className="grid grid-cols-1 items-stretch gap-6 sm:grid-cols-2">
          <HardestTrick highlights={highlights} />
          <FavouriteCombo highlights={highlights} />
        </div>
        <StatisticsSection title={words.highlights.rounds}>
          <FirstRows rows={rounds.toReversed()}>
            {(shown) => (
              <MarkedRounds caption={words.highlights.rounds} rounds={shown} highlights={highlights} />
            )}
          </FirstRows>
        </StatisticsSection>
      </div>
    </>
  )
}

type SectionProps = { highlights: HighlightsRead }

function Competitions({ highlights }: SectionProps) {
  const words = useMessages('statistics').highlights
  const columns = useCompetitionColumns(highlights)
  return (
    <StatisticsSection title={words.competitions}>
      {highlights.competitions.length === 0 ? (
        <EmptyText>{words.noCompetitions}</EmptyText>
      ) : (
        <FirstRows rows={highlights.competitions}>
          {(rows) => (
            <Table caption={words.competitions} columns={columns} rows={rows} rowKey={({ id }) => id} />
          )}
        </FirstRows>
      )}
    </StatisticsSection>
  )
}

function useCompetitionColumns(highlights: HighlightsRead): Column<HighlightsRead['competitions'][number]>[] {
  const words = useMessages('statistics')
  const { position } = useMessages('phases')
  const format = useFormat()
  return [
    {
      key: 'place',
      head: words.highlights.place,
      place: 'start',
      cell: ({ place, ranked }) =>
        place === null ? (
          '–'
        ) : (
          <>
            <span className="tabular font-bold">{position(place)}</span>{' '}
            <span className="text-label whitespace-nowrap text-soft">
              {words.highlights.ofAthletes(ranked)}
            </span>
          </>
        ),
    },
    {
      key: 'name',
      head: words.highlights.competition,
      place: 'lead',
      cell: ({ id, name }) => (
        <Link
          to={paths.competition(id)}
          className="underline decoration-edge underline-offset-4 [overflow-wrap:anywhere] hover:decoration-accent"
        >
          {name}
        </Link>
      ),
    },
    {
      key: 'date',
      head: words.date,
      cell: ({ dateStart }) => <span className="whitespace-nowrap">{format.date(dateStart)}</span>,
    },
    {
      key: 'rounds',
      head: words.highlights.rounds,
      cell: ({ name, rounds }) => (
        <RoundsLink rounds={rounds} highlights={highlights} title={words.highlights.roundsOf(name)}>
          {words.rounds(rounds.length)}
        </RoundsLink>
      ),
    },
    {
      key: 'score',
      head: words.total,
      place: 'end',
      numeric: true,
      cell: ({ score }) => <Score value={score} size="small" />,
    },
  ]
}

function HardestTrick({ highlights }: SectionProps) {
  const words = useMessages('statistics').highlights
  const format = useFormat()
  const { hardestTrick: hardest } = highlights
  return (
    <StatisticsSection title={words.hardestTrick}>
      {hardest ? (
        <>
          <p className="text-score leading-tight font-bold [overflow-wrap:anywhere]">{hardest.trick.name}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
            <Level id={hardest.level} />
            <span className="tabular">{words.value(format.value(hardest.value))}</span>
            <RoundsLink
              rounds={hardest.rounds}
              highlights={highlights}
              title={words.roundsWith(hardest.trick.name)}
            >
              {words.inRounds(hardest.rounds.length)}
            </RoundsLink>
          </div>
        </>
      ) : (
        <EmptyText>{words.noHardest}</EmptyText>
      )}
    </StatisticsSection>
  )
}

function FavouriteCombo({ highlights }: SectionProps) {
  const words = useMessages('statistics').highlights
  const judging = useMessages('judging')
  const { favouriteCombo: favourite } = highlights
  return (
    <StatisticsSection title={words.favouriteCombo}>
      {favourite ? (
        <>
          <p className="text-lead leading-snug font-bold [overflow-wrap:anywhere]">
            <TrickNames tricks={favourite.tricks} />
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
            <span className="tabular">{words.timesOf(favourite.times)}</span>
            <RoundsLink
              rounds={favourite.rounds}
              highlights={highlights}
              title={words.roundsWith(fullTrickTitle(favourite.tricks, judging))}
            >
              {words.inRounds(favourite.rounds.length)}
            </RoundsLink>
          </div>
        </>
      ) : (
        <EmptyText>{words.noFavourite}</EmptyText>
      )}
    </StatisticsSection>
  )
}

function Empty({ athlete, isOwn }: Props) {
  const words = useMessages('statistics')
  const isAthlete = athlete.roles.some(({ id }) => roleOf(id) === 'athlete')
  if (isOwn)
    return (
      <EmptyState
        title={words.highlights.empty}
        text={words.highlights.emptyOwn}
        action={
          <Link to={paths.newTraining} className={buttonClass()}>
            {words.train}
          </Link>
        }
      />
    )
  const { empty, emptyDeleted, emptyOther, emptyOfficial } = words.highlights
  return (
    <EmptyState
      title={empty}
      text={athlete.is_deleted ? emptyDeleted : isAthlete ? emptyOther : emptyOfficial}
    />
  )
}

function Loading() {
  const common = useMessages('common')
  return (
    <output aria-label={common.loading} className="flex flex-col gap-6">
      <Skeleton className="h-40" />
      <Skeleton className="h-32" />
      <Skeleton className="h-72" />
    </output>
  )
}
