/** The calls on entries (contract/entries.ts); their moves of status come through POST /status/update. */
import type { FastifyInstance } from 'fastify'
import * as calls from '@trickline/contract/entries'
import { change } from '../platform/http/serve.ts'
import { deleteEntry } from './delete-entry.ts'
import { inviteAthletes } from './invite-athletes.ts'
import { inviteJudges } from './invite-judges.ts'
import { markPaid } from './mark-paid.ts'
import { orderAthletes } from './order-athletes.ts'
import { registerAthlete } from './register-athlete.ts'

export function registerEntries(app: FastifyInstance): void {
  change(app, calls.inviteAthletes, inviteAthletes)
  change(app, calls.inviteJudges, inviteJudges)
  change(app, calls.orderAthletes, orderAthletes)
  change(app, calls.deleteAthlete, (work, asked) => deleteEntry(work, 'athlete', asked))
  change(app, calls.deleteJudge, (work, asked) => deleteEntry(work, 'judge', asked))
  change(app, calls.markPaid, markPaid)
  change(app, calls.registerAthlete, registerAthlete)
}
