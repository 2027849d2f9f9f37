/** What rounds consist of: counters with trick names, levels and categories; for one subject or two compared. */
import type { HighlightsRead, StatisticsRead } from '@trickline/contract/read-statistics'
import type { Statistics } from '@trickline/contract/statistics'
import { trickCategories } from '@trickline/contract/trick-categories'
import { levels } from '@trickline/scoring'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { Level } from '@trickline/views/tricks/level.tsx'
import { levelWord } from '@trickline/views/tricks/performed-trick.ts'
import { type Column, Table } from '@trickline/ui/table.tsx'
import { CategoryBars } from './category-bars.tsx'
import { ComparisonTable, countHighest, type Figure, headNames } from './comparison-table.tsx'
import { SeriesMark } from './interactive-chart.tsx'
import { LevelDoughnut } from './level-doughnut.tsx'
import { ChartSection, columnsClass, StatisticsSection, TrickNames } from './parts.tsx'
import { RoundsLink } from './round-table.tsx'
import { counterNames, fullTrickTitle } from './statistics-labels.ts'

export type CompositionData = {
  name: string
  givenName?: string
  /** `rounds`: absent for the tricks of one round. */
  statistics: Pick<Statistics, 'counters' | 'levels' | 'categories'> & Partial<Pick<StatisticsRead, 'rounds'>>
  /** Only athletes have highlights. */
  highlights?: HighlightsRead | null
}

export function Composition({ subjects }: { subjects: readonly CompositionData[] }) {
  const [first, second] = subjects
  if (!first) return null
  if (second)
    return (
      <>
        <div className={columnsClass}>
          <ComparedCounters subjects={subjects} />
          <Categories subjects={subjects} />
        </div>
        <Levels subjects={subjects} />
      </>
    )
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-6 *:min-w-0 sm:grid-cols-2 xl:grid-cols-3">
      <Counters counters={first.statistics.counters} />
      <Levels subjects={subjects} />
      <Categories subjects={subjects} />
    </div>
  )
}

/** The two counters that come first, in large figures. */
const leading: ReadonlySet<CounterName> = new Set(['tricks', 'unique_tricks'])
/** Counters whose names need the hint. */
const explained: ReadonlySet<CounterName> = new Set(['dubs', 'combos_6', 'combos_feet', 'combos_feet_6'])

type CounterName = (typeof counterNames)[number]

function Counters({ counters }: Pick<Statistics, 'counters'>) {
  const words = useMessages('statistics')
  const format = useFormat()
  const isShown = (name: CounterName) => leading.has(name) || counters[name].total > 0
  const zeros = counterNames.filter((name) => !isShown(name))
  return (
    <section aria-label={words.countersTitle} className="sm:max-xl:col-span-2">
      <div className="grid grid-flow-dense grid-cols-4 gap-x-3 *:min-w-0">
        {counterNames.filter(isShown).map((name) => (
          <OpenCounter key={name} name={name} counter={counters[name]} />
        ))}
      </div>
      {zeros.length > 0 ? (
        <p className="mt-2 text-label text-soft">
          {zeros.map((name) => `${format.number(0)} ${words.counters[name]}`).join(' · ')}
        </p>
      ) : null}
    </section>
  )
}

type OpenCounterProps = { name: CounterName; counter: Statistics['counters']['tricks'] }

/** Opens to its names. */
function OpenCounter({ name, counter: { total, names } }: OpenCounterProps) {
  const words = useMessages('statistics')
  const judging = useMessages('judging')
  const format = useFormat()
  const isLeading = leading.has(name)
  return (
    <details
      className={classNames('border-b border-hair py-2 open:col-span-full', isLeading && 'col-span-2')}
    >
      <summary className="flex min-h-touch cursor-pointer list-none flex-col-reverse justify-end rounded-control hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="text-label hyphens-auto text-soft [overflow-wrap:anywhere]">
          {words.counters[name]}
        </span>
        <strong
          className={classNames(
            'tabular font-extrabold tracking-tight',
            isLeading ? 'text-score-big' : 'text-score',
          )}
        >
          {format.number(total)}
        </strong>
      </summary>
      {explained.has(name) ? (
        <p className="mb-1 text-label text-pretty text-soft">{words.countersHint}</p>
      ) : null}
      <ul className="columns-[10rem] gap-x-10">
        {names.map(({ tricks, times }) => (
          <li
            key={fullTrickTitle(tricks, judging)}
            className="flex break-inside-avoid items-baseline gap-3 py-0.5"
          >
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <TrickNames tricks={tricks} />
            </span>
            <span className="tabular text-soft">{words.times(times)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function ComparedCounters({ subjects }: { subjects: readonly CompositionData[] }) {
  const words = useMessages('statistics')
  const names = headNames(subjects)
  const rows = counterNames.map((name) => ({
    id: name,
    name: words.counters[name],
    times: subjects.map(({ statistics }) => statistics.counters[name].total),
  }))
  const [first = 0, second = 0] = names.map((_, place) => countHighest(rows, place))
  const ahead = first > second ? 0 : 1
  return (
    <StatisticsSection title={words.countersTitle} isFact={first !== second}>
      {first === second ? null : (
        <p className="mb-2 flex items-center gap-2 text-title leading-tight font-extrabold text-balance">
          <SeriesMark place={ahead} />
          {words.moreIn(names[ahead] ?? '', Math.max(first, second), rows.length)}
        </p>
      )}
      <ComparisonTable
        caption={words.countersTitle}
        head={words.counter}
        rows={rows}
        names={names}
        details={subjects.map(({ statistics }) => words.rounds(statistics.rounds?.length ?? 0))}
      />
    </StatisticsSection>
  )
}

function Levels({ subjects }: { subjects: readonly CompositionData[] }) {
  const words = useMessages('statistics')
  const [only, another] = subjects
  const highlights = only?.highlights
  const rows = levels.map(({ id }) => ({
    id,
    times: subjects.map(
      ({ statistics }) => statistics.levels.find(({ level_id }) => level_id === id)?.times ?? 0,
    ),
    name: <Level id={id} />,
  }))
  if (!only) return null
  if (another)
    return (
      <StatisticsSection title={words.levels}>
        <div className="grid grid-cols-1 items-start gap-x-12 lg:grid-cols-2">
          <div className="grid grid-cols-2 gap-6">
            {headNames(subjects).map((name, place) => (
              <LevelDoughnut
                key={name}
                counted={subjects[place]?.statistics.levels ?? []}
                compared={{ name, place }}
              />
            ))}
          </div>
          <ComparisonTable
            caption={words.levels}
            head={words.level}
            rows={rows}
            names={headNames(subjects)}
          />
        </div>
      </StatisticsSection>
    )
  return (
    <ChartSection
      title={words.levels}
      table={<Figures caption={words.levels} head={words.level} rows={rows} subjects={subjects} />}
    >
      <LevelDoughnut counted={only.statistics.levels}>
        {highlights
          ? (id, times) => <LevelRounds highlights={highlights} id={id} times={times} />
          : undefined}
      </LevelDoughnut>
    </ChartSection>
  )
}

type LevelRoundsProps = { highlights: HighlightsRead; id: number; times: string }

function LevelRounds({ highlights, id, times }: LevelRoundsProps) {
  const words = useMessages('statistics').highlights
  const judging = useMessages('judging')
  const format = useFormat()
  const title = words.roundsWith(levelWord(id, judging))
  return (
    <RoundsLink
      rounds={highlights.levels.find(({ level }) => level === id)?.rounds ?? []}
      highlights={highlights}
      title={title}
      label={format.joined(times, title)}
    >
      {times}
    </RoundsLink>
  )
}

function Categories({ subjects }: { subjects: readonly CompositionData[] }) {
  const words = useMessages('statistics')
  const rows = trickCategories.map(({ id, name }) => ({
    id,
    name,
    times: subjects.map(
      ({ statistics }) => statistics.categories.find(({ categorie_id }) => categorie_id === id)?.times ?? 0,
    ),
  }))
  return (
    <ChartSection
      title={words.categories}
      table={<Figures caption={words.categories} head={words.category} rows={rows} subjects={subjects} />}
    >
      <CategoryBars
        series={subjects.map(({ name, statistics }) => ({ name, counted: statistics.categories }))}
      />
    </ChartSection>
  )
}

type FiguresProps = {
  caption: string
  head: string
  rows: readonly Figure[]
  subjects: readonly CompositionData[]
}

function Figures({ caption, head, rows, subjects }: FiguresProps) {
  const words = useMessages('statistics')
  const format = useFormat()
  const shown = rows.filter(({ times }) => times.some((count) => count > 0))
  const all = shown.reduce((sum, { times: [count = 0] }) => sum + count, 0)
  const columns: Column<Figure>[] = [
    { key: 'name', head, place: 'lead', cell: ({ name }) => name },
    {
      key: 'number',
      head: words.number,
      numeric: true,
      cell: ({ times: [count = 0] }) => format.number(count),
    },
    {
      key: 'share',
      head: words.share,
      place: 'end',
      numeric: true,
      cell: ({ times: [count = 0] }) => format.percent(count / all),
    },
  ]
  return subjects.length > 1 ? (
    <ComparisonTable caption={caption} head={head} rows={shown} names={headNames(subjects)} />
  ) : (
    <Table caption={caption} columns={columns} rows={shown} rowKey={({ id }) => id} />
  )
}
