/** How the days go, phase by phase, and what is judged, in one picture. */
import { GrabRing } from '@trickline/ui/bead-chart.tsx'
import { LevelMark } from '@trickline/ui/badge.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import type { Phase } from '@trickline/competition/phases'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import type { ReactNode } from 'react'
import { EstimatedTime } from '../estimated-time.tsx'
import { JudgeIllustration } from '../how-it-works.tsx'
import { type ComingProps, useVenueFormat } from './coming-competition.ts'

export function HowTheDaysGo({ view, competition }: ComingProps) {
  const phases = useMessages('phases')
  const { soon } = useMessages('live')
  return (
    <section aria-labelledby="days" className="flex flex-col gap-3">
      <h2 id="days" className="text-title">
        {soon.days}
      </h2>
      <ol className="border-t-[1.5px] border-ink">
        {view.phases.map((phase) => (
          <li
            key={phase.number}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 border-b border-hair py-3 sm:grid-cols-[15rem_minmax(0,1fr)]"
          >
            <Riders count={phase.athleteCount ?? view.athletesMax} isLast={phase.stage === 1} />
            <div>
              <h3 className="font-semibold">{phaseName(phase.name, phases)}</h3>
              <p className="text-soft">
                <StartOfPhase view={view} competition={competition} phase={phase} />
                <WhoGoesOn view={view} phase={phase} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Riders({ count, isLast }: { count: number; isLast: boolean }) {
  return (
    <span aria-hidden="true" className="flex flex-wrap content-start gap-[5px] pt-2">
      {Array.from({ length: count }, (_, place) => (
        <i
          key={place}
          className={`size-[7px] rounded-full ${isLast ? 'bg-accent outline outline-ink' : 'bg-ink'}`}
        />
      ))}
    </span>
  )
}

type PhaseProps = Pick<ComingProps, 'view'> & { phase: Phase }

/** Of the first phase exactly, of the others about. */
function StartOfPhase({ view, competition, phase }: PhaseProps & Pick<ComingProps, 'competition'>) {
  const format = useVenueFormat(view)
  const about = competition.phases.find(({ round_number }) => round_number === phase.number)?.about
  if (!about) return null
  return phase.number === 1 ? (
    <span className="tabular">{format.time(about)} · </span>
  ) : (
    <>
      <EstimatedTime view={view} instant={Date.parse(about)} />
      {' · '}
    </>
  )
}

function WhoGoesOn({ view, phase }: PhaseProps): ReactNode {
  const phases = useMessages('phases')
  const { soon } = useMessages('live')
  const next = view.phases.find(({ number }) => number === phase.number + 1)
  if (!next) return soon.podium
  if (view.isVs && phase.kind === 'stage') return soon.winnersGoOn
  const rides = phase.kind === 'qualifying' ? soon.oneRound : ''
  const goOn = next.athleteCount === null ? '' : phases.goOn(next.athleteCount, phaseName(next.name, phases))
  return [rides, goOn].filter(Boolean).join(' ')
}

export function WhatIsJudged({ view }: ComingProps) {
  const common = useMessages('common')
  const { soon } = useMessages('live')
  return (
    <section aria-labelledby="judged" className="flex flex-col gap-3">
      <h2 id="judged" className="text-title">
        {soon.judged}
      </h2>
      <p className="text-soft">{soon.beads}</p>
      <figure aria-label={soon.example} className="max-w-lg">
        <div aria-hidden="true">
          <JudgeIllustration />
        </div>
      </figure>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        <Sign text={soon.shape}>
          <LevelMark level="rookie" />
          <LevelMark level="amateur" />
          <LevelMark level="pro" />
          <LevelMark level="legendary" />
        </Sign>
        <Sign text={soon.height}>
          <svg viewBox="0 0 40 24" className="h-6 w-10 overflow-visible">
            <path d="M0 22H40M12 22V14M28 22V4" className="stroke-edge" strokeWidth={1.5} />
            <circle cx={12} cy={13} r={4} className="fill-amateur" />
            <circle cx={28} cy={5} r={4} className="fill-amateur" />
          </svg>
        </Sign>
        <Sign text={soon.joined}>
          <svg viewBox="0 0 40 24" className="h-6 w-10 overflow-visible" stroke="currentColor">
            <path d="M6 16L34 8" strokeWidth={3} strokeLinecap="round" />
            <circle cx={6} cy={16} r={5} className="fill-pro" stroke="none" />
            <circle cx={34} cy={8} r={5} className="fill-pro" stroke="none" />
          </svg>
        </Sign>
        <Sign text={soon.ring}>
          <GrabRing />
        </Sign>
      </ul>
      {view.rule ? <p className="text-soft">{soon.rule(ruleTitle(view.rule, common))}</p> : null}
    </section>
  )
}

function Sign({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="grid min-h-14 grid-cols-[5.25rem_minmax(0,1fr)] items-center gap-3 border-t border-hair py-2 leading-snug">
      <span aria-hidden="true" className="flex gap-1">
        {children}
      </span>
      {text}
    </li>
  )
}
