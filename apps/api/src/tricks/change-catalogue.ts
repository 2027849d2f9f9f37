/** Admins change the catalogue (calls §17). Each change is recorded with its date; saved rounds keep their values. */
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
  { body: { note, ...input } }: ParsedRequest<typeof calls.addTrick>,
): Promise<SavedTrick | Refusal> {
  const { tx } = work
  await lockCatalogue(tx)
  const errors = await nameErrors(tx, input, null)
  if (Object.keys(errors).length > 0) return refuse('invalid', { errors })
  return saveTrick(work, 'added', null, await insertTrick(tx, input), note)
}

export async function changeTrick(
  work: Work,
  { body: { trick_id, version, note, ...input } }: ParsedRequest<typeof calls.changeTrick>,
): Promise<SavedTrick | Refusal> {
  const before = await lockTrickVersion(work, { trick_id, version })
  if (isRefusal(before)) return before
  const errors = await nameErrors(work.tx, input, trick_id)
  if (Object.keys(errors).length > 0) return refuse('invalid', { errors })
  if (changesNothing(before, input)) return { trick: adminTrickRow(before) }
  return saveTrick(work, 'changed', before, await updateTrick(work.tx, trick_id, input), note)
}

export async function retireTrick(
  work: Work,
  { body }: ParsedRequest<typeof calls.retireTrick>,
): Promise<SavedTrick | Refusal> {
  const before = await lockTrickVersion(work, body)
  if (isRefusal(before)) return before
  if (before.retired_at) return refuse('wrong-state')
  const after = await updateTrick(work.tx, before.id, { retired_at: work.now })
  return saveTrick(work, 'retired', before, after, body.note)
}

export async function restoreTrick(
  work: Work,
  { body }: ParsedRequest<typeof calls.restoreTrick>,
): Promise<SavedTrick | Refusal> {
  const before = await lockTrickVersion(work, body)
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

async function lockTrickVersion(
  { tx }: Work,
  { trick_id, version }: { trick_id: number; version: number },
): Promise<CatalogueTrick | Refusal> {
  await lockCatalogue(tx)
  const trick = await lockTrick(tx, trick_id)
  if (!trick) return refuse('not-found')
  if (trick.version === version) return trick
  return refuse('changed-elsewhere', { present: { trick: adminTrickRow(trick) } })
}

/** A search or a typed line must identify one trick, so names and aliases are unique. */
export async function nameErrors(
  tx: Work['tx'],
  { name, short_name, aliases }: TrickChanges,
  trickId: number | null,
): Promise<FieldErrors> {
  const namesByField = { name: [name], short_name: [short_name], aliases: aliases ?? [] }
  const names = Object.values(namesByField)
    .flat()
    .filter((each) => each !== undefined)
  const taken = await namesTaken(tx, names, trickId)
  const errors = Object.entries(namesByField).filter(([, fieldNames]) =>
    fieldNames.some((each) => taken.has(each ?? '')),
  )
  return Object.fromEntries(errors.map(([field]) => [field, ['taken']]))
}

function changesNothing(before: CatalogueTrick, changes: TrickChanges): boolean {
  const present: Record<string, unknown> = before
  return Object.entries(changes).every(
    ([field, value]) => value === undefined || JSON.stringify(present[field]) === JSON.stringify(value),
  )
}

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
