/** The owner reads what the big screens show, and the valid links. */
import { decideCompetition } from '@trickline/competition/competition-moves'
import { canSeeCompetition } from '@trickline/competition/visibility'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import type { readScreens as call } from '@trickline/contract/screens'
import { entriesOf } from '../../entries/entries-store.ts'
import type { SignedInReadContext } from '../../platform/http/work.ts'
import { refuseCompetition } from '../competition-row.ts'
import { findCompetition } from '../competitions-store.ts'
import { screensOf } from './screens-row.ts'

export async function readScreens(
  { db, person, now }: SignedInReadContext,
  { params: { id } }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const competition = await findCompetition(db, id)
  if (!competition || !canSeeCompetition(person, competition, await entriesOf(db, id)))
    return refuse('not-found')
  const { refusal } = decideCompetition(person, { competition, now: now.getTime() }, 'set-up-screens')
  return refusal ? refuseCompetition(refusal, competition, person) : screensOf(db, id)
}
