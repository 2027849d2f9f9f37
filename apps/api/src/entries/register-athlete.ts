/** An athlete registers himself or herself while the competition is open, published and not started (statuses-and-moves §4). */
import { beginnings, registrationIsOpen } from '@trickline/competition/entry-moves'
import { canRegisterAthlete } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { registerAthlete as call } from '@trickline/contract/entries'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import { asCompetition, lockCompetition } from '../competitions/competitions-store.ts'
import type { Work } from '../platform/http/work.ts'
import { addEntries, isEntered } from './add-entries.ts'
import { lockEntriesOf } from './entries-store.ts'

export async function registerAthlete(
  work: Work,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const competition = await lockCompetition(work.tx, body.competition_id, 'update')
  if (!competition) return refuse('not-found')
  const rules = asCompetition(competition)
  const isOneself = body.user_id === work.person.id
  if (!isOneself || !canRegisterAthlete(work.person, rules)) return refuse('not-allowed')
  if (!registrationIsOpen(rules)) return refuse('wrong-state')
  const present = await lockEntriesOf(work.tx, competition.id)
  const newcomers = [{ userId: work.person.id }]
  if (isEntered(present, 'athlete', newcomers)) return refuse('already-entered')
  await addEntries(
    work,
    { competition, present },
    { role: 'athlete', status: beginnings.register, newcomers },
  )
  return { success: true }
}
