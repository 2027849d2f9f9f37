/** Tells athletes who want it, once per round, that at most two others are before them (ranking §6). */
import { nearTurns, type WaitingRound } from '@trickline/competition/near-turns'
import { channelOf } from '@trickline/contract/live-events'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { peopleById, type PersonRecord } from '../people/people-store.ts'
import { personIn, shortOf } from '../people/person-row.ts'
import type { Work } from '../platform/http/work.ts'
import type { RoundRecord } from '../rounds/rounds-store.ts'
import { lockTurns, noteToldTurns, waitingRounds } from './athletes-store.ts'

type Phase = {
  competition: Pick<CompetitionRecord, 'id' | 'name'>
  /** Includes everyone who rides in the phase. */
  people: ReadonlyMap<number, PersonRecord>
  rounds: readonly WaitingRound[]
  roundName: string | null
}

/** Call it when a phase begins, with its competition locked. */
export async function tellFirstTurns(
  work: Pick<Work, 'tx' | 'announce' | 'now'>,
  { competition, people, rounds }: Omit<Phase, 'rounds' | 'roundName'> & { rounds: readonly RoundRecord[] },
): Promise<void> {
  const waiting = rounds.map(({ id, userId, status, run_order: runOrder }) => ({
    id,
    userId,
    status,
    runOrder,
  }))
  await tellNear(work, { competition, people, rounds: waiting, roundName: rounds[0]?.round_name ?? null })
}

/** To be called once the round that moved is stored. */
export async function tellNextTurns(
  work: Pick<Work, 'tx' | 'announce' | 'now'>,
  competition: Pick<CompetitionRecord, 'id' | 'name'>,
  { number, round_name: roundName }: Pick<RoundRecord, 'number' | 'round_name'>,
): Promise<void> {
  const { tx } = work
  // of two rounds that move at once, the second sees what the first did
  await lockTurns(tx, competition.id)
  const rounds = await waitingRounds(tx, competition.id, number)
  const people = await peopleById(
    tx,
    rounds.map(({ userId }) => userId),
  )
  await tellNear(work, { competition, people, rounds, roundName })
}

async function tellNear(
  { tx, announce, now }: Pick<Work, 'tx' | 'announce' | 'now'>,
  { competition: { id, name }, people, rounds, roundName }: Phase,
): Promise<void> {
  const near = nearTurns(rounds).filter(({ round }) => personIn(people, round.userId).tells_turn)
  const ids = await noteToldTurns(
    tx,
    near.map(({ round }) => ({ round_id: round.id, competition_id: id, at: now })),
  )
  for (const { round, before } of near.filter((each) => ids.includes(each.round.id)))
    await announce({
      channel: channelOf.person(round.userId),
      event: 'TurnIsNear',
      public: {
        before: before.map(({ userId }) => shortOf(people, userId)),
        competition: { id, name },
        round_id: round.id,
        round_name: roundName,
      },
    })
}
