/** The call of a server with the demo; others are not given it (main.ts). */
import type { FastifyInstance } from 'fastify'
import type { Role } from '@trickline/competition/model'
import type { ReplyOf } from '@trickline/contract/call'
import { demo } from '@trickline/contract/demo'
import { messagesFor } from '@trickline/messages/messages-for'
import { peopleByEmail } from '../people/people-store.ts'
import { readByAnyone } from '../platform/http/serve.ts'
import type { View } from '../platform/http/work.ts'
import { demoAccounts } from './demo-accounts.ts'
import { demoState } from './demo-store.ts'

export function registerDemo(app: FastifyInstance): void {
  readByAnyone(app, demo, demoPeople)
}

/** Those who come first: to look around as, one person a role is enough. */
async function demoPeople({ db, language }: View): Promise<ReplyOf<typeof demo>> {
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
