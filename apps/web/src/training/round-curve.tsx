/** A round in a row of a phone: its curve over the line, each combo on its own, without signs for the tricks. */
import type { UnnamedChartTrick } from '@trickline/contract/training'

export function RoundCurve({ label, tricks }: { label: string; tricks: readonly UnnamedChartTrick[] }) {
  const most = Math.max(0, ...tricks.map(({ points }) => points ?? 0))
  const heightOf = ({ points }: UnnamedChartTrick) =>
    most === 0 ? height / 2 : height - inset - ((points ?? 0) / most) * (height - 2 * inset)
  const stretches = tricks.reduce<{ combo: number; points: string[] }[]>((all, trick, index) => {
    const point = `${index * step + step / 2} ${heightOf(trick)}`
    const last = all.at(-1)
    if (last && trick.combo > 0 && last.combo === trick.combo) last.points.push(point)
    else all.push({ combo: trick.combo, points: [point] })
    return all
  }, [])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${tricks.length * step} ${height}`}
      preserveAspectRatio="none"
      className="h-10 w-full overflow-visible"
      fill="none"
      stroke="currentColor"
    >
      {most === 0 ? null : (
        <path
          d={`M0 ${height}H${tricks.length * step}`}
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
          className="text-edge"
        />
      )}
      {stretches.map(({ points }) => (
        <path
          key={points[0]}
          // a single trick is a dot, which a line of no length with round ends draws
          d={`M${points.length > 1 ? points.join('L') : `${points[0]}h0.01`}`}
          strokeWidth={points.length > 1 ? 2 : 4}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}

const height = 40
const step = 10
/** Above the highest and below the lowest trick. */
const inset = 4
