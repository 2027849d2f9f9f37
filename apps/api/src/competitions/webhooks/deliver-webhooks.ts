/**
 * Sends the public events of competitions to their webhooks, on every node (live-events §6): creates deliveries for new
 * events in the log, sends those that are due, and retries those that failed. If a node dies while sending, another takes
 * over after `takenMilliseconds`.
 */
import type { Transaction } from 'kysely'
import { pickLanguage } from '@trickline/messages/languages'
import { channelOf } from '@trickline/contract/live-events'
import { everyEvent, type WebhookBody } from '@trickline/contract/webhooks'
import { findPerson } from '../../people/people-store.ts'
import type { Context } from '../../platform/context.ts'
import { channelPosition, publicEventsAfter, type VisibleEvent } from '../../platform/live/event-log-store.ts'
import { queueMail } from '../../platform/mail/mailer.ts'
import { inTransaction } from '../../platform/postgres/database.ts'
import type { Schema } from '../../platform/postgres/schema.ts'
import { findCompetition } from '../competitions-store.ts'
import { type Outcome, sendDelivery } from './send-delivery.ts'
import {
  type DeliveryRecord,
  failuresSince,
  findWebhook,
  insertDeliveries,
  lockWebhookBehind,
  switchWebhookOff,
  switchWebhookOn,
  takeDueDeliveries,
  updateDelivery,
  updateWebhook,
  type WebhookRecord,
} from './webhooks-store.ts'

type DeliverContext = Pick<Context, 'db' | 'jobs' | 'clock' | 'config' | 'log'>

const tickMilliseconds = 2000
const takenMilliseconds = 60_000
const eventsAtOnce = 200
const mostAtOnce = 32
/** So that a slow receiver does not delay others. */
const mostOfOneAtOnce = 4

/** Pauses before each retry, a day in total. After them the delivery has failed. */
const pausesMinutes = [0.25, 1, 5, 15, 30, 60, 120, 240, 360, 600]

/** When this share of attempts fails for this long, the webhook is switched off. */
const offAfter = { leastAttempts: 20, failedShare: 0.9, hours: 1 }

/** Runs every two seconds on every node; returns the function that stops it and waits for what is being sent. */
export function deliverWebhooksRegularly(context: DeliverContext): () => Promise<void> {
  const sending = new Sending()
  let collecting: Promise<void> | null = null
  const timer = setInterval(() => {
    collecting ??= collectAndSend(context, sending)
      .catch((error: unknown) => context.log.error({ err: error }, 'webhooks'))
      .finally(() => (collecting = null))
  }, tickMilliseconds)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await collecting
    await sending.all()
  }
}

async function collectAndSend(context: DeliverContext, sending: Sending): Promise<void> {
  await collectEvents(context)
  await sendDue(context, sending)
}

/** Sends everything that is new and due, once; for tests. */
export async function deliverWebhooks(context: DeliverContext): Promise<void> {
  const sending = new Sending()
  await collectEvents(context)
  while ((await sendDue(context, sending)) > 0) await sending.all()
}

/** The deliveries that this node is sending now. */
class Sending {
  readonly #running = new Map<number, { webhookId: number; done: Promise<void> }>()

  get room(): number {
    return mostAtOnce - this.#running.size
  }

  /** Ids of webhooks that have to wait for their own receivers. */
  get busy(): number[] {
    const ids = [...this.#running.values()].map(({ webhookId }) => webhookId)
    return [...new Set(ids)].filter((id) => ids.filter((each) => each === id).length >= mostOfOneAtOnce)
  }

  add({ id, webhook_id: webhookId }: DeliveryRecord, work: Promise<void>): void {
    const done = work.finally(() => this.#running.delete(id))
    this.#running.set(id, { webhookId, done })
  }

  async all(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ done }) => done))
  }
}

async function collectEvents(context: DeliverContext): Promise<void> {
  while (await inTransaction(context.db, (tx) => collectOfOne(tx, context.clock.now())));
}

/** Returns false if no webhook is behind. */
async function collectOfOne(tx: Transaction<Schema>, now: Date): Promise<boolean> {
  const webhook = await lockWebhookBehind(tx)
  if (!webhook) return false
  const channel = channelOf.competition(webhook.competition_id)
  const { seq: upTo, publicSeq: number } = await channelPosition(tx, channel)
  const range = { after: webhook.public_seq, number, upTo, limit: eventsAtOnce }
  const events = await publicEventsAfter(tx, channel, range)
  await insertDeliveries(
    tx,
    events.filter(({ event }) => isWanted(webhook, event)).map((event) => deliveryOf(webhook, event, now)),
  )
  const reached = events.length < eventsAtOnce ? number : (events.at(-1)?.seq ?? number)
  await updateWebhook(tx, webhook.id, { public_seq: reached })
  return true
}

function isWanted({ events }: WebhookRecord, event: string): boolean {
  return events.includes(everyEvent) || events.includes(event)
}

function deliveryOf({ id }: WebhookRecord, { seq, event, form, at }: VisibleEvent, now: Date) {
  const data = JSON.stringify(form)
  return { webhook_id: id, seq, event, at, data, state: 'waiting', due_at: now, created_at: now } as const
}

/** Returns how many deliveries it began to send. */
async function sendDue(context: DeliverContext, sending: Sending): Promise<number> {
  const now = context.clock.now()
  const until = new Date(now.getTime() + takenMilliseconds)
  const limits = { most: sending.room, mostOfOne: mostOfOneAtOnce, busy: sending.busy }
  const taken = limits.most > 0 ? await takeDueDeliveries(context.db, { now, until, ...limits }) : []
  for (const delivery of taken)
    sending.add(
      delivery,
      send(context, delivery).catch((error: unknown) => context.log.error({ err: error }, 'webhook')),
    )
  return taken.length
}

async function send(context: DeliverContext, delivery: DeliveryRecord): Promise<void> {
  const { db, clock, config } = context
  const webhook = await findWebhook(db, delivery.webhook_id)
  if (!webhook) return
  const outcome = await sendDelivery(bodyOf(delivery, webhook), webhook, { now: clock.now(), config })
  await inTransaction(db, (tx) => store(tx, context, { delivery, webhook, outcome }))
}

function bodyOf(
  { id, seq, event, at, data }: DeliveryRecord,
  { competition_id }: WebhookRecord,
): WebhookBody {
  return { id, seq, event, competition_id, at: at.toISOString(), data }
}

async function store(
  tx: Transaction<Schema>,
  context: DeliverContext,
  { delivery, webhook, outcome }: { delivery: DeliveryRecord; webhook: WebhookRecord; outcome: Outcome },
): Promise<void> {
  const now = context.clock.now()
  const { status, error } = outcome
  const isDelivered = status !== null && status >= 200 && status < 300
  const attempts = delivery.attempts + 1
  const pause = pausesMinutes[attempts - 1]
  const willRetry = !isDelivered && pause !== undefined && delivery.seq !== null
  await updateDelivery(tx, delivery.id, {
    attempts,
    last_attempt_at: now,
    last_status: status,
    last_error: error,
    state: isDelivered ? 'delivered' : willRetry ? 'waiting' : 'failed',
    due_at: willRetry ? new Date(now.getTime() + pause * 60_000) : delivery.due_at,
  })
  if (isDelivered && webhook.off_at !== null && delivery.seq === null)
    await switchWebhookOn(tx, webhook.id, now)
  if (!isDelivered && webhook.off_at === null && (await failsTooOften(tx, webhook, now)))
    await switchOff(tx, context, webhook)
}

async function failsTooOften(tx: Transaction<Schema>, { id }: WebhookRecord, now: Date): Promise<boolean> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const { attempts, failed, oldest } = await failuresSince(tx, id, hoursAgo(24))
  return (
    attempts >= offAfter.leastAttempts &&
    failed >= attempts * offAfter.failedShare &&
    oldest !== null &&
    oldest <= hoursAgo(offAfter.hours)
  )
}

/** Events that happen meanwhile are sent once it is on again, if the event log still has them. */
async function switchOff(
  tx: Transaction<Schema>,
  { jobs, clock, config }: DeliverContext,
  { id, url, competition_id }: WebhookRecord,
): Promise<void> {
  if (!(await switchWebhookOff(tx, id, clock.now()))) return
  const competition = await findCompetition(tx, competition_id)
  const owner = competition && (await findPerson(tx, competition.organizerId))
  if (!competition || !owner) return
  const { email: to, name } = owner
  const language = pickLanguage(owner.language) ?? 'en'
  const link = `${config.publicUrl}/competitionView/${competition.id}`
  const data = { name, competition: competition.name, address: new URL(url).host, link }
  await queueMail(jobs, tx, { to, language, template: 'webhook-off', data })
}
