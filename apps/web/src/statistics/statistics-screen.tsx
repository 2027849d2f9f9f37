/** `/statistics`: what the person's own rounds, an athlete's or a competition's consist of (screens §26). */
import { Link, Navigate } from '@tanstack/react-router'
import type { CountedRead, StatisticsRead } from '@trickline/contract/read-statistics'
import { paths } from '@trickline/views/paths.ts'
import { landedTrickIds } from '@trickline/client/statistics.ts'
import { ApiError } from '@trickline/client/api.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { usePerson } from '@trickline/client/session.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { useAddressSearch } from '../lib/address.ts'
import { LoadFailed } from '../lib/load-failed.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { Row, rowLinkClass } from '@trickline/ui/row.tsx'
import { Segmented } from '@trickline/ui/segmented.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import type { Column } from '@trickline/ui/table.tsx'
import { CompareButton, StopComparing } from './compare-button.tsx'
import { ProgressCharts } from './progress-charts.tsx'
import { ExportButton } from './export-button.tsx'
import { Families } from './families.tsx'
import { Composition } from './composition.tsx'
import {
  columnsClass,
  FirstRows,
  type NameOf,
  roundPath,
  StatisticsSection,
  TrickLevel,
  useRoundName,
  useTrickOf,
} from './parts.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { CurrentRoundLink, NewRoundStatistics, RoundStatistics } from './round-statistics.tsx'
import { RoundTable } from './round-table.tsx'
import { ScoresPart } from './scores-part.tsx'
import {
  parts,
  type StatisticsAddress,
  type StatisticsSearch,
  statisticsSearch,
} from './statistics-search.ts'
import { counterNames } from './statistics-labels.ts'
import { TrainingWeeks } from './training-weeks.tsx'
import { type NamedStatistics, useStatistics } from './use-statistics.ts'

export function StatisticsScreen() {
  const [search, changeSearch] = useAddressSearch(statisticsSearch)
  const onSearch = (next: StatisticsSearch) => changeSearch(next, { replace: true, resetScroll: true })
  const { round } = search
  if (round === 'new') return <NewRoundStatistics />
  return round ? <RoundStatistics id={round} /> : <CountedStatistics search={search} onSearch={onSearch} />
}

function CountedStatistics({ search, onSearch }: StatisticsAddress) {
  const words = useMessages('statistics')
  const person = usePerson()
  const first = useStatistics(search, person?.id ?? 0)
  const second = useStatistics({ ...search, athlete: search.with ?? 0 }, 0, search.with !== undefined)
  const isCompared = search.with !== undefined
  const address = { search, onSearch }
  const queries = isCompared ? [first, second] : [first]
  const subjects = queries.flatMap(({ data }) => data ?? [])
  const nameOf = useRoundName(search.competition !== undefined)
  const isOwn = search.competition === undefined && (search.athlete ?? person?.id) === person?.id
  const title = useSubjectTitle(subjects, isOwn)
  const error = queries.find((each) => each.error && !each.data)?.error
  if (error instanceof ApiError && error.status < 500) return <Navigate to={paths.notFound} replace />
  const isLoaded = subjects.length === queries.length
  const count = subjects.reduce((sum, { statistics }) => sum + statistics.rounds.length, 0)
  const isEmpty = isLoaded && count === 0
  const ofAllTime = search.from === undefined && search.to === undefined
  return (
    <Page
      title={title}
      dense
      below={<RoundCount count={isLoaded ? count : null} isNamed={title !== words.title} {...address} />}
      actions={isEmpty && ofAllTime ? null : <PeriodChoice {...address} />}
    >
      {error ? (
        <LoadFailed
          title={words.failed}
          error={error}
          onRetry={() => queries.forEach((each) => void each.refetch())}
        />
      ) : !isLoaded ? (
        <Loading />
      ) : isEmpty && ofAllTime ? (
        <Empty isOwn={isOwn} />
      ) : isEmpty ? (
        <EmptyState title={words.emptyPeriod} text={words.emptyPeriodText} />
      ) : (
        <Sections
          subjects={subjects}
          nameOf={nameOf}
          showsWeeks={isOwn && !isCompared && ofAllTime}
          {...address}
        />
      )}
      <div className="mt-10 flex flex-wrap gap-2" hidden={!isLoaded}>
        {isOwn && !isCompared ? <CurrentRoundLink /> : null}
        {search.competition === undefined && !isCompared ? <CompareButton {...address} /> : null}
        {count > 0 ? <ExportButton subjects={subjects} nameOf={nameOf} /> : null}
      </div>
    </Page>
  )
}

function useSubjectTitle(subjects: readonly NamedStatistics[], isOwn: boolean): string {
  const words = useMessages('statistics')
  const format = useFormat()
  const [first, another] = subjects
  if (another) return format.list(subjects.map(({ givenName }) => givenName))
  return isOwn || !first ? words.title : first.name
}

type RoundCountProps = StatisticsAddress & {
  /** null while it loads. */
  count: number | null
  /** The title is one name, so that the line says "Statistics". */
  isNamed: boolean
}

function RoundCount({ count, isNamed, ...address }: RoundCountProps) {
  const words = useMessages('statistics')
  // the rounds of each are in the heads of the columns
  if (address.search.with !== undefined) return <StopComparing {...address} />
  return count === null ? (
    <Skeleton className="h-6 w-24" />
  ) : (
    [isNamed && words.title, count > 0 && words.rounds(count)].filter(Boolean).join(' · ')
  )
}

type SectionsProps = StatisticsAddress & {
  subjects: readonly NamedStatistics[]
  nameOf: NameOf
  showsWeeks: boolean
}

function Sections(props: SectionsProps) {
  const { subjects, nameOf, search, onSearch } = props
  const words = useMessages('statistics')
  const [first, another] = subjects
  const only = another ? undefined : first
  // two subjects are compared by their tricks and their progress
  const offered = only ? parts : parts.filter((part) => part !== 'scores')
  const part = offered.find((each) => each === search.part) ?? offered[0]
  return (
    <>
      <Segmented
        label={words.title}
        labelHidden
        full
        className="mb-6 sm:max-w-md"
        segments={offered.map((value) => ({ value, label: words.parts[value] }))}
        value={part ?? null}
        onChange={(next) => onSearch({ ...search, part: next })}
      />
      <div className="flex flex-col gap-8">
        {part === 'scores' && only ? (
          <ScoresPart statistics={only.statistics} highlights={only.highlights} nameOf={nameOf} />
        ) : part === 'progress' ? (
          <ProgressPart {...props} only={only} />
        ) : (
          <Composition subjects={subjects} />
        )}
      </div>
    </>
  )
}

type ProgressProps = SectionsProps & { only: NamedStatistics | undefined }

function ProgressPart({ subjects, only, nameOf, showsWeeks, search, onSearch }: ProgressProps) {
  return (
    <>
      <div className={only && columnsClass}>
        <div className="flex flex-col gap-8">
          <ProgressCharts
            subjects={subjects.map((each) => ({ ...each, best: each.highlights?.personalBests }))}
            nameOf={nameOf}
            isLine={search.competition === undefined}
            choice={search}
            onChoose={(choice) => onSearch({ ...search, ...choice })}
            table={
              <RoundFigures
                rounds={subjects.flatMap(({ statistics }) => statistics.rounds)}
                nameOf={nameOf}
                showsAthlete={only === undefined}
              />
            }
          />
          {showsWeeks && only?.highlights ? (
            <TrainingWeeks rounds={only.statistics.rounds} highlights={only.highlights} />
          ) : null}
        </div>
        {only ? <FirstLanded statistics={only.statistics} nameOf={nameOf} /> : null}
      </div>
      <Families subjects={subjects.map((each) => ({ ...each, landed: landedTrickIds(each) }))} />
    </>
  )
}

type FiguresProps = { rounds: readonly CountedRead[]; nameOf: NameOf; showsAthlete: boolean }

function RoundFigures({ rounds, nameOf, showsAthlete }: FiguresProps) {
  const common = useMessages('common')
  const words = useMessages('statistics')
  const format = useFormat()
  const figure = (
    key: 'style' | 'variety' | 'grabs',
    cell: (round: CountedRead) => string,
  ): Column<CountedRead> => ({ key, head: words.figures[key], numeric: true, cell })
  return (
    <RoundTable
      caption={words.totals}
      rounds={rounds.toSorted((a, b) => b.at.localeCompare(a.at) || b.id - a.id)}
      nameOf={nameOf}
      figures={[
        figure('grabs', ({ grabs }) => format.number(grabs)),
        figure('style', ({ style_percent: style }) => (style === null ? '—' : format.percent(style / 100))),
        figure('variety', ({ variety_points: variety }) => (variety === null ? '—' : format.number(variety))),
      ]}
    >
      {({ user }) => (showsAthlete ? <span className="text-soft">{personName(user, common)}</span> : null)}
    </RoundTable>
  )
}

type SectionProps = { statistics: StatisticsRead; nameOf: NameOf }

function FirstLanded({ statistics, nameOf }: SectionProps) {
  const words = useMessages('statistics')
  const format = useFormat()
  const trickOf = useTrickOf()
  return (
    <StatisticsSection title={words.firstLanded}>
      <FirstRows rows={statistics.firstLanded.toReversed()}>
        {(shown) => (
          <div className="border-t border-hair">
            {shown.map(({ trick: { id, name }, round }) => {
              const trick = trickOf(id)
              return (
                <Row
                  key={id}
                  mark={<TrickLevel trick={trick} />}
                  name={
                    <Link to={roundPath(round)} data-row-link className={rowLinkClass}>
                      {name}
                    </Link>
                  }
                  details={
                    <>
                      {format.date(round.at)}
                      <span className="max-sm:hidden"> · {nameOf(round)}</span>
                    </>
                  }
                  value={trick && format.value(trick.value)}
                />
              )
            })}
          </div>
        )}
      </FirstRows>
    </StatisticsSection>
  )
}

function Empty({ isOwn }: { isOwn: boolean }) {
  const words = useMessages('statistics')
  return (
    <EmptyState
      title={words.empty}
      text={isOwn ? words.emptyOwn : words.emptyOther}
      action={
        isOwn ? (
          <Link to={paths.newTraining} className={buttonClass('primary')}>
            {words.train}
          </Link>
        ) : null
      }
    />
  )
}

function Loading() {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-5">
      {counterNames.map((name) => (
        <Skeleton key={name} className="h-12" />
      ))}
    </div>
  )
}
