/** Creates accounts of the sample people through the product's calls. */
import { login, register, verifyEmail } from '@trickline/contract/accounts'
import { grantRole } from '@trickline/contract/admin'
import { roleCodes } from '@trickline/contract/status-codes'
import type { Role } from '@trickline/competition/model'
import { password } from './people.ts'
import type { AthleteCard, Card } from './people.ts'
import type { Product } from './product.ts'

export type Person = Card & { id: number; token: string }
export type Athlete = Person & AthleteCard

/** Registers a person and, by default, verifies the address by the mailed link. */
export async function signUp<C extends Card>(
  product: Product,
  card: C,
  { verified = true } = {},
): Promise<C & Person> {
  const { token, user } = await product.send(register, {
    body: {
      name: card.name,
      surname: card.surname,
      email: card.email,
      password,
      password_confirmation: password,
      captchaQuestion: '3 + 4',
      captchaAnswer: '7',
    },
  })
  if (verified)
    await product.send(verifyEmail, { body: { token: await product.mailedToken(card.email) } }, token)
  return { ...card, id: user.id, token }
}

export async function signIn<C extends Card>(product: Product, card: C): Promise<C & Person> {
  const { token, user } = await product.send(login, { body: { email: card.email, password } })
  return { ...card, id: user.id, token }
}

export async function grant(product: Product, admin: Person, person: Person, role: Role): Promise<void> {
  await product.send(grantRole, { body: { user_id: person.id, role_id: roleCodes[role] } }, admin.token)
}
