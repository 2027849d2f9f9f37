/** An athlete registers in several divisions of an event: all of them or none (events §3). */
import { feesOf } from '@trickline/competition/eligibility'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { registerInEvent as call } from '@trickline/contract/events'
import { isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import { messagesFor } from '@trickline/messages/messages-for'
import { type LockedCompetition, lockVisibleCompetition } from '../competitions/lock-competition.ts'
import { countEntered } from '../entries/entries-store.ts'
import { enter, refuseRegistering } from '../entries/enter-competition.ts'
import type { Work } from '../platform/http/work.ts'
import { readVisibleEvent } from './lock-event.ts'

export async function registerInEvent(
  work: Work,
  { params, body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const { tx, person } = work
  const found = await readVisibleEvent(tx, params.id, person)
  if (isRefusal(found)) return found
  const chosen = [...new Set(body.competition_ids)]
  const divisions: LockedCompetition[] = []
  for (const id of chosen.toSorted((a, b) => a - b)) {
    const locked = await lockVisibleCompetition(work, id)
    if (isRefusal(locked) || locked.competition.event_id !== params.id)
      return refuse('invalid', { errors: { competition_ids: ['unknown-reference'] } })
    divisions.push(locked)
  }
  const refusals = await refusalsOf(work, divisions)
  if (refusals.length > 0)
    return refuse('registration-refused', {
      present: { refusals },
      sentence: refusals.map(({ name, message }) => `${name}: ${message}`).join(' '),
    })
  const others = found.divisions.filter(({ id }) => !chosen.includes(id))
  const already = await countEntered(
    tx,
    person.id,
    others.map(({ id }) => id),
  )
  for (const locked of divisions) await enter(work, locked)
  const fees = feesOf(
    chosen.flatMap((id) => divisions.find(({ competition }) => competition.id === id)?.competition ?? []),
    { first: found.event.fee_first, further: found.event.fee_further, already },
  )
  return {
    success: true,
    fees: fees.map(({ id, fee }) => ({ competition_id: id, fee })),
    total: fees.reduce((sum, { fee }) => sum + fee, 0),
  }
}

async function refusalsOf(work: Work, divisions: readonly LockedCompetition[]) {
  const words = messagesFor(work.language).errors
  const refusals = []
  for (const locked of divisions) {
    const refusal = await refuseRegistering(work, locked)
    if (refusal === null) continue
    const { id, name } = locked.competition
    const message = refusal.sentence ?? words[refusal.refused]
    refusals.push({ competition_id: id, name, code: refusal.refused, message })
  }
  return refusals
}
