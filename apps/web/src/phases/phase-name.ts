/** What a phase, the best result or the podium is called. */
import type { Areas } from '@trickline/messages/areas'
import type { ChoiceKey } from './phase-choices.ts'

/** "Round 3" for a phase whose stage is not known here (phases-and-seeding §1). */
export function phaseName(name: ChoiceKey, words: Pick<Areas['phases'], 'names' | 'roundNumber'>): string {
  const names: Partial<Record<string, string>> = words.names
  return names[name] ?? words.roundNumber(Number(name.replace('round-', '')))
}
