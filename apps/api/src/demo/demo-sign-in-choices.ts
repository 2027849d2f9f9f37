/** The demo's people, one for each role, to look around as with one tap (accounts-and-people §13). */
import type { Kysely } from 'kysely'
import type { Role } from '@trickline/competition/model'
import type { ReplyOf } from '@trickline/contract/call'
import type { demo } from '@trickline/contract/demo'
import type { Language } from '@trickline/messages/languages'
import { messagesFor } from '@trickline/messages/messages-for'
import { peopleByEmail } from '../people/people-store.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { demoAccounts } from './demo-accounts.ts'
import { demoState } from './demo-store.ts'

/** Those who come first: to look around as, one person a role is enough. */
export async function demoSignInChoices(
  db: Kysely<Schema>,
  language: Language,
): Promise<ReplyOf<typeof demo>> {
  const { title, text, lookAround } = messagesFor(language).demo
  const firsts = new Map<Role, string>()
  for (const { role, email } of demoAccounts.toReversed()) firsts.set(role, email)
  const isThere = (await demoState(db)) === 'whole'
  const there = await peopleByEmail(db, isThere ? [...firsts.values()] : [])
  return {
    title,
    text,
    password: demoAccounts[0]?.password ?? '',
    people: order.flatMap((role) => {
      const person = there.get(firsts.get(role) ?? '')
      if (!person) return []
      const { email, name, surname, img_path } = person
      return [{ email, name, surname, img_path, action: lookAround[role] }]
    }),
  }
}

const order: readonly Role[] = ['athlete', 'judge', 'organizer', 'supervisor', 'admin']
