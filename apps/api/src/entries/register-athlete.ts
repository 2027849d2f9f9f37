/** An athlete registers while the competition is open, published and not started (statuses-and-moves §4). */
import { decideCompetition } from '@trickline/competition/competition-moves'
import { initialEntryStatus } from '@trickline/competition/entry-moves'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { registerAthlete as call } from '@trickline/contract/entries'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import { lockVisibleCompetition } from '../competitions/lock-competition.ts'
import type { Work } from '../platform/http/work.ts'
import { addEntries, isEntered } from './change-entries.ts'

export async function registerAthlete(
  work: Work,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const { person, now } = work
  const locked = await lockVisibleCompetition(work, body.competition_id)
  if (isRefusal(locked)) return locked
  if (body.user_id !== person.id) return refuse('not-allowed')
  const context = { competition: locked.competition, now: now.getTime() }
  const { refusal } = decideCompetition(person, context, 'register')
  if (refusal) return refuse(refusal)
  const newcomers = [{ userId: person.id }]
  if (isEntered(locked, 'athlete', newcomers)) return refuse('already-entered')
  await addEntries(work, locked, { role: 'athlete', status: initialEntryStatus.register, newcomers })
  return { success: true }
}
