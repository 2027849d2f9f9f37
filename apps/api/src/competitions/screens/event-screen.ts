/** The big screen and the overlay of an event: for each division, what its own screens may show (events §8). */
import type { LiveEvent } from '@trickline/contract/events'
import type { ScreenKind } from '@trickline/contract/screens'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/postgres/schema.ts'
import { lastPublishedRounds, roundsOfBigScreen, tricksByRoundId } from './charted-rounds.ts'
import { withoutPodium } from './hide-podium.ts'
import { bigScreenRow } from './screens-row.ts'
import { bigScreensOf } from './screens-store.ts'

type Drawn = Awaited<ReturnType<typeof tricksByRoundId>>

/** A podium that a division's big screen holds back is on no screen of the event either. */
export async function eventOnScreen(
  db: Kysely<Schema>,
  event: LiveEvent,
  kind: ScreenKind,
): Promise<{ event: LiveEvent; drawn: Drawn }> {
  if (kind === 'overlay')
    return { event, drawn: await tricksByRoundId(db, event.competitions.flatMap(lastPublishedRounds)) }
  const set = await bigScreensOf(
    db,
    event.competitions.map(({ id }) => id),
  )
  const competitions = event.competitions.map((competition) => {
    const screen = set.find(({ competition_id }) => competition_id === competition.id)
    return screen ? withoutPodium(competition, bigScreenRow(screen)) : competition
  })
  const drawn = await tricksByRoundId(db, competitions.flatMap(roundsOfBigScreen))
  return { event: { ...event, competitions }, drawn }
}
