/** Helpers for tests: a competition run in the test server through the product's calls, and its people. */
import type { RuleId } from '@trickline/scoring'
import type { RoundStatus } from '@trickline/competition/model'
import type { RoundRow } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { buildCompetition } from '@trickline/samples/competition-builder'
import type { CompetitionBuilder } from '@trickline/samples/competition-builder'
import type { CompetitionRun } from '@trickline/samples/run-competition'
import type { Athlete, Person } from '@trickline/samples/accounts'
import { type Product, sendBy } from '@trickline/samples/product'
import { makeAdmin } from '../admin/first-admin.ts'
import type { TestAnswer, TestServer } from '../platform/test-server.ts'

export type TestCompetition = Awaited<ReturnType<typeof testCompetition>>

type TestCompetitionOptions = {
  athletes?: number
  ruleId?: RuleId
  plan?: (plan: CompetitionBuilder) => CompetitionBuilder
}

/** Two judges who do not compete, and numbered athletes, the strongest first. */
export async function testCompetition(
  server: TestServer,
  { athletes: count = 8, ruleId = 4, plan = (same) => same }: TestCompetitionOptions = {},
) {
  const product = productIn(server)
  const daysUntilStart = nextFebruary(server)
  const people = await signUpPeople(server)
  const athletes = await signUpAthletes(server, count)
  const held = plan(
    buildCompetition('Test Open')
      .underRule(ruleId)
      .startingIn(daysUntilStart)
      .by(people.owner)
      .approvedBy(people.supervisor)
      .judgedBy(people.judge, people.secondJudge)
      .for(athletes),
  ).runIn(product)
  const athlete = (number: number): Athlete => {
    const found = athletes[number]
    if (!found) throw new Error(`there are only ${count} athletes`)
    return found
  }
  return {
    ...people,
    ...callsOf(server),
    athletes,
    athlete,
    held,
    ...judgesOf(server, held, people.owner),
    /** `number`: index of the athlete. */
    roundOf: async (number: number): Promise<RoundRow> => {
      const round = (await held.currentRounds()).find(({ user_id }) => user_id === athlete(number).id)
      if (!round) throw new Error(`athlete ${number} has no round in this phase`)
      return round
    },
    events: (channel: string) =>
      server.context.db
        .selectFrom('live_events')
        .selectAll()
        .where('channel', '=', channel)
        .orderBy('seq')
        .execute(),
  }
}

function judgesOf(server: TestServer, held: CompetitionRun, owner: Person) {
  const { ask, update } = callsOf(server)
  return {
    /** Another approved judge of the competition. */
    joinAsJudge: async (): Promise<Person> => {
      const person = await newPerson(server, 'judge')
      const invitation = { competition_id: (await held.present()).id, judges_list: [person.id] }
      const { body } = await ask(owner, 'POST', '/judges/invitation', invitation)
      const entry = body.competition_users.find((each: { user_id: number }) => each.user_id === person.id)
      await update(owner, 'judges', entry.id, 2)
      await update(person, 'judges', entry.id, 3)
      await update(owner, 'judges', entry.id, 4)
      return person
    },
    /** null: there is no head judge any more. */
    head: async (person: Person | null): Promise<TestAnswer> => {
      const { id, competition_users: entries } = await held.present()
      const entry = entries.find(({ user_id, role_id }) => user_id === person?.id && role_id === 2)
      return ask(owner, 'POST', '/judges/head', {
        competition_id: id,
        competition_user_id: entry?.id ?? null,
      })
    },
  }
}

async function signUpPeople(server: TestServer) {
  return {
    owner: await newPerson(server, 'organizer'),
    otherOrganizer: await newPerson(server, 'organizer'),
    supervisor: await newPerson(server, 'supervisor'),
    admin: await newPerson(server, 'admin'),
    judge: await newPerson(server, 'judge'),
    secondJudge: await newPerson(server, 'judge'),
    judgeOfNone: await newPerson(server, 'judge'),
    athleteOfNone: await newPerson(server, 'athlete'),
  }
}

async function signUpAthletes(server: TestServer, count: number): Promise<Athlete[]> {
  const athletes: Athlete[] = []
  for (let number = 1; number <= count; number++) {
    athletes.push({ ...(await newPerson(server, 'athlete')), strength: Math.max(1, 11 - number) })
  }
  return athletes
}

/** Calls that anybody may try; their answers are not checked. */
function callsOf(server: TestServer) {
  const ask = (by: Person | null, method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
    server.ask(method, path, { ...(by && { token: by.token }), ...(body !== undefined && { body }) })
  const update = (by: Person | null, entity: string, id: unknown, new_status?: number): Promise<TestAnswer> =>
    ask(by, 'POST', '/status/update', { entity, id, new_status, source: 'test' })
  return {
    ask,
    update,
    move: (by: Person | null, round: { id: number }, to: RoundStatus) =>
      update(by, 'rounds', round.id, roundStatusCodes[to]),
    save: (by: Person | null, round: RoundRow, more: Record<string, unknown> = {}) =>
      ask(by, 'POST', '/update_round', {
        modeProgram: round.rule_id,
        roundId: round.id,
        isNew: true,
        validatedTricks: [{ id: 92 }],
        ...more,
      }),
    publish: (by: Person, rounds: readonly { id: number }[]) =>
      update(
        by,
        'publishRounds',
        rounds.map(({ id }) => id),
        10,
      ),
    advance: (by: Person, competition_id: number, round_number: number) =>
      update(by, 'advanceRounds', { competition_id, round_number }, 13),
  }
}

/**
 * From 10 February on, planning a month ahead takes less than a session's 30 days. Two competitions created one after the
 * other are planned for the same day. Returns the number of days until the start.
 */
function nextFebruary({ clock }: TestServer): number {
  const now = clock.now()
  const isThere = now.getTime() === planningDay(now.getUTCFullYear()).getTime()
  const year = now.getUTCFullYear() + (isThere ? 0 : 1)
  clock.set(planningDay(year))
  return (Date.UTC(year, 2, 10) - Date.UTC(year, 1, 10)) / 86_400_000
}

function planningDay(year: number): Date {
  return new Date(Date.UTC(year, 1, 10, 8))
}

async function newPerson(server: TestServer, ...roles: Parameters<TestServer['person']>): Promise<Person> {
  return { ...(await server.person(...roles)), name: 'Test', surname: 'Person' }
}

function productIn(server: TestServer): Product {
  return {
    send: sendBy(async ({ method, path, headers, payload }) => {
      const input = { headers, ...(payload !== null && { body: payload }) }
      const { status, body } = await server.ask(method, path.replace(/^\/api/, ''), input)
      return { status, text: JSON.stringify(body) }
    }),
    now: () => server.clock.now(),
    setNow: (date) => server.clock.set(date),
    mailedToken: async () => {
      throw new Error('nobody in a test registers by mail')
    },
    makeAdmin: async (email) => void (await makeAdmin(server.context, email)),
  }
}
