/** Every person tries every action in every status: the server replies as packages/competition decides. */
import { type CompetitionVerb, decideCompetition } from '@trickline/competition/competition-moves'
import { decideEntries, type EntryVerb } from '@trickline/competition/entry-moves'
import type {
  Competition,
  CompetitionStatus,
  EntryStatus,
  Person,
  Role,
  RoundStatus,
} from '@trickline/competition/model'
import { canCreateCompetition } from '@trickline/competition/permissions'
import { decidePhase } from '@trickline/competition/phases'
import { decideReview } from '@trickline/competition/review'
import { decideRound, decideRoundTo } from '@trickline/competition/round-moves'
import { decideStart } from '@trickline/competition/start'
import { competitionStatuses, entryStatuses, roundStatuses } from '@trickline/competition/statuses'
import {
  canSeeCompetition,
  canSeeRoundHistory,
  canSeeRoundTricks,
  isOfficial,
} from '@trickline/competition/visibility'
import { type RefusalCode, refusalStatus } from '@trickline/contract/refusals'
import type { Person as Somebody } from '@trickline/samples/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeCompetition, findCompetition } from './competitions/competitions-store.ts'
import {
  type People,
  completeForm,
  entryInStatus,
  everyone,
  signUpPeople,
  competitionInStatus,
  moveCompetition,
  moveEntries,
  rolesOf,
  type Who,
} from './competitions/test-competition.ts'
import { entriesOf, updateEntries } from './entries/entries-store.ts'
import { type TestAnswer, testServer, type TestServer } from './platform/test-server.ts'
import { insertHistory } from './rounds/round-changes-store.ts'
import { findRound, roundsOfCompetition } from './rounds/rounds-store.ts'
import { testCompetition, type TestCompetition } from './rounds/test-rounds.ts'

type Code = RefusalCode | undefined
type Attempt = { who: string; code: Code; ask: () => Promise<TestAnswer> }

/** Runs the refused attempts concurrently, then the allowed ones one by one, each on a reset state. */
async function everyoneTries(
  name: string,
  attempts: readonly Attempt[],
  { stored, reset }: { stored: () => Promise<unknown>; reset: () => Promise<unknown> },
): Promise<void> {
  const before = await stored()
  const refused = attempts.filter(({ code }) => code !== undefined)
  const answers = refused.map(async ({ who, ask }) => actual(name, who, await ask()))
  expect(await Promise.all(answers)).toEqual(refused.map(({ who, code }) => expected(name, who, code)))
  expect(await stored()).toEqual(before)
  for (const { who, ask } of attempts.filter(({ code }) => code === undefined)) {
    expect(actual(name, who, await ask())).toEqual(expected(name, who, undefined))
    await reset()
  }
}

const actual = (name: string, who: string, { status, body }: TestAnswer) =>
  status === 200 ? [name, who, 200] : [name, who, status, body.code]
const expected = (name: string, who: string, code: Code) =>
  code === undefined ? [name, who, 200] : [name, who, refusalStatus[code], code]

const unless = (allowed: boolean, code: RefusalCode): Code => (allowed ? undefined : code)

const decisionOn =
  (verb: CompetitionVerb) =>
  (person: Person, context: { competition: Competition; now: number }): Code =>
    decideCompetition(person, context, verb).refusal

describe('competitions and entries', () => {
  let server: TestServer
  let people: People
  let id: number

  beforeAll(async () => {
    server = await testServer()
    people = await signUpPeople(server)
  })
  afterAll(() => server.close())

  const personOf = (who: Who) => (who === 'visitor' ? null : { id: people[who].id, roles: rolesOf[who] })
  const somebody = (who: Who) => (who === 'visitor' ? null : people[who])
  const send = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    server.ask(method, path, {
      ...(who !== 'visitor' && { token: people[who].token }),
      ...(body && { body }),
    })
  const stored = async () => ({
    competition: await findCompetition(server.context.db, id),
    entries: await entriesOf(server.context.db, id),
  })
  const loadContext = async () => {
    const { competition, entries } = await stored()
    if (!competition) throw new Error('the competition is gone')
    return {
      competition: competition,
      entries: entries,
      now: server.clock.now().getTime(),
    }
  }
  /** Creates a competition in this status, with an approved judge and a registered athlete. */
  const setUp = async (status: CompetitionStatus) => {
    const early = status === 'started' || status === 'finished' ? 'published' : status
    id = await competitionInStatus(server, people, early)
    await entryInStatus(server, people, id, people.judge, 'judge', 'approved')
    await entryInStatus(server, people, id, people.athlete, 'athlete', 'registered')
    if (early !== status) await changeCompetition(server.context.db, id, { status }, server.clock.now())
  }

  type Context = Awaited<ReturnType<typeof loadContext>>
  type Action = { ask: (who: Who) => Promise<TestAnswer>; code: (person: Person, context: Context) => Code }
  const actions: Record<string, Action> = {
    edit: {
      ask: (who) =>
        send(who, 'PUT', `/competitions/${id}`, { formUpdate: { ...completeForm, name: 'Changed' } }),
      code: decisionOn('edit'),
    },
    delete: { ask: (who) => send(who, 'DELETE', `/competitions/${id}`), code: decisionOn('delete') },
    approve: {
      ask: (who) => moveCompetition(server, somebody(who), id, 'approved'),
      code: decisionOn('approve'),
    },
    publish: {
      ask: (who) => moveCompetition(server, somebody(who), id, 'published'),
      code: decisionOn('publish'),
    },
    return: {
      ask: (who) => send(who, 'POST', `/competitions/${id}/return`, { reason: 'The date is a Monday' }),
      code: decisionOn('return'),
    },
    'look at the screens': {
      ask: (who) => send(who, 'GET', `/competitions/${id}/screens`),
      code: decisionOn('set-up-screens'),
    },
    'switch the screens': {
      ask: (who) => send(who, 'PUT', `/competitions/${id}/screens`, { shows: 'now' }),
      code: decisionOn('set-up-screens'),
    },
    'make a link to a screen': {
      ask: (who) => send(who, 'POST', `/competitions/${id}/screens/links`, { kind: 'overlay' }),
      code: decisionOn('set-up-screens'),
    },
    'reveal the podium': {
      ask: (who) => send(who, 'POST', `/competitions/${id}/screens/reveal`, {}),
      code: decisionOn('reveal-podium'),
    },
    copy: { ask: (who) => send(who, 'POST', `/competitions/${id}/copy`, {}), code: decisionOn('copy') },
    start: {
      ask: (who) => send(who, 'POST', `/competition/start/${id}`, {}),
      code: (person, context) => decideStart(person, context).refusal,
    },
    'invite an athlete': {
      ask: (who) =>
        send(who, 'POST', '/athletes/invitation', {
          competition_id: id,
          athletes_list: [people.otherAthlete.id],
        }),
      code: decisionOn('invite-athletes'),
    },
    'invite a judge': {
      ask: (who) =>
        send(who, 'POST', '/judges/invitation', { competition_id: id, judges_list: [people.otherJudge.id] }),
      code: decisionOn('invite-judges'),
    },
    'order the athletes': {
      ask: async (who) => {
        const athlete = (await stored()).entries.find(({ role }) => role === 'athlete')
        return send(who, 'POST', '/athletes/order_list', {
          competition_id: id,
          athletes_list: [{ id: athlete?.id, order_number: 7 }],
        })
      },
      code: decisionOn('order-athletes'),
    },
    register: {
      ask: (who) =>
        send(who, 'POST', '/athletes/register', { user_id: personOf(who)?.id ?? 1, competition_id: id }),
      code: (person, context) => {
        const isIn = context.entries.some(({ userId, role }) => userId === person?.id && role === 'athlete')
        return decisionOn('register')(person, context) ?? unless(!isIn, 'already-entered')
      },
    },
    ...Object.fromEntries(
      (['registered', 'pending', 'started', 'finished'] as const).map((to): [string, Action] => [
        `be ${to}`,
        { ask: (who) => moveCompetition(server, somebody(who), id, to), code: () => 'wrong-state' },
      ]),
    ),
  }
  const codeFor = (action: Action, person: Person, context: Context): Code =>
    canSeeCompetition(person, context.competition, context.entries)
      ? action.code(person, context)
      : 'not-found'
  const attemptsOf = (action: Action, context: Context): Attempt[] =>
    everyone.map((who) => ({
      who,
      code: who === 'visitor' ? 'no-session' : codeFor(action, personOf(who), context),
      ask: () => action.ask(who),
    }))

  test.each(competitionStatuses)(
    'a competition that is %s',
    async (status) => {
      await setUp(status)
      for (const [name, action] of Object.entries(actions)) {
        await everyoneTries(name, attemptsOf(action, await loadContext()), {
          stored,
          reset: () => setUp(status),
        })
      }
      const see: Action = {
        ask: (who) => send(who, 'GET', `/competition/${id}`),
        code: () => undefined,
      }
      await everyoneTries('see', attemptsOf(see, await loadContext()), { stored, reset: async () => {} })
    },
    60_000,
  )

  test('only organizers create a competition', async () => {
    const create: Action = {
      ask: (who) => send(who, 'POST', '/competitions/store', { formCreate: completeForm }),
      code: (person) => unless(canCreateCompetition(person), 'not-allowed'),
    }
    await everyoneTries('create', attemptsOf(create, await loadContext()), { stored, reset: async () => {} })
  })

  const verbTo: Partial<Record<EntryStatus, EntryVerb>> = {
    invited: 'send-mail',
    pending: 'confirm',
    approved: 'approve',
    declined: 'decline',
  }
  // to an entry all statuses before the publication are the same
  const entryCases = (['approved', 'published', 'started', 'finished'] as const).flatMap((competition) =>
    (['athlete', 'judge'] as const).map((role) => [role, competition] as const),
  )
  test.each(entryCases)(
    'an entry as %s of a competition that is %s',
    async (role, competitionStatus) => {
      const { db } = server.context
      await setUp('published')
      const enter = async () => {
        await db.deleteFrom('entries').where('competition_id', '=', id).where('role', '=', role).execute()
        await changeCompetition(db, id, { status: 'published' }, server.clock.now())
        const entryId = await entryInStatus(server, people, id, people[role], role, 'registered')
        await changeCompetition(db, id, { status: competitionStatus }, server.clock.now())
        return entryId
      }
      let entryId = await enter()
      const decidedEntry =
        (verb: EntryVerb | undefined): Action['code'] =>
        (person, context) => {
          const entries = context.entries.filter((entry) => entry.id === entryId)
          return verb === undefined ? 'wrong-state' : decideEntries(person, context, entries, verb).refusal
        }
      const entryActions: Record<string, Action> = Object.fromEntries([
        ...entryStatuses.map((to): [string, Action] => [
          `be ${to}`,
          {
            ask: (who) => moveEntries(server, somebody(who), role, entryId, to),
            code: decidedEntry(verbTo[to]),
          },
        ]),
        [
          'delete',
          {
            ask: (who) => send(who, 'POST', `/${role}s/delete`, { competition_user_id: entryId }),
            code: decidedEntry('delete'),
          },
        ],
        ...(role === 'athlete'
          ? [
              [
                'mark as paid',
                {
                  ask: (who: Who) => send(who, 'POST', '/athletes/paid', { competition_user_id: entryId }),
                  code: decidedEntry('pay'),
                },
              ] as const,
            ]
          : []),
      ])
      for (const status of entryStatuses) {
        const reset = async () => {
          if ((await updateEntries(db, [entryId], { status, fees_paid: false })).length > 0) return
          entryId = await enter()
          await updateEntries(db, [entryId], { status })
        }
        await reset()
        for (const [name, action] of Object.entries(entryActions)) {
          await everyoneTries(`${status}: ${name}`, attemptsOf(action, await loadContext()), {
            stored,
            reset,
          })
        }
      }
    },
    60_000,
  )
})

describe('rounds and phases', () => {
  let server: TestServer
  let cup: TestCompetition
  let roundId: number
  let competitionId: number
  let participants: { who: string; somebody: Somebody | null; roles: Role[] }[]

  beforeAll(async () => {
    server = await testServer()
    cup = await testCompetition(server)
    await cup.held.started()
    competitionId = (await cup.held.present()).id
    roundId = (await cup.roundOf(0)).id
    participants = [
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
  })
  afterAll(() => server.close())

  /** Sets the rounds to this status without the product. */
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
    await insertHistory(
      db,
      ids.map((round_id) => ({ ...stop, round_id, before, after })),
    )
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

  test.each(
    (['started', 'finished'] as const).flatMap((competition) =>
      roundStatuses.map((status) => [competition, status] as const),
    ),
  )('in a %s competition, a round that is %s', async (competition, status) => {
    await changeCompetition(server.context.db, competitionId, { status: competition }, server.clock.now())
    for (const [name, action] of Object.entries(actions)) {
      await reset([roundId], status)
      const state = { stored, reset: () => reset([roundId], status) }
      await everyoneTries(name, attemptsOf(action, await loadContext()), state)
    }
  })

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
        await everyoneTries(name, attemptsOf(action, await loadContext()), state)
      }
      const isLeft = (await loadContext()).rounds.some(({ roundNumber }) => roundNumber === 2)
      expect(isLeft).toBe(status === 'published')
    },
  )
})

const unmarked = {
  disqualified_at: null,
  injured_at: null,
  publish_at: null,
  scored_by: null,
  validated_at: null,
}
