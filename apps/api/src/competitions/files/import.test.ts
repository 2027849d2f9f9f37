import type { CompetitionFile } from '@trickline/contract/competition-file'
import { expect, test } from 'vitest'
import type { buildCompetition } from '@trickline/samples/competition-builder'
import { testCompetition } from '../../rounds/test-rounds.ts'
import { aServer, type TestAnswer, type TestPerson } from '../../platform/test-server.ts'
import { competitionInStatus, entryInStatus, signUpPeople } from '../test-competition.ts'

/** The server that a competition comes from, and below the one it goes to. */
const from = await aServer()
const server = await aServer()

type Asker = Pick<TestPerson, 'token'>

const supervisor = await server.person('supervisor')
const admin = await server.person('admin')

const dryRun = (asker: Asker, file: unknown, headers = {}): Promise<TestAnswer> =>
  server.ask('POST', '/competitions/import?dry_run=1', { token: asker.token, body: file, headers })
const wetRun = (asker: Asker, file: unknown): Promise<TestAnswer> =>
  server.ask('POST', '/competitions/import', { token: asker.token, body: file })

async function fileOf(asker: Asker | null, id: number): Promise<CompetitionFile> {
  const answer = await from.ask(
    'GET',
    `/competitions/${id}/export?format=json`,
    asker ? { token: asker.token } : {},
  )
  expect(answer.status).toBe(200)
  return answer.body
}

const finishedCup = async (plan = (same: ReturnType<typeof buildCompetition>) => same) => {
  const cup = await testCompetition(from, { plan })
  const { id } = await cup.held.finished()
  return { file: await fileOf(cup.owner, id) }
}

const { file } = await finishedCup()

async function counts() {
  const { db } = server.context
  const of = async (table: 'competitions' | 'users' | 'rounds' | 'entries') =>
    (await db.selectFrom(table).select('id').execute()).length
  return [await of('competitions'), await of('users'), await of('rounds'), await of('entries')]
}

test('a finished competition is made again, with its results and tricks, after it was told what would be', () =>
  makeAgain(file))

test('a finished VS competition is imported again too', { tags: ['full'] }, async () => {
  const held = await finishedCup((plan) => plan.versus().withDualQualifying())
  await makeAgain(held.file)
})

async function makeAgain(original: CompetitionFile): Promise<void> {
  const organizer = await server.person('organizer')
  const before = await counts()
  const { status, body } = await dryRun(organizer, original)
  expect([status, body.errors]).toEqual([200, []])
  expect(body.changes[1]).toBe(
    'A supervisor has to approve it; until then only you, supervisors and admins see it.',
  )
  expect(body.changes[0]).toBe('“Test Open” is made as a finished competition of yours, with its results.')
  expect(body.changes).toContain('10 people are names without an account.')
  expect(body.changes).toContain(`${original.rounds.length} rounds are made.`)
  expect(await counts()).toEqual(before)

  const made = await wetRun(organizer, original)
  expect(made.status).toBe(200)
  const { id, status: first } = made.body.competition
  // hidden and locked until a supervisor approves it
  expect(first.name).toBe('pending')
  expect((await server.ask('GET', `/live/${id}`)).status).toBe(404)
  const rank = (asker: Asker, is_ranked: boolean) =>
    server.ask('PUT', `/competitions/${id}/ranking`, { token: asker.token, body: { is_ranked } })
  expect((await rank(admin, true)).status).toBe(409)
  const change = { token: organizer.token, body: { formUpdate: { name: 'Another' } } }
  expect((await server.ask('PUT', `/competitions/${id}`, change)).body.code).toBe('competition-locked')
  const found = async (q: string) => (await server.ask('GET', `/search?q=${q}`)).body
  const hidden = await found('Test')
  expect(hidden.competitions.map(({ id: each }: { id: number }) => each)).not.toContain(id)
  const approval = { entity: 'competitions', id, new_status: 4 }
  const approve = (asker: Asker) =>
    server.ask('POST', '/status/update', { token: asker.token, body: approval })
  // a supervisor who approves it sees the podium; until then only the owner sees scores (who-sees-what §3)
  const { competition: seen } = (await server.ask('GET', `/competition/${id}`, { token: supervisor.token }))
    .body
  expect(seen.rounds).toHaveLength(original.rounds.length)
  expect(seen.podiums).toHaveLength(original.podium.length)
  expect((await approve(organizer)).status).toBe(403)
  expect((await approve(supervisor)).status).toBe(200)
  const undo = { round_number: original.rounds.at(-1)?.phase ?? 0, reason: 'x', preview: true }
  const taken = { token: organizer.token, body: undo }
  expect((await server.ask('POST', `/competitions/${id}/undo_advance`, taken)).body.code).toBe('wrong-state')
  const again = await server.ask('GET', `/competitions/${id}/export?format=json`, { token: organizer.token })
  expect(toCompare(again.body)).toEqual(toCompare(original))
  // everybody may see it, but its people cannot be found, and it counts in no ranking
  const winner = original.people.find((person) => person.id === original.podium[0]?.athlete)
  expect((await found(winner?.name ?? '')).athletes).toEqual([])
  expect((await server.ask('GET', `/live/${id}`)).status).toBe(200)
  const isRanked = async () =>
    (await server.ask('GET', `/competitions/${id}/ranking`, { token: admin.token })).body.is_ranked
  expect(await isRanked()).toBe(false)
  expect((await rank(organizer, true)).status).toBe(403)
  expect((await rank(admin, true)).status).toBe(200)
  expect(await isRanked()).toBe(true)
}

/** Leaves out what differs between servers: addresses, and ids of people, which are made from usernames. */
function toCompare({ competition, people, podium, rounds }: CompetitionFile) {
  return {
    competition,
    people: people.map(({ name, surname, country }) => [name, surname, country]).toSorted(),
    podium: podium.map(({ place, score }) => [place, score]),
    rounds: rounds.map((round) => ({ ...round, id: '', athlete: '', judge: '' })),
  }
}

test('the same file again by the same person is the same competition, by another person another', async () => {
  const [organizer, other] = [await server.person('organizer'), await server.person('organizer')]
  const [first, twice] = await Promise.all([wetRun(organizer, file), wetRun(organizer, file)])
  expect([first?.status, twice?.status]).toEqual([200, 200])
  expect(twice?.body.competition.id).toBe(first?.body.competition.id)
  const before = await counts()
  const later = await wetRun(organizer, { ...file, exported_at: '2031-01-01T00:00:00Z' })
  expect(later.body.competition.id).toBe(first?.body.competition.id)
  expect((await dryRun(organizer, file)).body.changes).toEqual([
    'This file was imported before: nothing is made, its competition opens.',
  ])
  expect(await counts()).toEqual(before)
  expect((await wetRun(other, file)).body.competition.id).not.toBe(first?.body.competition.id)
})

function row<Row>(list: readonly Row[], index: number): Row {
  const found = list[index]
  if (found === undefined) throw new Error('the file is shorter')
  return found
}

test('an import with one wrong row changes nothing and names its field', async () => {
  const organizer = await server.person('organizer')
  const before = await counts()
  const wrong = async (change: (copy: CompetitionFile) => void) => {
    const copy = structuredClone(file)
    change(copy)
    const dry = await dryRun(organizer, copy)
    expect(dry.status).toBe(200)
    const wet = await wetRun(organizer, copy)
    expect([wet.status, wet.body.code]).toEqual([422, 'invalid'])
    const { errors } = dry.body
    expect(Object.keys(wet.body.field_codes)).toEqual([
      ...new Set(errors.map(({ at }: { at: string }) => at)),
    ])
    return errors[0]
  }
  expect(await wrong((copy) => Object.assign(copy, { format_version: 2 }))).toEqual({
    at: 'format_version',
    code: 'not-offered',
  })
  expect(await wrong((copy) => (row(copy.rounds, 3).athlete = 'nobody'))).toEqual({
    at: 'rounds.3.athlete',
    code: 'unknown-reference',
  })
  expect(await wrong((copy) => (row(copy.rounds, 2).total_score = 999))).toEqual({
    at: 'rounds.2.total_score',
    code: 'does-not-follow',
  })
  expect(await wrong((copy) => Object.assign(row(row(copy.rounds, 1).tricks, 0), { grab: 99 }))).toEqual({
    at: 'rounds.1.tricks.0.grab',
    code: 'too-large',
  })
  expect(await wrong((copy) => (row(copy.catalogue.tricks, 0).short_name = 'Never seen'))).toEqual({
    at: 'catalogue.tricks.0.short_name',
    code: 'unknown-trick',
  })
  expect(await wrong((copy) => copy.rounds.pop())).toMatchObject({ code: 'round-missing' })
  expect(await wrong((copy) => (row(copy.podium, 0).place = 2))).toEqual({
    at: 'podium.0.place',
    code: 'does-not-follow',
  })
  expect(await wrong((copy) => (row(copy.people, 1).id = row(copy.people, 0).id))).toMatchObject({
    code: 'named-twice',
  })
  expect(await wrong((copy) => (copy.competition.name = 'A\u202Eb'))).toEqual({
    at: 'competition.name',
    code: 'not-text',
  })
  expect(await wrong((copy) => (copy.competition.status = 'started'))).toEqual({
    at: 'competition.status',
    code: 'runs-now',
  })
  expect(await counts()).toEqual(before)
})

test('a competition to come becomes a draft, its athletes invitations that no mail leaves for', async () => {
  const cup = await testCompetition(from)
  const { id } = await cup.held.published()
  await from.ask('POST', '/athletes/invitation', {
    token: cup.owner.token,
    body: {
      competition_id: id,
      athletes_list: [],
      email_list: ['ana@trickline.example', 'ben@trickline.example'],
    },
  })
  const coming = await fileOf(cup.owner, id)
  const organizer = await server.person('organizer')
  const { body } = await dryRun(organizer, coming, { 'accept-language': 'de' })
  expect(body.changes).toEqual(expect.arrayContaining([expect.stringContaining('2 ')]))
  const { competition } = (await wetRun(organizer, coming)).body
  expect(competition.status.name).toBe('pending')
  expect(
    competition.competition_users.map((entry: { invited_email: string; status: { name: string } }) => [
      entry.invited_email,
      entry.status.name,
    ]),
  ).toEqual([
    ['ana@trickline.example', 'registered'],
    ['ben@trickline.example', 'registered'],
  ])
  expect(await server.mails()).toEqual([])
  expect((await server.ask('GET', `/live/${competition.id}`)).status).toBe(404)
})

test('a dry run and what is made say nothing of accounts; who has verified the address takes the name over', async () => {
  const organizer = admin
  const ana = await server.person('athlete')
  const stranger = await server.person('athlete')
  const winner = file.podium[0]?.athlete
  const withAddress = (address: string) => ({
    ...file,
    people: file.people.map((person) => ({
      ...person,
      email: person.id === winner ? address : undefined,
    })),
  })
  const known = await dryRun(organizer, withAddress(ana.email))
  const unknown = await dryRun(organizer, withAddress('nobody@trickline.example'))
  expect(known.body).toEqual(unknown.body)
  const { competition } = (await wetRun(organizer, withAddress(ana.email))).body
  expect(competition.podiums[0].user_id).not.toBe(ana.id)

  const named = (asker: Asker) => server.ask('GET', '/account/named', { token: asker.token })
  const accept = (asker: Asker) =>
    server.ask('POST', `/account/named/${competition.id}`, { token: asker.token, body: {} })
  // not before the address is verified
  expect((await named(ana)).body.named).toEqual([])
  expect((await accept(ana)).status).toBe(404)
  await server.context.db
    .updateTable('users')
    .set({ email_verified_at: server.clock.now() })
    .where('id', 'in', [ana.id, stranger.id])
    .execute()
  expect((await named(stranger)).body.named).toEqual([])
  expect((await accept(stranger)).status).toBe(404)
  expect((await named(ana)).body.named).toMatchObject([
    { competition_id: competition.id, competition: 'Test Open' },
  ])
  expect((await accept(ana)).status).toBe(200)
  const { competition: after } = (await server.ask('GET', `/live/${competition.id}`)).body
  expect(after.podiums[0].user_id).toBe(ana.id)
  expect(
    after.rounds.filter((round: { user_id: number }) => round.user_id === ana.id).length,
  ).toBeGreaterThan(1)
  expect((await named(ana)).body.named).toEqual([])
  expect((await accept(ana)).status).toBe(404)
})

test('a result that was taken over also changes the pages of other competitions', async () => {
  const organizer = admin
  const people = await signUpPeople(server)
  const ana = people.athlete
  const coming = await competitionInStatus(server, people, 'published')
  await entryInStatus(server, people, coming, ana, 'athlete', 'approved')
  await server.context.db
    .updateTable('users')
    .set({ email_verified_at: server.clock.now() })
    .where('id', '=', ana.id)
    .execute()
  const lastResult = async () => {
    const { body } = await server.ask('GET', `/live/${coming}`)
    return body.competition.competition_users.find(
      ({ user_id }: { user_id: number | null }) => user_id === ana.id,
    ).last_result
  }
  const winner = file.podium[0]?.athlete
  const withAddress = file.people.map((person) => ({
    ...person,
    email: person.id === winner ? ana.email : undefined,
  }))
  const { competition } = (await wetRun(organizer, { ...file, people: withAddress })).body
  expect(await lastResult()).toBeNull()
  await server.ask('POST', `/account/named/${competition.id}`, { token: ana.token, body: {} })
  expect(await lastResult()).toMatchObject({ competition: { id: competition.id }, place: 1 })
})

test('names have no account: admins do not find them among the accounts, nobody can sign in as one', async () => {
  const organizer = admin
  const people = file.people.map((person) => ({ ...person, surname: 'Onlyname' }))
  await wetRun(organizer, { ...file, people })
  const list = await server.ask('GET', '/accounts/list?search=Onlyname', { token: admin.token })
  expect(list.body.total).toBe(0)
  const login = await server.ask('POST', '/login', { body: { email: '', password: 'Trickline1!' } })
  expect(login.status).toBeGreaterThanOrEqual(400)
})

test('only organizers and admins import, in 8 MB at most', async () => {
  const people = await signUpPeople(server)
  for (const [asker, status] of [
    [people.athlete, 403],
    [people.judge, 403],
    [people.supervisor, 403],
    [people.owner, 200],
    [people.admin, 200],
  ] as const)
    expect((await dryRun(asker, {})).status).toBe(status)
  expect((await server.ask('POST', '/competitions/import', { body: {} })).status).toBe(401)
  expect(await wetRun(people.owner, { format: 'x'.repeat(8 * 1024 * 1024) })).toMatchObject({
    status: 413,
    body: { code: 'too-large' },
  })
  expect((await wetRun(people.owner, { format: 'x'.repeat(2 * 1024 * 1024) })).status).toBe(422)
})
