/** For tests: a competition made through the product's calls, and everybody who could ask something of it. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { CompetitionStatus, EntryRole, EntryStatus, Role } from '@trickline/competition/model'
import { competitionStatusCodes, entryStatusCodes } from '@trickline/contract/status-codes'
import { entriesOf, updateEntries, type EntryRecord } from '../entries/entries-store.ts'
import { testServer, type TestAnswer, type TestPerson, type TestServer } from '../platform/test-server.ts'
import { changeCompetition } from './competitions-store.ts'

/** Complete; the clock of a test server stands at 2030-05-01. */
export const completeForm = {
  name: 'Trickline Open',
  type_id: 2,
  rule_id: 4,
  country_id: 724,
  date_start: '2030-06-15 10:00',
  date_end: '2030-06-16 18:00',
  time_zone: 'Europe/Madrid',
  is_vs: 1,
  gender: 'female',
  category: 'international',
  is_open: 1,
  participant_size: 'small',
  is_qualification_dual: 0,
  round_size_id: [3, 2, 1],
  judges: 2,
  days_online: null,
  fees: 25,
  prize_amount_total: 1000,
  prize_places: 4,
  location: 'Barcelona',
}

/** Some of the people, and how they stand to the competition they are tried on. */
export type People = Awaited<ReturnType<typeof signUpPeople>>

/** `owner` has the competition, `judge` will judge in it, `athlete` will compete; the others have nothing to do with it. */
export async function signUpPeople(server: TestServer) {
  return {
    owner: await server.person(...rolesOf.owner),
    otherOrganizer: await server.person(...rolesOf.otherOrganizer),
    supervisor: await server.person(...rolesOf.supervisor),
    admin: await server.person(...rolesOf.admin),
    judge: await server.person(...rolesOf.judge),
    otherJudge: await server.person(...rolesOf.otherJudge),
    athlete: await server.person(...rolesOf.athlete),
    otherAthlete: await server.person(...rolesOf.otherAthlete),
  }
}

export type Who = keyof People | 'visitor'

/** The roles of their accounts. */
export const rolesOf = {
  owner: ['athlete', 'organizer'],
  otherOrganizer: ['organizer'],
  supervisor: ['supervisor'],
  admin: ['admin'],
  judge: ['judge'],
  otherJudge: ['judge'],
  athlete: ['athlete'],
  otherAthlete: ['athlete'],
} satisfies Record<string, Role[]>

export const everyone: readonly Who[] = [
  'visitor',
  'athlete',
  'otherAthlete',
  'judge',
  'otherJudge',
  'owner',
  'otherOrganizer',
  'supervisor',
  'admin',
]

/** Creates it, has it approved and published as far as `status` says; answers its id. */
export async function competitionInStatus(
  server: TestServer,
  { owner, supervisor }: Pick<People, 'owner' | 'supervisor'>,
  status: CompetitionStatus,
  form: object = {},
): Promise<number> {
  const formCreate = {
    ...completeForm,
    ...(status === 'registered' && { country_id: null }),
    ...form,
  }
  const created = await server.ask('POST', '/competitions/store', {
    token: owner.token,
    body: { formCreate },
  })
  const id: number = expectSuccess(created).competition.id
  if (status === 'registered' || status === 'pending') return id
  expectSuccess(await moveCompetition(server, supervisor, id, 'approved'))
  if (status === 'approved') return id
  expectSuccess(await moveCompetition(server, owner, id, 'published'))
  // a start needs athletes and a date; what is tried here needs only the status
  if (status !== 'published') await changeCompetition(server.context.db, id, { status }, server.clock.now())
  return id
}

export async function moveCompetition(
  server: TestServer,
  by: TestPerson | null,
  id: number,
  to: CompetitionStatus,
): Promise<TestAnswer> {
  const body = { entity: 'competitions', id, new_status: competitionStatusCodes[to], source: 'test' }
  return server.ask('POST', '/status/update', { ...(by && { token: by.token }), body })
}

export async function moveEntries(
  server: TestServer,
  by: TestPerson | null,
  role: EntryRole,
  id: number | number[],
  to: EntryStatus,
): Promise<TestAnswer> {
  const body = { entity: `${role}s`, id, new_status: entryStatusCodes[to], source: 'test' }
  return server.ask('POST', '/status/update', { ...(by && { token: by.token }), body })
}

/** Invited by the owner, mailed, confirmed and approved as far as `status` says; answers the entry's id. */
export async function entryInStatus(
  server: TestServer,
  { owner }: Pick<People, 'owner'>,
  competitionId: number,
  person: TestPerson,
  role: EntryRole,
  status: Extract<EntryStatus, 'registered' | 'invited' | 'pending' | 'approved'>,
): Promise<number> {
  const list = role === 'judge' ? 'judges_list' : 'athletes_list'
  const invited = await server.ask('POST', `/${role}s/invitation`, {
    token: owner.token,
    body: { competition_id: competitionId, [list]: [person.id] },
  })
  const id: number = expectSuccess(invited).competition_users[0].id
  const steps = [
    [owner, 'invited'],
    [person, 'pending'],
    [owner, 'approved'],
  ] as const
  for (const [by, to] of steps) {
    if (entryStatusCodes[status] < entryStatusCodes[to]) break
    expectSuccess(await moveEntries(server, by, role, id, to))
  }
  return id
}

/** The body of an answer that has to be 200 for the test to go on. */
export function expectSuccess(answer: TestAnswer): TestAnswer['body'] {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/**
 * A published competition for each test, and what is asked of its entries most: `at.server`, `at.people` and
 * `at.competition` are there once a test runs.
 */
export function setUpCompetitionPerTest() {
  const at = {} as { server: TestServer; people: People; competition: number }
  beforeAll(async () => {
    at.server = await testServer()
    at.people = await signUpPeople(at.server)
  })
  beforeEach(async () => {
    at.competition = await competitionInStatus(at.server, at.people, 'published')
  })
  afterAll(() => at.server.close())

  const personOf = (who: Who): TestPerson | null => (who === 'visitor' ? null : at.people[who])
  const entriesNow = (): Promise<EntryRecord[]> => entriesOf(at.server.context.db, at.competition)
  return {
    at,
    entriesNow,
    post: (who: Who, path: string, body: object): Promise<TestAnswer> => {
      const person = personOf(who)
      return at.server.ask('POST', path, { ...(person && { token: person.token }), body })
    },
    move: (who: Who, role: EntryRole, id: number | number[], to: EntryStatus) =>
      moveEntries(at.server, personOf(who), role, id, to),
    /** The entry's id. */
    enter: (who: keyof People, status: Parameters<typeof entryInStatus>[5], role: EntryRole = 'athlete') =>
      entryInStatus(at.server, at.people, at.competition, at.people[who], role, status),
    statusOf: async (id: number) => (await entriesNow()).find((entry) => entry.id === id)?.status,
    setStatus: (id: number, status: EntryStatus) => updateEntries(at.server.context.db, [id], { status }),
    start: () =>
      changeCompetition(at.server.context.db, at.competition, { status: 'started' }, at.server.clock.now()),
  }
}
