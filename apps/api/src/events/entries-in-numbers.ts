/** How many athletes and judges each division of an event has, as far as the viewer may know (events §2). */
import { visibleDivisions } from '@trickline/competition/event-rights'
import type { Person } from '@trickline/competition/model'
import { athletesSummary } from '@trickline/competition/summary'
import { canSeeAllEntries } from '@trickline/competition/visibility'
import type { DivisionEntries } from '@trickline/contract/events'
import type { Kysely } from 'kysely'
import { entriesOfCompetitions } from '../entries/entries-store.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import type { EventWithDivisions } from './event-row.ts'

export async function entriesInNumbers(
  db: Kysely<Schema>,
  { event, divisions }: EventWithDivisions,
  viewer: Person,
): Promise<DivisionEntries[]> {
  const visible = visibleDivisions(viewer, event, divisions)
  const entries = await entriesOfCompetitions(
    db,
    visible.map(({ id }) => id),
  )
  return visible.map((division) => {
    const own = entries.filter(({ competition_id }) => competition_id === division.id)
    const { approved, pending } = athletesSummary(own)
    const seesAll = canSeeAllEntries(viewer, division)
    const judges = own.filter(({ role, status }) => role === 'judge' && status !== 'declined').length
    return {
      competition_id: division.id,
      approved,
      pending: seesAll ? pending : null,
      judges: seesAll ? judges : null,
    }
  })
}
