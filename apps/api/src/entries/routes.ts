/** The calls on entries (contract/entries.ts); their moves of status come through POST /status/update. */
import type { FastifyInstance } from 'fastify'
import * as calls from '@trickline/contract/entries'
import { serveVerb } from '../platform/http/serve.ts'
import { deleteEntry } from './delete-entry.ts'
import { inviteAthletes } from './invite-athletes.ts'
import { inviteJudges } from './invite-judges.ts'
import { markPaid } from './mark-paid.ts'
import { orderAthletes } from './order-athletes.ts'
import { registerAthlete } from './register-athlete.ts'

export function registerEntries(app: FastifyInstance): void {
  serveVerb(app, calls.inviteAthletes, inviteAthletes)
  serveVerb(app, calls.inviteJudges, inviteJudges)
  serveVerb(app, calls.orderAthletes, orderAthletes)
  serveVerb(app, calls.deleteAthlete, (work, asked) => deleteEntry(work, 'athlete', asked))
  serveVerb(app, calls.deleteJudge, (work, asked) => deleteEntry(work, 'judge', asked))
  serveVerb(app, calls.markPaid, markPaid)
  serveVerb(app, calls.registerAthlete, registerAthlete)
}
