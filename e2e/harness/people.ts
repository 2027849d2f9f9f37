/** Creates people and competitions for a journey by calls, before its screens are opened. */
import { amaia, athletes, counterparts } from '@trickline/samples/people'
import type { Card } from '@trickline/samples/people'
import { sendOverHttp } from '@trickline/samples/send-over-http'
import type { Product } from '@trickline/samples/product'
import type { RunningServer } from './server.ts'

export { signIn, signUp } from '@trickline/samples/accounts'
export { signInOfficials, signUpOfficials } from '@trickline/samples/officials'
export { buildCompetition as aCompetition } from '@trickline/samples/competition-builder'
export * as named from '@trickline/samples/people'

/** The server for the builders of packages/samples. Only `server.restart` moves its clock. */
export function productOn(server: RunningServer): Product {
  return {
    send: sendOverHttp(server.origin),
    now: () => new Date(Date.now() + server.daysAhead() * 86_400_000),
    mailedToken: server.mailedToken,
    makeAdmin: server.makeAdmin,
  }
}

export function cardOf(shown: Pick<Card, 'name' | 'surname'>): Card {
  const isShown = (card: Card) => card.name === shown.name && card.surname === shown.surname
  return [...athletes, ...counterparts].find(isShown) ?? amaia
}
