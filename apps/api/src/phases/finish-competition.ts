/** The last phase is left: the podium stands and the competition is over (phases-and-seeding §8). */
import type { PodiumPlace } from '@trickline/competition/podium'
import { channelOf } from '@trickline/contract/live-events'
import { announceCompetition } from '../competitions/announce-competition.ts'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { changeCompetition, insertPodium } from '../competitions/competitions-store.ts'
import { peopleById } from '../people/people-store.ts'
import { personShort } from '../people/person-row.ts'
import type { Work } from '../platform/http/work.ts'

export async function finishCompetition(
  work: Work,
  competition: CompetitionRecord,
  podium: readonly PodiumPlace[],
): Promise<void> {
  const { tx, now } = work
  await insertPodium(
    tx,
    podium.map(({ userId, finalPosition, finalScore }) => ({
      competition_id: competition.id,
      user_id: userId,
      final_position: finalPosition,
      final_score: finalScore,
    })),
  )
  const finished = await changeCompetition(tx, competition.id, { status: 'finished', finished_at: now }, now)
  await announcePodium(work, competition.id, podium)
  await announceCompetition(work, finished)
}

/** Everything it is made of is published: the same for everybody. */
async function announcePodium(work: Work, competitionId: number, podium: readonly PodiumPlace[]) {
  const people = await peopleById(
    work.tx,
    podium.map((place) => place.userId),
  )
  await work.announce({
    channel: channelOf.competition(competitionId),
    event: 'CreatePodiumUpdated',
    public: {
      podiums: podium.flatMap(({ userId, finalPosition, finalScore }) => {
        const person = people.get(userId)
        if (!person) throw new Error(`podium without its person ${userId}`)
        const place = { final_position: finalPosition, final_score: finalScore }
        return [{ user_id: userId, user: personShort(person), ...place }]
      }),
    },
  })
}
