/** People try every action on rounds and phases in every status; the server must reply as packages/competition decides. */
import type { CompetitionStatus, Person, Role, RoundStatus } from '@trickline/competition/model'
import { decidePhase } from '@trickline/competition/phases'
import { decideReview } from '@trickline/competition/review'
import { decideRound, decideRoundTo } from '@trickline/competition/round-moves'
import { roundStatuses } from '@trickline/competition/statuses'
import { canSeeRoundHistory, canSeeRoundTricks, isOfficial } from '@trickline/competition/visibility'
import type { Person as Somebody } from '@trickline/samples/accounts'
import { expect, test } from 'vitest'
import { changeCompetition, findCompetition } from './competitions/competitions-store.ts'
import { entriesOf } from './entries/entries-store.ts'
import { aServer, type TestAnswer } from './platform/test-server.ts'
import { insertHistory } from './rounds/round-changes-store.ts'
import { findRound, roundsOfCompetition } from './rounds/rounds-store.ts'
import { testCompetition } from './rounds/test-rounds.ts'
import {
  type Attempt,
  type Choice,
  type Code,
  everybody,
  expectDecided,
  oneForEachAnswer,
  unless,
} from './test-attempts.ts'

const server = await aServer()
const cup = await testCompetition(server)
await cup.held.started()
const competitionId = (await cup.held.present()).id
const roundId = (await cup.roundOf(0)).id
const participants: { who: string; somebody: Somebody | null; roles: Role[] }[] = [
  { who: 'visitor', somebody: null, roles: [] },
  { who: 'the athlete', somebody: cup.athlete(0), roles: ['athlete'] },
  { who: 'a rival', somebody: cup.athlete(1), roles: ['athlete'] },
  { who: 'an athlete of none', somebody: cup.athleteOfNone, roles: ['athlete'] },
  { who: 'the holder', somebody: cup.judge, roles: ['judge'] },
  { who: 'another judge', somebody: cup.secondJudge, roles: ['judge'] },
  { who: 'a judge of none', somebody: cup.judgeOfNone, roles: ['judge'] },
  { who: 'owner', somebody: cup.owner, roles: ['organizer'] },
  { who: 'another organizer', somebody: cup.otherOrganizer, roles: ['organizer'] },
  { who: 'supervisor', somebody: cup.supervisor, roles: ['supervisor'] },
  { who: 'admin', somebody: cup.admin, roles: ['admin'] },
]

/** Sets the rounds to this status directly in the database. */
const reset = async (ids: readonly number[], status: RoundStatus) => {
  const { db } = server.context
  const isStopped = status === 'disqualified' || status === 'injured'
  const isHeld = isStopped || status === 'scoring' || status === 'review'
  await db.deleteFrom('validated_tricks').where('round_id', 'in', ids).execute()
  await db
    .updateTable('rounds')
    .set({ status, judge_id: isHeld ? cup.judge.id : null, ...unmarked })
    .where('id', 'in', ids)
    .execute()
  if (!isStopped) return
  const stop = { at: server.clock.now(), user_id: cup.judge.id, action: 'injure' } as const
  const [before, after] = [{ status: 'pending', total_score: 0 } as const, { status, total_score: 0 }]
  for (const round_id of ids) await insertHistory(db, { ...stop, round_id, before, after })
}
const stored = () => findRound(server.context.db, roundId)
const loadContext = async () => {
  const { db } = server.context
  const [competition, round] = [await findCompetition(db, competitionId), await stored()]
  if (!competition || !round) throw new Error('the round is gone')
  return {
    competition: competition,
    entries: await entriesOf(db, competitionId),
    round: round,
    rounds: await roundsOfCompetition(db, competitionId),
    currentPhase: 1,
    roundNumber: 1,
  }
}

type Context = Awaited<ReturnType<typeof loadContext>>
type Action = {
  ask: (by: Somebody | null) => Promise<TestAnswer>
  code: (person: Person, context: Context) => Code
}
const attemptsOf = (action: Action, context: Context): Attempt[] =>
  participants.map(({ who, somebody, roles }) => ({
    who,
    code: somebody === null ? 'no-session' : action.code({ id: somebody.id, roles }, context),
    ask: () => action.ask(somebody),
  }))
const save = (verb: 'save-score' | 'save-edit'): Action => ({
  ask: async (by) =>
    cup.ask(by, 'POST', '/update_round', {
      modeProgram: 4,
      roundId,
      isNew: verb === 'save-score',
      validatedTricks: [{ id: 92 }],
    }),
  code: (person, context) => decideRound(person, context, verb).refusal,
})
const moveTo = (to: RoundStatus): Action => ({
  ask: (by) => cup.move(by, { id: roundId }, to),
  code: (person, context) => {
    // rounds are published with their phase
    if (to === 'published') return 'wrong-state'
    const { refusal, move } = decideRoundTo(person, context, to)
    // a score is saved with its tricks
    return refusal ?? unless(move?.verb !== 'save-score', 'wrong-state')
  },
})
const actions: Record<string, Action> = {
  ...Object.fromEntries(roundStatuses.map((to) => [`be ${to}`, moveTo(to)])),
  'save a score': save('save-score'),
  'save an edit': save('save-edit'),
  look: {
    ask: (by) => cup.ask(by, 'GET', `/get_round/${roundId}`),
    code: (person, { competition, entries, round }) =>
      unless(canSeeRoundTricks(person, competition, entries, round), 'not-allowed'),
  },
  'read its history': {
    ask: (by) => cup.ask(by, 'GET', `/round_history/${roundId}`),
    code: (person, { competition, entries, round }) =>
      unless(canSeeRoundHistory(person, competition, entries, round), 'not-allowed'),
  },
  validate: {
    ask: (by) => cup.ask(by, 'GET', `/finish_review/${roundId}`),
    code: (person, { round }) => decideReview(person, round).refusal,
  },
  delete: {
    ask: (by) => cup.ask(by, 'DELETE', `/delete_round/${roundId}`),
    code: (person, { competition, entries }) =>
      isOfficial(person, competition, entries) ? 'round-belongs-to-phase' : 'not-allowed',
  },
}

const roundCases = (['started', 'finished'] as const).flatMap((competition) =>
  roundStatuses.map((status) => [competition, status] as const),
)
test.each(roundCases)('in a %s competition, a round that is %s', (competition, status) =>
  tryOnRound(competition, status, oneForEachAnswer),
)
test.each(roundCases)(
  'in a %s competition, a round that is %s, everybody',
  { tags: ['full'] },
  (competition, status) => tryOnRound(competition, status, everybody),
)

async function tryOnRound(
  competition: CompetitionStatus,
  status: RoundStatus,
  choose: Choice,
): Promise<void> {
  await changeCompetition(server.context.db, competitionId, { status: competition }, server.clock.now())
  for (const [name, action] of Object.entries(actions)) {
    await reset([roundId], status)
    const state = { stored, reset: () => reset([roundId], status) }
    await expectDecided(name, choose(attemptsOf(action, await loadContext())), state)
  }
}

test.each<RoundStatus>(['pending', 'completed', 'published'])(
  'publishing and leaving a phase whose rounds are %s',
  async (status) => {
    const { db } = server.context
    await changeCompetition(db, competitionId, { status: 'started' }, server.clock.now())
    const ids = (await loadContext()).rounds.map(({ id }) => id)
    const phase = { competition_id: competitionId, round_number: 1 }
    const publish: Action = {
      ask: (by) => cup.update(by, 'publishRounds', ids, 10),
      code: (person, context) => decidePhase(person, context, 'publish').refusal,
    }
    const advance: Action = {
      ask: (by) => cup.update(by, 'advanceRounds', phase, 13),
      code: (person, context) => decidePhase(person, context, 'advance').refusal,
    }
    for (const [name, action] of Object.entries({ publish, advance })) {
      await reset(ids, status)
      const state = { stored, reset: () => reset(ids, status) }
      await expectDecided(name, attemptsOf(action, await loadContext()), state)
    }
    const isLeft = (await loadContext()).rounds.some(({ roundNumber }) => roundNumber === 2)
    expect(isLeft).toBe(status === 'published')
  },
)

const unmarked = {
  disqualified_at: null,
  injured_at: null,
  publish_at: null,
  scored_by: null,
  validated_at: null,
}
