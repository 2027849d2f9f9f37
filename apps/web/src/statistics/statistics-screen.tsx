/** `/statistics`: what one's own rounds, an athlete's or a competition's consist of (screens §26). */
import { Link, Navigate } from '@tanstack/react-router'
import type { CountedRead, StatisticsRead } from '@trickline/contract/read-statistics'
import { useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { landedTrickIds } from '@trickline/client/statistics.ts'
import { ApiError } from '@trickline/client/api.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { usePerson } from '@trickline/client/session.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { useAddressSearch } from '../lib/address.ts'
import { LoadFailed } from '../lib/load-failed.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import type { Column } from '@trickline/ui/table.tsx'
import { BestScores } from './best-scores.tsx'
import { CompareButton } from './compare-button.tsx'
import { ProgressCharts } from './progress-charts.tsx'
import { ExportButton } from './export-button.tsx'
import { Families } from './families.tsx'
import { Composition } from './composition.tsx'
import {
  FirstRows,
  type NameOf,
  RoundDateLink,
  StatisticsSection,
  TrickNames,
  useRoundName,
} from './parts.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { CurrentRoundLink, NewRoundStatistics, RoundStatistics } from './round-statistics.tsx'
import { RoundTable } from './round-table.tsx'
import { type StatisticsAddress, type StatisticsSearch, statisticsSearch } from './statistics-search.ts'
import { counterNames, fullTrickTitle } from './statistics-labels.ts'
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
  const format = useFormat()
  const person = usePerson()
  const first = useStatistics(search, person?.id ?? 0)
  const second = useStatistics({ ...search, athlete: search.with ?? 0 }, 0, search.with !== undefined)
  const isCompared = search.with !== undefined
  const queries = isCompared ? [first, second] : [first]
  const subjects = queries.flatMap(({ data }) => data ?? [])
  const nameOf = useRoundName(search.competition !== undefined)
  const isOwn = search.competition === undefined && (search.athlete ?? person?.id) === person?.id
  const error = queries.find((each) => each.error && !each.data)?.error
  if (error instanceof ApiError && error.status < 500) return <Navigate to={paths.notFound} replace />
  const isLoaded = subjects.length === queries.length
  const count = subjects.reduce((sum, { statistics }) => sum + statistics.rounds.length, 0)
  const isEmpty = isLoaded && count === 0
  const ofAllTime = search.from === undefined && search.to === undefined
  return (
    <Page
      title={
        isCompared && isLoaded
          ? format.list(subjects.map(({ name }) => name))
          : isOwn || !subjects[0]
            ? words.title
            : words.of(subjects[0].name)
      }
      below={count > 0 ? words.rounds(count) : null}
      actions={
        <>
          {isOwn && !isCompared ? <CurrentRoundLink /> : null}
          {search.competition === undefined ? <CompareButton search={search} onSearch={onSearch} /> : null}
          {count > 0 ? <ExportButton subjects={subjects} nameOf={nameOf} /> : null}
        </>
      }
    >
      {isEmpty && ofAllTime ? null : <PeriodChoice search={search} onSearch={onSearch} />}
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
          search={search}
          onSearch={onSearch}
        />
      )}
    </Page>
  )
}

type SectionsProps = StatisticsAddress & {
  subjects: readonly NamedStatistics[]
  nameOf: NameOf
  showsWeeks: boolean
}

function Sections({ subjects, nameOf, showsWeeks, search, onSearch }: SectionsProps) {
  const words = useMessages('statistics')
  const [first, another] = subjects
  const only = another ? undefined : first
  const highlights = only?.highlights
  return (
    <div className="flex flex-col gap-6">
      {highlights ? <BestScores bestPerRule={highlights.bestPerRule} /> : null}
      <Composition subjects={subjects} />
      <StatisticsSection title={search.competition ? words.totals : words.progress}>
        <ProgressCharts
          subjects={subjects.map((each) => ({ ...each, best: each.highlights?.personalBests }))}
          nameOf={nameOf}
          isLine={search.competition === undefined}
          choice={search}
          onChoose={(choice) => onSearch({ ...search, ...choice })}
        />
        <RoundFigures
          rounds={subjects.flatMap(({ statistics }) => statistics.rounds)}
          nameOf={nameOf}
          showsAthlete={another !== undefined}
        />
      </StatisticsSection>
      {showsWeeks && only && highlights ? (
        <TrainingWeeks rounds={only.statistics.rounds} highlights={highlights} />
      ) : null}
      {only ? (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <BestCombos statistics={only.statistics} nameOf={nameOf} />
          <FirstLanded statistics={only.statistics} nameOf={nameOf} />
        </div>
      ) : null}
      <Families subjects={subjects.map((each) => ({ name: each.name, landed: landedTrickIds(each) }))} />
    </div>
  )
}

type FiguresProps = { rounds: readonly CountedRead[]; nameOf: NameOf; showsAthlete: boolean }

function RoundFigures({ rounds, nameOf, showsAthlete }: FiguresProps) {
  const common = useMessages('common')
  const words = useMessages('statistics')
  const format = useFormat()
  const [isOpen, open] = useState(false)
  const figure = (
    key: 'style' | 'variety' | 'grabs',
    cell: (round: CountedRead) => string,
  ): Column<CountedRead> => ({ key, head: words.figures[key], numeric: true, cell })
  return (
    <Collapsible title={words.asTable} open={isOpen} onToggle={open} className="mt-4">
      {isOpen ? (
        <RoundTable
          caption={words.totals}
          rounds={rounds.toSorted((a, b) => b.at.localeCompare(a.at) || b.id - a.id)}
          nameOf={nameOf}
          figures={[
            figure('grabs', ({ grabs }) => format.number(grabs)),
            figure('style', ({ style_percent: style }) =>
              style === null ? '–' : format.percent(style / 100),
            ),
            figure('variety', ({ variety_points: variety }) =>
              variety === null ? '–' : format.number(variety),
            ),
          ]}
        >
          {({ user }) =>
            showsAthlete ? <span className="text-soft">{personName(user, common)}</span> : null
          }
        </RoundTable>
      ) : null}
    </Collapsible>
  )
}

type SectionProps = { statistics: StatisticsRead; nameOf: NameOf }

function BestCombos({ statistics, nameOf }: SectionProps) {
  const words = useMessages('statistics')
  const judging = useMessages('judging')
  const format = useFormat()
  if (statistics.bestCombos.length === 0) return null
  return (
    <StatisticsSection title={words.bestCombos}>
      <ol className="flex flex-col">
        {statistics.bestCombos.map(({ tricks, points, round }) => (
          <li
            key={`${round.id} ${points} ${fullTrickTitle(tricks, judging)}`}
            className="flex flex-wrap items-start gap-x-4 border-t border-hair py-3 first:border-0 first:pt-0"
          >
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-medium [overflow-wrap:anywhere]">
                <TrickNames tricks={tricks} />
              </p>
              <RoundDateLink round={round} nameOf={nameOf} />
            </div>
            <span className="tabular text-score font-bold">{format.score(points)}</span>
          </li>
        ))}
      </ol>
    </StatisticsSection>
  )
}

function FirstLanded({ statistics, nameOf }: SectionProps) {
  const words = useMessages('statistics')
  return (
    <StatisticsSection title={words.firstLanded}>
      <FirstRows rows={statistics.firstLanded.toReversed()}>
        {(shown) => (
          <ul className="flex flex-col">
            {shown.map(({ trick, round }) => (
              <li key={trick.id} className="border-t border-hair py-2 first:border-0 first:pt-0">
                <p className="font-medium [overflow-wrap:anywhere]">{trick.name}</p>
                <RoundDateLink round={round} nameOf={nameOf} />
              </li>
            ))}
          </ul>
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
