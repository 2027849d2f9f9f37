/**
 * What a person who wants to see the videos first does not see until opened (screens §36): the choice lies on the device,
 * so everybody gets the same markup, and styles hide it before the first paint (early.ts).
 */
import { phaseIsFinished, roundsOfPhase } from '@trickline/competition/phases'
import type { ReactNode } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import type { CompetitionView } from './competition-view.ts'
import { type ChoiceKey, type PhaseChoice, phaseName } from './phase-choices.ts'
import { buttonClass } from '@trickline/ui/button.tsx'

/** The phase whose scores are told; null: none are, nothing is hidden. */
type SpoilerTarget = { competitionId: number; phase: ChoiceKey | null }

/** `quiet`: nothing stands in its place, because the same phase is opened elsewhere on the page. */
export function Spoiler({
  competitionId,
  phase,
  quiet = false,
  children,
}: SpoilerTarget & { quiet?: boolean; children: ReactNode }) {
  const words = useMessages('live')
  const names = useMessages('phases')
  if (phase === null) return children
  const key = spoilerKey({ competitionId, phase })
  const name = phaseName(phase, names)
  const isPodium = phase === 'podium'
  return (
    <>
      {quiet ? null : (
        <div data-cover={key} className="rounded-card border border-dashed border-edge p-6 text-center">
          <p className="mb-4 text-soft">{isPodium ? words.podiumIsHidden : words.isHidden(name)}</p>
          <button type="button" data-open={key} className={buttonClass()}>
            {isPodium ? words.showPodium : words.show(name)}
          </button>
        </div>
      )}
      <div data-spoils={key}>{children}</div>
    </>
  )
}

export function spoilerKey({ competitionId, phase }: { competitionId: number; phase: string }): string {
  return `${competitionId}:${phase}`
}

/** The last phase whose scores everyone may know: who rides after it tells how it ended. */
export function lastRevealedPhase({ phases, rounds }: CompetitionView): ChoiceKey | null {
  return phases.findLast(({ number }) => phaseIsFinished(roundsOfPhase(rounds, number)))?.name ?? null
}

/** Of a bracket, of the best result and of a phase that is being run the last phase with scores; else the phase itself. */
export function revealingPhase(
  view: CompetitionView,
  { key, phase }: Pick<PhaseChoice, 'key' | 'phase'>,
): ChoiceKey | null {
  if (key === 'podium') return key
  const isWhole = phase === null || (view.isVs && phase.kind === 'stage')
  const isTold = !isWhole && phaseIsFinished(roundsOfPhase(view.rounds, phase.number))
  return isTold ? key : lastRevealedPhase(view)
}
