/** The owner copies a competition into a new draft: its form without dates, entries and results. */
import { copyForm } from '@trickline/competition/competition-form'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { copyCompetition as call } from '@trickline/contract/competitions'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { readSettings } from '../settings/settings-store.ts'
import { formOf } from './competitions-store.ts'
import { lockForVerb } from './lock-competition.ts'
import { savedColumns } from './read-form.ts'
import { createCompetition } from './store-competition.ts'

export async function copyCompetition(
  work: Work,
  { params }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const locked = await lockForVerb(work, params.id, 'copy')
  if (isRefusal(locked)) return locked
  return createCompetition(
    work,
    savedColumns(copyForm(formOf(locked.competition), await readSettings(work.tx))),
  )
}
