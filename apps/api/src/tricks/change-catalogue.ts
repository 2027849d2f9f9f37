/**
 * Admins add, change, retire and bring back tricks (calls §17). Each change is dated, with who, what was before and what is
 * after; rounds that are saved keep what they were saved with.
 */
import { isAdmin } from '@trickline/competition/permissions'
import type { ParsedRequest } from '@trickline/contract/call'
import type * as calls from '@trickline/contract/catalogue'
import type { AdminTrick, TrickAction, TrickChanges } from '@trickline/contract/catalogue'
import { channelOf } from '@trickline/contract/live-events'
import { type FieldErrors, isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { adminTrickRow, trickRow } from './trick-row.ts'
import {
  type CatalogueTrick,
  insertTrick,
  lockCatalogue,
  lockTrick,
  namesTaken,
  recordTrickChange,
  stateOf,
  updateTrick,
} from './tricks-store.ts'

type SavedTrick = { trick: AdminTrick }

export async function addTrick(
  work: Work,
  { body: { note, ...given } }: ParsedRequest<typeof calls.addTrick>,
): Promise<SavedTrick | Refusal> {
  const { tx, person } = work
  if (!isAdmin(person)) return refuse('not-allowed')
  await lockCatalogue(tx)
  const errors = await wrongNames(tx, given, null)
  if (Object.keys(errors).length > 0) return refuse('invalid', { errors })
  return saveTrick(work, 'added', null, await insertTrick(tx, given), note)
}

export async function changeTrick(
  work: Work,
  { body: { trick_id, version, note, ...given } }: ParsedRequest<typeof calls.changeTrick>,
): Promise<SavedTrick | Refusal> {
  const before = await trickAsSeen(work, { trick_id, version })
  if (isRefusal(before)) return before
  const errors = await wrongNames(work.tx, given, trick_id)
  if (Object.keys(errors).length > 0) return refuse('invalid', { errors })
  if (changesNothing(before, given)) return { trick: adminTrickRow(before) }
  return saveTrick(work, 'changed', before, await updateTrick(work.tx, trick_id, given), note)
}

export async function retireTrick(
  work: Work,
  { body }: ParsedRequest<typeof calls.retireTrick>,
): Promise<SavedTrick | Refusal> {
  const before = await trickAsSeen(work, body)
  if (isRefusal(before)) return before
  if (before.retired_at) return refuse('wrong-state')
  const after = await updateTrick(work.tx, before.id, { retired_at: work.now })
  return saveTrick(work, 'retired', before, after, body.note)
}

export async function restoreTrick(
  work: Work,
  { body }: ParsedRequest<typeof calls.restoreTrick>,
): Promise<SavedTrick | Refusal> {
  const before = await trickAsSeen(work, body)
  if (isRefusal(before)) return before
  if (!before.retired_at) return refuse('wrong-state')
  return saveTrick(
    work,
    'restored',
    before,
    await updateTrick(work.tx, before.id, { retired_at: null }),
    body.note,
  )
}

/** Of two admins who change it at once the second is shown what the first did. */
async function trickAsSeen(
  { tx, person }: Work,
  { trick_id, version }: { trick_id: number; version: number },
): Promise<CatalogueTrick | Refusal> {
  if (!isAdmin(person)) return refuse('not-allowed')
  await lockCatalogue(tx)
  const trick = await lockTrick(tx, trick_id)
  if (!trick) return refuse('not-found')
  if (trick.version === version) return trick
  return refuse('changed-elsewhere', { present: { trick: adminTrickRow(trick) } })
}

/** What one trick is called no other is: a search, and a typed line, mean one of them. */
export async function wrongNames(
  tx: Work['tx'],
  { name, short_name, aliases }: TrickChanges,
  trickId: number | null,
): Promise<FieldErrors> {
  const given = { name: [name], short_name: [short_name], aliases: aliases ?? [] }
  const names = Object.values(given)
    .flat()
    .filter((each) => each !== undefined)
  const taken = await namesTaken(tx, names, trickId)
  const wrong = Object.entries(given).filter(([, called]) => called.some((each) => taken.has(each ?? '')))
  return Object.fromEntries(wrong.map(([field]) => [field, ['taken']]))
}

function changesNothing(before: CatalogueTrick, given: TrickChanges): boolean {
  const present: Record<string, unknown> = before
  return Object.entries(given).every(
    ([field, value]) => value === undefined || JSON.stringify(present[field]) === JSON.stringify(value),
  )
}

/** Recorded, and told to everybody. */
async function saveTrick(
  { tx, person, now, announce }: Work,
  action: TrickAction,
  before: CatalogueTrick | null,
  after: CatalogueTrick,
  note: string | null | undefined,
): Promise<SavedTrick> {
  await recordTrickChange(tx, {
    trick_id: after.id,
    at: now,
    admin_id: person.id,
    action,
    before: before && stateOf(before),
    after: stateOf(after),
    note: note ?? '',
  })
  await announce({ channel: channelOf.tricks, event: 'TrickUpdated', public: { trick: trickRow(after) } })
  return { trick: adminTrickRow(after) }
}
