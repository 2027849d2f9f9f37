/** An organizer creates a competition; an incomplete one is a draft (statuses-and-moves §2). */
import { canCreateCompetition } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { storeCompetition as call } from '@trickline/contract/competitions'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceCompetition } from './announce-competition.ts'
import { competitionDetail } from './competition-detail.ts'
import { insertCompetition } from './competitions-store.ts'
import { readForm } from './read-form.ts'

export async function storeCompetition(
  work: Work,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  if (!canCreateCompetition(work.person)) return refuse('not-allowed')
  const form = await readForm(work, body.formCreate, null)
  if ('errors' in form) return refuse('invalid', { errors: form.errors })
  const competition = await insertCompetition(work.tx, {
    ...form.columns,
    organizer_id: work.person.id,
    created_at: work.now,
    updated_at: work.now,
  })
  await announceCompetition(work, { before: null, after: competition })
  return { competition: await competitionDetail(work.tx, competition, work.person) }
}
