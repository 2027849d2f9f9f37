/** POST /status/update (calls §11): a table that maps entity and new status to the verb. Anything else is refused. */
import type { FastifyInstance } from 'fastify'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { EntryRole } from '@trickline/competition/model'
import { roundMoves } from '@trickline/competition/round-moves'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { competitionStatusOf, entryStatusOf, roundStatusOf } from '@trickline/contract/status-codes'
import { scopesToMove, updateStatus } from '@trickline/contract/status-update'
import type { StatusEntity } from '@trickline/contract/status-update'
import { moveCompetition } from '../competitions/move-competition.ts'
import { moveEntries } from '../entries/move-entries.ts'
import { advancePhase } from '../phases/advance-phase.ts'
import { publishRounds } from '../phases/publish-phase.ts'
import { assertScope } from '../platform/http/scopes.ts'
import { serveVerb } from '../platform/http/serve.ts'
import type { Work } from '../platform/http/work.ts'
import { moveRound } from '../rounds/move-round.ts'

export function registerStatus(app: FastifyInstance): void {
  serveVerb(app, updateStatus, moveStatus)
}

const verbs: Record<StatusEntity, Entity> = {
  competitions: {
    statusOf: competitionStatusOf,
    to: {
      approved: one((work, id) => moveCompetition(work, id, 'approve')),
      published: one((work, id) => moveCompetition(work, id, 'publish')),
      registered: one((work, id) => moveCompetition(work, id, 'give-back')),
    },
    toAnyOther: one((work, id) => moveCompetition(work, id, null)),
  },
  athletes: entries('athlete'),
  judges: entries('judge'),
  rounds: {
    statusOf: roundStatusOf,
    // 'recorded' stops recording or cancels scoring, 'completed' cancels an edit
    to: Object.fromEntries(roundMoves.map(({ to }) => [to, one((work, id) => moveRound(work, id, to))])),
  },
  publishRounds: {
    statusOf: roundStatusOf,
    whenLeftOut: 'published',
    to: {
      published: several(publishRounds),
    },
  },
  advanceRounds: {
    statusOf: roundStatusOf,
    whenLeftOut: 'pending',
    to: { pending: phase(advancePhase), published: phase(advancePhase) },
  },
}

type Verb<Id> = (work: Work, id: Id) => Promise<ReplyOf<typeof updateStatus> | Refusal>
type RequestedId = ParsedRequest<typeof updateStatus>['body']['id']
type Entity = {
  statusOf: (code: number) => string | undefined
  /** For all other statuses: 404 if the entity is unknown, else 409. */
  toAnyOther?: Verb<RequestedId>
  whenLeftOut?: string
  to: Partial<Record<string, Verb<RequestedId>>>
}

async function moveStatus(
  work: Work,
  { body }: ParsedRequest<typeof updateStatus>,
): Promise<ReplyOf<typeof updateStatus> | Refusal> {
  assertScope(work.person, scopesToMove(body.entity))
  const { statusOf, whenLeftOut, to, toAnyOther } = verbs[body.entity]
  const code = body.new_status ?? null
  if (code === null && whenLeftOut === undefined) {
    return refuse('invalid', { errors: { new_status: ['required'] } })
  }
  const status = code === null ? whenLeftOut : statusOf(code)
  const verb = (status === undefined ? undefined : to[status]) ?? toAnyOther
  return verb ? verb(work, body.id) : refuse('wrong-state')
}

function entries(role: EntryRole): Entity {
  const by = (verb: Parameters<typeof moveEntries>[3]) =>
    several((work, ids) => moveEntries(work, role, ids, verb))
  return {
    statusOf: entryStatusOf,
    to: {
      invited: by('send-mail'),
      pending: by('confirm'),
      approved: by('approve'),
      declined: by('decline'),
    },
    toAnyOther: by(null),
  }
}

function one(verb: Verb<number>): Verb<RequestedId> {
  return several(async (work, ids) => {
    const [id, ...more] = ids
    if (id === undefined || more.length > 0) return refuse('invalid', { errors: { id: ['too-many'] } })
    return verb(work, id)
  })
}

function several(verb: Verb<number[]>): Verb<RequestedId> {
  return async (work, id) =>
    Array.isArray(id) ? verb(work, id) : refuse('invalid', { errors: { id: ['invalid'] } })
}

function phase(verb: Verb<{ competition_id: number; round_number: number }>): Verb<RequestedId> {
  return async (work, id) =>
    Array.isArray(id) ? refuse('invalid', { errors: { id: ['invalid'] } }) : verb(work, id)
}
