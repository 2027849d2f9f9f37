/** First step of every verb on a competition: locks it; refuses with 404 if the person may not see it (who-sees-what §1). */
import { canSeeCompetition } from '@trickline/competition/visibility'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import { entriesOf } from '../entries/entries-store.ts'
import type { Work } from '../platform/http/work.ts'
import { type CompetitionRecord, lockCompetition } from './competitions-store.ts'

export async function lockVisibleCompetition(
  { tx, person }: Work,
  id: number,
  strength: 'update' | 'share',
): Promise<CompetitionRecord | Refusal> {
  const competition = await lockCompetition(tx, id, strength)
  if (!competition) return refuse('not-found')
  const isVisible =
    canSeeCompetition(person, competition) || canSeeCompetition(person, competition, await entriesOf(tx, id))
  return isVisible ? competition : refuse('not-found')
}
