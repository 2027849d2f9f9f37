/** The owner seals a finished result; if two are needed, the head judge or a supervisor follows (phases-and-seeding §13). */
import { decideSeal } from '@trickline/competition/seal'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import type { sealResult as call } from '@trickline/contract/seal'
import { announceCompetition } from '../announce-competition.ts'
import { changeCompetition } from '../competitions-store.ts'
import { lockVisibleCompetition } from '../lock-competition.ts'
import { peopleById } from '../../people/people-store.ts'
import { shortOf } from '../../people/person-row.ts'
import type { Work } from '../../platform/http/work.ts'
import { iso } from '../../platform/rows.ts'
import { hashOf, resultsToSeal } from './sealed-results.ts'
import { completeSeal, insertSeal, type SealRecord, sealsOf } from './seals-store.ts'

export async function sealResult(
  work: Work,
  { params: { id }, body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const { tx, person, now } = work
  const locked = await lockVisibleCompetition(work, id)
  if (isRefusal(locked)) return locked
  const { refusal, move } = decideSeal(person, { ...locked, now: now.getTime() })
  if (refusal) return refuse(refusal)
  const seals = await sealsOf(tx, id)
  const begun = seals.find(({ sealed_at: at }) => at === null)
  const reason = body.reason ?? null
  // the reason says what changed since the seal before
  if (!begun && seals.length > 0 && reason === null)
    return refuse('invalid', { errors: { reason: ['required'] } })

  const seal = begun
    ? await completeSeal(tx, begun.id, { second_id: person.id, sealed_at: now })
    : await begin(work, id, { number: seals.length + 1, reason, isComplete: move === 'complete' })
  const changes = move === 'complete' ? { seal_number: seal.number, seal_waits: false } : { seal_waits: true }
  const competition = await changeCompetition(tx, id, changes, now)
  await announceCompetition(work, { ...locked, competition }, locked.competition)
  return { seal: await sealRow(work, seal) }
}

async function begin(
  { tx, person, now }: Work,
  competitionId: number,
  { number, reason, isComplete }: { number: number; reason: string | null; isComplete: boolean },
): Promise<SealRecord> {
  const results = await resultsToSeal(tx, competitionId)
  return insertSeal(tx, {
    competition_id: competitionId,
    number,
    reason,
    results,
    hash: hashOf(results),
    owner_id: person.id,
    begun_at: now,
    sealed_at: isComplete ? now : null,
  })
}

async function sealRow({ tx }: Work, seal: SealRecord): Promise<ReplyOf<typeof call>['seal']> {
  const { number, sealed_at: at, hash } = seal
  const signers = [seal.owner_id, seal.second_id].flatMap((id) => id ?? [])
  const people = await peopleById(tx, signers)
  return { number, at: iso(at), by: signers.map((id) => shortOf(people, id)), hash }
}
