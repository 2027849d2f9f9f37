/** The accounts of the demo, as the first start prints them; all have the same password. */
import {
  amaia,
  athletes,
  counterparts,
  kenji,
  lucia,
  marisol,
  password,
  ruediger,
} from '@trickline/samples/people'
import type { Role } from '@trickline/competition/model'
import type { Card } from '@trickline/samples/people'

export type DemoAccount = { email: string; password: string; role: Role; who: string }

export const demoAccounts: readonly DemoAccount[] = [
  account(amaia, 'admin'),
  account(ruediger, 'supervisor'),
  account(marisol, 'organizer'),
  account(lucia, 'judge'),
  account(kenji, 'judge'),
  ...[...athletes, ...counterparts].map((athlete) => account(athlete, 'athlete')),
]

function account({ name, surname, email }: Card, role: Role): DemoAccount {
  return { email, password, role, who: `${name} ${surname}, ${role}` }
}
