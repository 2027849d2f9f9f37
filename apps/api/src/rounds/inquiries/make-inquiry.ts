/** The athlete of a published round makes an inquiry before the deadline, and may withdraw it (statuses-and-moves §14). */
import { decideInquiry, decideWithdrawal } from '@trickline/competition/inquiries'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { makeInquiry as makeCall, withdrawInquiry as withdrawCall } from '@trickline/contract/inquiries'
import { type FieldErrors, isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import type { Work } from '../../platform/http/work.ts'
import { type TrickRecord, tricksOfRound } from '../validated-tricks-store.ts'
import { changeInquiry, inquiryOfRound, insertInquiry, stateOf } from './inquiries-store.ts'
import { countInquiries, lockInquiry, lockRoundForInquiry } from './lock-inquiry.ts'
import { inquiryAsStored } from './read-inquiries.ts'

export async function makeInquiry(
  work: Work,
  { params, body }: ParsedRequest<typeof makeCall>,
): Promise<ReplyOf<typeof makeCall> | Refusal> {
  const { tx, person, now } = work
  const locked = await lockRoundForInquiry(work, params.id)
  if (isRefusal(locked)) return locked
  const earlier = await inquiryOfRound(tx, params.id)
  const { refusal } = decideInquiry(person, {
    ...locked,
    inquiry: earlier ? stateOf(earlier) : null,
    now: now.getTime(),
  })
  if (refusal) return refuse(refusal)
  const named = namedTricks(body.tricks, await tricksOfRound(tx, params.id))
  if ('errors' in named) return refuse('invalid', named)

  const id = await insertInquiry(tx, { round_id: params.id, at: now, tricks: JSON.stringify(named.tricks) })
  await countInquiries(work, locked, 1)
  return { inquiry: await inquiryAsStored(work, id, locked.entries) }
}

type Sent = ParsedRequest<typeof makeCall>['body']['tricks']

/** Includes the names of the tricks as they are now, since the answer may change them. */
function namedTricks(
  sent: Sent,
  stored: readonly TrickRecord[],
): { tricks: (Sent[number] & { name: string | null })[] } | { errors: FieldErrors } {
  const names = new Map(stored.map(({ id, name }) => [id, name]))
  const unknown = sent.flatMap(({ validated_trick_id: id }, index) =>
    id === null || names.has(id) ? [] : [[`tricks.${index}.validated_trick_id`, ['not-in-round']]],
  )
  if (unknown.length > 0) return { errors: Object.fromEntries(unknown) }
  return {
    tricks: sent.map((trick) => ({ ...trick, name: names.get(trick.validated_trick_id ?? 0) ?? null })),
  }
}

export async function withdrawInquiry(
  work: Work,
  { params }: ParsedRequest<typeof withdrawCall>,
): Promise<ReplyOf<typeof withdrawCall> | Refusal> {
  const locked = await lockInquiry(work, params.id)
  if (isRefusal(locked)) return locked
  const { refusal } = decideWithdrawal(work.person, { ...locked, inquiry: stateOf(locked.inquiry) })
  if (refusal) return refuse(refusal)
  await changeInquiry(work.tx, params.id, { withdrawn_at: work.now })
  await countInquiries(work, locked, -1)
  return { success: true }
}
