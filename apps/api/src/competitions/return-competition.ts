/** A supervisor returns a complete competition to its owner, with a reason (statuses-and-moves §2). */
import { decideCompetition } from '@trickline/competition/competition-moves'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { returnCompetition as call } from '@trickline/contract/competitions'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal } from '@trickline/contract/refusals'
import { peopleById } from '../people/people-store.ts'
import type { Work } from '../platform/http/work.ts'
import { announceCompetition } from './announce-competition.ts'
import { competitionDetail } from './competition-detail.ts'
import { refuseCompetition } from './competition-row.ts'
import { changeCompetition } from './competitions-store.ts'
import { lockVisibleCompetition } from './lock-visible-competition.ts'

export async function returnCompetition(
  work: Work,
  { params, body: { reason } }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const { tx, person, now, config } = work
  const competition = await lockVisibleCompetition(work, params.id, 'update')
  if (isRefusal(competition)) return competition
  const { refusal } = decideCompetition(person, { competition, now: now.getTime() }, 'return')
  if (refusal) return refuseCompetition(refusal, competition, person)
  const changes = { status: 'registered', return_reason: reason } as const
  const returned = await changeCompetition(tx, competition.id, changes, now)
  const owner = (await peopleById(tx, [returned.organizerId])).get(returned.organizerId)
  if (owner) {
    const { email: to, language, name } = owner
    const link = `${config.publicUrl}/competition/${returned.id}`
    const data = { name, competition: returned.name, reason, link }
    await work.mail({ to, language, template: 'competition-returned', data })
  }
  await announceCompetition(work, { before: competition, after: returned })
  return { competition: await competitionDetail(tx, returned, person) }
}
