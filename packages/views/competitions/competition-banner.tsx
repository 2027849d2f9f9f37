/** The banner of a competition, 16:9: its picture, else a drawing of its place, date and athletes. */
import type { CompetitionHeaderRead } from '@trickline/contract/read-rows'
import { type CSSProperties, useState } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { competitionTimeZone } from './competition-time-zone.ts'

type Drawn = Pick<
  CompetitionHeaderRead,
  'competitions_info' | 'date_start_at' | 'is_vs' | 'athletesMax' | 'type_id' | 'time_zone'
>

type Props = { id: number; src: string | null; drawn?: Drawn; className?: string | undefined }

export function CompetitionBanner({ id, src, drawn, className }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const looks = classNames('aspect-video w-full bg-sunken object-cover', className)
  if (src && src !== broken) {
    return <img src={src} alt="" loading="lazy" className={looks} onError={() => setBroken(src)} />
  }
  return <DrawnBanner id={id} drawn={drawn} className={looks} />
}

type DrawingProps = { id: number; drawn: Drawn | undefined; className?: string; dated?: boolean }

export function DrawnBanner({ id, drawn, className, dated = true }: DrawingProps) {
  const { location, country_id } = drawn?.competitions_info ?? {}
  const place = hashOf(location ?? (country_id ? String(country_id) : ''))
  const start = drawn?.date_start_at ?? null
  const line = lineOf(id)
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      // a hue only: light and dark themes keep their lightness
      style={{ '--tint': `oklch(0.66 0.13 ${place % 360})` } as CSSProperties}
      className={className}
    >
      <rect width={320} height={180} className="fill-[color-mix(in_oklab,var(--sunken)_84%,var(--tint))]" />
      {start === null ? null : <Sun month={new Date(start).getMonth()} day={new Date(start).getDate()} />}
      <Land seed={place} far />
      <Land seed={place + 1} />
      {drawn && dated && start !== null ? <DateOf at={start} zone={competitionTimeZone(drawn)} /> : null}
      <Field line={line} athletes={drawn?.athletesMax ?? 0} isVs={drawn?.is_vs ?? null} id={id} />
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

/** January at the left to December at the right, high in summer. */
function Sun({ month, day }: { month: number; day: number }) {
  const share = (month + day / 31) / 12
  return (
    <circle
      cx={44 + share * 150}
      cy={92 - 50 * Math.sin(share * Math.PI)}
      r={17}
      className="fill-[color-mix(in_oklab,var(--raised)_62%,var(--tint))]"
    />
  )
}

function Land({ seed, far = false }: { seed: number; far?: boolean }) {
  const base = far ? 124 : 142
  const [kind, points] = [Math.floor(seed / 7) % 3, 5 + (seed % 4)]
  const step = 320 / points
  const heights = Array.from({ length: points + 1 }, (_, index) => base - spread(seed, index) * 34)
  const [first = base, ...rest] = heights
  const way = rest.map((height, index) => {
    const x = (index + 1) * step
    if (kind === 0) return `L${x - step / 2} ${height - 14}L${x} ${height + 10}`
    if (kind === 1) return `S${x - step / 2} ${height} ${x} ${height}`
    return `H${x}V${height}`
  })
  return (
    <path
      d={`M0 180V${first}${way.join('')}V180Z`}
      className={
        far
          ? 'fill-[color-mix(in_oklab,var(--sunken)_70%,var(--tint))]'
          : 'fill-[color-mix(in_oklab,var(--hair)_62%,var(--tint))]'
      }
    />
  )
}

function DateOf({ at, zone }: { at: string; zone: string | undefined }) {
  const { day, month } = useFormat(zone).calendar(at)
  return (
    <text x={302} textAnchor="end" className="fill-ink font-sans" style={{ fontFeatureSettings: '"tnum"' }}>
      <tspan y={52} fontSize={50} fontWeight={800} letterSpacing={-2}>
        {day}
      </tspan>
      <tspan x={301} y={70} fontSize={14} fontWeight={650}>
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

/** One bead per athlete; five while the number is unknown. */
function Field({
  line,
  athletes,
  isVs,
  id,
}: {
  line: Rope
  athletes: number
  isVs: number | null
  id: number
}) {
  const count = athletes || 5
  const beads = Array.from({ length: count }, (_, index) => {
    const x = 44 + (232 * (index + 0.5)) / count
    return { x, foot: lineAt(x, line), height: 12 + spread(id, 5 + index) * 40 }
  })
  const radius = count > 20 ? 2 : 2.8
  if (isVs === 1) {
    return (
      <>
        <path d={bracketOver(beads)} fill="none" className="stroke-ink/45" strokeWidth={1.2} />
        {beads.map(({ x, foot: base }) => (
          <circle key={x} cx={x} cy={base} r={radius} className="fill-ink" />
        ))}
      </>
    )
  }
  return beads.map(({ x, foot: base, height }) => (
    <g key={x}>
      <path d={`M${x} ${base}V${base - height}`} className="stroke-ink/45" strokeWidth={1} />
      <circle cx={x} cy={base - height} r={radius} className={isVs === null ? 'fill-edge' : 'fill-ink'} />
    </g>
  ))
}

/** An arc over each pair, up to one over all. */
function bracketOver(beads: readonly { x: number; foot: number }[]): string {
  const arcs: string[] = []
  let row = beads.map(({ x, foot: base }) => ({ x, y: base }))
  for (let height = 9; row.length > 1; height += 5) {
    row = Array.from({ length: Math.ceil(row.length / 2) }, (_, pair) => {
      const one = row[2 * pair] ?? { x: 0, y: 0 }
      const other = row[2 * pair + 1]
      // a bye
      if (!other) return one
      const top = Math.min(one.y, other.y) - height
      arcs.push(`M${one.x} ${one.y}C${one.x} ${top} ${other.x} ${top} ${other.x} ${other.y}`)
      return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 8 + top * 0.75 }
    })
  }
  return arcs.join('')
}

function lineAt(x: number, { left, right, loadAt, lowest }: Rope): number {
  return x < loadAt
    ? left + ((x - 24) / (loadAt - 24)) * (lowest - left)
    : lowest + ((x - loadAt) / (296 - loadAt)) * (right - lowest)
}

/** Pseudo-random, 0 to 1. */
function spread(seed: number, place: number): number {
  const wave = Math.sin(seed * 12.9898 + place * 78.233) * 43_758.5453
  return wave - Math.floor(wave)
}

function hashOf(text: string): number {
  let hash = 7
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return hash
}
