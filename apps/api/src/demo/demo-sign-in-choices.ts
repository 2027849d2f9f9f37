/** The demo accounts that visitors can sign in to with one tap, one per role (accounts-and-people §13). */
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

export async function demoSignInChoices(
  db: Kysely<Schema>,
  language: Language,
): Promise<ReplyOf<typeof demo>> {
  const { title, text, lookAround } = messagesFor(language).demo
  const firstEmails = new Map<Role, string>()
  for (const { role, email } of demoAccounts.toReversed()) firstEmails.set(role, email)
  const isComplete = (await demoState(db)) === 'whole'
  const people = await peopleByEmail(db, isComplete ? [...firstEmails.values()] : [])
  return {
    title,
    text,
    password: demoAccounts[0]?.password ?? '',
    people: order.flatMap((role) => {
      const person = people.get(firstEmails.get(role) ?? '')
      if (!person) return []
      const { email, name, surname, img_path } = person
      return [{ email, name, surname, img_path, action: lookAround[role] }]
    }),
  }
}

const order: readonly Role[] = ['athlete', 'judge', 'organizer', 'supervisor', 'admin']
