/** Tells athletes who want it, once per round, that at most two others are before them (ranking §6). */
import { nearTurns } from '@trickline/competition/near-turns'
import { channelOf } from '@trickline/contract/live-events'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { peopleById, personIn } from '../people/people-store.ts'
import { personShort } from '../people/person-row.ts'
import type { Work } from '../platform/http/work.ts'
import type { RoundRecord } from '../rounds/rounds-store.ts'
import { lockTurns, noteToldTurns, waitingRounds } from './athletes-store.ts'

/** `phase`: the phase of any of its rounds. To be called once the changed rounds are stored. */
export async function tellNearTurns(
  { tx, announce, now }: Pick<Work, 'tx' | 'announce' | 'now'>,
  { id, name }: Pick<CompetitionRecord, 'id' | 'name'>,
  phase: Pick<RoundRecord, 'number' | 'round_name'> | undefined,
): Promise<void> {
  if (!phase) return
  // of two rounds that move at once, the second sees what the first did
  await lockTurns(tx, id)
  const near = nearTurns(await waitingRounds(tx, id, phase.number))
  const ids = await noteToldTurns(
    tx,
    near.map(({ round }) => round.id),
    now,
  )
  const told = near.filter(({ round }) => ids.includes(round.id))
  const people = await peopleById(
    tx,
    told.flatMap(({ before }) => before.map(({ userId }) => userId)),
  )
  for (const { round, before } of told)
    await announce({
      channel: channelOf.person(round.userId),
      event: 'TurnIsNear',
      public: {
        before: before.map(({ userId }) => personShort(personIn(people, userId))),
        competition: { id, name },
        round_id: round.id,
        round_name: phase.round_name,
      },
    })
}
