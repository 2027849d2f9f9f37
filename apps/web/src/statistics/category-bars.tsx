/** Tricks per category as bars, the longest first; for two subjects side by side (screens §26). */
import type { Statistics } from '@trickline/contract/statistics'
import { trickCategories } from '@trickline/contract/trick-categories'
import { scaleLinear } from 'd3-scale'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { type ChartDrawing, type ChartMark, InteractiveChart } from './interactive-chart.tsx'
import { SeriesLegend, seriesStyles } from './interactive-chart.tsx'

type Props = { series: readonly { name: string; counted: Statistics['categories'] }[] }

/** Room for the longest name before the bars, in CSS px. */
const nameWidth = 164
/** Height of a name above the bars of two subjects, where the chart is narrower than `narrow`. */
const nameHeight = 22
const narrow = 480
const barHeights = { one: 12, two: 15 }
const barGap = 2
const rowGap = 16
/** Room for the number after the longest bar, in CSS px. */
const numberWidth = 48

export function CategoryBars({ series }: Props) {
  const words = useMessages('statistics')
  const format = useFormat()
  const shown = trickCategories
    .map((category) => ({
      ...category,
      all: series.reduce((sum, { counted }) => sum + timesIn(counted, category.id), 0),
    }))
    .filter(({ all }) => all > 0)
    .toSorted((a, b) => b.all - a.all)
  const isOne = series.length === 1
  const barHeight = isOne ? barHeights.one : barHeights.two
  const barsHeight = series.length * (barHeight + barGap)
  const most = Math.max(...series.flatMap(({ counted }) => shown.map(({ id }) => timesIn(counted, id))))
  const draw = (width: number): ChartDrawing => {
    const isNameAbove = !isOne && width < narrow
    const barX = isNameAbove ? 0 : nameWidth
    const barY = isNameAbove ? nameHeight : 4
    const rowHeight = barsHeight + rowGap + (isNameAbove ? nameHeight : 0)
    const xScale = scaleLinear()
      .domain([0, most])
      .range([0, width - barX - numberWidth])
    const marks = shown.flatMap(({ id, name }, row) =>
      series.map(({ name: seriesName, counted }, place): ChartMark => {
        const times = timesIn(counted, id)
        const text = words.ofTricks(name, times, format.percent(times / Math.max(totalOf(counted), 1)))
        const top = row * rowHeight + barY + place * (barHeight + barGap)
        return {
          key: `${id} ${place}`,
          description: isOne ? text : format.joined(seriesName, text),
          shape: (
            <>
              <rect y={top} width={width} height={barHeight} fill="transparent" stroke="none" />
              {place === 0 ? (
                <CategoryName name={name} y={isNameAbove ? top - nameHeight / 2 : top + barsHeight / 2} />
              ) : null}
              <Bar x={barX} y={top} length={xScale(times)} height={barHeight} {...{ place, isOne }}>
                {format.number(times)}
              </Bar>
            </>
          ),
        }
      }),
    )
    return { height: shown.length * rowHeight, marks }
  }
  return (
    <>
      {isOne ? null : <SeriesLegend names={series.map(({ name }) => name)} />}
      <InteractiveChart label={words.categories} draw={draw} />
    </>
  )
}

function CategoryName({ name, y }: { name: string; y: number }) {
  return (
    <text y={y} dominantBaseline="central" stroke="none" className="fill-ink text-[14px]">
      {name}
    </text>
  )
}

type BarProps = {
  x: number
  y: number
  length: number
  height: number
  place: number
  isOne: boolean
  children: string
}

function Bar({ x, y, length, height, place, isOne, children }: BarProps) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={Math.max(length, 2)}
        height={height}
        rx={Math.min(height / 2, 6)}
        // a single subject needs no colour
        className={isOne ? 'fill-ink' : seriesStyles[place]?.fill}
      />
      <text
        x={x + length + 8}
        y={y + height / 2}
        dominantBaseline="central"
        stroke="none"
        className="tabular fill-ink text-[14px] font-bold"
      >
        {children}
      </text>
    </>
  )
}

function timesIn(counted: Statistics['categories'], id: number): number {
  return counted.find(({ categorie_id }) => categorie_id === id)?.times ?? 0
}

function totalOf(counted: Statistics['categories']): number {
  return counted.reduce((sum, { times }) => sum + times, 0)
}
