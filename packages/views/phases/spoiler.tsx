/** Content hidden from people who hide scores (screens §36), by styles applied before the first paint (early.ts). */
import { phaseIsFinished, roundsOfPhase } from '@trickline/competition/phases'
import type { ReactNode } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import type { CompetitionView } from './competition-view.ts'
import { type ChoiceKey, type PhaseChoice, phaseName } from './phase-choices.ts'
import { buttonClass } from '@trickline/ui/button.tsx'

/** The phase whose scores the content reveals; null: there is nothing to hide. */
type SpoilerTarget = { competitionId: number; phase: ChoiceKey | null }

/** `quiet`: without a button, since the page has one for the same phase elsewhere. */
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

/** The last phase with public scores. */
export function lastRevealedPhase({ phases, rounds }: CompetitionView): ChoiceKey | null {
  return phases.findLast(({ number }) => phaseIsFinished(roundsOfPhase(rounds, number)))?.name ?? null
}

/** For the bracket, the best result and the current phase: the last phase with public scores; otherwise the phase itself. */
export function revealingPhase(
  view: CompetitionView,
  { key, phase }: Pick<PhaseChoice, 'key' | 'phase'>,
): ChoiceKey | null {
  if (key === 'podium') return key
  const isOverview = phase === null || (view.isVs && phase.kind === 'stage')
  const isRevealed = !isOverview && phaseIsFinished(roundsOfPhase(view.rounds, phase.number))
  return isRevealed ? key : lastRevealedPhase(view)
}
