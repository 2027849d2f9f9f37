/** Reads the catalogue as it is or was, and one trick with its history (calls §12, §17). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type * as calls from '@trickline/contract/catalogue'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import type { tricks as tricksCall } from '@trickline/contract/tricks'
import { peopleById } from '../people/people-store.ts'
import { personShort } from '../people/person-row.ts'
import type { SignedInReadContext } from '../platform/http/work.ts'
import { inReadSnapshot } from '../platform/postgres/database.ts'
import { adminTrickRow, trickRow, trickRows } from './trick-row.ts'
import { changesOfTrick, combosWith, findTrick, firstLanding, tricksAt } from './tricks-store.ts'

const mostCombos = 5

export async function listTricks(
  { db }: SignedInReadContext,
  { query: { as_of: moment } }: ParsedRequest<typeof tricksCall>,
): Promise<ReplyOf<typeof tricksCall>> {
  return { tricks: moment ? (await tricksAt(db, moment)).map(trickRow) : await trickRows(db) }
}

export async function getTrick(
  { db }: SignedInReadContext,
  { params: { id } }: ParsedRequest<typeof calls.getTrick>,
): Promise<ReplyOf<typeof calls.getTrick> | Refusal> {
  return inReadSnapshot(db, async (tx) => {
    const trick = await findTrick(tx, id)
    if (!trick) return refuse('not-found')
    const changes = await changesOfTrick(tx, id)
    const first = await firstLanding(tx, id)
    const people = await peopleById(tx, [...changes.map(({ admin_id }) => admin_id), first?.user_id ?? null])
    const short = (userId: number | null) => {
      const person = userId === null ? undefined : people.get(userId)
      return person ? personShort(person) : null
    }
    const firstPerson = short(first?.user_id ?? null)
    return {
      trick: adminTrickRow(trick),
      changes: changes.map(({ id: changeId, at, admin_id, action, before, after, note }) => ({
        id: changeId,
        at: at.toISOString(),
        is_own: admin_id === null,
        admin: short(admin_id),
        action,
        before,
        after,
        note,
      })),
      first_landed:
        first && firstPerson
          ? {
              round_id: first.round_id,
              at: first.at.toISOString(),
              user: firstPerson,
              competition: first.competition,
            }
          : null,
      combos: await combosWith(tx, id, mostCombos),
    }
  })
}
