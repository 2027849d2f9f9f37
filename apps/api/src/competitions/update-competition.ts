/** The owner edits a competition that is not approved yet, and afterwards some fields until its start (statuses-and-moves §2). */
import { formFields, lateFields } from '@trickline/competition/competition-fields'
import { competitionIsEditable } from '@trickline/competition/competition-moves'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { updateCompetition as call } from '@trickline/contract/competitions'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceCompetition } from './announce-competition.ts'
import { competitionDetail } from './competition-detail.ts'
import { changeCompetition } from './competitions-store.ts'
import { lockForVerb } from './lock-competition.ts'
import { readForm } from './read-form.ts'

export async function updateCompetition(
  work: Work,
  { params, body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const locked = await lockForVerb(work, params.id, changesOnlyLateFields(body) ? 'edit-late' : 'edit')
  if (isRefusal(locked)) return locked
  const { competition: before } = locked
  const version = body.formUpdate.version ?? body.version ?? before.version
  if (version !== before.version) {
    const competition = await competitionDetail(work.tx, before, work.person)
    return refuse('changed-elsewhere', { present: { competition } })
  }
  const form = await readForm(work, body.formUpdate, before)
  if ('errors' in form) return refuse('invalid', { errors: form.errors })
  const { status, ...columns } = form.columns
  const changes = {
    ...columns,
    // an approved competition stays approved
    ...(competitionIsEditable(before) && { status }),
    version: before.version + 1,
  }
  const after = await changeCompetition(work.tx, before.id, changes, work.now)
  await announceCompetition(work, { ...locked, competition: after }, before)
  return { competition: await competitionDetail(work.tx, after, work.person) }
}

function changesOnlyLateFields({ formUpdate }: ParsedRequest<typeof call>['body']): boolean {
  const sent = formFields.filter((field) => formUpdate[field] !== undefined)
  return sent.length > 0 && sent.every((field) => lateFields.some((late) => late === field))
}
