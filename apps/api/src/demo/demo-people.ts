/** The accounts of the demo: made half a year ago, verified, with their roles. */
import { logout } from '@trickline/contract/accounts'
import { grant, signIn, signUp } from '@trickline/samples/accounts'
import type { Athlete, Person } from '@trickline/samples/accounts'
import { amaia, athletes, kenji, lucia, marisol, ruediger } from '@trickline/samples/people'
import type { Card } from '@trickline/samples/people'
import { pass } from '@trickline/samples/product'
import type { Product } from '@trickline/samples/product'
import type { Context } from '../platform/context.ts'
import { looksOf } from './demo-looks.ts'
import { drawPortrait } from './demo-portraits.ts'
import { updateDemoProfile } from './demo-store.ts'

export type DemoPeople = {
  admin: Person
  supervisor: Person
  organizer: Person
  judges: [Person, Person]
  athletes: Athlete[]
}

/** Registers everybody from the product's time on, one every seven hours. */
export async function registerDemoPeople(product: Product): Promise<void> {
  const register = async <C extends Card>(card: C) => {
    pass(product, 7 * 60)
    return signUp(product, card)
  }
  const admin = await register(amaia)
  await product.makeAdmin(admin.email)
  await grant(product, admin, await register(ruediger), 'supervisor')
  await grant(product, admin, await register(marisol), 'organizer')
  await grant(product, admin, await register(lucia), 'judge')
  await grant(product, admin, await register(kenji), 'judge')
  for (const athlete of athletes) await register(athlete)
}

/** Everybody's country, picture and links: written by hand as long as the product has no calls for them. */
export async function fillDemoProfiles({ db, files }: Pick<Context, 'db' | 'files'>): Promise<void> {
  const drawn = [amaia, ruediger, marisol, lucia, kenji, ...athletes].map(async (person) => {
    const looks = looksOf[person.username]
    if (!looks) throw new Error(`nobody has drawn ${person.username}`)
    await updateDemoProfile(db, person, await files.keepPicture('people', await drawPortrait(looks)))
  })
  await Promise.all(drawn)
}

/** Opens a session for everybody: at the present, because sessions end 30 days after they began. */
export async function signInDemoPeople(product: Product): Promise<DemoPeople> {
  return {
    admin: await signIn(product, amaia),
    supervisor: await signIn(product, ruediger),
    organizer: await signIn(product, marisol),
    judges: [await signIn(product, lucia), await signIn(product, kenji)],
    athletes: await Promise.all(athletes.map((athlete) => signIn(product, athlete))),
  }
}

export async function signOutDemoPeople(product: Product, people: DemoPeople): Promise<void> {
  const { admin, supervisor, organizer, judges } = people
  for (const { token } of [admin, supervisor, organizer, ...judges, ...people.athletes]) {
    await product.send(logout, {}, token)
  }
}
