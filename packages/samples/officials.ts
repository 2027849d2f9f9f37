/** The officials of a competition on a product that has no accounts yet. */
import type { Role } from '@trickline/competition/model'
import { grant, signIn, signUp } from './accounts.ts'
import type { Person } from './accounts.ts'
import { amaia, kenji, lucia, marisol, ruediger } from './people.ts'
import type { Card } from './people.ts'
import type { Product } from './product.ts'

export type Officials = { supervisor: Person; organizer: Person; judges: [Person, Person] }

/** The admin is created on the server and grants the other roles. */
export async function signUpOfficials(product: Product): Promise<Officials> {
  const admin = await signUp(product, amaia)
  await product.makeAdmin(admin.email)
  const official = async (card: Card, role: Role): Promise<Person> => {
    const person = await signUp(product, card, { verified: false })
    await grant(product, admin, person, role)
    return person
  }
  return {
    supervisor: await official(ruediger, 'supervisor'),
    organizer: await official(marisol, 'organizer'),
    judges: [await official(lucia, 'judge'), await official(kenji, 'judge')],
  }
}

/** Signs the officials in again after their sessions have ended. */
export async function signInOfficials(product: Product): Promise<Officials> {
  return {
    supervisor: await signIn(product, ruediger),
    organizer: await signIn(product, marisol),
    judges: [await signIn(product, lucia), await signIn(product, kenji)],
  }
}
