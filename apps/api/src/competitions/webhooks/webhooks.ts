/** The owner or an admin sets up webhooks and sees what was sent to them (live-events §6). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { channelOf } from '@trickline/contract/live-events'
import { isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import * as calls from '@trickline/contract/webhooks'
import { channelPosition } from '../../platform/live/event-log-store.ts'
import type { SignedInReadContext, Work } from '../../platform/http/work.ts'
import { iso } from '../../platform/rows.ts'
import { lockForVerb } from '../lock-competition.ts'
import { readForVerb } from '../read-for-verb.ts'
import { addressProblem } from './send-delivery.ts'
import {
  deleteWebhookRecord,
  deliveriesOf,
  type DeliveryRecord,
  findDelivery,
  findWebhook,
  insertDeliveries,
  insertWebhook,
  updateDelivery,
  type WebhookRecord,
  webhooksOf,
} from './webhooks-store.ts'

const mostDeliveriesShown = 100

export async function listWebhooks(
  context: SignedInReadContext,
  { params: { id } }: ParsedRequest<typeof calls.listWebhooks>,
): Promise<ReplyOf<typeof calls.listWebhooks> | Refusal> {
  const competition = await readForVerb(context, id, 'set-up-webhooks')
  if (isRefusal(competition)) return competition
  return { webhooks: (await webhooksOf(context.db, id)).map(webhookRow) }
}

export async function makeWebhook(
  work: Work,
  { params: { id }, body: { url, events } }: ParsedRequest<typeof calls.makeWebhook>,
): Promise<ReplyOf<typeof calls.makeWebhook> | Refusal> {
  const { tx, now, random, config } = work
  const locked = await lockForVerb(work, id, 'set-up-webhooks')
  if (isRefusal(locked)) return locked
  const problem = addressProblem(url, config)
  if (problem) return refuse('invalid', { errors: { url: [problem] } })
  if ((await webhooksOf(tx, id)).length >= calls.mostWebhooks)
    return refuse('invalid', { errors: { url: ['too-many'] } })
  const { publicSeq } = await channelPosition(tx, channelOf.competition(id))
  const secret = `whsec_${random.bytes(32).toString('base64url')}`
  const webhook = await insertWebhook(tx, {
    competition_id: id,
    url,
    events: [...new Set<string>(events)],
    secret,
    created_at: now,
    public_seq: publicSeq,
  })
  return { webhook: webhookRow(webhook), secret }
}

export async function deleteWebhook(
  work: Work,
  { params: { id } }: ParsedRequest<typeof calls.deleteWebhook>,
): Promise<ReplyOf<typeof calls.deleteWebhook> | Refusal> {
  const webhook = await lockWebhook(work, id)
  if (isRefusal(webhook)) return webhook
  await deleteWebhookRecord(work.tx, id)
  return { success: true }
}

export async function testWebhook(
  work: Work,
  { params: { id } }: ParsedRequest<typeof calls.testWebhook>,
): Promise<ReplyOf<typeof calls.testWebhook> | Refusal> {
  const webhook = await lockWebhook(work, id)
  if (isRefusal(webhook)) return webhook
  const { tx, now } = work
  const [made] = await insertDeliveries(tx, [
    { webhook_id: id, event: 'test', at: now, data: '{}', state: 'waiting', due_at: now, created_at: now },
  ])
  if (!made) throw new Error('a delivery that was just made is not there')
  return { delivery: deliveryRow(made) }
}

export async function listDeliveries(
  context: SignedInReadContext,
  { params: { id } }: ParsedRequest<typeof calls.listDeliveries>,
): Promise<ReplyOf<typeof calls.listDeliveries> | Refusal> {
  const webhook = await findWebhook(context.db, id)
  if (!webhook) return refuse('not-found')
  const competition = await readForVerb(context, webhook.competition_id, 'set-up-webhooks')
  if (isRefusal(competition)) return competition
  return { deliveries: (await deliveriesOf(context.db, id, mostDeliveriesShown)).map(deliveryRow) }
}

/** Begins a new series of attempts. */
export async function deliverAgain(
  work: Work,
  { params: { id } }: ParsedRequest<typeof calls.deliverAgain>,
): Promise<ReplyOf<typeof calls.deliverAgain> | Refusal> {
  const found = await findDelivery(work.tx, id)
  if (!found) return refuse('not-found')
  const webhook = await lockWebhook(work, found.webhook_id)
  if (isRefusal(webhook)) return webhook
  if (found.state === 'waiting' && found.attempts === 0) return { delivery: deliveryRow(found) }
  const again = { state: 'waiting', attempts: 0, due_at: work.now, created_at: work.now } as const
  return { delivery: deliveryRow(await updateDelivery(work.tx, id, again)) }
}

async function lockWebhook(work: Work, id: number): Promise<WebhookRecord | Refusal> {
  const webhook = await findWebhook(work.tx, id)
  if (!webhook) return refuse('not-found')
  const locked = await lockForVerb(work, webhook.competition_id, 'set-up-webhooks')
  return isRefusal(locked) ? locked : webhook
}

function webhookRow({
  id,
  competition_id,
  url,
  events,
  created_at,
  off_at,
}: WebhookRecord): calls.WebhookRow {
  return { id, competition_id, url, events, created_at: created_at.toISOString(), off_at: iso(off_at) }
}

function deliveryRow(delivery: DeliveryRecord): calls.DeliveryRow {
  const { id, seq, event, state, attempts, last_status, last_error } = delivery
  return {
    id,
    seq,
    event,
    at: delivery.at.toISOString(),
    state,
    attempts,
    last_attempt_at: iso(delivery.last_attempt_at),
    last_status,
    last_error,
    next_attempt_at: state === 'waiting' ? iso(delivery.due_at) : null,
  }
}
