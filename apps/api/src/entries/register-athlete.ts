/** An athlete registers while the competition is open, published and not started (statuses-and-moves §4). */
import { decideCompetition } from '@trickline/competition/competition-moves'
import { initialEntryStatus } from '@trickline/competition/entry-moves'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { registerAthlete as call } from '@trickline/contract/entries'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import { lockVisibleCompetition } from '../competitions/lock-visible-competition.ts'
import type { Work } from '../platform/http/work.ts'
import { addEntries, isEntered } from './add-entries.ts'
import { lockEntriesOf } from './entries-store.ts'

export async function registerAthlete(
  work: Work,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const competition = await lockVisibleCompetition(work, body.competition_id, 'update')
  if (isRefusal(competition)) return competition
  if (body.user_id !== work.person.id) return refuse('not-allowed')
  const present = await lockEntriesOf(work.tx, competition.id)
  const { refusal } = decideCompetition(work.person, { competition, now: work.now.getTime() }, 'register')
  if (refusal) return refuse(refusal)
  const newcomers = [{ userId: work.person.id }]
  if (isEntered(present, 'athlete', newcomers)) return refuse('already-entered')
  await addEntries(
    work,
    { competition, present },
    { role: 'athlete', status: initialEntryStatus.register, newcomers },
  )
  return { success: true }
}
