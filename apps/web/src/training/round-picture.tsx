/** A drawn thumbnail: a round with a video, or one without (screens §14). Decoration; the card says it in words. */
import { classNames } from '../ui/class-names.ts'

export function RoundPicture({ hasVideo }: { hasVideo: boolean }) {
  return (
    <svg
      viewBox="0 0 320 96"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={classNames('h-24 w-full text-ink', hasVideo ? 'bg-glow' : 'bg-sunken')}
    >
      <path d="M0 70C80 78 120 80 160 80S240 78 320 70" fill="none" stroke="currentColor" strokeWidth={1.5} />
      {hasVideo ? <PlayMark /> : <Rider />}
    </svg>
  )
}

/** Frames of a film above the line, the middle one playing. */
function PlayMark() {
  return (
    <g fill="none" stroke="currentColor">
      <rect x={64} y={24} width={40} height={28} rx={4} strokeOpacity={0.35} />
      <rect x={232} y={24} width={40} height={28} rx={4} strokeOpacity={0.35} />
      <rect x={124} y={14} width={72} height={46} rx={6} strokeWidth={1.5} />
      <path d="M152 26v22l19-11z" stroke="none" className="fill-accent" />
    </g>
  )
}

/** The way of a jump over the line, bead by bead. */
function Rider() {
  return (
    <>
      {beads.map(([x, y], index) => (
        <circle key={x} cx={x} cy={y} r={3.5} fill="currentColor" fillOpacity={0.18 + index * 0.1} />
      ))}
      <circle cx={206} cy={62} r={6} className="fill-accent" />
    </>
  )
}

const beads = [
  [114, 68],
  [130, 44],
  [148, 28],
  [168, 26],
  [188, 40],
] as const
