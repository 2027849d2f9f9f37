/** Events with what the viewer may see; the number of queries does not depend on the number of events (events §2). */
import { canSeeEvent } from '@trickline/competition/event-rights'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { getEvent as getCall, listEvents as listCall } from '@trickline/contract/events'
import { isRefusal, type Refusal } from '@trickline/contract/refusals'
import type { ReadContext } from '../platform/http/work.ts'
import { inReadSnapshot } from '../platform/postgres/database.ts'
import { eventRow, withDivisions } from './event-row.ts'
import { enteringOf } from './entering-of.ts'
import { allEvents } from './events-store.ts'
import { entriesInNumbers } from './entries-in-numbers.ts'
import { readVisibleEvent } from './lock-event.ts'

export async function listEvents({ db, person }: ReadContext): Promise<ReplyOf<typeof listCall>> {
  return inReadSnapshot(db, async (tx) => {
    const all = await withDivisions(tx, await allEvents(tx))
    const visible = all.filter(({ event, divisions }) => canSeeEvent(person, event, divisions))
    return { events: visible.map((each) => eventRow(each, person)) }
  })
}

export async function getEvent(
  { db, person, language, now }: ReadContext,
  { params: { id } }: ParsedRequest<typeof getCall>,
): Promise<ReplyOf<typeof getCall> | Refusal> {
  return inReadSnapshot(db, async (tx) => {
    const found = await readVisibleEvent(tx, id, person)
    if (isRefusal(found)) return found
    const entering = person ? await enteringOf({ tx, person, language, now }, found) : []
    return { event: eventRow(found, person), entering, entries: await entriesInNumbers(tx, found, person) }
  })
}
