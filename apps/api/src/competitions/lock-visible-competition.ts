/** Where every verb on a competition begins: it is locked, and to whom may not see it, it is not there (who-sees-what §1). */
import { canSeeCompetition } from '@trickline/competition/visibility'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import { entriesOf } from '../entries/entries-store.ts'
import type { Work } from '../platform/http/work.ts'
import { lockCompetition, type CompetitionRecord } from './competitions-store.ts'

export async function lockVisibleCompetition(
  { tx, person }: Work,
  id: number,
  strength: 'update' | 'share',
): Promise<CompetitionRecord | Refusal> {
  const competition = await lockCompetition(tx, id, strength)
  if (!competition) return refuse('not-found')
  const isSeen =
    // most are public: only the others need the asker's own entry
    canSeeCompetition(person, competition) || canSeeCompetition(person, competition, await entriesOf(tx, id))
  return isSeen ? competition : refuse('not-found')
}
