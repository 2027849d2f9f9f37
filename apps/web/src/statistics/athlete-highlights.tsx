/** An athlete's highlights on the profile (screens §18). Each figure links to the rounds it comes from. */
import { Link } from '@tanstack/react-router'
import type { CountedRead, HighlightsRead } from '@trickline/contract/read-statistics'
import type { PersonCard } from '@trickline/contract/people'
import { roleOf } from '@trickline/contract/status-codes'
import type { Areas } from '@trickline/messages/areas'
import { levelName } from '@trickline/scoring'
import { type ReactNode, useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import type { NamedStatistics } from './use-statistics.ts'
import { type Format, useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { levelWord } from '@trickline/views/tricks/performed-trick.ts'
import { Badge, LevelMark } from '@trickline/ui/badge.tsx'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { Line } from '@trickline/ui/line.tsx'
import { LoadFailed } from '../lib/load-failed.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { type Column, Table } from '@trickline/ui/table.tsx'
import { LevelDoughnut } from './charts.tsx'
import { ProgressCharts, type ProgressChoice } from './progress-charts.tsx'
import { dayOf } from './last-weeks.ts'
import {
  isScored,
  type NameOf,
  RoundDateLink,
  roundPath,
  StatisticsSection,
  TrickNames,
  useRoundColumns,
  useRoundName,
} from './parts.tsx'
import type { SourceRoundsKey } from './source-rounds-search.ts'
import { SourceRoundsDialog, SourceRoundsLink } from './source-rounds.tsx'
import { TrainingWeeks } from './training-weeks.tsx'
import { useStatistics } from './use-statistics.ts'

type Props = {
  athlete: Pick<PersonCard, 'id' | 'roles' | 'is_deleted'>
  isOwn: boolean
  /** The figure whose rounds are listed, from the address. */
  sourceRounds: SourceRoundsKey | undefined
  onSourceRounds: (sourceRounds: SourceRoundsKey | undefined) => void
}

export function AthleteHighlights({ athlete, isOwn, ...rest }: Props) {
  const words = useMessages('statistics')
  const { data, error, refetch } = useStatistics({ athlete: athlete.id }, athlete.id)
  if (!data?.highlights)
    return error ? (
      <LoadFailed title={words.failed} error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    )
  if (data.statistics.rounds.length === 0) return <Empty athlete={athlete} isOwn={isOwn} />
  return (
    <>
      {athlete.is_deleted ? <p className="text-soft">{words.highlights.deleted}</p> : null}
      <Sections {...data} highlights={data.highlights} isOwn={isOwn} {...rest} />
    </>
  )
}

type SectionsProps = Omit<Props, 'athlete'> & NamedStatistics & { highlights: HighlightsRead }

function Sections({ name, statistics, highlights, isOwn, sourceRounds, onSourceRounds }: SectionsProps) {
  const words = useMessages('statistics')
  const nameOf = useRoundName(false)
  const [now] = useState(serverNow)
  const [choice, setChoice] = useState<ProgressChoice>({})
  const { rounds } = statistics
  const training = rounds.filter(({ competition }) => competition === null)
  const marks = (round: CountedRead) => <Marks round={round} best={highlights.personalBests} isOwn={isOwn} />
  const sectionProps = { highlights, onSourceRounds, nameOf }
  return (
    <div className="flex flex-col gap-6">
      <BestScores {...sectionProps} isOwn={isOwn} />
      <Podiums {...sectionProps} />
      <div className="grid grid-cols-1 items-stretch gap-6 sm:grid-cols-2">
        <HardestTrick {...sectionProps} />
        <FavouriteCombo {...sectionProps} />
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[2fr_3fr]">
        <Levels {...sectionProps} subject={name} counted={statistics.levels} />
        <Competitions {...sectionProps} />
      </div>
      <StatisticsSection title={words.progress}>
        <ProgressCharts
          subjects={[{ name, statistics, best: highlights.personalBests }]}
          nameOf={nameOf}
          isLine
          choice={choice}
          onChoose={setChoice}
        />
      </StatisticsSection>
      {isOwn ? (
        <StatisticsSection title={words.highlights.training}>
          <TrainingWeeks
            subject={name}
            rounds={training}
            now={now}
            onOpen={(start) => onSourceRounds(`week-${dayOf(start)}`)}
          />
        </StatisticsSection>
      ) : null}
      <Rounds rounds={rounds} nameOf={nameOf} marks={marks} />
      <SourceRoundsDialog
        sourceRounds={sourceRounds}
        onClose={() => onSourceRounds(undefined)}
        highlights={highlights}
        training={training}
        now={now}
        nameOf={nameOf}
        marks={marks}
      />
    </div>
  )
}

type MarksProps = { round: CountedRead; best: ReadonlySet<number>; isOwn: boolean }

function Marks({ round, best, isOwn }: MarksProps) {
  const words = useMessages('statistics').highlights
  return (
    <span className="inline-flex flex-wrap gap-1 align-middle">
      {best.has(round.id) ? <Badge>★ {words.personalBest}</Badge> : null}
      {isOwn && !round.is_published && isScored(round) ? <Badge>{words.notPublished}</Badge> : null}
    </span>
  )
}

type PartProps = {
  highlights: HighlightsRead
  onSourceRounds: (sourceRounds: SourceRoundsKey) => void
  nameOf: NameOf
}

function BestScores({ highlights, nameOf, isOwn }: PartProps & { isOwn: boolean }) {
  const common = useMessages('common')
  const words = useMessages('statistics')
  const { bestPerRule } = highlights
  return (
    <StatisticsSection title={words.highlights.bestScores}>
      {bestPerRule.length === 0 ? <EmptyText>{words.highlights.noScores}</EmptyText> : null}
      <ul className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {bestPerRule.map(({ rule, best, published }) => (
          <li key={rule.id} className="min-w-0">
            <p className="text-label text-soft">{ruleTitle(rule, common)}</p>
            <Link
              to={roundPath(best.round)}
              className="underline decoration-transparent underline-offset-4 hover:decoration-accent"
            >
              <Score value={best.total} className="text-[2rem]" />
            </Link>
            <RoundDateLink round={best.round} nameOf={nameOf} />
            {isOwn && !best.round.is_published ? (
              <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-label text-soft">
                <Badge>{words.highlights.notPublished}</Badge>
                {published ? (
                  <span>
                    {words.highlights.publishedBest}{' '}
                    <Link to={roundPath(published.round)} className="underline underline-offset-4">
                      <Score value={published.total} size="small" />
                    </Link>
                  </span>
                ) : null}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </StatisticsSection>
  )
}

function Podiums({ highlights }: PartProps) {
  const words = useMessages('statistics')
  const { position } = useMessages('phases')
  const format = useFormat()
  const podiums = highlights.competitions.filter(({ place }) => place !== null && place <= 3)
  return (
    <StatisticsSection title={words.highlights.podiums}>
      {podiums.length === 0 ? <EmptyText>{words.highlights.noPodiums}</EmptyText> : null}
      <ol className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {podiums.map(({ id, name, place, ranked, dateStart }) => (
          <li key={id} className="flex min-w-0 flex-col">
            <div className="flex min-w-0 flex-1 items-end gap-4">
              <span className="tabular text-score-big leading-none font-extrabold">
                {position(place ?? 0)}
              </span>
              <p className="min-w-0 flex-1">
                <Link
                  to={paths.competition(id)}
                  className="font-semibold underline decoration-edge underline-offset-4 [overflow-wrap:anywhere] hover:decoration-accent"
                >
                  {name}
                </Link>
                <span className="block text-label text-soft">
                  {format.date(dateStart)} · {words.highlights.ofAthletes(ranked)}
                </span>
              </p>
            </div>
            <Line className="-mb-2 text-edge" />
          </li>
        ))}
      </ol>
    </StatisticsSection>
  )
}

function HardestTrick({ highlights: { hardestTrick: hardest }, onSourceRounds }: PartProps) {
  const words = useMessages('statistics')
  const judging = useMessages('judging')
  const format = useFormat()
  if (!hardest)
    return (
      <StatisticsSection title={words.highlights.hardestTrick}>
        <EmptyText>{words.highlights.noHardest}</EmptyText>
      </StatisticsSection>
    )
  return (
    <StatisticsSection title={words.highlights.hardestTrick}>
      <p className="text-score leading-tight font-bold [overflow-wrap:anywhere]">{hardest.trick.name}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
        <span className="inline-flex items-center gap-1.5">
          <LevelMark level={levelName(hardest.level)} />
          {levelWord(hardest.level, judging)}
        </span>
        <span className="tabular">{words.highlights.value(format.value(hardest.value))}</span>
        <SourceRoundsLink rounds={hardest.rounds} onOpen={() => onSourceRounds('hardest')}>
          {words.highlights.inRounds(hardest.rounds.length)}
        </SourceRoundsLink>
      </p>
    </StatisticsSection>
  )
}

function FavouriteCombo({ highlights: { favouriteCombo: favourite }, onSourceRounds }: PartProps) {
  const words = useMessages('statistics')
  return (
    <StatisticsSection title={words.highlights.favouriteCombo}>
      {favourite ? (
        <>
          <p className="text-lead leading-snug font-bold [overflow-wrap:anywhere]">
            <TrickNames tricks={favourite.tricks} />
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
            <span className="tabular">{words.highlights.timesOf(favourite.times)}</span>
            <SourceRoundsLink rounds={favourite.rounds} onOpen={() => onSourceRounds('combo')}>
              {words.highlights.inRounds(favourite.rounds.length)}
            </SourceRoundsLink>
          </p>
        </>
      ) : (
        <EmptyText>{words.highlights.noFavourite}</EmptyText>
      )}
    </StatisticsSection>
  )
}

type LevelsProps = PartProps & { subject: string; counted: NamedStatistics['statistics']['levels'] }

function Levels({ subject, highlights, onSourceRounds, counted }: LevelsProps) {
  const words = useMessages('statistics')
  const judging = useMessages('judging')
  const format = useFormat()
  return (
    <StatisticsSection title={words.levels}>
      <LevelDoughnut subject={subject} counted={counted}>
        {(id, times) => (
          <SourceRoundsLink
            rounds={highlights.levels.find(({ level }) => level === id)?.rounds ?? []}
            onOpen={() => onSourceRounds(`level-${id}`)}
            label={format.joined(times, words.highlights.roundsWith(levelWord(id, judging)))}
          >
            {times}
          </SourceRoundsLink>
        )}
      </LevelDoughnut>
    </StatisticsSection>
  )
}

type Competition = HighlightsRead['competitions'][number]

function Competitions({ highlights, onSourceRounds }: PartProps) {
  const words = useMessages('statistics')
  const { position } = useMessages('phases')
  const format = useFormat()
  const columns = competitionColumns({ words, position, format }, (id) => onSourceRounds(`competition-${id}`))
  return (
    <StatisticsSection title={words.highlights.competitions}>
      {highlights.competitions.length === 0 ? (
        <EmptyText>{words.highlights.noCompetitions}</EmptyText>
      ) : (
        <ExpandableRows rows={highlights.competitions}>
          {(rows) => (
            <Table
              caption={words.highlights.competitions}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )}
        </ExpandableRows>
      )}
    </StatisticsSection>
  )
}

type Formatting = { words: Areas['statistics']; position: Areas['phases']['position']; format: Format }

function competitionColumns(
  { words, position, format }: Formatting,
  onRounds: (id: number) => void,
): Column<Competition>[] {
  return [
    {
      key: 'place',
      head: words.highlights.place,
      place: 'start',
      cell: ({ place }) => (
        <span className="tabular font-bold">{place === null ? '–' : position(place)}</span>
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
      cell: ({ id, rounds }) => (
        <SourceRoundsLink rounds={rounds} onOpen={() => onRounds(id)}>
          {words.rounds(rounds.length)}
        </SourceRoundsLink>
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

type RoundsProps = Pick<PartProps, 'nameOf'> & {
  rounds: readonly CountedRead[]
  marks: (round: CountedRead) => ReactNode
}

function Rounds({ rounds, nameOf, marks }: RoundsProps) {
  const words = useMessages('statistics')
  const columns = useRoundColumns(nameOf, marks)
  return (
    <StatisticsSection title={words.highlights.rounds}>
      <ExpandableRows rows={rounds.toReversed()}>
        {(rows) => (
          <Table caption={words.highlights.rounds} columns={columns} rows={rows} rowKey={({ id }) => id} />
        )}
      </ExpandableRows>
    </StatisticsSection>
  )
}

const rowsShownAtFirst = 10

type ExpandableRowsProps<Row> = { rows: readonly Row[]; children: (shown: readonly Row[]) => ReactNode }

function ExpandableRows<Row>({ rows, children }: ExpandableRowsProps<Row>) {
  const words = useMessages('statistics')
  const [showsAll, showAll] = useState(false)
  return (
    <>
      {children(showsAll ? rows : rows.slice(0, rowsShownAtFirst))}
      {showsAll || rows.length <= rowsShownAtFirst ? null : (
        <Button onClick={() => showAll(true)} className="mt-3">
          {words.all(rows.length)}
        </Button>
      )}
    </>
  )
}

function EmptyText({ children }: { children: ReactNode }) {
  return <p className="text-pretty text-soft">{children}</p>
}

function Empty({ athlete, isOwn }: Pick<Props, 'athlete' | 'isOwn'>) {
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
