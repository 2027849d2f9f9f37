/** Values of rounds over time, for one subject or two (screens §26). */
import type { CountedRead } from '@trickline/contract/read-statistics'
import { scaleLinear, type ScaleLinear } from 'd3-scale'
import { curveLinear, curveStepAfter, line } from 'd3-shape'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { RoundLink } from './parts.tsx'
import { type ChartDrawing, type ChartMark, InteractiveChart } from './interactive-chart.tsx'
import { SeriesLegend, seriesStyles } from './interactive-chart.tsx'

export type Point = { round: CountedRead; value: number; description: string; isBest?: boolean | undefined }
/** Points from oldest to newest. */
export type Series = { name: string; points: readonly Point[] }

type Props = {
  label: string
  series: readonly Series[]
  /** A line for one athlete; `steps` for a running sum. */
  joined: 'line' | 'steps' | 'not'
  tick: (value: number) => string
  /** The axis ends at least here. */
  least: number
}

const margins = { top: 14, end: 12, bottom: 26, start: 48 }
const star = 'M0-9.5l2.9 6 6.6.8-4.9 4.6 1.3 6.5-5.9-3.2-5.9 3.2 1.3-6.5-4.9-4.6 6.6-.8z'
const manyPoints = 80

export function TimeCurve({ label, series, joined, tick, least }: Props) {
  const words = useMessages('statistics')
  const common = useMessages('common')
  const points = series.flatMap((each) => each.points)
  const draw = (width: number): ChartDrawing => {
    const scales = scalesOf(points, width, least)
    const isCrowded = points.length > manyPoints
    const marks = series.flatMap(({ name, points: own }, place) =>
      own.map((point): ChartMark => ({
        key: `${place} ${point.round.id}`,
        description: series.length > 1 ? common.labelled(name, point.description) : point.description,
        link: <RoundLink round={point.round} nameOf={() => words.open} />,
        shape: <PointMark point={point} scales={scales} place={place} size={isCrowded ? 0.45 : 0.8} />,
      })),
    )
    return {
      height: scales.height,
      marks,
      background: (
        <>
          <ValueAxis scales={scales} tick={tick} />
          {joined === 'not'
            ? null
            : series.map((each, place) => (
                <path
                  key={each.name}
                  d={linePath(each.points, scales, joined)}
                  strokeDasharray={seriesStyles[place]?.dashes}
                  className={`fill-none ${seriesStyles[place]?.stroke} ${isCrowded ? 'stroke-1' : 'stroke-2'}`}
                />
              ))}
          <TimeAxis scales={scales} />
        </>
      ),
    }
  }
  const names = series.map(({ name }) => name)
  return (
    <InteractiveChart
      label={label}
      draw={draw}
      hasHint
      legend={names.length > 1 ? <SeriesLegend names={names} /> : null}
    />
  )
}

type Scales = {
  width: number
  height: number
  dates: [first: number, last: number]
  x: (point: Point) => number
  y: (point: Point) => number
  values: ScaleLinear<number, number>
}

function scalesOf(points: readonly Point[], width: number, least: number): Scales {
  const height = width < 480 ? 220 : 300
  const times = points.map(({ round }) => Date.parse(round.at))
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const xScale = scaleLinear()
    .domain(first === last ? [first - 1, last + 1] : [first, last])
    .range([margins.start + 8, width - margins.end])
  const values = scaleLinear()
    .domain([0, Math.max(least, ...points.map(({ value }) => value))])
    .nice(4)
    .range([height - margins.bottom, margins.top])
  return {
    width,
    height,
    dates: [first, last],
    x: ({ round }) => xScale(Date.parse(round.at)),
    y: ({ value }) => values(value),
    values,
  }
}

function linePath(points: readonly Point[], { x, y }: Scales, joined: 'line' | 'steps'): string | undefined {
  const drawn = line<Point>(x, y).curve(joined === 'steps' ? curveStepAfter : curveLinear)
  return drawn(points) ?? undefined
}

type PointMarkProps = { point: Point; scales: Scales; place: number; size: number }

function PointMark({ point, scales, place, size }: PointMarkProps) {
  const [x, y] = [scales.x(point), scales.y(point)]
  return (
    <>
      <circle cx={x} cy={y} r={12} fill="transparent" stroke="none" />
      <path
        d={point.isBest ? star : seriesStyles[place]?.mark}
        transform={
          point.isBest ? `translate(${x} ${y})` : `translate(${x - 8 * size} ${y - 8 * size}) scale(${size})`
        }
        className={`${seriesStyles[place]?.fill} stroke-raised in-focus-visible:stroke-ink`}
      />
    </>
  )
}

function ValueAxis({ scales: { width, values }, tick }: { scales: Scales } & Pick<Props, 'tick'>) {
  return values.ticks(4).map((value) => (
    <g key={value}>
      <line
        x1={margins.start}
        x2={width - margins.end}
        y1={values(value)}
        y2={values(value)}
        className="stroke-hair"
      />
      <text
        x={margins.start - 8}
        y={values(value)}
        textAnchor="end"
        dominantBaseline="central"
        className="tabular fill-soft text-[12px]"
      >
        {tick(value)}
      </text>
    </g>
  ))
}

function TimeAxis({ scales: { width, height, dates } }: { scales: Scales }) {
  const format = useFormat()
  const [first, last] = dates.map((date) => format.date(date))
  return (
    <>
      <text x={margins.start} y={height - 4} className="fill-soft text-[12px]">
        {first}
      </text>
      {first === last ? null : (
        <text x={width - margins.end} y={height - 4} textAnchor="end" className="fill-soft text-[12px]">
          {last}
        </text>
      )}
    </>
  )
}
