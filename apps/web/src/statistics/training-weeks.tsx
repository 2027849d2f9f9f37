/** Training rounds of the last twelve weeks, this week in colour (screens §26). */
import type { CountedRead, HighlightsRead } from '@trickline/contract/read-statistics'
import { serverNow } from '@trickline/client/server-time.ts'
import { scaleBand, scaleLinear } from 'd3-scale'
import { useState } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { type ChartDrawing, InteractiveChart } from './interactive-chart.tsx'
import { StatisticsSection } from './parts.tsx'
import { RoundsLink } from './round-table.tsx'

type Props = { rounds: readonly CountedRead[]; highlights: HighlightsRead }

const height = 150
const margins = { top: 22, bottom: 28 }
const floor = height - margins.bottom

export function TrainingWeeks({ rounds, highlights }: Props) {
  const words = useMessages('statistics')
  const format = useFormat()
  const [now] = useState(serverNow)
  const weeks = lastWeeks(
    rounds.filter(({ competition }) => competition === null),
    now,
  )
  const [first] = weeks
  const draw = (width: number): ChartDrawing => {
    const xScale = scaleBand<number>()
      .domain(weeks.map(({ start }) => start.getTime()))
      .range([0, width])
      .padding(0.35)
    const yScale = scaleLinear()
      .domain([0, Math.max(3, ...weeks.map((week) => week.rounds.length))])
      .range([floor, margins.top])
    const marks = weeks.map(({ start, rounds: ofWeek }, place) => {
      const date = format.date(start.getTime())
      return {
        key: start.getTime(),
        description: words.highlights.perWeek(date, ofWeek.length),
        link:
          ofWeek.length > 0 ? (
            <RoundsLink
              rounds={ofWeek}
              highlights={highlights}
              title={words.highlights.roundsOf(words.highlights.weekOf(date))}
            >
              {words.open}
            </RoundsLink>
          ) : null,
        shape: (
          <WeekBar
            x={xScale(start.getTime()) ?? 0}
            width={xScale.bandwidth()}
            top={yScale(ofWeek.length)}
            count={ofWeek.length}
            isThisWeek={place === weeks.length - 1}
          />
        ),
      }
    })
    return {
      height,
      marks,
      background: <TimeAxis width={width} first={first?.start.getTime() ?? now} last={now} />,
    }
  }
  return (
    <StatisticsSection title={words.highlights.training}>
      <p className="-mt-3 text-soft">
        {words.rounds(weeks.reduce((sum, { rounds: ofWeek }) => sum + ofWeek.length, 0))}
      </p>
      <InteractiveChart label={words.highlights.training} draw={draw} />
    </StatisticsSection>
  )
}

type WeekBarProps = { x: number; width: number; top: number; count: number; isThisWeek: boolean }

function WeekBar({ x, width, top, count, isThisWeek }: WeekBarProps) {
  const format = useFormat()
  return (
    <>
      <rect x={x} width={width} height={height} fill="transparent" stroke="none" />
      {count > 0 ? (
        <rect
          x={x}
          y={top}
          width={width}
          height={floor - top}
          rx={2}
          className={isThisWeek ? 'fill-accent' : 'fill-ink'}
        />
      ) : (
        <circle
          cx={x + width / 2}
          cy={floor}
          r={isThisWeek ? 6 : 4}
          className={isThisWeek ? 'fill-accent stroke-accent' : 'fill-paper stroke-ink'}
        />
      )}
      {count > 0 ? (
        <text
          x={x + width / 2}
          y={top - 8}
          textAnchor="middle"
          stroke="none"
          className="tabular fill-ink text-[14px] font-bold"
        >
          {format.number(count)}
        </text>
      ) : null}
    </>
  )
}

function TimeAxis({ width, first, last }: { width: number; first: number; last: number }) {
  const format = useFormat()
  return (
    <>
      <line x1={0} x2={width} y1={floor} y2={floor} className="stroke-ink stroke-[1.5]" />
      <text x={0} y={height - 4} className="fill-soft text-[13px]">
        {format.shortDate(first)}
      </text>
      <text x={width} y={height - 4} textAnchor="end" className="fill-soft text-[13px]">
        {format.shortDate(last)}
      </text>
    </>
  )
}

type Week<TRound> = { start: Date; rounds: TRound[] }

/** The last `count` weeks, the current one last. Weeks start on Monday in the viewer's time zone. */
export function lastWeeks<TRound extends { at: string }>(
  rounds: readonly TRound[],
  now: number,
  count = 12,
): Week<TRound>[] {
  const monday = new Date(now)
  monday.setHours(0, 0, 0, 0)
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7))
  // calendar arithmetic: a week with a clock change does not have 168 hours
  const mondayBefore = (weeksBack: number) =>
    new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() - 7 * weeksBack)
  return Array.from({ length: count }, (_, place) => {
    const start = mondayBefore(count - 1 - place)
    const end = mondayBefore(count - 2 - place)
    const isIn = ({ at }: TRound) => Date.parse(at) >= start.getTime() && Date.parse(at) < end.getTime()
    return { start, rounds: rounds.filter(isIn) }
  })
}
