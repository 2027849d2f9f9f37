/** One call for many status moves (calls §11). The API's route finds the verb by entity and new status. */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/status-update.ts'
import type { TokenScope } from './token-scopes.ts'
import { after, id, idOrList, numberFromText, optionalText, successReply } from './fields.ts'

const statusEntities = [
  'competitions',
  'athletes',
  'judges',
  'rounds',
  'advanceRounds',
  'publishRounds',
] as const
export type StatusEntity = (typeof statusEntities)[number]

/** Rounds may be moved by their judge and by the owner. */
export function scopesToMove(entity: StatusEntity): readonly TokenScope[] {
  return entity === 'rounds' ? ['judge', 'organize'] : ['organize']
}

const phaseId = z.object({ competition_id: id, round_number: id })

export const updateStatus = call({
  ...calls.updateStatus,
  access: 'signed-in',
  /** `judge` for rounds and training, otherwise `organize`; see `scopesToMove`. */
  scopes: ['judge', 'organize'],
  body: z.object({
    entity: z.enum(statusEntities, 'unknown-entity'),
    /** One id or a list; for advanceRounds the competition and round number. */
    id: z.union([phaseId, idOrList], 'required'),
    new_status: z.optional(
      after((value) => numberFromText(value ?? null), z.nullable(z.int('not-a-number'))),
    ),
    source: z.optional(optionalText(100)),
  }),
  reply: successReply,
  summary: 'Moves a competition, entries, a round or a phase to a new status.',
})
