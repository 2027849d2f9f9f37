/** A supervisor returns a complete competition to its owner, with a reason (statuses-and-moves §2). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { returnCompetition as call } from '@trickline/contract/competitions'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceCompetition } from './announce-competition.ts'
import { competitionDetail } from './competition-detail.ts'
import { changeCompetition } from './competitions-store.ts'
import { lockForVerb } from './lock-competition.ts'

export async function returnCompetition(
  work: Work,
  { params, body: { reason } }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const { tx, person, now, config } = work
  const locked = await lockForVerb(work, params.id, 'return')
  if (isRefusal(locked)) return locked
  const changes = { status: 'registered', return_reason: reason } as const
  const returned = await changeCompetition(tx, params.id, changes, now)
  const owner = locked.people.get(returned.organizerId)
  if (owner) {
    const { email: to, language, name } = owner
    const link = `${config.publicUrl}/competition/${returned.id}`
    const data = { name, competition: returned.name, reason, link }
    await work.mail({ to, language, template: 'competition-returned', data })
  }
  await announceCompetition(work, { ...locked, competition: returned }, locked.competition)
  return { competition: await competitionDetail(tx, returned, person) }
}
