import type { EntryRow } from '@trickline/contract/entries'
import type { Highlights } from '@trickline/contract/statistics'
import { type RawBuilder, sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { amaia, athletes, counterparts, lucia, marisol, password } from '@trickline/samples/people'
import type { Context } from '../platform/context.ts'
import { aServer, testServer } from '../platform/test-server.ts'
import type { TestServer } from '../platform/test-server.ts'
import { demoAccounts } from './demo-accounts.ts'
import { loadDemo } from './load-demo.ts'
import { guestsOfDemo, removeDemo } from './remove-demo.ts'
import { registerDemo } from './routes.ts'

const server = await aServer({ start: new Date('2031-03-10T12:00:00Z'), register: registerDemo })
const firstLoad = await loadDemo(failingHalfway(server.context)).catch(() => 'died')
const secondLoad = await loadDemo(server.context)

function failingHalfway(context: Context): Context {
  let left = 20
  const bytes = (count: number) => {
    left -= 1
    if (left === 0) throw new Error('killed')
    return context.random.bytes(count)
  }
  // loading logs its errors even if the test's log is silent
  const log = pino({}, { write: () => {} })
  return { ...context, log, random: { ...context.random, bytes } }
}

async function signIn(email: string): Promise<string> {
  const { body } = await server.ask('POST', '/login', { body: { email, password } })
  return body.token
}

test('every printed account can sign in', { tags: ['full'] }, async () => {
  expect(demoAccounts.map(({ email }) => email)).toHaveLength(29)
  for (const account of demoAccounts) {
    const { status, body } = await server.ask('POST', '/login', { body: account })
    expect(status).toBe(200)
    expect(body.user.email_verified_at).not.toBeNull()
  }
})

test('visitors are offered one person for each role, in their language; a server without the demo has no such call', async () => {
  const { body } = await server.ask('GET', '/demo', { headers: { 'accept-language': 'es' } })
  expect(body.title).toBe('Esto es una demostración')
  const roles = []
  for (const { email } of body.people) {
    const { user } = (await server.ask('POST', '/login', { body: { email, password: body.password } })).body
    roles.push(user.roles.at(-1).name)
  }
  expect(roles).toEqual(['Athlete', 'Judge', 'Organizer', 'Supervisor', 'Admin'])
  const plainServer = await testServer({ database: server.database })
  expect((await plainServer.ask('GET', '/demo')).body.code).toBe('no-such-path')
  await plainServer.close()
})

test('everybody has a name of one word, a country, years on the line and a picture of their own', async () => {
  const token = await signIn(marisol.email)
  const ids = demoAccounts.map((_, index) => index + 1)
  const people = await Promise.all(
    ids.map(async (id) => (await server.ask('GET', `/check_profile/${id}`, { token })).body.user),
  )
  expect(new Set(people.map(({ username }) => username)).size).toBe(29)
  expect(new Set(people.map(({ country }) => country.iso2)).size).toBeGreaterThan(10)
  for (const { slackline_since } of people) expect(slackline_since).toBeGreaterThan(2000)
  expect(new Set(people.map(({ img_path }) => img_path)).size).toBe(29)
  const picture = await server.app.inject({ url: people[0].img_path })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(picture.rawPayload.length).toBeLessThan(20_000)
})

test('there is a competition in each state, and their ids are known', async () => {
  const token = await signIn(marisol.email)
  const { body } = await server.ask('GET', '/competitions/list', { token })
  const statuses = Object.fromEntries(
    body.map(({ id, status }: { id: number; status: { name: string } }) => [id, status.name]),
  )
  expect(statuses).toEqual({
    1: 'registered',
    2: 'pending',
    3: 'approved',
    4: 'published',
    5: 'started',
    6: 'started',
    7: 'finished',
    8: 'finished',
  })
})

test('women compete with women, men with men', async () => {
  const token = await signIn(marisol.email)
  const genders = new Map(
    [...athletes, ...counterparts].map(({ name, surname, gender }) => [`${name} ${surname}`, gender]),
  )
  for (const id of [4, 5, 6, 7, 8]) {
    const { competition } = (await server.ask('GET', `/competition/${id}`, { token })).body
    const riding = competition.competition_users.filter(
      (entry: EntryRow) => entry.role_id === 1 && entry.user,
    )
    const genderSet = new Set(
      riding.map(({ user }: EntryRow) => genders.get(`${user?.name} ${user?.surname}`)),
    )
    expect([id, ...genderSet]).toEqual([id, competition.competitions_info.gender])
  }
})

test('competition 8 has a podium, and had no semifinal', async () => {
  const token = await signIn(marisol.email)
  const { body } = await server.ask('GET', '/competition/8', { token })
  const names = new Set(body.competition.rounds.map((round: { round_name: string }) => round.round_name))
  expect(names).toEqual(new Set(['qualification', 'quarterFinal', 'final']))
  expect(body.competition.podiums).toHaveLength(12)
})

test('competition 5 is in the middle of qualifying, with rounds in every state', async () => {
  const token = await signIn(lucia.email)
  const { body } = await server.ask('GET', '/competition/5', { token })
  const statuses = new Set(
    body.competition.rounds.map((round: { status: { name: string } }) => round.status.name),
  )
  expect(statuses).toEqual(new Set(['pending', 'recording', 'recorded', 'scoring', 'completed', 'injured']))
})

test('nothing in the demo is in the future, and no mail is sent', async () => {
  const token = await signIn(lucia.email)
  const { body } = await server.ask('GET', '/competition/6', { token })
  const completed = body.competition.rounds.flatMap(
    (round: { completed_at: string | null }) => round.completed_at ?? [],
  )
  expect(completed.length).toBeGreaterThan(10)
  for (const instant of completed)
    expect(Date.parse(instant)).toBeLessThanOrEqual(server.clock.now().getTime())
  expect(await server.mails()).toEqual([])
})

test('athletes have training rounds', async () => {
  const { body } = await server.ask('GET', '/training/list', {
    token: await signIn(athletes[0]?.email ?? ''),
  })
  const training = body.filter((round: { competition_id: number | null }) => round.competition_id === null)
  expect(training.length).toBeGreaterThan(1)
  for (const round of training) expect(round.total_score).toBeGreaterThan(0)
})

test('the highlights of every athlete equal an independent count in SQL', { tags: ['full'] }, async () => {
  const viewer = await signIn(marisol.email)
  for (const { email } of [...athletes, ...counterparts]) {
    const { token, user } = (await server.ask('POST', '/login', { body: { email, password } })).body
    for (const [by, counts] of [
      [viewer, sql<boolean>`r.status = 'published'`],
      [token, sql<boolean>`(r.status in ('completed', 'review', 'disqualified', 'injured', 'published'))`],
    ] as const) {
      const { body } = await server.ask('GET', `/statistics/athlete/${user.id}`, { token: by })
      expect({ email, ...comparable(body.highlights) }).toEqual({
        email,
        ...(await comparableInSql(server, user.id, counts)),
      })
    }
  }
})

/** Without names; for the favourite combo only the count, since two may be equal. */
function comparable(highlights: Highlights) {
  const { best_per_rule, personal_bests, hardest_trick, favourite_combo, levels, competitions } = highlights
  return {
    best: best_per_rule.map(({ rule, total_score }) => [rule.id, total_score]),
    personal_bests,
    hardest: hardest_trick && [hardest_trick.value, hardest_trick.round_ids.toSorted((a, b) => a - b)],
    favourite: favourite_combo?.times ?? 0,
    levels: levels.map(({ level_id, round_ids }) => [level_id, round_ids.length]),
    competitions: competitions.map(({ id, final_position, round_ids }) => [
      id,
      final_position,
      round_ids.length,
    ]),
  }
}

async function comparableInSql({ context }: TestServer, userId: number, counts: RawBuilder<boolean>) {
  const rows = async <Row>(query: RawBuilder<Row>) => (await query.execute(context.db)).rows
  const rounds = sql`(
    select r.*, coalesce(r.completed_at, r.created_at) as at,
      case when r.disqualified_at is null and r.injured_at is null and (r.status = 'published' or r.competition_id is null)
        then r.total_score::float end as total
    from rounds r where r.user_id = ${userId} and ${counts})`
  const hardest = await rows<{ value: number; ids: number[] }>(sql`
    select v.value, array_agg(distinct r.id order by r.id) as ids from ${rounds} r join validated_tricks v on v.round_id = r.id
    where v.dub = 0 group by v.trick_id, v.value, v.level_id order by v.value desc, v.level_id desc, min(r.at), min(r.id) limit 1`)
  const combos = await rows<{ times: number }>(sql`
    select count(*)::int as times from (
      select string_agg(v.trick_id::text, ' ' order by v.position) as tricks
      from ${rounds} r join validated_tricks v on v.round_id = r.id
      where v.combo_id is not null group by v.round_id, v.combo_id having count(*) > 1) as combos
    group by tricks order by times desc limit 1`)
  return {
    best: (
      await rows<{ rule_id: number; best: number }>(sql`
        select rule_id, max(total) as best from ${rounds} r where total > 0 group by rule_id order by rule_id`)
    ).map(({ rule_id, best }) => [rule_id, best]),
    personal_bests: (
      await rows<{ id: number }>(sql`
        select id from (
          select id, at, total, max(total) over (
            partition by rule_id order by at, id rows between unbounded preceding and 1 preceding) as before
          from ${rounds} r where total > 0) as scored
        where before is null or total > before order by at, id`)
    ).map(({ id }) => id),
    hardest: hardest[0] ? [hardest[0].value, hardest[0].ids] : null,
    favourite: combos[0] && combos[0].times > 1 ? combos[0].times : 0,
    levels: (
      await rows<{ level_id: number; count: number }>(sql`
        select v.level_id, count(distinct r.id)::int from ${rounds} r join validated_tricks v on v.round_id = r.id
        group by v.level_id order by v.level_id`)
    ).map(({ level_id, count }) => [level_id, count]),
    competitions: (
      await rows<{ id: number; place: number | null; count: number }>(sql`
        select c.id, p.final_position as place, count(*)::int from ${rounds} r join competitions c on c.id = r.competition_id
        left join podiums p on p.competition_id = c.id and p.user_id = ${userId}
        group by c.id, p.final_position, c.date_start order by c.date_start desc, c.id desc`)
    ).map(({ id, place, count }) => [id, place, count]),
  }
}

test('the next start does not change the demo', async () => {
  expect(await loadDemo(server.context)).toBe(false)
})

test('a load that was killed halfway is emptied and repeated', async () => {
  expect(firstLoad).toBe('died')
  expect(secondLoad).toBe(true)
  const { body } = await server.ask('GET', '/check_name/1', { token: await signIn(marisol.email) })
  expect(body.user).toMatchObject({ name: amaia.name, surname: amaia.surname })
})

test('the catalogue keeps its history', async () => {
  const token = await signIn(amaia.email)
  const { body } = await server.ask('GET', '/tricks/92', { token })
  expect(body.changes).toMatchObject([{ action: 'added', is_own: true }])
  expect((await server.ask('GET', '/tricks?as_of=2031-03-10', { token })).body.tricks).toHaveLength(270)
})

test('a database with another account is not changed', async () => {
  const used = await testServer()
  await used.person('athlete')
  expect(await loadDemo(used.context)).toBe(false)
  await used.close()
})

test('removing the demo keeps what others have, except roles that the demo granted', async () => {
  const { ask, person, context } = server
  const admin = await signIn(amaia.email)
  const guest = await person('athlete')
  const climber = await person('athlete')
  const owner = await person('organizer')
  await ask('POST', '/athletes/register', {
    token: guest.token,
    body: { competition_id: 4, user_id: guest.id },
  })
  await ask('POST', '/roles/grant', { token: admin, body: { user_id: climber.id, role_id: 5 } })
  const stored = await ask('POST', '/competitions/store', {
    token: owner.token,
    body: { formCreate: { name: 'Ours' } },
  })
  const { id: competition_id } = stored.body.competition
  await context.db
    .updateTable('competitions')
    .set({ status: 'started' })
    .where('id', '=', competition_id)
    .execute()
  const riding = {
    competition_id,
    user_id: 8,
    role: 'athlete' as const,
    status: 'competing' as const,
    order_number: 1,
  }
  await context.db
    .insertInto('entries')
    .values({ ...riding, created_at: context.clock.now() })
    .execute()
  const portraitOfAmaia = (await ask('GET', '/check_profile/1', { token: admin })).body.user.img_path

  expect(await guestsOfDemo(context)).toBe(1)
  const removed = await removeDemo(context)

  expect(removed).toMatchObject({ people: 29, competitions: 8 })
  expect(removed.roles).toEqual([{ userId: climber.id, email: climber.email, role: 'admin' }])
  for (const { email } of demoAccounts) {
    expect((await ask('POST', '/login', { body: { email, password } })).body.code).toBe('error-email')
  }
  expect((await ask('GET', '/home', { token: admin })).status).toBe(401)
  expect((await ask('GET', '/admin/changes', { token: climber.token })).status).toBe(403)
  const { body } = await ask('GET', '/competitions/list', { token: owner.token })
  expect(body.map(({ id }: { id: number }) => id)).toEqual([competition_id])
  const { competition } = (await ask('GET', `/competition/${competition_id}`, { token: owner.token })).body
  expect(competition.competition_users).toMatchObject([{ user: { name: 'Deleted', surname: 'athlete' } }])
  expect((await ask('GET', '/home', { token: guest.token })).status).toBe(200)
  expect((await server.app.inject({ url: portraitOfAmaia })).statusCode).toBe(404)
  const { rows } = await sql`select from live_events where public::text like '%Amaia%'`.execute(context.db)
  expect(rows).toEqual([])
})

test('removing it again does nothing, and it is not loaded again while others have accounts', async () => {
  expect(await guestsOfDemo(server.context)).toBeNull()
  expect(await removeDemo(server.context)).toEqual({ people: 0, competitions: 0, roles: [] })
  expect(await loadDemo(server.context)).toBe(false)
})
