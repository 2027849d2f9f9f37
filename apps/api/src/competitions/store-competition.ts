/** An organizer creates a competition; an incomplete one is a draft (statuses-and-moves §2). */
import { canCreateCompetition } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { storeCompetition as call } from '@trickline/contract/competitions'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import { peopleConcernedBy } from '../people/people-store.ts'
import type { Work } from '../platform/http/work.ts'
import { announceCompetition } from './announce-competition.ts'
import { competitionDetail } from './competition-detail.ts'
import { insertCompetition } from './competitions-store.ts'
import { readForm, type SavedColumns } from './read-form.ts'

export async function storeCompetition(
  work: Work,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  if (!canCreateCompetition(work.person)) return refuse('not-allowed')
  const form = await readForm(work, body.formCreate, null)
  return 'errors' in form ? refuse('invalid', { errors: form.errors }) : createCompetition(work, form.columns)
}

export async function createCompetition(work: Work, columns: SavedColumns): Promise<ReplyOf<typeof call>> {
  const { tx, person, now } = work
  const competition = await insertCompetition(tx, {
    ...columns,
    organizer_id: person.id,
    created_at: now,
    updated_at: now,
  })
  const people = await peopleConcernedBy(tx, competition.id)
  await announceCompetition(work, { competition, entries: [], people }, null)
  return { competition: await competitionDetail(tx, competition, person) }
}
