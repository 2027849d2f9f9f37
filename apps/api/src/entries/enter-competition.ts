/** Whether a person may enter, and entering: in one competition, or in several divisions of an event. */
import { decideCompetition } from '@trickline/competition/competition-moves'
import { initialEntryStatus } from '@trickline/competition/entry-moves'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import type { LockedCompetition } from '../competitions/lock-competition.ts'
import type { Work } from '../platform/http/work.ts'
import { addEntries, isEntered } from './change-entries.ts'
import { refuseIneligible } from './eligibility.ts'

/** Returns null if the person may register. */
export async function refuseRegistering(work: Work, locked: LockedCompetition): Promise<Refusal | null> {
  const { person, now } = work
  const context = { competition: locked.competition, now: now.getTime() }
  const { refusal } = decideCompetition(person, context, 'register')
  if (refusal) return refuse(refusal)
  if (isEntered(locked, 'athlete', [{ userId: person.id }])) return refuse('already-entered')
  return refuseIneligible(work, locked)
}

export async function enter(work: Work, locked: LockedCompetition): Promise<void> {
  const newcomers = [{ userId: work.person.id }]
  await addEntries(work, locked, { role: 'athlete', status: initialEntryStatus.register, newcomers })
}
