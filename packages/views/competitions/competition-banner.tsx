/** The banner of a competition, 16:9: its picture, or else a line with a bead for each place; and its date. */
import type { CompetitionHeaderRead } from '@trickline/contract/read-rows'
import { useState } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { competitionTimeZone } from './competition-time-zone.ts'

type Drawn = Pick<CompetitionHeaderRead, 'date_start_at' | 'athletesMax' | 'type_id' | 'time_zone'> & {
  date_end_at?: string | null
  competitions_info: Pick<CompetitionHeaderRead['competitions_info'], 'location' | 'country_id'>
}

type Props = {
  id: number
  src: string | null
  drawn?: Drawn
  /** Number of places taken; the other beads are hollow. Without it no bead is. */
  taken?: number | null | undefined
  /** At the head of a page: lower on a phone, if it is drawn, and with the last day beside the first. */
  isLow?: boolean
  className?: string | undefined
}

export function CompetitionBanner({ id, src, drawn, taken, isLow = false, className }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const looks = classNames('aspect-video w-full bg-sunken object-cover', className)
  if (src && src !== broken) {
    return <img src={src} alt="" loading="lazy" className={looks} onError={() => setBroken(src)} />
  }
  return (
    <DrawnBanner
      {...{ id, drawn, taken, isLow }}
      className={classNames(looks, isLow && 'max-sm:aspect-auto max-sm:h-36')}
    />
  )
}

type DrawingProps = {
  id: number
  drawn: Drawn | undefined
  taken?: Props['taken']
  /** Shows all of the drawing in a low box, which its ground fills. */
  isLow?: boolean
  className?: string
  /** Leaves the date out and makes room for words in the upper half. */
  isShareImage?: boolean
}

export function DrawnBanner({
  id,
  drawn,
  taken,
  isLow = false,
  className,
  isShareImage = false,
}: DrawingProps) {
  const { location, country_id } = drawn?.competitions_info ?? {}
  const place = hashOf(location ?? (country_id ? String(country_id) : ''))
  const start = drawn?.date_start_at ?? null
  const line = lineOf(id)
  return (
    <svg
      viewBox={isShareImage ? '0 -10 320 168' : '0 0 320 180'}
      preserveAspectRatio={isLow ? 'xMidYMid meet' : 'xMidYMid slice'}
      aria-hidden="true"
      className={className}
    >
      <rect {...ground} className="fill-sunken" />
      <rect {...ground} fill={`hsl(${place % 360}, 55%, 55%)`} opacity={0.16} />
      {drawn && start !== null && !isShareImage ? (
        <DateOf
          from={start}
          to={(isLow ? drawn.date_end_at : null) ?? start}
          zone={competitionTimeZone(drawn)}
        />
      ) : null}
      <Places
        {...{ id, line }}
        count={drawn?.athletesMax || 5}
        taken={drawn?.athletesMax ? (taken ?? Infinity) : Infinity}
        height={isShareImage ? 20 : 40}
      />
      <path
        d={`M24 ${line.left}L${line.loadAt} ${line.lowest}L296 ${line.right}`}
        fill="none"
        className="stroke-ink"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <path
        d={`M24 ${line.left - 10}V180M296 ${line.right - 10}V180`}
        className="stroke-edge"
        strokeWidth={4}
        strokeLinecap="round"
      />
      <circle cx={line.loadAt} cy={line.lowest - 7} r={6} className="fill-accent" />
    </svg>
  )
}

/** Wider than the drawing, for a low box. */
const ground = { x: -320, y: -10, width: 960, height: 190 }

/** "24–25" over "Dec"; only the first day if the last one is in another month. */
function DateOf({ from, to, zone }: { from: string; to: string; zone: string | undefined }) {
  const format = useFormat(zone)
  const { day, month } = format.calendar(from)
  const last = format.calendar(to)
  const isRange = last.month === month && last.day !== day
  return (
    <text x={302} textAnchor="end" className="fill-ink font-sans" style={{ fontFeatureSettings: '"tnum"' }}>
      <tspan y={52} fontSize={50} fontWeight={800} letterSpacing={isRange ? 0 : -2}>
        {isRange ? `${day}–${last.day}` : day}
      </tspan>
      <tspan x={301} y={72} fontSize={14} fontWeight={650}>
        {month}
      </tspan>
    </text>
  )
}

type Rope = { left: number; right: number; loadAt: number; lowest: number }

function lineOf(id: number): Rope {
  const left = 112 + spread(id, 1) * 18
  const right = 112 + spread(id, 2) * 18
  return {
    left,
    right,
    loadAt: 110 + spread(id, 3) * 100,
    lowest: Math.max(left, right) + 18 + spread(id, 4) * 14,
  }
}

type PlacesProps = { line: Rope; count: number; taken: number; id: number; height: number }

/** Draws one bead per place; five while their number is unknown. */
function Places({ line, count, taken, id, height: highest }: PlacesProps) {
  const radius = count > 20 ? 2 : 2.8
  return Array.from({ length: count }, (_, index) => {
    const x = 44 + (232 * (index + 0.5)) / count
    const foot = lineAt(x, line)
    const top = foot - 12 - spread(id, 5 + index) * highest
    return (
      <g key={x}>
        <path
          d={`M${x} ${foot}V${index < taken ? top : top + radius}`}
          className="stroke-ink"
          opacity={0.45}
          strokeWidth={1}
        />
        <circle
          cx={x}
          cy={top}
          r={radius}
          className={classNames('stroke-ink', index < taken && 'fill-ink')}
          fill="none"
          strokeWidth={1}
        />
      </g>
    )
  })
}

function lineAt(x: number, { left, right, loadAt, lowest }: Rope): number {
  return x < loadAt
    ? left + ((x - 24) / (loadAt - 24)) * (lowest - left)
    : lowest + ((x - loadAt) / (296 - loadAt)) * (right - lowest)
}

/** A pseudo-random number from 0 to 1. */
function spread(seed: number, place: number): number {
  const wave = Math.sin(seed * 12.9898 + place * 78.233) * 43_758.5453
  return wave - Math.floor(wave)
}

function hashOf(text: string): number {
  let hash = 7
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return hash
}
