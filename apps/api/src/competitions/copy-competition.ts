/** The owner copies a competition into a new draft: its form without dates, entries and results. */
import { copyForm } from '@trickline/competition/competition-form'
import { decideCompetition } from '@trickline/competition/competition-moves'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { copyCompetition as call } from '@trickline/contract/competitions'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { readSettings } from '../settings/settings-store.ts'
import { announceCompetition } from './announce-competition.ts'
import { competitionDetail } from './competition-detail.ts'
import { refuseCompetition } from './competition-row.ts'
import { formOf, insertCompetition } from './competitions-store.ts'
import { lockVisibleCompetition } from './lock-visible-competition.ts'
import { savedColumns } from './read-form.ts'

export async function copyCompetition(
  work: Work,
  { params }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const original = await lockVisibleCompetition(work, params.id, 'share')
  if (isRefusal(original)) return original
  const { refusal } = decideCompetition(
    work.person,
    { competition: original, now: work.now.getTime() },
    'copy',
  )
  if (refusal) return refuseCompetition(refusal, original, work.person)
  const copy = await insertCompetition(work.tx, {
    ...savedColumns(copyForm(formOf(original), await readSettings(work.tx))),
    organizer_id: work.person.id,
    created_at: work.now,
    updated_at: work.now,
  })
  await announceCompetition(work, { before: null, after: copy })
  return { competition: await competitionDetail(work.tx, copy, work.person) }
}
