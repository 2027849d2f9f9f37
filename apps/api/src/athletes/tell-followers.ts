/** Tells an athlete's followers that the athlete is on (ranking §6). */
import { channelOf } from '@trickline/contract/live-events'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { peopleById } from '../people/people-store.ts'
import { shortOf } from '../people/person-row.ts'
import type { Work } from '../platform/http/work.ts'
import type { RoundRecord } from '../rounds/rounds-store.ts'
import { followersOf } from './athletes-store.ts'

export async function tellFollowers(
  { tx, announce }: Pick<Work, 'tx' | 'announce'>,
  { id, name }: Pick<CompetitionRecord, 'id' | 'name'>,
  round: Pick<RoundRecord, 'id' | 'userId' | 'round_name'>,
): Promise<void> {
  const followers = await followersOf(tx, round.userId)
  if (followers.length === 0) return
  const athlete = shortOf(await peopleById(tx, [round.userId]), round.userId)
  for (const follower of followers) {
    await announce({
      channel: channelOf.person(follower),
      event: 'FollowedIsOn',
      public: { user: athlete, competition: { id, name }, round_id: round.id, round_name: round.round_name },
    })
  }
}
