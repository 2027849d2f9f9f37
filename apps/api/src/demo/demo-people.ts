/** The people of the demo: registered half a year ago, verified, with roles and profiles. */
import { logout } from '@trickline/contract/accounts'
import { grant, signIn, signUp } from '@trickline/samples/accounts'
import type { Athlete, Person } from '@trickline/samples/accounts'
import { amaia, athletes, counterparts, kenji, lucia, marisol, ruediger } from '@trickline/samples/people'
import type { Card, Profile } from '@trickline/samples/people'
import { fillProfile } from '@trickline/samples/profiles'
import { advanceTime } from '@trickline/samples/product'
import type { Product } from '@trickline/samples/product'
import { appearanceOf } from './demo-appearance.ts'
import { drawPortrait } from './demo-portraits.ts'

export type DemoPeople = {
  admin: Person
  supervisor: Person
  organizer: Person
  judges: [Person, Person]
  athletes: Athlete[]
  /** Twelve women and twelve men; those with the same index are equally strong. */
  women: Athlete[]
  men: Athlete[]
}

export async function registerDemoPeople(product: Product): Promise<void> {
  const register = async (card: Card & Profile) => {
    advanceTime(product, 7 * 60)
    const person = await signUp(product, card)
    const appearance = appearanceOf[card.username]
    if (!appearance) throw new Error(`nobody has drawn ${card.username}`)
    await fillProfile(product, person, await drawPortrait(appearance))
    return person
  }
  const admin = await register(amaia)
  await product.makeAdmin(admin.email)
  await grant(product, admin, await register(ruediger), 'supervisor')
  await grant(product, admin, await register(marisol), 'organizer')
  await grant(product, admin, await register(lucia), 'judge')
  await grant(product, admin, await register(kenji), 'judge')
  for (const athlete of [...athletes, ...counterparts]) await register(athlete)
}

/** To be called at the current time, since sessions end after 30 days. */
export async function signInDemoPeople(product: Product): Promise<DemoPeople> {
  const first = await Promise.all(athletes.map((card) => signIn(product, card)))
  const second = await Promise.all(counterparts.map((card) => signIn(product, card)))
  const allOf = (gender: string) =>
    first.flatMap((athlete, place) => [athlete, second[place]].find((each) => each?.gender === gender) ?? [])
  return {
    admin: await signIn(product, amaia),
    supervisor: await signIn(product, ruediger),
    organizer: await signIn(product, marisol),
    judges: [await signIn(product, lucia), await signIn(product, kenji)],
    athletes: [...first, ...second],
    women: allOf('female'),
    men: allOf('male'),
  }
}

export async function signOutDemoPeople(product: Product, people: DemoPeople): Promise<void> {
  const { admin, supervisor, organizer, judges } = people
  for (const { token } of [admin, supervisor, organizer, ...judges, ...people.athletes]) {
    await product.send(logout, {}, token)
  }
}
