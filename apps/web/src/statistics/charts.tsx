/** Charts of the statistics: tricks per level and per category (screens §26). */
import type { Statistics } from '@trickline/contract/statistics'
import { trickCategories } from '@trickline/contract/trick-categories'
import { levelName, levels } from '@trickline/scoring'
import { scaleLinear } from 'd3-scale'
import { arc, pie } from 'd3-shape'
import type { ReactNode } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { levelWord } from '@trickline/views/tricks/performed-trick.ts'
import { LevelMark } from '@trickline/ui/badge.tsx'
import type { Level } from '@trickline/ui/badge.tsx'
import { type ChartDrawing, type ChartMark, InteractiveChart } from './interactive-chart.tsx'
import { SeriesLegend, seriesStyles } from './series.tsx'

/** Hole of the doughnut, as a share of its radius. */
const cutout = 0.25
const radius = 100

type DoughnutProps = {
  subject: string
  counted: Statistics['levels']
  children?: (levelId: number, times: string) => ReactNode
}

export function LevelDoughnut({ subject, counted, children }: DoughnutProps) {
  const words = useMessages('statistics')
  const judging = useMessages('judging')
  const format = useFormat()
  const timesOf = (id: number) => counted.find(({ level_id }) => level_id === id)?.times ?? 0
  const all = counted.reduce((sum, { times }) => sum + times, 0)
  const slices = pie<{ id: number }>()
    .value(({ id }) => timesOf(id))
    // keeps the order of the levels instead of sorting by size
    .sortValues(null)([...levels])
    .filter(({ value }) => value > 0)
  const draw = arc<(typeof slices)[number]>()
    .innerRadius(radius * cutout)
    .outerRadius(radius)
  const marks = slices.map((slice): ChartMark => {
    const [x, y] = draw.centroid(slice)
    const share = format.percent(slice.value / all)
    return {
      key: slice.data.id,
      description: words.ofTricks(levelWord(slice.data.id, judging), slice.value, share),
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
    <InteractiveChart
      label={words.levels}
      subject={subject}
      widest={2 * radius + 8}
      draw={() => ({ height: 2 * radius + 8, marks })}
      legend={
        <ul className="flex flex-1 basis-32 flex-col gap-2">
          {levels.map(({ id }) => (
            <li key={id} data-legend className="flex items-center gap-2">
              <LevelMark level={levelName(id)} />
              <span className="flex-1">{levelWord(id, judging)}</span>
              <strong className="tabular">
                {children?.(id, format.number(timesOf(id))) ?? format.number(timesOf(id))}
              </strong>
            </li>
          ))}
        </ul>
      }
    />
  )
}

const levelColours: Record<Level, string> = {
  rookie: 'fill-rookie',
  amateur: 'fill-amateur',
  pro: 'fill-pro',
  legendary: 'fill-legendary',
}

type BarsProps = {
  subject: string
  series: readonly { name: string; counted: Statistics['categories'] }[]
}

const rowSizes = { beside: { name: 180, above: 0 }, above: { name: 0, above: 22 } }
const barHeights = { one: 22, two: 15 }

export function CategoryBars({ subject, series }: BarsProps) {
  const words = useMessages('statistics')
  const format = useFormat()
  const shown = trickCategories.filter(({ id }) => series.some(({ counted }) => timesIn(counted, id) > 0))
  const isOne = series.length === 1
  const barHeight = isOne ? barHeights.one : barHeights.two
  const draw = (width: number): ChartDrawing => {
    const { name: before, above } = width >= 480 ? rowSizes.beside : rowSizes.above
    const rowHeight = above + series.length * (barHeight + 2) + 14
    const all = series.flatMap(({ counted }) => shown.map(({ id }) => timesIn(counted, id)))
    const xScale = scaleLinear()
      .domain([0, Math.max(...all)])
      .range([0, width - before - 48])
    const marks = shown.flatMap(({ id, name }, row) =>
      series.map(({ name: seriesName, counted }, place): ChartMark => {
        const times = timesIn(counted, id)
        const share = format.percent(times / Math.max(totalOf(counted), 1))
        const top = row * rowHeight + above + 4 + place * (barHeight + 2)
        const text = words.ofTricks(name, times, share)
        return {
          key: `${id} ${place}`,
          description: isOne ? text : format.joined(seriesName, text),
          shape: (
            <>
              <rect
                y={top - above}
                width={width}
                height={above + barHeight}
                fill="transparent"
                stroke="none"
              />
              {place === 0 ? (
                <text
                  y={above ? top - 8 : top + (series.length * (barHeight + 2)) / 2}
                  dominantBaseline={above ? undefined : 'central'}
                  stroke="none"
                  className="fill-ink text-[14px]"
                >
                  {name}
                </text>
              ) : null}
              <rect
                x={before}
                y={top}
                width={Math.max(xScale(times), 2)}
                height={barHeight}
                rx={3}
                className={seriesStyles[place]?.fill}
              />
              <text
                x={before + xScale(times) + 8}
                y={top + barHeight / 2}
                dominantBaseline="central"
                stroke="none"
                className="tabular fill-ink text-[14px] font-bold"
              >
                {format.number(times)}
              </text>
            </>
          ),
        }
      }),
    )
    return { height: shown.length * rowHeight, marks }
  }
  return (
    <InteractiveChart
      label={words.categories}
      subject={subject}
      draw={draw}
      legend={isOne ? null : <SeriesLegend names={series.map(({ name }) => name)} />}
    />
  )
}

function timesIn(counted: Statistics['categories'], id: number): number {
  return counted.find(({ categorie_id }) => categorie_id === id)?.times ?? 0
}

function totalOf(counted: Statistics['categories']): number {
  return counted.reduce((sum, { times }) => sum + times, 0)
}
