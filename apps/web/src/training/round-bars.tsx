/** A round in a row of a phone: a bar for each trick in the colour of its level, as high as its points. */
import type { UnnamedChartTrick } from '@trickline/contract/training'
import { levelName } from '@trickline/scoring'
import { levelText } from '@trickline/ui/badge.tsx'

export function RoundBars({ label, tricks }: { label: string; tricks: readonly UnnamedChartTrick[] }) {
  const most = Math.max(0, ...tricks.map(({ points }) => points ?? 0))
  const lineY = most === 0 ? height / 2 : height
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${tricks.length * step} ${height}`}
      preserveAspectRatio="none"
      className="h-10 w-full overflow-visible"
    >
      {tricks.map(({ level, points }, index) => {
        const high = most === 0 ? lowest : Math.max(lowest, ((points ?? 0) / most) * height)
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a trick is its place
            key={index}
            x={index * step + (step - thickness) / 2}
            y={most === 0 ? lineY - high / 2 : lineY - high}
            width={thickness}
            height={high}
            className={levelText[levelName(level)]}
            fill="currentColor"
          />
        )
      })}
      <path
        d={`M0 ${lineY}H${tricks.length * step}`}
        stroke="currentColor"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

const height = 40
const step = 10
const thickness = 7
/** Height of a bar without points, or whose points are not visible. */
const lowest = 6
