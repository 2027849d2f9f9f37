/** Helpers for tests: a competition created through the product's calls, and people of each kind. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { CompetitionStatus, EntryRole, EntryStatus, Role } from '@trickline/competition/model'
import { competitionStatusCodes, entryStatusCodes } from '@trickline/contract/status-codes'
import { entriesById, entriesOf, type EntryRecord, storeEntries } from '../entries/entries-store.ts'
import { type TestAnswer, type TestPerson, testServer, type TestServer } from '../platform/test-server.ts'
import { changeCompetition } from './competitions-store.ts'

/** A complete form; the clock of a test server is at 2030-05-01. */
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

export type People = Awaited<ReturnType<typeof signUpPeople>>

/** `owner` owns the competition, `judge` and `athlete` take part; the others are not involved. */
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

/** Creates a competition and moves it to `status`; returns its id. */
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

/** Invites, mails, confirms and approves up to `status`; returns the id of the entry. */
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

export function expectSuccess(answer: TestAnswer): TestAnswer['body'] {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Writes entries past the rules; returns the existing ones. */
export async function setEntries(
  { context: { db } }: TestServer,
  ids: readonly number[],
  changes: Partial<EntryRecord>,
): Promise<EntryRecord[]> {
  const entries = (await entriesById(db, ids)).map((entry) => ({ ...entry, ...changes }))
  await storeEntries(db, entries)
  return entries
}

/** Creates a published competition for each test; `at` is filled when a test runs. */
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
    enter: (who: keyof People, status: Parameters<typeof entryInStatus>[5], role: EntryRole = 'athlete') =>
      entryInStatus(at.server, at.people, at.competition, at.people[who], role, status),
    statusOf: async (id: number) => (await entriesNow()).find((entry) => entry.id === id)?.status,
    setStatus: (id: number, status: EntryStatus) => setEntries(at.server, [id], { status }),
    start: () =>
      changeCompetition(at.server.context.db, at.competition, { status: 'started' }, at.server.clock.now()),
  }
}
