/** The addresses of the calls of `webhooks.ts` (call-address.ts). */

export const listWebhooks = {
  method: 'GET',
  path: '/competitions/:id/webhooks',
  outline: { webhooks: [{ events: [] }] },
} as const
export const makeWebhook = { method: 'POST', path: '/competitions/:id/webhooks' } as const
export const deleteWebhook = { method: 'DELETE', path: '/webhooks/:id' } as const
export const testWebhook = { method: 'POST', path: '/webhooks/:id/test' } as const
export const listDeliveries = {
  method: 'GET',
  path: '/webhooks/:id/deliveries',
  outline: { deliveries: [{}] },
} as const
export const deliverAgain = { method: 'POST', path: '/webhook_deliveries/:id/again' } as const
