/**
 * Every action on a round and on a phase, by everybody, in every status (its moves of status:
 * status/every-role.test.ts): the server answers what packages/competition says, and what it refuses changes nothing.
 */
import type { Competition, Entry, Person, Role, Round, RoundStatus } from '@trickline/competition/model'
import * as may from '@trickline/competition/permissions'
import { phaseIsAdvanceable, phaseIsPublishable } from '@trickline/competition/phases'
import { reviewIsOpen } from '@trickline/competition/review'
import { roundMoveBy } from '@trickline/competition/round-moves'
import { roundStatuses } from '@trickline/competition/statuses'
import { canSeeRoundTricks, isOfficial } from '@trickline/competition/visibility'
import type { RoundRow } from '@trickline/contract/rounds'
import type { Person as Somebody } from '@trickline/samples/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asCompetition, changeCompetition, findCompetition } from '../competitions/competitions-store.ts'
import { asEntry, entriesOf } from '../entries/entries-store.ts'
import { testServer, type TestAnswer, type TestServer } from '../platform/test-server.ts'
import { asRound, findRound } from '../rounds/rounds-store.ts'
import { stage, type Stage } from '../rounds/test-stage.ts'

let server: TestServer
let show: Stage
let rounds: RoundRow[]
let round: RoundRow
let competitionId: number
let people: { name: string; somebody: Somebody | null; roles: Role[] }[]

beforeAll(async () => {
  server = await testServer()
  show = await stage(server, { athletes: 8 })
  await show.held.started()
  competitionId = (await show.held.present()).id
  rounds = await show.held.currentRounds()
  round = await show.roundOf(0)
  people = [
    { name: 'visitor', somebody: null, roles: [] },
    { name: 'the athlete', somebody: show.athlete(0), roles: ['athlete'] },
    { name: 'a rival', somebody: show.athlete(1), roles: ['athlete'] },
    { name: 'an athlete of none', somebody: show.athleteOfNone, roles: ['athlete'] },
    { name: 'the holder', somebody: show.judge, roles: ['judge'] },
    { name: 'another judge', somebody: show.secondJudge, roles: ['judge'] },
    { name: 'a judge of none', somebody: show.judgeOfNone, roles: ['judge'] },
    { name: 'owner', somebody: show.owner, roles: ['organizer'] },
    { name: 'another organizer', somebody: show.otherOrganizer, roles: ['organizer'] },
    { name: 'supervisor', somebody: show.supervisor, roles: ['supervisor'] },
    { name: 'admin', somebody: show.admin, roles: ['admin'] },
  ]
}, 60_000)
afterAll(() => server.close())

type Now = { person: NonNullable<Person>; competition: Competition; entries: Entry[]; round: Round }
type Action = { ask: (by: Somebody | null) => Promise<TestAnswer>; answers: (now: Now) => 200 | 403 | 409 }

const isInPlay = ({ competition }: Now) => competition.status === 'started'

function save(verb: 'save-score' | 'save-edit'): Action {
  return {
    ask: (by) => show.save(by, round, { isNew: verb === 'save-score' }),
    answers: (now) => {
      const { person, competition, entries } = now
      if (!may.canActOnRound(person, competition, entries, now.round)) return 403
      const move = roundMoveBy(now.round.status, verb)
      if (!move || !isInPlay(now)) return 409
      return may.canMoveRound(person, competition, entries, now.round, move) ? 200 : 403
    },
  }
}

const actions: Record<string, Action> = {
  'save a score': save('save-score'),
  'save an edit': save('save-edit'),
  look: {
    ask: (by) => show.ask(by, 'GET', `/get_round/${round.id}`),
    answers: (now) => (canSeeRoundTricks(now.person, now.competition, now.entries, now.round) ? 200 : 403),
  },
  validate: {
    ask: (by) => show.ask(by, 'GET', `/finish_review/${round.id}`),
    answers: (now) => {
      if (!may.canReviewRound(now.person, now.round)) return 403
      return reviewIsOpen(now.round) ? 200 : 409
    },
  },
  delete: {
    ask: (by) => show.ask(by, 'DELETE', `/delete_round/${round.id}`),
    // the round of a phase is never deleted
    answers: (now) => (isOfficial(now.person, now.competition, now.entries) ? 409 : 403),
  },
}

const held: ReadonlySet<RoundStatus> = new Set(['scoring', 'review'])

test.each(
  (['started', 'finished'] as const).flatMap((competition) =>
    roundStatuses.map((status) => [competition, status] as const),
  ),
)('in a %s competition, a round that is %s', async (competitionStatus, status) => {
  await changeCompetition(server.context.db, competitionId, { status: competitionStatus }, server.clock.now())
  for (const [name, action] of Object.entries(actions)) {
    await put([round.id], status)
    const before = await stored()
    const codes = people.map(({ name: who, somebody, roles }) => ({
      who,
      somebody,
      code: somebody === null ? 401 : action.answers({ ...before.now, person: { id: somebody.id, roles } }),
    }))
    const refused = codes.filter(({ code }) => code !== 200)
    const answers = refused.map(async ({ who, somebody }) => [name, who, (await action.ask(somebody)).status])
    expect(await Promise.all(answers)).toEqual(refused.map(({ who, code }) => [name, who, code]))
    expect((await stored()).record).toEqual(before.record)

    for (const { who, somebody } of codes.filter(({ code }) => code === 200)) {
      expect([name, who, (await action.ask(somebody)).status]).toEqual([name, who, 200])
      await put([round.id], status)
    }
  }
})

test.each<RoundStatus>(['pending', 'completed', 'published'])(
  'publishing and leaving a phase whose rounds are %s',
  async (status) => {
    const ids = rounds.map(({ id }) => id)
    await changeCompetition(server.context.db, competitionId, { status: 'started' }, server.clock.now())
    await put(ids, status)
    const phase = ids.map(() => ({ status }))
    const competition = { organizerId: show.owner.id }
    for (const { name, somebody, roles } of people) {
      const person = somebody && { id: somebody.id, roles }
      const expected = (allowed: boolean, open: boolean) =>
        somebody === null ? 401 : allowed ? (open ? 200 : 409) : 403
      const publishing = await show.update(somebody, 'publishRounds', ids, 10)
      expect([name, 'publish', publishing.status]).toEqual([
        name,
        'publish',
        expected(may.canPublishPhase(person, competition), phaseIsPublishable(phase)),
      ])
      await put(ids, status)
      const advancing = await show.update(
        somebody,
        'advanceRounds',
        { competition_id: competitionId, round_number: 1 },
        13,
      )
      expect([name, 'advance', advancing.status]).toEqual([
        name,
        'advance',
        expected(may.canAdvancePhase(person, competition), phaseIsAdvanceable(phase)),
      ])
    }
    expect(await isLeft()).toBe(status === 'published')
  },
)

/** Where a test needs it; how it gets there is other tests' business. */
async function put(ids: readonly number[], status: RoundStatus): Promise<void> {
  const { db } = server.context
  await db.deleteFrom('validated_tricks').where('round_id', 'in', ids).execute()
  await db
    .updateTable('rounds')
    .set({ status, judge_id: held.has(status) ? show.judge.id : null, validated_at: null, publish_at: null })
    .where('id', 'in', ids)
    .execute()
}

async function stored() {
  const { db } = server.context
  const record = await findRound(db, round.id)
  const competition = await findCompetition(db, competitionId)
  if (!record || !competition) throw new Error('the round is gone')
  const entries = (await entriesOf(db, competitionId)).map(asEntry)
  return { record, now: { competition: asCompetition(competition), entries, round: asRound(record) } }
}

async function isLeft(): Promise<boolean> {
  return (await show.held.present()).rounds.some(({ round_number }) => round_number === 2)
}
