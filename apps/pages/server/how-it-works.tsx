/** How a round is counted: the drawing of a round, and what its beads say (screens §37). */
import type { ReactNode } from 'react'
import { LevelMark } from '@trickline/ui/level-mark.tsx'
import { type Bead, BeadChart } from '@trickline/ui/bead-chart.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { headingClass } from './front-parts.tsx'

export function HowItWorks() {
  const words = useMessages('front')
  return (
    <section aria-labelledby="how" className="laid-out-late -mx-4 flex flex-col gap-4 px-4 [--about:28rem]">
      <h2 id="how" className={headingClass}>
        {words.about}
      </h2>
      <CountedRound />
    </section>
  )
}

/** Also used on a competition's page before its start. `example`: a real round in place of the made-up one. */
export function CountedRound({ example = null }: { example?: ReactNode }) {
  const { shape, height, joined, ring } = useMessages('front').counted
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-4',
        example === null && 'lg:grid-cols-2',
      )}
    >
      {example ?? (
        <div aria-hidden="true">
          <BeadChart label="" beads={beads} onTap={null} />
        </div>
      )}
      <ul className="grid gap-x-8 sm:grid-cols-2">
        <Sign {...shape}>
          {levels.map((level) => (
            <LevelMark key={level} level={level} />
          ))}
        </Sign>
        <Sign {...height}>
          <HeightMark />
        </Sign>
        <Sign {...joined}>
          <ComboMark />
        </Sign>
        <Sign {...ring}>
          <GrabMark />
        </Sign>
      </ul>
    </div>
  )
}

type SignProps = { sign: string; text: string; children: ReactNode }

function Sign({ sign, text, children }: SignProps) {
  return (
    <li className="grid min-h-14 grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-3 border-t border-hair py-2">
      <span aria-hidden="true" className="flex gap-1">
        {children}
      </span>
      <span className="leading-snug text-soft">
        <b className="text-ink">{sign}</b> {text}
      </span>
    </li>
  )
}

function HeightMark() {
  return (
    <svg viewBox="0 0 40 24" className="h-6 w-10 overflow-visible">
      <path d="M0 22H40M12 22V14M28 22V4" className="stroke-edge" strokeWidth={1.5} />
      <circle cx={12} cy={13} r={4} className="fill-amateur" />
      <circle cx={28} cy={5} r={4} className="fill-amateur" />
    </svg>
  )
}

function ComboMark() {
  return (
    <svg viewBox="0 0 40 24" className="h-6 w-10 overflow-visible">
      <path d="M6 16L34 8" stroke="currentColor" strokeWidth={3} strokeLinecap="round" />
      <circle cx={6} cy={16} r={5} className="fill-pro" />
      <circle cx={34} cy={8} r={5} className="fill-pro" />
    </svg>
  )
}

function GrabMark() {
  return (
    <svg viewBox="0 0 40 24" className="h-6 w-10 overflow-visible">
      <circle cx={20} cy={12} r={10} fill="none" stroke="currentColor" strokeWidth={1.5} />
      <path d="M20 6l6 11H14z" className="fill-amateur" />
    </svg>
  )
}

const levels = ['rookie', 'amateur', 'pro', 'legendary'] as const

const round: (Pick<Bead, 'level' | 'points'> & Partial<Bead>)[] = [
  { level: 'rookie', points: 2 },
  { level: 'amateur', points: 4.5, grab: true },
  { level: 'amateur', points: 5, joined: true },
  { level: 'pro', points: 7, joined: true },
  { level: 'legendary', points: 9.5 },
  { level: 'pro', points: 6.5 },
  { level: 'amateur', points: 5.5, grab: true, joined: true },
  { level: 'pro', points: 8 },
]

const beads = round.map((bead, key): Bead => ({
  key,
  joined: false,
  grab: false,
  dub: '',
  time: '',
  feedbackMark: 'plain',
  description: '',
  ...bead,
}))
