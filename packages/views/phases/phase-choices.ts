/**
 * The buttons of the rounds panel (screens §7): qualifying, best result, one per stage, podium; which of them can be
 * opened, and which one a person finds open.
 */
import type { Phase } from '@trickline/competition/phases'
import type { Areas } from '@trickline/messages/areas'
import type { CompetitionView } from './competition-view.ts'

/** Also what the address says. */
export type ChoiceKey = Phase['name'] | 'best' | 'podium'

export type PhaseChoice = {
  key: ChoiceKey
  /** null: the best result and the podium. */
  phase: Phase | null
  /** Something can be shown: rounds, or the places that await their athletes. */
  isOpen: boolean
  /** Being judged now. */
  isCurrent: boolean
}

export function phaseChoices(view: CompetitionView): PhaseChoice[] {
  const { phases, places, current, status, podiums } = view
  const isRunning = status === 'started'
  const reached = current?.number ?? 0
  const ofPhase = (phase: Phase): PhaseChoice => ({
    key: phase.name,
    phase,
    isOpen: phase.number <= reached || places.some((place) => place.round_number === phase.number),
    isCurrent: isRunning && phase.number === reached,
  })
  const qualifying = phases.filter(({ kind }) => kind === 'qualifying')
  return [
    ...qualifying.map(ofPhase),
    { key: 'best', phase: null, isOpen: reached >= qualifying.length, isCurrent: false },
    ...phases.filter(({ kind }) => kind === 'stage').map(ofPhase),
    { key: 'podium', phase: null, isOpen: podiums.length > 0, isCurrent: false },
  ]
}

/** The one asked for where it can be opened; else the podium once there is one, else the phase being judged. */
export function chosenPhase(choices: readonly PhaseChoice[], asked: string | undefined): PhaseChoice | null {
  const open = choices.filter((choice) => choice.isOpen)
  return (
    open.find(({ key }) => key === asked) ??
    open.find(({ key }) => key === 'podium') ??
    open.find(({ isCurrent }) => isCurrent) ??
    open[0] ??
    null
  )
}

/** "Round 3" for a phase whose stage is not known here (phases-and-seeding §1). */
export function phaseName(name: string, words: Pick<Areas['phases'], 'names' | 'roundNumber'>): string {
  const names: Partial<Record<string, string>> = words.names
  return names[name] ?? words.roundNumber(Number(name.replace('round-', '')))
}
