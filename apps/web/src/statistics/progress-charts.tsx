/**
 * What the rounds brought over time: totals, style, variety, grabs, tricks landed for the first time. Totals of two rules are
 * not compared: one rule at a time, at first the one with most rounds.
 */
import type { CountedRead, StatisticsRead } from '@trickline/contract/read-rows'
import { rules } from '@trickline/scoring'
import { type Format, useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { Segmented } from '@trickline/ui/segmented.tsx'
import { isScored, type NameOf } from './parts.tsx'
import { type Figure, figures } from './statistics-search.ts'
import { type Point, TimeCurve } from './time-curve.tsx'

/** What is drawn of each; `best`: ids of the rounds to mark as personal bests. */
type Drawable = {
  name: string
  statistics: Pick<StatisticsRead, 'rounds' | 'firstLanded' | 'landed_before'>
  best?: ReadonlySet<number> | undefined
}

/** `rule`: by its id. */
export type ProgressChoice = { figure?: Figure; rule?: number }

type Props = {
  /** One, or two to be compared. */
  of: readonly Drawable[]
  nameOf: NameOf
  isLine: boolean
  choice: ProgressChoice
  onChoose: (choice: ProgressChoice) => void
}

export function ProgressCharts({ of, nameOf, isLine, choice, onChoose }: Props) {
  const words = useMessages('statistics')
  const format = useFormat()
  const { figure = 'total' } = choice
  const used = rules
    .map(({ id, name }) => ({ id, name, counts: of.map((each) => scoredUnder(each, id)) }))
    .filter(({ counts }) => Math.max(...counts) > 0)
  // of two the one under which both have most
  const [most] = used.toSorted(
    (a, b) => Math.min(...b.counts) - Math.min(...a.counts) || Math.max(...b.counts) - Math.max(...a.counts),
  )
  const rule = used.find(({ id }) => id === choice.rule)?.id ?? most?.id
  const { isOfRule, pointsOf, tick, said = tick, least = 4 } = drawn[figure]
  const series = of.map((person) => ({
    name: person.name,
    points: pointsOf(person, (round) => !isOfRule || round.rule.id === rule).map((point) => ({
      ...point,
      description: format.beside(
        words.ofRound(
          format.date(point.round.at),
          nameOf(point.round),
          words.figureOf[figure](said(format)(point.value)),
        ),
        ...(point.isBest ? [words.highlights.personalBest] : []),
      ),
    })),
  }))
  const isEmpty = series.every(({ points }) => points.length === 0)
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-x-6 gap-y-3">
        <Segmented
          label={words.figure}
          segments={figures.map((value) => ({ value, label: words.figures[value] }))}
          value={figure}
          onChange={(next) => onChoose({ ...choice, figure: next })}
        />
        {isOfRule && used.length > 1 ? (
          <Segmented
            label={words.rule}
            segments={used.map((each) => ({ value: each.id, label: ruleTitle(each) }))}
            value={rule ?? null}
            onChange={(next) => onChoose({ ...choice, rule: next })}
          />
        ) : null}
      </div>
      {isEmpty ? (
        <p className="text-soft">{words.noFigure[figure]}</p>
      ) : (
        <TimeCurve
          key={`${figure} ${rule}`}
          label={isLine ? words.overTime(words.figures[figure]) : words.totals}
          series={series}
          joined={isLine ? (figure === 'landed' ? 'steps' : 'line') : 'not'}
          tick={tick(format)}
          least={least}
        />
      )}
    </>
  )
}

function scoredUnder({ statistics }: Drawable, ruleId: number): number {
  return statistics.rounds.filter((round) => isScored(round) && round.rule.id === ruleId).length
}

type Bare = Omit<Point, 'description'>
type Written = (format: Format) => (value: number) => string
type Drawn = {
  /** What one rule gives is not compared with what another does. */
  isOfRule: boolean
  pointsOf: (person: Drawable, isWanted: (round: CountedRead) => boolean) => Bare[]
  /** On the axis, and beside a mark. */
  tick: Written
  said?: Written
  /** How far the axis goes at least. */
  least?: number
}

const number: Written = (format) => format.number

/** A point of each round that has the figure. */
const ofRounds =
  (valueOf: (round: CountedRead) => number | null): Drawn['pointsOf'] =>
  ({ statistics }, isWanted) =>
    statistics.rounds.filter(isWanted).flatMap((round) => {
      const value = valueOf(round)
      return value === null ? [] : [{ round, value }]
    })

/** A round that was stopped has a total of 0, and shows nothing of what its athlete can. */
const ifScored = (round: CountedRead, value: number | null) => ((round.total_score ?? 0) > 0 ? value : null)

const drawn: Record<Figure, Drawn> = {
  total: {
    isOfRule: true,
    pointsOf: (person, isWanted) =>
      ofRounds((round) => ifScored(round, round.total_score))(person, isWanted).map((point) => ({
        ...point,
        isBest: person.best?.has(point.round.id),
      })),
    tick: number,
    said: (format) => format.score,
  },
  style: {
    isOfRule: true,
    pointsOf: ofRounds((round) => ifScored(round, round.style_percent)),
    tick: (format) => (value) => format.percent(value / 100),
    // the most that grabs bring (scoring §10)
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
    // how many there are by then, where there were new ones
    pointsOf: ({ statistics }) => {
      const byThen = new Map<CountedRead, number>()
      statistics.firstLanded.forEach(({ round }, place) =>
        byThen.set(round, statistics.landed_before.length + place + 1),
      )
      return [...byThen].map(([round, value]) => ({ round, value }))
    },
    tick: number,
  },
}
