/** The course of the days, phase by phase, and what is judged, in one picture. */
import type { ChartTrick, LiveListRow } from '@trickline/contract/competitions'
import { classNames } from '@trickline/ui/class-names.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Score } from '@trickline/ui/score.tsx'
import { PersonWithPicture } from '@trickline/views/people/person-name.tsx'
import { RoundChartPreview } from '@trickline/views/rounds/round-chart.tsx'
import type { Phase } from '@trickline/competition/phases'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import type { ReactNode } from 'react'
import { EstimatedTime } from '../estimated-time.tsx'
import { CountedRound } from '../how-it-works.tsx'
import { type ComingProps, useVenueFormat } from './coming-competition.ts'

export function HowTheDaysGo({ view, competition }: ComingProps) {
  const phases = useMessages('phases')
  const soon = useMessages('beforeStart')
  return (
    <section aria-labelledby="days" className="flex flex-col gap-3">
      <h2 id="days" className="text-title">
        {soon.days}
      </h2>
      <ol className="border-t-[1.5px] border-ink">
        {view.phases.map((phase) => (
          <li
            key={phase.number}
            className="grid gap-x-5 gap-y-2 border-b border-hair py-3 sm:grid-cols-[15rem_minmax(0,1fr)]"
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

/** Draws the riders in rows of equal length. */
function Riders({ count, isLast }: { count: number; isLast: boolean }) {
  const columns = Math.ceil(count / Math.ceil(count / 20))
  return (
    <span
      aria-hidden="true"
      style={{ gridTemplateColumns: `repeat(${columns}, 7px)` }}
      className="grid content-start gap-[5px] pt-2"
    >
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

/** The first phase starts exactly then; others on the same day about then. */
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
  const soon = useMessages('beforeStart')
  const next = view.phases.find(({ number }) => number === phase.number + 1)
  if (!next) return soon.podium
  if (view.isVs && phase.kind === 'stage') return soon.winnersGoOn
  const rides = phase.kind === 'qualifying' ? soon.oneRound : ''
  const goOn = next.athleteCount === null ? '' : phases.goOn(next.athleteCount, phaseName(next.name, phases))
  return [rides, goOn].filter(Boolean).join(' ')
}

export function WhatIsJudged({ view, lastWon }: ComingProps) {
  const common = useMessages('common')
  const soon = useMessages('beforeStart')
  const winner = lastWon?.podiums[0]
  const tricks = winner?.round?.tricks ?? []
  return (
    <section aria-labelledby="judged" className="flex flex-col gap-3">
      <h2 id="judged" className="text-title">
        {soon.judged}
      </h2>
      <CountedRound
        example={
          lastWon && winner && tricks.length > 0 ? (
            <WinningRound name={lastWon.name} winner={winner} tricks={tricks} />
          ) : null
        }
      />
      {view.rule ? <p className="text-soft">{soon.rule(ruleTitle(view.rule, common))}</p> : null}
    </section>
  )
}

type WinningProps = {
  name: string
  winner: LiveListRow['podiums'][number]
  tricks: readonly ChartTrick[]
}

/** Limit of a row on a phone. */
const mostInOneRow = 20

function WinningRound({ name, winner, tricks }: WinningProps) {
  const soon = useMessages('beforeStart')
  return (
    <figure
      data-spoils=""
      style={{ '--tricks': tricks.length, '--half': Math.ceil(tricks.length / 2) }}
      className={classNames(
        'flex flex-col gap-3',
        tricks.length <= mostInOneRow
          ? '[&_ol]:grid-cols-[repeat(var(--tricks),minmax(0,1fr))]'
          : 'max-sm:[&_ol]:grid-cols-[repeat(var(--half),minmax(0,1fr))]',
      )}
    >
      <RoundChartPreview tricks={tricks} />
      <figcaption className="flex items-center gap-3">
        <span className="min-w-0 flex-1">
          <PersonWithPicture user={winner.user} below={soon.winningRound(name)} />
        </span>
        <Score value={winner.final_score} />
      </figcaption>
    </figure>
  )
}
