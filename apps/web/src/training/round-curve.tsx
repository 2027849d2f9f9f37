/** A round in a row of a phone: its combos as lines and its single tricks as dots, over the line. */
import type { UnnamedChartTrick } from '@trickline/contract/training'
import { heightsOf } from '@trickline/views/rounds/round-chart.tsx'
import { lineY, placeBeads } from '@trickline/ui/place-beads.ts'

export function RoundCurve({ label, tricks }: { label: string; tricks: readonly UnnamedChartTrick[] }) {
  const joined = tricks.map(({ combo }, index) => combo > 0 && tricks[index + 1]?.combo === combo)
  const placed = placeBeads(
    heightsOf(tricks).map((points, index) => ({ points, joined: joined[index] ?? false })),
  )
  const at = (index: number) => ({
    x: `${((index + 0.5) / tricks.length) * 100}%`,
    y: `${placed[index]?.y ?? lineY}%`,
  })
  return (
    <svg role="img" aria-label={label} className="block h-12 w-full overflow-visible" stroke="currentColor">
      <line x1="0" x2="100%" y1={`${lineY}%`} y2={`${lineY}%`} className="stroke-edge" />
      {tricks.map((_, index) => {
        const [from, to] = [at(index), at(joined[index] ? index + 1 : index)]
        return (
          <line
            // oxlint-disable-next-line react/no-array-index-key -- a trick of a finished round keeps its place
            key={index}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            strokeWidth={joined[index] || joined[index - 1] ? 2 : 4}
            strokeLinecap="round"
          />
        )
      })}
    </svg>
  )
}
