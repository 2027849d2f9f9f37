/** A round in a row of a phone: the signs of its tricks over the line, joined within a combo. */
import type { UnnamedChartTrick } from '@trickline/contract/training'
import { levelName } from '@trickline/scoring'
import { LevelShape } from '@trickline/ui/level-mark.tsx'
import { lineY, placeBeads } from '@trickline/ui/place-beads.ts'

export function RoundCurve({ label, tricks }: { label: string; tricks: readonly UnnamedChartTrick[] }) {
  const joined = tricks.map(({ combo }, index) => combo > 0 && tricks[index + 1]?.combo === combo)
  const placed = placeBeads(tricks.map(({ points }, index) => ({ points, joined: joined[index] ?? false })))
  const at = (index: number) => ({
    x: `${((index + 0.5) / tricks.length) * 100}%`,
    y: `${placed[index]?.y ?? lineY}%`,
  })
  return (
    <svg role="img" aria-label={label} className="block h-12 w-full overflow-visible" stroke="currentColor">
      <line x1="0" x2="100%" y1={`${lineY}%`} y2={`${lineY}%`} className="stroke-edge" />
      {tricks.map((_, index) => {
        const [from, to] = [at(index), at(index + 1)]
        return joined[index] ? (
          // oxlint-disable-next-line react/no-array-index-key -- a trick of a finished round keeps its place
          <line key={index} x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeWidth={1.25} />
        ) : null
      })}
      {tricks.map(({ level }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <svg key={index} {...at(index)} width="1" height="1" className="overflow-visible">
          <LevelShape level={levelName(level)} transform="scale(0.36)translate(-8 -8)" />
        </svg>
      ))}
    </svg>
  )
}
