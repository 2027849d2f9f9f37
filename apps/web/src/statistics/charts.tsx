/** The pictures of the statistics: how many tricks of each level and category, and the totals over time (screens §26). */
import type { CountedRound, Statistics } from '@trickline/contract/statistics'
import { trickCategories } from '@trickline/contract/tricks'
import { levelName, levels } from '@trickline/scoring'
import { scaleBand, scaleLinear } from 'd3-scale'
import { arc, line, pie } from 'd3-shape'
import { useFormat } from '../lib/format.ts'
import { useMessages } from '../lib/messages.ts'
import { levelWord } from '../tricks/performed-trick.ts'
import { LevelMark } from '../ui/badge.tsx'
import type { Level } from '../ui/badge.tsx'
import { useWide } from '../ui/use-wide.ts'
import { type Mark, Picture } from './picture.tsx'

/** Of a doughnut's radius. */
const cutout = 0.25
const radius = 100

/** The lowest level on top, clockwise; beside it what each colour is. */
export function LevelDoughnut({ counted }: { counted: Statistics['levels'] }) {
  const words = useMessages('statistics')
  const judging = useMessages('judging')
  const format = useFormat()
  const timesOf = (id: number) => counted.find(({ level_id }) => level_id === id)?.times ?? 0
  const all = counted.reduce((sum, { times }) => sum + times, 0)
  const slices = pie<{ id: number }>()
    .value(({ id }) => timesOf(id))
    // in the order of the levels, not by how many there are
    .sortValues(null)([...levels])
    .filter(({ value }) => value > 0)
  const draw = arc<(typeof slices)[number]>()
    .innerRadius(radius * cutout)
    .outerRadius(radius)
  const marks = slices.map((slice): Mark => {
    const [x, y] = draw.centroid(slice)
    const share = format.percent(slice.value / all)
    return {
      key: slice.data.id,
      says: words.ofTricks(levelWord(slice.data.id, judging), slice.value, share),
      shape: (
        <g transform={`translate(${radius + 4} ${radius + 4})`}>
          <path
            d={draw(slice) ?? undefined}
            strokeWidth={2}
            className={`${levelColours[levelName(slice.data.id)]} stroke-raised in-focus-visible:stroke-ink`}
          />
          {slice.value / all > 0.07 ? (
            <text
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              stroke="none"
              className="fill-raised text-[13px] font-bold"
            >
              {share}
            </text>
          ) : null}
        </g>
      ),
    }
  })
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <div className="w-full max-w-52">
        <Picture label={words.levels} width={2 * radius + 8} height={2 * radius + 8} marks={marks} />
      </div>
      <ul className="flex flex-1 basis-32 flex-col gap-2">
        {levels.map(({ id }) => (
          <li key={id} className="flex items-center gap-2">
            <LevelMark level={levelName(id)} />
            <span className="flex-1">{levelWord(id, judging)}</span>
            <strong className="tabular">{format.number(timesOf(id))}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}

const levelColours: Record<Level, string> = {
  rookie: 'fill-rookie',
  amateur: 'fill-amateur',
  pro: 'fill-pro',
  legendary: 'fill-legendary',
}

const wideBars = { width: 560, row: 38, name: 180, number: 44 }
/** The name stands above its bar. */
const narrowBars = { width: 300, row: 50, name: 0, number: 40 }

export function CategoryBars({ counted }: { counted: Statistics['categories'] }) {
  const words = useMessages('statistics')
  const format = useFormat()
  const size = useWide() ? wideBars : narrowBars
  const isBeside = size.name > 0
  const timesOf = (id: number) => counted.find(({ categorie_id }) => categorie_id === id)?.times ?? 0
  const all = counted.reduce((sum, { times }) => sum + times, 0)
  const shown = trickCategories.filter(({ id }) => timesOf(id) > 0)
  const height = shown.length * size.row
  const across = scaleLinear()
    .domain([0, Math.max(...shown.map(({ id }) => timesOf(id)))])
    .range([0, size.width - size.name - size.number])
  const down = scaleBand<number>()
    .domain(shown.map(({ id }) => id))
    .range([0, height])
  const marks = shown.map(({ id, name }): Mark => {
    const times = timesOf(id)
    const top = down(id) ?? 0
    const barTop = isBeside ? top + 8 : top + 24
    return {
      key: id,
      says: words.ofTricks(name, times, format.percent(times / all)),
      shape: (
        <>
          {/* all of the row is the mark */}
          <rect y={top} width={size.width} height={size.row} fill="transparent" stroke="none" />
          <text
            y={isBeside ? barTop + 11 : top + 16}
            dominantBaseline={isBeside ? 'central' : undefined}
            stroke="none"
            className="fill-ink text-[14px]"
          >
            {name}
          </text>
          <rect
            x={size.name}
            y={barTop}
            width={Math.max(across(times), 2)}
            height={isBeside ? 22 : 18}
            rx={3}
            className="fill-accent"
          />
          <text
            x={size.name + across(times) + 8}
            y={barTop + (isBeside ? 11 : 9)}
            dominantBaseline="central"
            stroke="none"
            className="tabular fill-ink text-[14px] font-bold"
          >
            {format.number(times)}
          </text>
        </>
      ),
    }
  })
  return <Picture label={words.categories} width={size.width} height={height} marks={marks} />
}

type CurveProps = {
  /** From the oldest on. */
  rounds: readonly (CountedRound & { total_score: number })[]
  nameOf: (round: CountedRound) => string
  /** Of one athlete: what comes next is compared with what was before. */
  isLine: boolean
}

const wideCurve = { width: 1040, height: 280 }
const narrowCurve = { width: 340, height: 220 }
const edge = { top: 14, end: 12, bottom: 26, start: 44 }

// Over 60 lines: scales, marks and axes of one picture share their measures.
export function ProgressCurve({ rounds, nameOf, isLine }: CurveProps) {
  const words = useMessages('statistics')
  const format = useFormat()
  const { width, height } = useWide() ? wideCurve : narrowCurve
  const dates = rounds.map(({ at }) => Date.parse(at))
  const [first = 0, last = 0] = [dates[0], dates.at(-1)]
  const across = scaleLinear()
    // a single one stands in the middle
    .domain(first === last ? [first - 1, last + 1] : [first, last])
    .range([edge.start + 8, width - edge.end])
  const up = scaleLinear()
    .domain([0, Math.max(1, ...rounds.map(({ total_score }) => total_score))])
    .nice(4)
    .range([height - edge.bottom, edge.top])
  const points = rounds.map(({ total_score }, place): [number, number] => [
    across(dates[place] ?? 0),
    up(total_score),
  ])
  const marks = rounds.map((round, place): Mark => {
    const [x, y] = points[place] ?? [0, 0]
    return {
      key: round.id,
      says: words.ofRound(format.date(round.at), nameOf(round), format.score(round.total_score)),
      shape: (
        <>
          <circle cx={x} cy={y} r={12} fill="transparent" stroke="none" />
          <circle cx={x} cy={y} r={rounds.length > 80 ? 3 : 5} className="fill-accent" />
        </>
      ),
    }
  })
  return (
    <Picture
      label={words.totals}
      width={width}
      height={height}
      marks={marks}
      behind={
        <>
          {up.ticks(4).map((tick) => (
            <g key={tick}>
              <line
                x1={edge.start}
                x2={width - edge.end}
                y1={up(tick)}
                y2={up(tick)}
                className="stroke-hair"
              />
              <text
                x={edge.start - 8}
                y={up(tick)}
                textAnchor="end"
                dominantBaseline="central"
                className="tabular fill-soft text-[12px]"
              >
                {format.number(tick)}
              </text>
            </g>
          ))}
          {isLine ? (
            <path d={line()(points) ?? undefined} className="fill-none stroke-accent stroke-2" />
          ) : null}
          <text x={edge.start} y={height - 4} className="fill-soft text-[12px]">
            {format.date(first)}
          </text>
          {format.date(first) === format.date(last) ? null : (
            <text x={width - edge.end} y={height - 4} textAnchor="end" className="fill-soft text-[12px]">
              {format.date(last)}
            </text>
          )}
        </>
      }
    />
  )
}
