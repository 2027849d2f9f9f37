/** Mutations of webhooks, which no live event announces. */
import * as calls from '@trickline/contract/calls/webhooks'
import type { WebhookRow } from '@trickline/contract/webhooks'
import { defineMutation } from '@trickline/client/mutation.ts'

export const webhooksKey = (competitionId: number) => ['webhooks', competitionId] as const
export const deliveriesKey = (webhookId: number) => ['webhook-deliveries', webhookId] as const

export const deleteWebhook = defineMutation({
  name: 'delete-webhook',
  hasNoEvent: true,
  queryKey: ({ competitionId }: { competitionId: number; id: number }) => webhooksKey(competitionId),
  optimistic: (webhooks: WebhookRow[], { id }) => webhooks.filter((webhook) => webhook.id !== id),
  call: calls.deleteWebhook,
  request: ({ id }) => ({ params: { id } }),
})

export const testWebhook = defineMutation({
  name: 'test-webhook',
  hasNoEvent: true,
  queryKey: ({ id }: { id: number }) => deliveriesKey(id),
  call: calls.testWebhook,
  request: ({ id }) => ({ params: { id } }),
})

export const deliverAgain = defineMutation({
  name: 'deliver-again',
  hasNoEvent: true,
  queryKey: ({ webhookId }: { webhookId: number; id: number }) => deliveriesKey(webhookId),
  call: calls.deliverAgain,
  request: ({ id }) => ({ params: { id } }),
})
