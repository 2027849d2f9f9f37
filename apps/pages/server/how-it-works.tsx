/** Three illustrations from the product's own components: judging, reviewing, watching. */
import { type Bead, BeadChart } from '@trickline/ui/bead-chart.tsx'

export function JudgeIllustration() {
  return <BeadChart label="" beads={judged} onTap={null} />
}

export function ReviewIllustration() {
  return <BeadChart label="" beads={reviewed} onTap={null} />
}

export function WatchIllustration() {
  return (
    <svg viewBox="0 0 300 92" className="h-full w-full overflow-visible" fill="none">
      {steps.map(({ place, x, height, looks, ink }) => (
        <g key={place}>
          <rect x={x} y={88 - height} width={64} height={height} rx={6} className={looks} />
          <text
            x={x + 32}
            y={88 - height + 28}
            textAnchor="middle"
            className={`${ink} text-[24px] font-extrabold`}
          >
            {place}
          </text>
        </g>
      ))}
      <circle cx={150} cy={8} r={7} className="fill-accent" />
      <path d="M0 88H300" stroke="currentColor" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

const steps = [
  { place: 2, x: 46, height: 52, looks: 'fill-raised stroke-hair', ink: 'fill-ink' },
  { place: 1, x: 118, height: 70, looks: 'fill-ink', ink: 'fill-paper' },
  { place: 3, x: 190, height: 38, looks: 'fill-raised stroke-hair', ink: 'fill-ink' },
]

const round: (Pick<Bead, 'level' | 'points'> & Partial<Bead>)[] = [
  { level: 'rookie', points: 2 },
  { level: 'amateur', points: 4.5, grab: true },
  { level: 'amateur', points: 5, joined: true },
  { level: 'pro', points: 7, joined: true },
  { level: 'legendary', points: 9.5 },
  { level: 'pro', points: 3.5, dub: '−50' },
]

const judged: Bead[] = round.map((bead, key) => ({
  key,
  joined: false,
  grab: false,
  dub: '',
  time: '',
  feedbackMark: 'plain',
  description: '',
  ...bead,
}))

const reviewed = judged.map((bead, index): Bead => ({
  ...bead,
  feedbackMark: index === 2 ? 'wrong' : index > 3 ? 'open' : 'plain',
}))
