/** Before the start the owner numbers the athletes in running order (statuses-and-moves §5). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { orderAthletes as call } from '@trickline/contract/entries'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { changeEntries } from './change-entries.ts'
import type { EntryRecord } from './entries-store.ts'
import { entryRowsFor } from './entry-row.ts'
import { lockForEntries } from './lock-entries.ts'

/** Athletes not named keep their number. Returns all athletes in the new order. */
export async function orderAthletes(
  work: Work,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const locked = await lockForEntries(work, body.competition_id, 'order-athletes')
  if (isRefusal(locked)) return locked
  const athletes = locked.entries.filter((entry) => entry.role === 'athlete')
  const error = errorOf(athletes, body.athletes_list)
  if (error !== null) return refuse('invalid', { errors: { athletes_list: [error] } })

  const numbers = new Map(body.athletes_list.map(({ id, order_number }) => [id, order_number]))
  const numbered = athletes.flatMap((entry) => {
    const orderNumber = numbers.get(entry.id)
    return orderNumber === undefined ? [] : [{ ...entry, orderNumber }]
  })
  const after = await changeEntries(work, locked, numbered)
  const ordered = after.entries.filter((entry) => entry.role === 'athlete')
  return { success: true, competition_users: entryRowsFor(work.person, after, ordered) }
}

function errorOf(
  athletes: readonly EntryRecord[],
  numbers: readonly { id: number; order_number: number }[],
): 'unknown-entry' | 'number-taken' | 'invalid' | null {
  const ids = new Set(athletes.map((entry) => entry.id))
  if (numbers.some(({ id }) => !ids.has(id))) return 'unknown-entry'
  const namedIds = new Set(numbers.map(({ id }) => id))
  if (namedIds.size < numbers.length) return 'invalid'
  // the number of a declined athlete is free
  const others = athletes.filter((entry) => !namedIds.has(entry.id) && entry.status !== 'declined')
  const orderNumbers = [
    ...numbers.map((entry) => entry.order_number),
    ...others.map((entry) => entry.orderNumber),
  ]
  return new Set(orderNumbers).size < orderNumbers.length ? 'number-taken' : null
}
