/** Figures over time. Totals of different rules are not comparable, so one rule is shown at a time, at first the most used. */
import type { CountedRead, StatisticsRead } from '@trickline/contract/read-statistics'
import { rules } from '@trickline/scoring'
import type { ReactNode } from 'react'
import { type Format, useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { ChipSelect } from '@trickline/ui/chip.tsx'
import { ChartSection, isScored, type NameOf, RoundLink } from './parts.tsx'
import { type Figure, figures } from './statistics-search.ts'
import { type Point, TimeCurve } from './time-curve.tsx'

/** `best`: ids of the rounds to mark as personal bests. */
type Subject = {
  name: string
  statistics: Pick<StatisticsRead, 'rounds' | 'firstLanded' | 'landed_before'>
  best?: ReadonlySet<number> | undefined
}

export type ProgressChoice = { figure?: Figure; rule?: number }

type Props = {
  subjects: readonly Subject[]
  nameOf: NameOf
  isLine: boolean
  choice: ProgressChoice
  onChoose: (choice: ProgressChoice) => void
  table: ReactNode
}

export function ProgressCharts({ subjects, nameOf, isLine, choice, onChoose, table }: Props) {
  const words = useMessages('statistics')
  const format = useFormat()
  const usedRules = rulesWithRounds(subjects)
  // one total makes no curve, but landed tricks do
  const { figure = usedRules.some(({ counts }) => Math.max(...counts) > 1) ? 'total' : 'landed' } = choice
  const rule = usedRules.find(({ id }) => id === choice.rule)?.id ?? mostUsed(usedRules)?.id
  const { isOfRule, pointsOf, tick, formatValue = tick, least = 4 } = figureDefinitions[figure]
  const series = subjects.map((subject) => ({
    name: subject.name,
    points: pointsOf(subject, (round) => !isOfRule || round.rule.id === rule).map((point) => ({
      ...point,
      description: format.joined(
        words.ofRound(
          format.date(point.round.at),
          nameOf(point.round),
          words.figureOf[figure](formatValue(format)(point.value)),
        ),
        ...(point.isBest ? [words.highlights.personalBest] : []),
      ),
    })),
  }))
  const isEmpty = series.every(({ points }) => points.length === 0)
  const [only, another] = series
  const offered = isOfRule && usedRules.length > 1 ? usedRules.toSorted((a, b) => a.id - b.id) : []
  const choices = <Choices choice={{ ...choice, figure }} {...{ onChoose, offered, rule }} />
  return (
    <ChartSection
      title={isLine ? words.progress : words.totals}
      table={table}
      head={
        another ? (
          choices
        ) : (
          <Answer points={only?.points ?? []} {...{ figure, nameOf }}>
            {choices}
          </Answer>
        )
      }
    >
      {isEmpty ? (
        <p className="text-soft">{words.noFigure[figure]}</p>
      ) : (
        <TimeCurve
          key={`${figure} ${rule}`}
          label={isLine ? words.overTime(words.figures[figure]) : words.totals}
          series={series}
          isLine={isLine}
          tick={tick(format)}
          text={formatValue(format)}
          least={least}
        />
      )}
    </ChartSection>
  )
}

type ChoicesProps = Pick<Props, 'choice' | 'onChoose'> & {
  /** Rules to choose from. */
  offered: readonly UsedRule[]
  rule: number | undefined
}

function Choices({ choice, onChoose, offered, rule }: ChoicesProps) {
  const common = useMessages('common')
  const words = useMessages('statistics')
  return (
    <div className="flex flex-wrap gap-2">
      <ChipSelect
        label={words.figure}
        options={figures.map((value) => [value, words.figures[value]])}
        value={choice.figure}
        onChange={(next) => onChoose({ ...choice, figure: next })}
      />
      {offered.length > 0 ? (
        <ChipSelect
          label={words.rule}
          options={offered.map((each) => [each.id, ruleTitle(each, common)])}
          value={rule}
          onChange={(next) => onChoose({ ...choice, rule: next })}
        />
      ) : null}
    </div>
  )
}

type AnswerProps = {
  points: readonly PointWithoutText[]
  figure: Figure
  nameOf: NameOf
  /** The choices beside the value. */
  children: ReactNode
}

/** The highest value with its round; of a sum also what that round added. */
function Answer({ points, figure, nameOf, children }: AnswerProps) {
  const format = useFormat()
  const { tick, formatValue = tick } = figureDefinitions[figure]
  const highest = points.toSorted((a, b) => b.value - a.value)[0]
  if (!highest) return children
  const added = figure === 'landed' ? highest.value - (points.at(-2)?.value ?? 0) : 0
  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="tabular text-score-big font-extrabold tracking-tighter">
          {formatValue(format)(highest.value)}
        </p>
        {children}
      </div>
      <p className="mt-1.5 text-soft [overflow-wrap:anywhere]">
        {added > 0 ? <b className="font-bold text-ink">+{format.number(added)} · </b> : null}
        <RoundLink round={highest.round} nameOf={nameOf} /> ·{' '}
        <span className="whitespace-nowrap">{format.date(highest.round.at)}</span>
      </p>
    </div>
  )
}

type UsedRule = { id: number; name: string; counts: number[] }

function rulesWithRounds(subjects: readonly Subject[]): UsedRule[] {
  return rules
    .map(({ id, name }) => ({ id, name, counts: subjects.map((each) => scoredRoundCount(each, id)) }))
    .filter(({ counts }) => Math.max(...counts) > 0)
}

/** With two subjects, the rule under which both have most rounds. */
function mostUsed(usedRules: readonly UsedRule[]): UsedRule | undefined {
  return usedRules.toSorted(
    (a, b) => Math.min(...b.counts) - Math.min(...a.counts) || Math.max(...b.counts) - Math.max(...a.counts),
  )[0]
}

function scoredRoundCount({ statistics }: Subject, ruleId: number): number {
  return statistics.rounds.filter((round) => isScored(round) && round.rule.id === ruleId).length
}

type PointWithoutText = Omit<Point, 'description'>
type ValueFormat = (format: Format) => (value: number) => string
type FigureDefinition = {
  /** True if the values of different rules are not comparable. */
  isOfRule: boolean
  pointsOf: (subject: Subject, isIncluded: (round: CountedRead) => boolean) => PointWithoutText[]
  /** `tick` formats the axis, `formatValue` a mark's description. */
  tick: ValueFormat
  formatValue?: ValueFormat
  least?: number
}

const number: ValueFormat = (format) => format.number

const ofRounds =
  (valueOf: (round: CountedRead) => number | null): FigureDefinition['pointsOf'] =>
  ({ statistics }, isIncluded) =>
    statistics.rounds.filter(isIncluded).flatMap((round) => {
      const value = valueOf(round)
      return value === null ? [] : [{ round, value }]
    })

/** A stopped round has a total of 0, which says nothing about the athlete. */
const ifScored = (round: CountedRead, value: number | null) => ((round.total_score ?? 0) > 0 ? value : null)

const figureDefinitions: Record<Figure, FigureDefinition> = {
  total: {
    isOfRule: true,
    pointsOf: (subject, isIncluded) =>
      ofRounds((round) => ifScored(round, round.total_score))(subject, isIncluded).map((point) => ({
        ...point,
        isBest: subject.best?.has(point.round.id),
      })),
    tick: number,
    formatValue: (format) => format.score,
  },
  style: {
    isOfRule: true,
    pointsOf: ofRounds((round) => ifScored(round, round.style_percent)),
    tick: (format) => (value) => format.percent(value / 100),
    // the highest style percentage of grabs (scoring §10)
    least: 20,
  },
  variety: {
    isOfRule: true,
    pointsOf: ofRounds((round) => ifScored(round, round.variety_points)),
    tick: number,
  },
  grabs: { isOfRule: false, pointsOf: ofRounds(({ grabs }) => grabs), tick: number },
  landed: {
    isOfRule: false,
    // number of landed tricks, at each round with new ones
    pointsOf: ({ statistics }) => {
      const landedByRound = new Map<CountedRead, number>()
      statistics.firstLanded.forEach(({ round }, place) =>
        landedByRound.set(round, statistics.landed_before.length + place + 1),
      )
      return [...landedByRound].map(([round, value]) => ({ round, value }))
    },
    tick: number,
  },
}
