/** Webhooks: a competition's public events, sent to an address that the organizer chooses (live-events §6). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/webhooks.ts'
import { idParams, link, listOf, optionalInstant, successReply } from './fields.ts'
import type { LiveEventName } from './live-events.ts'

/** The events of a competition's channel that everyone may see. */
const publicEvents = [
  'CompetitionUpdated',
  'CompetitionUpdatedById',
  'PartialCompetitionUpdated',
  'CompetitionUserCreated',
  'CompetitionUserUpdate',
  'CompetitionUsersUpdated',
  'CreateRoundUpdated',
  'RoundUpdated',
  'PartialRoundUpdated',
  'RoundsBatchUpdated',
  'CreatePodiumUpdated',
  'ChannelReset',
] as const satisfies LiveEventName[]

export const everyEvent = '*'
export const webhookEvents = [everyEvent, ...publicEvents] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** The limit for one competition. */
export const mostWebhooks = 10

export const signatureHeader = 'Trickline-Signature'

/** What is sent, with fields in this order; `seq` numbers the channel's public events and is null in a test. */
export type WebhookBody = {
  id: number
  seq: number | null
  event: string
  competition_id: number
  at: string
  data: object
}

const webhook = z.object({
  id: z.int(),
  competition_id: z.int(),
  url: z.string(),
  events: z.array(z.string()),
  created_at: z.string(),
  /** Since when nothing is sent because too many deliveries failed; a test that arrives switches the webhook on again. */
  off_at: optionalInstant,
})
export type WebhookRow = z.output<typeof webhook>

const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]
const deliveryErrors = ['timeout', 'no-answer', 'private-address'] as const
export type DeliveryError = (typeof deliveryErrors)[number]

const delivery = z.object({
  id: z.int(),
  seq: z.nullable(z.int()),
  event: z.string(),
  at: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  last_attempt_at: optionalInstant,
  /** HTTP status; null: no answer, for the reason in `last_error`. */
  last_status: z.nullable(z.int()),
  last_error: z.nullable(z.enum(deliveryErrors)),
  next_attempt_at: optionalInstant,
})
export type DeliveryRow = z.output<typeof delivery>

export const webhookForm = z.object({ url: link(2000) })

const organizes = { access: 'signed-in', scopes: ['organize'] } as const

export const listWebhooks = call({
  ...calls.listWebhooks,
  ...organizes,
  params: idParams,
  reply: z.object({ webhooks: z.array(webhook) }),
  summary: 'The webhooks of a competition, the newest first: to its owner and to admins.',
})

export const makeWebhook = call({
  ...calls.makeWebhook,
  ...organizes,
  repliesWithSecret: true,
  params: idParams,
  body: z.extend(webhookForm, {
    events: listOf(z.enum(webhookEvents, 'not-offered'), { least: 1, most: webhookEvents.length }),
  }),
  /** `secret` signs each delivery; it is sent only this once. */
  reply: z.object({ webhook, secret: z.string() }),
  summary: 'Makes a webhook: public events of the competition are sent to its address from now on.',
})

export const deleteWebhook = call({
  ...calls.deleteWebhook,
  ...organizes,
  params: idParams,
  reply: successReply,
  summary: 'Deletes a webhook and what was to be sent to it.',
})

export const testWebhook = call({
  ...calls.testWebhook,
  ...organizes,
  params: idParams,
  reply: z.object({ delivery }),
  summary:
    'Sends a delivery with the event "test"; one that arrives switches a webhook on that was switched off.',
})

export const listDeliveries = call({
  ...calls.listDeliveries,
  ...organizes,
  params: idParams,
  reply: z.object({ deliveries: z.array(delivery) }),
  summary: 'The last hundred deliveries of a webhook, the newest first.',
})

export const deliverAgain = call({
  ...calls.deliverAgain,
  ...organizes,
  params: idParams,
  reply: z.object({ delivery }),
  summary: 'Sends a delivery again, under the same id.',
})
