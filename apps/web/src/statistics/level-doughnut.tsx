/** Tricks per level as a doughnut (screens §26). */
import type { Statistics } from '@trickline/contract/statistics'
import { levelName, levels } from '@trickline/scoring'
import { arc, pie, type PieArcDatum } from 'd3-shape'
import type { ReactNode } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { levelWord } from '@trickline/views/tricks/performed-trick.ts'
import { type Level, LevelMark, LevelShape } from '@trickline/ui/level-mark.tsx'
import { type ChartDrawing, InteractiveChart, SeriesMark } from './interactive-chart.tsx'

/** The hole of the doughnut, as a share of its radius. */
const cutout = 0.25
const radius = 100
const size = 2 * radius + 8
/** The smallest shares in which a percentage, and a level's shape above it, have room. */
const smallest = { written: 0.07, drawn: 0.12 }

type Counted = { id: number; times: number }

type Props = {
  counted: Statistics['levels']
  /** Replaces the number of a level in the legend, e.g. with a link. */
  children?: ((levelId: number, times: string) => ReactNode) | undefined
  /** One of two side by side: the numbers stand in a table below both. */
  compared?: { name: string; place: number }
}

export function LevelDoughnut({ counted, children, compared }: Props) {
  const words = useMessages('statistics')
  const judging = useMessages('judging')
  const format = useFormat()
  const rows = levels.map(({ id }) => ({
    id,
    times: counted.find(({ level_id }) => level_id === id)?.times ?? 0,
  }))
  const all = rows.reduce((sum, { times }) => sum + times, 0)
  const marksOf = (width: number) =>
    slicesOf(rows).map((slice) => {
      const share = format.percent(slice.value / all)
      return {
        key: slice.data.id,
        description: words.ofTricks(levelWord(slice.data.id, judging), slice.value, share),
        shape: (
          <g transform={`scale(${width / size})`}>
            <Slice
              slice={slice}
              text={slice.value / all > smallest.written ? share : null}
              hasShape={slice.value / all > smallest.drawn}
            />
          </g>
        ),
      }
    })
  const draw = (width: number): ChartDrawing => ({
    height: width,
    marks: marksOf(width),
    background: <Hole width={width}>{format.number(all)}</Hole>,
  })
  if (compared)
    return (
      <div className="max-w-52">
        <p className="mb-2 flex items-center gap-2 font-semibold [overflow-wrap:anywhere]">
          <SeriesMark place={compared.place} />
          {compared.name}
        </p>
        <InteractiveChart label={format.joined(words.levels, compared.name)} draw={draw} />
      </div>
    )
  return (
    <InteractiveChart
      label={words.levels}
      widest={size}
      draw={draw}
      legend={<Legend rows={rows}>{children}</Legend>}
    />
  )
}

/** The number of all tricks, in the hole. */
function Hole({ width, children }: { width: number; children: string }) {
  return (
    <text
      transform={`translate(${width / 2} ${width / 2}) scale(${width / size})`}
      textAnchor="middle"
      dominantBaseline="central"
      className="tabular fill-ink text-[22px] font-extrabold"
    >
      {children}
    </text>
  )
}

function Legend({ rows, children }: Pick<Props, 'children'> & { rows: readonly Counted[] }) {
  const judging = useMessages('judging')
  const format = useFormat()
  return (
    <ul className="flex min-w-0 flex-1 basis-[8.5rem] flex-col">
      {rows.map(({ id, times }) => (
        <li
          key={id}
          className={classNames(
            'flex min-h-10 items-center gap-2.5 [&>svg]:size-5',
            times === 0 && 'text-soft [&>strong]:font-normal',
          )}
        >
          <LevelMark level={levelName(id)} />
          <span className="min-w-0 flex-1">{levelWord(id, judging)}</span>
          <strong className="tabular text-score font-extrabold">
            {children?.(id, format.number(times)) ?? format.number(times)}
          </strong>
        </li>
      ))}
    </ul>
  )
}

function slicesOf(rows: readonly Counted[]): PieArcDatum<Counted>[] {
  const slices = pie<Counted>()
    .value(({ times }) => times)
    // keeps the order of the levels instead of sorting by size
    .sortValues(null)
  return slices([...rows]).filter(({ value }) => value > 0)
}

const sliceArc = arc<PieArcDatum<Counted>>()
  .innerRadius(radius * cutout)
  .outerRadius(radius)

type SliceProps = { slice: PieArcDatum<Counted>; text: string | null; hasShape: boolean }

function Slice({ slice, text, hasShape }: SliceProps) {
  const [x, y] = sliceArc.centroid(slice)
  return (
    <g transform={`translate(${size / 2} ${size / 2})`}>
      <path
        d={sliceArc(slice) ?? undefined}
        strokeWidth={2}
        className={`${levelColours[levelName(slice.data.id)]} stroke-raised in-focus-visible:stroke-ink`}
      />
      {hasShape ? (
        <g className="stroke-none [&>path]:text-raised">
          <LevelShape
            level={levelName(slice.data.id)}
            transform={`translate(${x - 10} ${y - 24}) scale(1.25)`}
          />
        </g>
      ) : null}
      {text === null ? null : (
        <text
          x={x}
          y={hasShape ? y + 9 : y}
          textAnchor="middle"
          dominantBaseline="central"
          stroke="none"
          className="fill-raised text-[15px] font-bold"
        >
          {text}
        </text>
      )}
    </g>
  )
}

const levelColours: Record<Level, string> = {
  rookie: 'fill-rookie',
  amateur: 'fill-amateur',
  pro: 'fill-pro',
  legendary: 'fill-legendary',
}
