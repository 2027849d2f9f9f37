/** The way of a trick over the line: from where it begins to where it ends, with a loop for each turn and flip. */
import type { Trick } from '@trickline/contract/tricks'
import { levelName } from '@trickline/scoring'
import { shapeOf } from '@trickline/scoring/trick-shape'
import { LevelShape } from '@trickline/ui/level-mark.tsx'
import { useMessages } from '@trickline/ui/messages.ts'

export function TrickPath({ trick }: { trick: Trick }) {
  const words = useMessages('tricks')
  const place = (position: string | null) => (position ? (words.positions[position] ?? position) : '—')
  const shape = shapeOf(trick)
  const facts = [
    [words.fields.start_position, place(trick.start_position)],
    [words.shape, words.shapeOf(shape)],
    [words.fields.end_position, place(trick.end_position)],
  ]
  return (
    <div className="overflow-hidden rounded-control bg-sunken pt-5 pb-3">
      <svg viewBox={`0 0 ${width} 84`} aria-hidden="true" className="block w-full overflow-visible">
        <g fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round">
          <path d={`M-999 ${lineY}H999`} strokeWidth={1.5} />
          <path d={`M${start} ${lineY}Q${middle} ${2 * peakY - lineY} ${end} ${lineY}`} />
          {loopsOf(shape).map(({ x, y, radius }) => (
            <circle key={x} cx={x} cy={y} r={radius} />
          ))}
        </g>
        <circle cx={start} cy={lineY} r={5} className="fill-raised" stroke="currentColor" strokeWidth={2} />
        <LevelShape level={levelName(trick.level_id)} transform={`translate(${end - 8} ${lineY - 8})`} />
      </svg>
      <dl className="mt-2 grid grid-cols-3 px-1 text-center leading-tight">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-label text-soft">{name}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

// the ends are above the outer two of three columns
const width = 300
const [start, middle, end] = [50, 150, 250]
const [peakY, lineY] = [6, 72]

/** Circles that touch the arc from below, half as large for half a turn. */
function loopsOf({
  rotation,
  flips,
}: ReturnType<typeof shapeOf>): { x: number; y: number; radius: number }[] {
  const turns = rotation / 360
  const radii = [
    ...Array<number>(flips).fill(15),
    ...Array<number>(Math.floor(turns)).fill(10),
    ...(turns % 1 > 0 ? [6] : []),
  ]
  return radii.map((radius, index) => {
    const t = 0.5 + (index - (radii.length - 1) / 2) * Math.min(0.16, 0.6 / radii.length)
    const slope = ((lineY - peakY) * (4 * t - 2) * 2) / (end - start)
    const length = Math.hypot(1, slope)
    return {
      x: start + t * (end - start) - (slope * radius) / length,
      y: lineY - 4 * t * (1 - t) * (lineY - peakY) + radius / length,
      radius,
    }
  })
}
