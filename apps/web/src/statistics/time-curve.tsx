/** What rounds brought over their dates, of one or of two to be compared (screens §26). */
import type { CountedRead } from '@trickline/contract/read-rows'
import { scaleLinear } from 'd3-scale'
import { curveLinear, curveStepAfter, line } from 'd3-shape'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { RoundLink } from './parts.tsx'
import { type ChartDrawing, type ChartMark, InteractiveChart } from './interactive-chart.tsx'
import { SeriesLegend, seriesStyles } from './series.tsx'

export type Point = { round: CountedRead; value: number; description: string; isBest?: boolean | undefined }
/** From the oldest on. */
export type Series = { name: string; points: readonly Point[] }

type Props = {
  label: string
  series: readonly Series[]
  /** Of one athlete what comes next is compared with what was before; a sum goes up in steps. */
  joined: 'line' | 'steps' | 'not'
  tick: (value: number) => string
  /** How far the axis goes at least. */
  least: number
}

const edge = { top: 14, end: 12, bottom: 26, start: 48 }
/** Of a personal best, around its middle. */
const star = 'M0-9.5l2.9 6 6.6.8-4.9 4.6 1.3 6.5-5.9-3.2-5.9 3.2 1.3-6.5-4.9-4.6 6.6-.8z'
/** Beyond so many the marks are small. */
const many = 80

// Over 60 lines: scales, marks and axes of one picture share their measures.
export function TimeCurve({ label, series, joined, tick, least }: Props) {
  const words = useMessages('statistics')
  const common = useMessages('common')
  const format = useFormat()
  const points = series.flatMap((each) => each.points)
  const dates = points.map(({ round }) => Date.parse(round.at))
  const [first, last] = [Math.min(...dates), Math.max(...dates)]
  const draw = (width: number): ChartDrawing => {
    const height = width < 480 ? 220 : 300
    const across = scaleLinear()
      // a single one stands in the middle
      .domain(first === last ? [first - 1, last + 1] : [first, last])
      .range([edge.start + 8, width - edge.end])
    const up = scaleLinear()
      .domain([0, Math.max(least, ...points.map(({ value }) => value))])
      .nice(4)
      .range([height - edge.bottom, edge.top])
    const spotOf = ({ round, value }: Point): [number, number] => [across(Date.parse(round.at)), up(value)]
    const draws = line<Point>()
      .x((point) => spotOf(point)[0])
      .y((point) => spotOf(point)[1])
      .curve(joined === 'steps' ? curveStepAfter : curveLinear)
    const size = points.length > many ? 0.45 : 0.8
    const marks = series.flatMap(({ name, points: own }, place) =>
      own.map((point): ChartMark => {
        const [x, y] = spotOf(point)
        return {
          key: `${place} ${point.round.id}`,
          description: series.length > 1 ? common.labelled(name, point.description) : point.description,
          link: <RoundLink round={point.round} nameOf={() => words.open} />,
          shape: (
            <>
              <circle cx={x} cy={y} r={12} fill="transparent" stroke="none" />
              <path
                d={point.isBest ? star : seriesStyles[place]?.mark}
                transform={
                  point.isBest
                    ? `translate(${x} ${y})`
                    : `translate(${x - 8 * size} ${y - 8 * size}) scale(${size})`
                }
                className={`${seriesStyles[place]?.fill} stroke-raised in-focus-visible:stroke-ink`}
              />
            </>
          ),
        }
      }),
    )
    return {
      height,
      marks,
      behind: (
        <>
          {up.ticks(4).map((value) => (
            <g key={value}>
              <line
                x1={edge.start}
                x2={width - edge.end}
                y1={up(value)}
                y2={up(value)}
                className="stroke-hair"
              />
              <text
                x={edge.start - 8}
                y={up(value)}
                textAnchor="end"
                dominantBaseline="central"
                className="tabular fill-soft text-[12px]"
              >
                {tick(value)}
              </text>
            </g>
          ))}
          {joined === 'not'
            ? null
            : series.map(({ name, points: own }, place) => (
                <path
                  key={name}
                  d={draws(own) ?? undefined}
                  strokeDasharray={seriesStyles[place]?.dashes}
                  className={`fill-none ${seriesStyles[place]?.stroke} ${points.length > many ? 'stroke-1' : 'stroke-2'}`}
                />
              ))}
          <text x={edge.start} y={height - 4} className="fill-soft text-[12px]">
            {format.date(first)}
          </text>
          {format.date(first) === format.date(last) ? null : (
            <text x={width - edge.end} y={height - 4} textAnchor="end" className="fill-soft text-[12px]">
              {format.date(last)}
            </text>
          )}
        </>
      ),
    }
  }
  const names = series.map(({ name }) => name)
  return (
    <InteractiveChart
      label={label}
      of={format.list(names)}
      draw={draw}
      legend={names.length > 1 ? <SeriesLegend names={names} /> : null}
    />
  )
}
