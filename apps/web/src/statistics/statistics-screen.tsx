/** `/statistics`: what one's own rounds are made of, an athlete's or a competition's, pictures first (screens §26). */
import { Link, Navigate } from '@tanstack/react-router'
import type { CountedRound, CountedTrick, Statistics } from '@trickline/contract/statistics'
import { trickCategoryName } from '@trickline/contract/tricks'
import type { Areas } from '@trickline/messages/areas'
import { levelName, rules } from '@trickline/scoring'
import { type ReactNode, useState } from 'react'
import { paths } from '../app/paths.ts'
import { ApiError } from '../lib/api.ts'
import { type Format, useFormat } from '../lib/format.ts'
import { useMessages } from '../lib/messages.ts'
import { personName } from '../lib/person-name.ts'
import { saveFile } from '../lib/save-file.ts'
import { usePerson } from '../lib/session.ts'
import { useRoundWords } from '../training/round-words.ts'
import { levelWord } from '../tricks/performed-trick.ts'
import { LevelMark } from '../ui/badge.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Collapsible } from '../ui/collapsible.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Page } from '../ui/page.tsx'
import { Score } from '../ui/score.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { CategoryBars, LevelDoughnut, ProgressCurve } from './charts.tsx'
import type { StatisticsSearch } from './statistics-search.ts'
import { asCsv, counterNames, cutTitle, wholeTitle } from './statistics-words.ts'
import { useStatistics } from './use-statistics.ts'

type NameOf = (round: CountedRound) => string

export function StatisticsScreen({ search }: { search: StatisticsSearch }) {
  const words = useMessages('statistics')
  const judging = useMessages('judging')
  const person = usePerson()
  const { data, error, refetch } = useStatistics(search, person?.id ?? 0)
  const nameOf = useRoundName(search.competition !== undefined)
  const isOwn = search.competition === undefined && (search.athlete ?? person?.id) === person?.id
  if (!data && error instanceof ApiError && error.status < 500)
    return <Navigate to={paths.notFound} replace />
  const isEmpty = data?.statistics.progress.length === 0
  const save = ({ name, statistics }: NonNullable<typeof data>) =>
    saveFile(`trickline ${name}.csv`, asCsv(statistics, { words, judging, nameOf }), 'text/csv;charset=utf-8')
  return (
    <Page
      title={isOwn || !data ? words.title : words.of(data.name)}
      below={data && !isEmpty ? words.rounds(data.statistics.progress.length) : null}
      actions={data && !isEmpty ? <Button onClick={() => save(data)}>{words.export}</Button> : null}
    >
      {error && !data ? (
        <LoadFailed title={words.failed} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : isEmpty ? (
        <Empty isOwn={isOwn} />
      ) : (
        <div className="flex flex-col gap-6">
          <Counters counters={data.statistics.counters} />
          <div className="grid items-start gap-6 lg:grid-cols-[2fr_3fr]">
            <Levels counted={data.statistics.levels} />
            <Categories counted={data.statistics.categories} />
          </div>
          <Progress
            rounds={data.statistics.progress}
            nameOf={nameOf}
            isLine={search.competition === undefined}
          />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <BestCombos statistics={data.statistics} nameOf={nameOf} />
            <FirstLanded statistics={data.statistics} nameOf={nameOf} />
          </div>
        </div>
      )}
    </Page>
  )
}

/** In a competition's a round is called by its athlete, in an athlete's by its competition or its own name. */
function useRoundName(isOfCompetition: boolean): NameOf {
  const { roundNames } = useMessages('judging')
  const { titleOf } = useRoundWords()
  const phases: Record<string, string> = roundNames
  return (round) => {
    const whose = isOfCompetition ? personName(round.user) : titleOf(round)
    const phase = round.competition && (phases[round.round_name ?? ''] ?? round.round_name)
    return phase ? `${whose}, ${phase}` : whose
  }
}

function Counters({ counters }: Pick<Statistics, 'counters'>) {
  const words = useMessages('statistics')
  const judging = useMessages('judging')
  const format = useFormat()
  return (
    <section
      aria-label={words.countersTitle}
      className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3"
    >
      {counterNames.map((name) => (
        <Collapsible
          key={name}
          title={words.counters[name]}
          end={<strong className="tabular text-score">{format.number(counters[name].total)}</strong>}
        >
          {counters[name].total === 0 ? <p className="text-soft">{words.none}</p> : null}
          <ul className="flex flex-col gap-1">
            {counters[name].names.map(({ tricks, times }) => (
              <li key={wholeTitle(tricks, judging)} className="flex items-baseline gap-3">
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                  <TrickNames tricks={tricks} />
                </span>
                <span className="tabular text-soft">{words.times(times)}</span>
              </li>
            ))}
          </ul>
        </Collapsible>
      ))}
    </section>
  )
}

/** Cut for the eye, whole for a reader and the pointer that rests on it. */
function TrickNames({ tricks }: { tricks: readonly CountedTrick[] }) {
  const judging = useMessages('judging')
  return tricks.map((trick, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the same trick may stand twice in a combo
    <span key={place} title={trick.name}>
      {place > 0 ? ' · ' : null}
      {cutTitle(trick, judging)}
    </span>
  ))
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card aria-label={title}>
      <h2 className="mb-4 text-lead font-bold">{title}</h2>
      {children}
    </Card>
  )
}

type Figure = { id: number; name: ReactNode; times: number }

function Levels({ counted }: { counted: Statistics['levels'] }) {
  const words = useMessages('statistics')
  const judging = useMessages('judging')
  const rows = counted.map(({ level_id: id, times }) => ({
    id,
    times,
    name: (
      <span className="inline-flex items-center gap-1.5">
        <LevelMark level={levelName(id)} />
        {levelWord(id, judging)}
      </span>
    ),
  }))
  return (
    <Part title={words.levels}>
      <LevelDoughnut counted={counted} />
      <Figures caption={words.levels} head={words.level} rows={rows} />
    </Part>
  )
}

function Categories({ counted }: { counted: Statistics['categories'] }) {
  const words = useMessages('statistics')
  const rows = counted.map(({ categorie_id: id, times }) => ({ id, times, name: trickCategoryName(id) }))
  return (
    <Part title={words.categories}>
      <CategoryBars counted={counted} />
      <Figures caption={words.categories} head={words.category} rows={rows} />
    </Part>
  )
}

function Figures({ caption, head, rows }: { caption: string; head: string; rows: readonly Figure[] }) {
  const words = useMessages('statistics')
  const format = useFormat()
  const all = rows.reduce((sum, { times }) => sum + times, 0)
  const columns: Column<Figure>[] = [
    { key: 'name', head, place: 'lead', cell: ({ name }) => name },
    { key: 'number', head: words.number, numeric: true, cell: ({ times }) => format.number(times) },
    {
      key: 'share',
      head: words.share,
      place: 'end',
      numeric: true,
      cell: ({ times }) => format.percent(times / all),
    },
  ]
  return (
    <Collapsible title={words.asTable}>
      <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </Collapsible>
  )
}

type ProgressProps = { rounds: readonly CountedRound[]; nameOf: NameOf; isLine: boolean }

/** Totals of two rules are not compared: one rule at a time, at first the one with most rounds. */
function Progress({ rounds, nameOf, isLine }: ProgressProps) {
  const words = useMessages('statistics')
  const format = useFormat()
  const scored = rounds.filter(isScored)
  const countOf = (ruleId: number) => scored.filter(({ rule }) => rule.id === ruleId).length
  const used = rules.filter(({ id }) => countOf(id) > 0)
  const [chosen, choose] = useState(() => used.toSorted((a, b) => countOf(b.id) - countOf(a.id))[0]?.id)
  const drawn = scored.filter(({ rule }) => rule.id === chosen)
  return (
    <Part title={isLine ? words.progress : words.totals}>
      {used.length > 1 ? (
        <Segmented
          label={words.rule}
          segments={used.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen ?? null}
          onChange={choose}
          className="mb-4"
        />
      ) : null}
      {drawn.length > 0 ? (
        <ProgressCurve key={chosen} rounds={drawn} nameOf={nameOf} isLine={isLine} />
      ) : null}
      <Collapsible title={words.asTable}>
        <Table
          caption={words.totals}
          columns={roundColumns(words, format, nameOf)}
          rows={rounds.toReversed()}
          rowKey={({ id }) => id}
        />
      </Collapsible>
    </Part>
  )
}

function roundColumns(words: Areas['statistics'], format: Format, nameOf: NameOf): Column<CountedRound>[] {
  return [
    {
      key: 'round',
      head: words.round,
      place: 'lead',
      cell: (round) => <RoundLink round={round} nameOf={nameOf} />,
    },
    { key: 'date', head: words.date, cell: ({ at }) => format.date(at) },
    { key: 'rule', head: words.rule, cell: ({ rule }) => rule.name },
    {
      key: 'total',
      head: words.total,
      place: 'end',
      numeric: true,
      cell: (round) => <RoundTotal round={round} />,
    },
  ]
}

function RoundTotal({ round }: { round: CountedRound }) {
  const words = useMessages('statistics')
  return isScored(round) ? (
    <Score value={round.total_score} size="small" />
  ) : (
    <span className="text-soft">{words.notPublished}</span>
  )
}

function isScored(round: CountedRound): round is CountedRound & { total_score: number } {
  return round.total_score !== null
}

type Told = { statistics: Statistics; nameOf: NameOf }

function BestCombos({ statistics, nameOf }: Told) {
  const words = useMessages('statistics')
  const judging = useMessages('judging')
  const format = useFormat()
  if (statistics.best_combos.length === 0) return null
  return (
    <Part title={words.bestCombos}>
      <ol className="flex flex-col">
        {statistics.best_combos.map(({ tricks, points, round_id }) => (
          <li
            key={`${round_id} ${points} ${wholeTitle(tricks, judging)}`}
            className="flex items-start gap-4 border-t border-hair py-3 first:border-0 first:pt-0"
          >
            <div className="min-w-0 flex-1">
              <p className="font-medium [overflow-wrap:anywhere]">
                <TrickNames tricks={tricks} />
              </p>
              <OfRound id={round_id} statistics={statistics} nameOf={nameOf} />
            </div>
            <span className="tabular text-score font-bold">{format.score(points)}</span>
          </li>
        ))}
      </ol>
    </Part>
  )
}

const fewTricks = 10

/** The latest first. */
function FirstLanded({ statistics, nameOf }: Told) {
  const words = useMessages('statistics')
  const [showsAll, showAll] = useState(false)
  const landed = statistics.first_landed.toReversed()
  return (
    <Part title={words.firstLanded}>
      <ul className="flex flex-col">
        {landed.slice(0, showsAll ? landed.length : fewTricks).map(({ trick, round_id }) => (
          <li key={trick.id} className="border-t border-hair py-2 first:border-0 first:pt-0">
            <p className="font-medium">{trick.name}</p>
            <OfRound id={round_id} statistics={statistics} nameOf={nameOf} />
          </li>
        ))}
      </ul>
      {showsAll || landed.length <= fewTricks ? null : (
        <Button onClick={() => showAll(true)} className="mt-3">
          {words.all(landed.length)}
        </Button>
      )}
    </Part>
  )
}

function OfRound({ id, statistics, nameOf }: Told & { id: number }) {
  const format = useFormat()
  const round = statistics.progress.find((each) => each.id === id)
  return round ? (
    <p className="text-label text-soft">
      {format.date(round.at)} · <RoundLink round={round} nameOf={nameOf} />
    </p>
  ) : null
}

function RoundLink({ round, nameOf }: { round: CountedRound; nameOf: NameOf }) {
  return (
    <Link
      to={round.competition === null ? paths.trainingRound(round.id) : paths.judging(round.id)}
      className="underline decoration-edge underline-offset-4 hover:decoration-accent"
    >
      {nameOf(round)}
    </Link>
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
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {counterNames.map((name) => (
        <Skeleton key={name} className="h-12" />
      ))}
    </div>
  )
}
