/** The buttons of the rounds panel (screens §7): qualifying, best result, each stage, podium. */
import type { Phase } from '@trickline/competition/phases'
import type { Areas } from '@trickline/messages/areas'
import type { CompetitionView } from './competition-view.ts'

/** Also the value used in the address. */
export type ChoiceKey = Phase['name'] | 'best' | 'podium'

export type PhaseChoice = {
  key: ChoiceKey
  phase: Phase | null
  /** The phase has rounds, or places that wait for their athletes. */
  isOpen: boolean
  isCurrent: boolean
}

export function phaseChoices(view: CompetitionView): PhaseChoice[] {
  const { phases, places, current, status, podiums } = view
  const isRunning = status === 'started'
  const currentNumber = current?.number ?? 0
  const ofPhase = (phase: Phase): PhaseChoice => ({
    key: phase.name,
    phase,
    isOpen: phase.number <= currentNumber || places.some((place) => place.round_number === phase.number),
    isCurrent: isRunning && phase.number === currentNumber,
  })
  const qualifying = phases.filter(({ kind }) => kind === 'qualifying')
  return [
    ...qualifying.map(ofPhase),
    { key: 'best', phase: null, isOpen: currentNumber >= qualifying.length, isCurrent: false },
    ...phases.filter(({ kind }) => kind === 'stage').map(ofPhase),
    { key: 'podium', phase: null, isOpen: podiums.length > 0, isCurrent: false },
  ]
}

/** The requested choice if it is open, else the podium, else the current phase. */
export function chosenPhase(
  choices: readonly PhaseChoice[],
  requested: string | undefined,
): PhaseChoice | null {
  const open = choices.filter((choice) => choice.isOpen)
  return (
    open.find(({ key }) => key === requested) ??
    open.find(({ key }) => key === 'podium') ??
    open.find(({ isCurrent }) => isCurrent) ??
    open[0] ??
    null
  )
}

/** An unknown stage is called "Round 3" (phases-and-seeding §1). */
export function phaseName(
  name: string,
  words: Pick<Areas['home']['phase'], 'names' | 'roundNumber'>,
): string {
  const names: Partial<Record<string, string>> = words.names
  return names[name] ?? words.roundNumber(Number(name.replace('round-', '')))
}
