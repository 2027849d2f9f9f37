/** `lockForVerb` (lock-competition.ts) without the lock: reads the competition for people who may use the verb. */
import { type CompetitionVerb, decideCompetition } from '@trickline/competition/competition-moves'
import { canSeeCompetition } from '@trickline/competition/visibility'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import { entriesOf } from '../entries/entries-store.ts'
import type { SignedInReadContext } from '../platform/http/work.ts'
import { refuseCompetition } from './competition-row.ts'
import { type CompetitionRecord, findCompetition } from './competitions-store.ts'

export async function readForVerb(
  { db, person, now }: SignedInReadContext,
  id: number,
  verb: CompetitionVerb,
): Promise<CompetitionRecord | Refusal> {
  const competition = await findCompetition(db, id)
  if (!competition || !canSeeCompetition(person, competition, await entriesOf(db, id)))
    return refuse('not-found')
  const { refusal } = decideCompetition(person, { competition, now: now.getTime() }, verb)
  return refusal ? refuseCompetition(refusal, competition, person) : competition
}
