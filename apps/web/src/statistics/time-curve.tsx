/** Values of rounds over their dates, of one subject or two (screens §26). */
import type { CountedRead } from '@trickline/contract/read-statistics'
import { scaleLinear } from 'd3-scale'
import { curveLinear, curveStepAfter, line } from 'd3-shape'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { RoundLink } from './parts.tsx'
import { type ChartDrawing, type ChartMark, InteractiveChart } from './interactive-chart.tsx'
import { SeriesLegend, seriesStyles } from './series.tsx'

export type Point = { round: CountedRead; value: number; description: string; isBest?: boolean | undefined }
/** Points from oldest to newest. */
export type Series = { name: string; points: readonly Point[] }

type Props = {
  label: string
  series: readonly Series[]
  /** A line for one athlete; `steps` for a running sum. */
  joined: 'line' | 'steps' | 'not'
  tick: (value: number) => string
  /** Smallest end of the axis. */
  least: number
}

const margins = { top: 14, end: 12, bottom: 26, start: 48 }
const star = 'M0-9.5l2.9 6 6.6.8-4.9 4.6 1.3 6.5-5.9-3.2-5.9 3.2 1.3-6.5-4.9-4.6 6.6-.8z'
const manyPoints = 80

export function TimeCurve({ label, series, joined, tick, least }: Props) {
  const words = useMessages('statistics')
  const common = useMessages('common')
  const format = useFormat()
  const points = series.flatMap((each) => each.points)
  const dates = points.map(({ round }) => Date.parse(round.at))
  const [first, last] = [Math.min(...dates), Math.max(...dates)]
  const draw = (width: number): ChartDrawing => {
    const height = width < 480 ? 220 : 300
    const xScale = scaleLinear()
      .domain(first === last ? [first - 1, last + 1] : [first, last])
      .range([margins.start + 8, width - margins.end])
    const yScale = scaleLinear()
      .domain([0, Math.max(least, ...points.map(({ value }) => value))])
      .nice(4)
      .range([height - margins.bottom, margins.top])
    const positionOf = ({ round, value }: Point): [number, number] => [
      xScale(Date.parse(round.at)),
      yScale(value),
    ]
    const drawLine = line<Point>()
      .x((point) => positionOf(point)[0])
      .y((point) => positionOf(point)[1])
      .curve(joined === 'steps' ? curveStepAfter : curveLinear)
    const size = points.length > manyPoints ? 0.45 : 0.8
    const marks = series.flatMap(({ name, points: own }, place) =>
      own.map((point): ChartMark => {
        const [x, y] = positionOf(point)
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
      background: (
        <>
          {yScale.ticks(4).map((value) => (
            <g key={value}>
              <line
                x1={margins.start}
                x2={width - margins.end}
                y1={yScale(value)}
                y2={yScale(value)}
                className="stroke-hair"
              />
              <text
                x={margins.start - 8}
                y={yScale(value)}
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
                  d={drawLine(own) ?? undefined}
                  strokeDasharray={seriesStyles[place]?.dashes}
                  className={`fill-none ${seriesStyles[place]?.stroke} ${points.length > manyPoints ? 'stroke-1' : 'stroke-2'}`}
                />
              ))}
          <text x={margins.start} y={height - 4} className="fill-soft text-[12px]">
            {format.date(first)}
          </text>
          {format.date(first) === format.date(last) ? null : (
            <text x={width - margins.end} y={height - 4} textAnchor="end" className="fill-soft text-[12px]">
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
      subject={format.list(names)}
      draw={draw}
      legend={names.length > 1 ? <SeriesLegend names={names} /> : null}
    />
  )
}
