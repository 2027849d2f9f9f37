/** Calls on entries (contract/entries.ts); status/routes.ts has their status moves. */
import type { FastifyInstance } from 'fastify'
import * as calls from '@trickline/contract/entries'
import { serveVerb } from '../platform/http/serve.ts'
import { deleteEntry } from './delete-entry.ts'
import { grantException } from './grant-exception.ts'
import { nameHead } from './head-judge.ts'
import { inviteAthletes, inviteJudges } from './invite-people.ts'
import { markPaid } from './move-entries.ts'
import { orderAthletes } from './order-athletes.ts'
import { registerAthlete } from './register-athlete.ts'

export function registerEntries(app: FastifyInstance): void {
  serveVerb(app, calls.inviteAthletes, inviteAthletes)
  serveVerb(app, calls.inviteJudges, inviteJudges)
  serveVerb(app, calls.orderAthletes, orderAthletes)
  serveVerb(app, calls.deleteAthlete, (work, request) => deleteEntry(work, 'athlete', request))
  serveVerb(app, calls.deleteJudge, (work, request) => deleteEntry(work, 'judge', request))
  serveVerb(app, calls.headJudge, nameHead)
  serveVerb(app, calls.markPaid, markPaid)
  serveVerb(app, calls.grantException, grantException)
  serveVerb(app, calls.registerAthlete, registerAthlete)
}
