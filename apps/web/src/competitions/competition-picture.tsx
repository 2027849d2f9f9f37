/** The banner of a competition, 16:9; without one a slackline is drawn, each competition's own. */
import { useState } from 'react'
import { classNames } from '../ui/class-names.ts'

type Props = { id: number; src: string | null; className?: string | undefined }

/** Decoration: the name stands beside it. */
export function CompetitionPicture({ id, src, className }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const looks = classNames('aspect-video w-full bg-sunken object-cover', className)
  if (src && src !== broken) {
    return <img src={src} alt="" loading="lazy" className={looks} onError={() => setBroken(src)} />
  }
  return <DrawnLine id={id} className={looks} />
}

/** Two anchors, a line under load and the beads of a run; where they lie follows from the id alone. */
function DrawnLine({ id, className }: { id: number; className: string }) {
  const left = 104 + spread(id, 1) * 16
  const right = 104 + spread(id, 2) * 16
  const loadAt = 110 + spread(id, 3) * 100
  const sag = 30 + spread(id, 4) * 12
  const lowest = Math.max(left, right) + sag
  const beads = [0.14, 0.3, 0.46, 0.62, 0.78]
    .map((share, index) => ({ x: 36 + share * 248, height: 18 + spread(id, 5 + index) * 46 }))
    // Room around the one who stands there.
    .filter(({ x }) => Math.abs(x - loadAt) > 18)
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <path d={`M36 ${left - 14}V180M284 ${right - 14}V180`} className="stroke-hair" strokeWidth={6} />
      {beads.map(({ x, height }) => {
        const foot = lineAt(x, { left, right, loadAt, lowest })
        return (
          <g key={x}>
            <path d={`M${x} ${foot}V${foot - height}`} className="stroke-edge/50" strokeWidth={1} />
            <circle cx={x} cy={foot - height} r={4.5} className="fill-edge/60" />
          </g>
        )
      })}
      <path
        d={`M36 ${left}L${loadAt} ${lowest}L284 ${right}`}
        fill="none"
        className="stroke-ink"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <circle cx={loadAt} cy={lowest - 8} r={7} className="fill-accent" />
    </svg>
  )
}

/** The height of the line at `x`: straight from each anchor to where it is loaded. */
function lineAt(
  x: number,
  { left, right, loadAt, lowest }: { left: number; right: number; loadAt: number; lowest: number },
): number {
  return x < loadAt
    ? left + ((x - 36) / (loadAt - 36)) * (lowest - left)
    : lowest + ((x - loadAt) / (284 - loadAt)) * (right - lowest)
}

/** From 0 to 1, the same for the same id and place. */
function spread(id: number, place: number): number {
  const wave = Math.sin(id * 12.9898 + place * 78.233) * 43_758.5453
  return wave - Math.floor(wave)
}
