/** GET /search: public competitions and athletes (calls §21). */
import { publicCompetitionStatuses } from '@trickline/competition/competition-status'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { type search as call, foundPerPage } from '@trickline/contract/search'
import { personShort } from '../people/person-row.ts'
import type { ReadContext } from '../platform/http/work.ts'
import { pageWithin } from '../platform/postgres/page.ts'
import {
  countAthletes,
  countCompetitions,
  findAthletes,
  findCompetitions,
  placesOf,
  runningOf,
} from './search-store.ts'

const mostPlaces = 3
const partStatuses = ['competing', 'eliminated'] as const
const visible = { publicStatuses: publicCompetitionStatuses, partStatuses }

export async function searchEverything(
  { db }: Pick<ReadContext, 'db'>,
  { query: { q, page } }: Pick<ParsedRequest<typeof call>, 'query'>,
): Promise<ReplyOf<typeof call>> {
  const words = q.split(/\s+/).filter(Boolean)
  const [competitionsTotal, athletesTotal] = await Promise.all([
    countCompetitions(db, words, visible),
    countAthletes(db, words, visible),
  ])
  const total = Math.max(competitionsTotal, athletesTotal)
  const shown = pageWithin(total, { page, perPage: foundPerPage })
  const [competitions, athletes] = await Promise.all([
    findCompetitions(db, words, visible, shown),
    findAthletes(db, words, visible, shown),
  ])
  const ids = athletes.map(({ id }) => id)
  const [places, running] = await Promise.all([placesOf(db, ids, visible), runningOf(db, ids, visible)])
  return {
    page: shown.page,
    total,
    competitions: competitions.map(({ date_start, ...row }) => ({
      ...row,
      date_start_at: date_start?.toISOString() ?? null,
    })),
    competitions_total: competitionsTotal,
    athletes: athletes.map((athlete) => ({
      ...personShort(athlete),
      competitions: athlete.competitions,
      places: places
        .filter(({ user_id }) => user_id === athlete.id)
        .slice(0, mostPlaces)
        .map(({ competition_id, name, final_position }) => ({ competition_id, name, final_position })),
      running: running
        .filter(({ user_id }) => user_id === athlete.id)
        .slice(0, mostPlaces)
        .map(({ competition_id, name }) => ({ competition_id, name })),
    })),
    athletes_total: athletesTotal,
  }
}
