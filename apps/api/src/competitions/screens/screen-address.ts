/** Addresses of screens (screens §38). The secret is in the query, and pages do not send it as a referrer. */
import type { ScreenKind } from '@trickline/contract/screens'

export const screenAddress: Record<ScreenKind, (competitionId: number, secret: string) => string> = {
  'big-screen': (id, secret) => `/live/${id}?screen=${secret}`,
  overlay: (id, secret) => `/overlay/${id}?key=${secret}`,
}
