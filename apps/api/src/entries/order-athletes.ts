/** The owner numbers the athletes before the start: the order in which they will be run (statuses-and-moves §5). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { orderAthletes as call } from '@trickline/contract/entries'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceEntries, entryChanges } from './announce-entries.ts'
import { entriesOf, renumberEntries, type EntryRecord } from './entries-store.ts'
import { lockForVerb } from './entry-group.ts'
import { visibleEntryRows } from './entry-row.ts'

/** Answers all athletes in their new order. Those who are not named keep their number. */
export async function orderAthletes(
  work: Work,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const locked = await lockForVerb(work, body.competition_id, 'order-athletes')
  if (isRefusal(locked)) return locked
  const { competition, present } = locked
  const athletes = present.filter((entry) => entry.role === 'athlete')
  const wrong = whatIsWrong(athletes, body.athletes_list)
  if (wrong !== null) return refuse('invalid', { errors: { athletes_list: [wrong] } })

  const numbered = await renumberEntries(work.tx, body.athletes_list)
  await announceEntries(work, competition, entryChanges(athletes, numbered))
  const ordered = (await entriesOf(work.tx, competition.id)).filter((entry) => entry.role === 'athlete')
  return { success: true, competition_users: await visibleEntryRows(work, competition, ordered) }
}

function whatIsWrong(
  athletes: readonly EntryRecord[],
  given: readonly { id: number; order_number: number }[],
): 'unknown-entry' | 'number-taken' | 'invalid' | null {
  const ids = new Set(athletes.map((entry) => entry.id))
  if (given.some(({ id }) => !ids.has(id))) return 'unknown-entry'
  const named = new Set(given.map(({ id }) => id))
  if (named.size < given.length) return 'invalid'
  // who declined will not be run: his or her old number is free
  const others = athletes.filter((entry) => !named.has(entry.id) && entry.status !== 'declined')
  const numbers = [...given.map((entry) => entry.order_number), ...others.map((entry) => entry.orderNumber)]
  return new Set(numbers).size < numbers.length ? 'number-taken' : null
}
