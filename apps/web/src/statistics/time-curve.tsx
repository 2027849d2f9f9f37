/** Values of rounds as beads in the order of the rounds, for one subject or two (screens §26). */
import type { CountedRead } from '@trickline/contract/read-statistics'
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { RoundLink } from './parts.tsx'
import { type ChartDrawing, type ChartMark, InteractiveChart } from './interactive-chart.tsx'
import { SeriesLegend, seriesStyles } from './interactive-chart.tsx'

export type Point = { round: CountedRead; value: number; description: string; isBest?: boolean | undefined }
/** Points from oldest to newest. */
export type Series = { name: string; points: readonly Point[] }

type Props = {
  label: string
  series: readonly Series[]
  isLine: boolean
  tick: (value: number) => string
  /** Writes a value above its bead. */
  text: (value: number) => string
  /** The axis ends at least here. */
  least: number
}

const height = 220
const margins = { top: 30, bottom: 26, start: 48 }
const floor = height - margins.bottom
const star = 'M0-9.5l2.9 6 6.6.8-4.9 4.6 1.3 6.5-5.9-3.2-5.9 3.2 1.3-6.5-4.9-4.6 6.6-.8z'
/** The smallest distances of two rounds in which values, dates, and beads of full size have room, in CSS px. */
const rooms = { value: 48, date: 64, bead: 8 }

export function TimeCurve({ label, series, isLine, tick, text, least }: Props) {
  const words = useMessages('statistics')
  const common = useMessages('common')
  const isOne = series.length === 1
  const highest = Math.max(...series.flatMap(({ points }) => points.map(({ value }) => value)))
  const draw = (width: number): ChartDrawing => {
    const scales = scalesOf(series, width, least)
    const { x, y, step, hasAxis } = scales
    const marks = series.flatMap(({ name, points }, place) =>
      points.map((point): ChartMark => ({
        key: `${place} ${point.round.id}`,
        description: isOne ? point.description : common.labelled(name, point.description),
        link: <RoundLink round={point.round} nameOf={() => words.open} />,
        shape: (
          <g transform={`translate(${x(point)} ${y(point)})`}>
            <PointMark
              point={point}
              fill={fillOf(place, { isOne, isHighest: point.value === highest })}
              place={place}
              size={step < rooms.bead ? 0.45 : 0.9}
            />
            {hasAxis ? null : <ValueText>{text(point.value)}</ValueText>}
          </g>
        ),
      })),
    )
    return {
      height,
      marks,
      background: (
        <>
          {hasAxis ? <ValueAxis {...scales} tick={tick} /> : null}
          <RoundAxis {...scales} />
          {isOne ? <Stems points={series[0]?.points ?? []} scales={scales} /> : null}
          {isLine ? <Lines series={series} scales={scales} /> : null}
        </>
      ),
    }
  }
  return (
    <InteractiveChart
      label={label}
      draw={draw}
      hasHint
      legend={isOne ? null : <SeriesLegend names={series.map(({ name }) => name)} />}
    />
  )
}

type Scales = ReturnType<typeof scalesOf>

/** Rounds stand at equal distances, as many are on one day and then none for months. */
function scalesOf(series: readonly Series[], width: number, least: number) {
  const points = series.flatMap((each) => each.points)
  const rounds = [...new Map(points.map(({ round }) => [round.id, round])).values()].toSorted(
    (a, b) => a.at.localeCompare(b.at) || a.id - b.id,
  )
  const places = new Map(rounds.map(({ id }, place) => [id, place]))
  // few values of one subject are written at their beads
  const hasAxis = series.length > 1 || width / rounds.length < rooms.value
  const start = hasAxis ? margins.start : 0
  const step = (width - start) / rounds.length
  const values = scaleLinear()
    .domain([0, Math.max(least, ...points.map(({ value }) => value))])
    .range([floor, margins.top])
  if (hasAxis) values.nice(4)
  return {
    width,
    start,
    step,
    rounds,
    hasAxis,
    values,
    x: ({ round }: Point) => start + ((places.get(round.id) ?? 0) + 0.5) * step,
    y: ({ value }: Point) => values(value),
  }
}

/** Of one subject only the highest value is in colour. */
function fillOf(place: number, { isOne, isHighest }: { isOne: boolean; isHighest: boolean }) {
  if (isOne && !isHighest) return 'fill-ink'
  return seriesStyles[place]?.fill
}

type PointMarkProps = { point: Point; fill: string | undefined; place: number; size: number }

function PointMark({ point, fill, place, size }: PointMarkProps) {
  return (
    <>
      <circle r={12} fill="transparent" stroke="none" className="in-focus-visible:stroke-ink" />
      <path
        d={point.isBest ? star : seriesStyles[place]?.mark}
        transform={point.isBest ? undefined : `translate(${-8 * size} ${-8 * size}) scale(${size})`}
        className={`${fill} stroke-paper`}
      />
    </>
  )
}

function ValueText({ children }: { children: string }) {
  return (
    <text y={-15} textAnchor="middle" stroke="none" className="tabular fill-ink text-[14px] font-bold">
      {children}
    </text>
  )
}

function Stems({ points, scales: { x, y } }: { points: readonly Point[]; scales: Scales }) {
  return points.map((point) => (
    <path key={point.round.id} d={`M${x(point)} ${y(point)}V${floor}`} className="stroke-edge stroke-[1.5]" />
  ))
}

function Lines({ series, scales: { x, y, step } }: { series: readonly Series[]; scales: Scales }) {
  return series.map(({ name, points }, place) => (
    <path
      key={name}
      d={line<Point>(x, y)(points) ?? undefined}
      strokeDasharray={seriesStyles[place]?.dashes}
      strokeLinejoin="round"
      className={classNames(
        'fill-none',
        series.length === 1 ? 'stroke-ink' : seriesStyles[place]?.stroke,
        step < rooms.bead ? 'stroke-1' : 'stroke-3',
      )}
    />
  ))
}

function ValueAxis({ width, start, values, tick }: Scales & Pick<Props, 'tick'>) {
  return values.ticks(4).map((value) => (
    <g key={value}>
      <line x1={start} x2={width} y1={values(value)} y2={values(value)} className="stroke-hair" />
      <text
        x={start - 8}
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

/** The line, with the date of each round, or of the first and the last where there is little room. */
function RoundAxis({ width, start, step, rounds }: Scales) {
  const format = useFormat()
  const [first, last] = [rounds[0], rounds.at(-1)]
  const text = 'fill-soft text-[13px]'
  return (
    <>
      <line x1={start} x2={width} y1={floor} y2={floor} className="stroke-ink stroke-[1.5]" />
      {step >= rooms.date ? (
        rounds.map(({ id, at }, place) => (
          <text key={id} x={start + (place + 0.5) * step} y={height - 4} textAnchor="middle" className={text}>
            {format.shortDate(at)}
          </text>
        ))
      ) : (
        <>
          <text x={start} y={height - 4} className={text}>
            {first ? format.shortDate(first.at) : null}
          </text>
          <text x={width} y={height - 4} textAnchor="end" className={text}>
            {last && last !== first ? format.shortDate(last.at) : null}
          </text>
        </>
      )}
    </>
  )
}
