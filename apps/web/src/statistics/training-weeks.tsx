/** The rounds that one rode in the last twelve weeks: a quiet picture, this week in colour (screens §18). */
import type { CountedRead } from '@trickline/contract/read-rows'
import { scaleBand, scaleLinear } from 'd3-scale'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { lastWeeks } from './last-weeks.ts'
import { type ChartDrawing, type ChartMark, InteractiveChart } from './interactive-chart.tsx'
import { SourceRoundsLink } from './source-rounds.tsx'

type Props = {
  /** Whose. */
  of: string
  /** Of training, from the oldest on. */
  rounds: readonly CountedRead[]
  now: number
  /** The rounds of the week that begins then. */
  onOpen: (start: Date) => void
}

const height = 125
const edge = { top: 22, bottom: 22 }

export function TrainingWeeks({ of, rounds, now, onOpen }: Props) {
  const words = useMessages('statistics')
  const format = useFormat()
  const weeks = lastWeeks(rounds, now)
  const floor = height - edge.bottom
  const [first] = weeks
  const draw = (width: number): ChartDrawing => {
    const across = scaleBand<number>()
      .domain(weeks.map(({ start }) => start.getTime()))
      .range([0, width])
      .padding(0.35)
    const up = scaleLinear()
      .domain([0, Math.max(4, ...weeks.map((week) => week.rounds.length))])
      .range([floor, edge.top])
    const marks = weeks.map(({ start, rounds: ridden }, place): ChartMark => {
      const x = across(start.getTime()) ?? 0
      const top = up(ridden.length)
      return {
        key: start.getTime(),
        description: words.highlights.perWeek(format.date(start.getTime()), ridden.length),
        link:
          ridden.length > 0 ? (
            <SourceRoundsLink rounds={ridden} onOpen={() => onOpen(start)}>
              {words.open}
            </SourceRoundsLink>
          ) : null,
        shape: (
          <>
            <rect x={x} width={across.bandwidth()} height={height} fill="transparent" stroke="none" />
            <rect
              x={x}
              y={Math.min(top, floor - 2)}
              width={across.bandwidth()}
              height={Math.max(floor - top, 2)}
              rx={2}
              className={place === weeks.length - 1 ? 'fill-accent' : 'fill-edge'}
            />
            {ridden.length > 0 ? (
              <text
                x={x + across.bandwidth() / 2}
                y={top - 8}
                textAnchor="middle"
                stroke="none"
                className="tabular fill-ink text-[13px] font-bold"
              >
                {format.number(ridden.length)}
              </text>
            ) : null}
          </>
        ),
      }
    })
    return {
      height,
      marks,
      behind: (
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
  return <InteractiveChart label={words.highlights.training} of={of} draw={draw} />
}
