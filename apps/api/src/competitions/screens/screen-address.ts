/** Where the screens of a competition are (screens §38): the secret stands in the query, and is never passed on as a referrer. */
import type { ScreenKind } from '@trickline/contract/screens'

export const screenAddress: Record<ScreenKind, (competitionId: number, secret: string) => string> = {
  'big-screen': (id, secret) => `/live/${id}?screen=${secret}`,
  overlay: (id, secret) => `/overlay/${id}?key=${secret}`,
}
