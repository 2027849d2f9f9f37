/** Stores the podium and finishes the competition (phases-and-seeding §8). */
import { athletesWhoStarted } from '@trickline/competition/phases'
import { type PodiumPlace, tiedWithAbove } from '@trickline/competition/podium'
import { channelOf } from '@trickline/contract/live-events'
import { announceCompetition } from '../competitions/announce-competition.ts'
import { changeCompetition, insertPodium } from '../competitions/competitions-store.ts'
import type { LockedCompetition } from '../competitions/lock-competition.ts'
import { podiumRows } from '../competitions/podium-rows.ts'
import type { Work } from '../platform/http/work.ts'
import type { RoundRecord } from '../rounds/rounds-store.ts'

export async function finishCompetition(
  work: Work,
  locked: LockedCompetition & { rounds: readonly RoundRecord[] },
  podium: readonly PodiumPlace[],
): Promise<void> {
  const { tx, now } = work
  const { competition, entries, people, rounds } = locked
  const tied = tiedWithAbove(competition, athletesWhoStarted(entries), rounds)
  const places = podium.map(({ userId, finalPosition, finalScore }) => ({
    user_id: userId,
    final_position: finalPosition,
    final_score: finalScore,
  }))
  await insertPodium(
    tx,
    places.map((place) => ({
      competition_id: competition.id,
      ...place,
      ties_with_above: tied.has(place.user_id),
    })),
  )
  const finished = await changeCompetition(tx, competition.id, { status: 'finished', finished_at: now }, now)
  await work.announce({
    channel: channelOf.competition(competition.id),
    event: 'CreatePodiumUpdated',
    public: { podiums: await podiumRows(tx, places, { competition, rounds, people }) },
  })
  // renews pages of other competitions that mention these athletes' results
  await work.announce({ channel: channelOf.results, event: 'CreatePodiumUpdated' })
  await announceCompetition(work, { ...locked, competition: finished }, competition)
}
