/** A published event as everyone may see it, made from the cached public views of its divisions (events §7). */
import { competitionIsPublic } from '@trickline/competition/competition-status'
import { eventIsPublic } from '@trickline/competition/event-rights'
import type { LiveEvent } from '@trickline/contract/events'
import { channelOf } from '@trickline/contract/live-events'
import { isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import { competitionOf, keptPublicView } from '../competitions/public-view.ts'
import type { Context } from '../platform/context.ts'
import { inReadSnapshot } from '../platform/postgres/database.ts'
import { eventRow, sourceChannelsOf } from './event-row.ts'
import { timetableOf } from './events-store.ts'
import { readVisibleEvent } from './lock-event.ts'
import { timetableRows } from './timetable.ts'
import { readTitles } from './titles.ts'

type Parts = Pick<Context, 'db' | 'snapshots' | 'clock'>

/** Its competitions are shared objects, which stay the same until they change: callers must not modify them. */
export async function publicEvent(
  { db, snapshots, clock }: Parts,
  id: number,
): Promise<{ reply: LiveEvent; sourceChannels: string[] } | Refusal> {
  const read = await inReadSnapshot(db, async (tx) => {
    const found = await readVisibleEvent(tx, id, null)
    if (isRefusal(found)) return found
    const divisions = found.divisions.filter(competitionIsPublic)
    if (!eventIsPublic(divisions)) return refuse('not-found')
    const shown = new Set(divisions.map((division) => division.id))
    const items = (await timetableOf(tx, id)).filter(({ competitionId }) => shown.has(competitionId))
    const timetable = await timetableRows(tx, items, divisions, clock.now())
    return { found, divisions, timetable, titles: await readTitles(tx, id) }
  })
  if (isRefusal(read)) return read
  const views = await Promise.all(
    read.divisions.map((division) => keptPublicView({ db, snapshots }, division.id)),
  )
  return {
    reply: {
      event: eventRow(read.found, null),
      competitions: views.map(competitionOf),
      timetable: read.timetable,
      titles: read.titles,
    },
    sourceChannels: [
      ...new Set([
        ...sourceChannelsOf([read.found]),
        ...views.flatMap(({ sourceChannels }) => [...sourceChannels]),
        ...read.titles.flatMap(({ rows }) => rows.map(({ user }) => channelOf.person(user.id))),
        channelOf.results,
      ]),
    ],
  }
}
