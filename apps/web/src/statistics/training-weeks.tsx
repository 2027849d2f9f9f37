/** Training rounds of the last twelve weeks, this week in colour (screens §18). */
import type { CountedRead } from '@trickline/contract/read-statistics'
import { scaleBand, scaleLinear } from 'd3-scale'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { lastWeeks } from './last-weeks.ts'
import { type ChartDrawing, type ChartMark, InteractiveChart } from './interactive-chart.tsx'
import { SourceRoundsLink } from './source-rounds.tsx'

type Props = {
  subject: string
  rounds: readonly CountedRead[]
  now: number
  onOpen: (start: Date) => void
}

const height = 125
const margins = { top: 22, bottom: 22 }

export function TrainingWeeks({ subject, rounds, now, onOpen }: Props) {
  const words = useMessages('statistics')
  const format = useFormat()
  const weeks = lastWeeks(rounds, now)
  const floor = height - margins.bottom
  const [first] = weeks
  const draw = (width: number): ChartDrawing => {
    const xScale = scaleBand<number>()
      .domain(weeks.map(({ start }) => start.getTime()))
      .range([0, width])
      .padding(0.35)
    const yScale = scaleLinear()
      .domain([0, Math.max(4, ...weeks.map((week) => week.rounds.length))])
      .range([floor, margins.top])
    const marks = weeks.map(({ start, rounds: weekRounds }, place): ChartMark => {
      const x = xScale(start.getTime()) ?? 0
      const top = yScale(weekRounds.length)
      return {
        key: start.getTime(),
        description: words.highlights.perWeek(format.date(start.getTime()), weekRounds.length),
        link:
          weekRounds.length > 0 ? (
            <SourceRoundsLink rounds={weekRounds} onOpen={() => onOpen(start)}>
              {words.open}
            </SourceRoundsLink>
          ) : null,
        shape: (
          <>
            <rect x={x} width={xScale.bandwidth()} height={height} fill="transparent" stroke="none" />
            <rect
              x={x}
              y={Math.min(top, floor - 2)}
              width={xScale.bandwidth()}
              height={Math.max(floor - top, 2)}
              rx={2}
              className={place === weeks.length - 1 ? 'fill-accent' : 'fill-edge'}
            />
            {weekRounds.length > 0 ? (
              <text
                x={x + xScale.bandwidth() / 2}
                y={top - 8}
                textAnchor="middle"
                stroke="none"
                className="tabular fill-ink text-[13px] font-bold"
              >
                {format.number(weekRounds.length)}
              </text>
            ) : null}
          </>
        ),
      }
    })
    return {
      height,
      marks,
      background: (
        <>
          <line x1={0} x2={width} y1={floor} y2={floor} className="stroke-edge" />
          <text x={0} y={height - 4} className="fill-soft text-[12px]">
            {format.date(first?.start.getTime())}
          </text>
          <text x={width} y={height - 4} textAnchor="end" className="fill-soft text-[12px]">
            {format.date(now)}
          </text>
        </>
      ),
    }
  }
  return <InteractiveChart label={words.highlights.training} subject={subject} draw={draw} />
}
