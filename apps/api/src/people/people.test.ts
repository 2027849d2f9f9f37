import type { EntryStatus } from '@trickline/competition/model'
import type { PersonCard } from '@trickline/contract/people'
import { beforeAll, describe, expect, test } from 'vitest'
import { entriesOf } from '../entries/entries-store.ts'
import {
  competitionInStatus,
  entryInStatus,
  type People,
  signUpPeople,
} from '../competitions/test-competition.ts'
import { aServer } from '../platform/test-server.ts'

const server = await aServer()
const people = await signUpPeople(server)
await server.context.db
  .updateTable('users')
  .set({
    name: 'Álvaro',
    surname: 'Zúñiga',
    phone: '0034600123456',
    country_id: 724,
    social_links: JSON.stringify({ instagram: 'alvaro', website: '' }),
    email_verified_at: server.clock.now(),
  })
  .where('id', '=', people.athlete.id)
  .execute()

const get = (who: keyof People, path: string) => server.ask('GET', path, { token: people[who].token })

test.each([
  ['/athletes/list', 'athletes', ['owner', 'athlete', 'otherAthlete']],
  ['/judges/list', 'judges', ['judge', 'otherJudge']],
  ['/organizers/list', 'organizers', ['owner', 'otherOrganizer']],
  ['/athletes/list_short', 'athletes', ['owner', 'athlete', 'otherAthlete']],
  ['/judges/list_short', 'judges', ['judge', 'otherJudge']],
] as const)('%s has everyone with the role and nobody’s contact data', async (path, key, members) => {
  const { status, body } = await get('otherAthlete', path)
  expect(status).toBe(200)
  const ids: number[] = body[key].map((person: { id: number }) => person.id)
  expect(ids.toSorted()).toEqual(members.map((who) => people[who].id).toSorted())
  expect(JSON.stringify(body)).not.toMatch(/@|0034|"email|"phone/)
  expect((await server.ask('GET', path)).status).toBe(401)
})

test('a card names country, links and roles', async () => {
  const { body } = await get('owner', '/athletes/list')
  const card = body.athletes.find((person: { id: number }) => person.id === people.athlete.id)
  expect(card).toMatchObject({
    name: 'Álvaro',
    country: { id: 724, name: 'Spain', iso2: 'ES', emoji: '🇪🇸' },
    social_links: { website: null, instagram: 'alvaro', youtube: null },
    roles: [{ id: 1, name: 'Athlete' }],
    is_verified: true,
  })
  const other = body.athletes.find((person: { id: number }) => person.id === people.otherAthlete.id)
  expect(other.is_verified).toBe(false)
})

const organizedByOwner = async () => {
  const { body } = await get('athlete', '/organizers/list')
  return body.organizers.find(({ id }: { id: number }) => id === people.owner.id).organized
}

test('an organizer has the number of public competitions, those finished and those on now', async () => {
  expect(await organizedByOwner()).toBeUndefined()
  for (const status of ['approved', 'published', 'started', 'started', 'finished'] as const)
    await competitionInStatus(server, people, status)
  expect(await organizedByOwner()).toMatchObject({
    competitions: 4,
    finished: 1,
    on_now: 2,
    next: { is_on: true },
  })
})

const personNamed = async (name: string, surname: string) => {
  const { id } = await server.person('judge')
  await server.context.db.updateTable('users').set({ name, surname }).where('id', '=', id).execute()
  return id
}
const ask = async (query: string) => (await get('judge', `/judges/list?${query}`)).body

describe('searching a list', () => {
  beforeAll(async () => {
    for (const [name = '', surname = ''] of [
      ['Łucja', 'Żółć'],
      ['Ömer', 'Yıldızoğlu'],
      ['Søren', 'Weiß'],
      ['DIMITRI', 'Ωmega'],
      ['Percy', '100%_\\'],
    ])
      await personNamed(name, surname)
    for (let each = 0; each < 30; each += 1) await personNamed('Zz', `Many${String(each).padStart(2, '0')}`)
  })

  test.each([
    ['lucja', ['Łucja']],
    ['ŁUCJA', ['Łucja']],
    ['zolc luc', ['Łucja']],
    ['yildizoglu', ['Ömer']],
    ['Ömer  YILDIZ', ['Ömer']],
    ['weiss', ['Søren']],
    ['oren', ['Søren']],
    ['ωμ', []],
    ['ωmega', ['DIMITRI']],
    ['100%_', ['Percy']],
    ['%_\\', ['Percy']],
    ['1%', []],
    ['trickline.example', []],
    ['nobody', []],
  ])('%s', async (search, names) => {
    const body = await ask(`search=${encodeURIComponent(search)}`)
    expect(body.judges.map(({ name }: { name: string }) => name)).toEqual(names)
    expect([body.page, body.total]).toEqual([1, names.length])
    expect(Object.keys(body).toSorted()).toEqual(['judges', 'page', 'total'])
  })

  test('returns pages of 12 by name; a page after the last returns the last', async () => {
    const pages = await Promise.all([1, 2, 3, 9].map((page) => ask(`search=many&page=${page}`)))
    expect(pages.map(({ page, total, judges }) => [page, total, judges.length])).toEqual([
      [1, 30, 12],
      [2, 30, 12],
      [3, 30, 6],
      [3, 30, 6],
    ])
    const surnames = pages.slice(0, 3).flatMap(({ judges }) => judges.map((each: PersonCard) => each.surname))
    expect(surnames).toEqual(surnames.toSorted())
    expect(new Set(surnames).size).toBe(30)
    const whole = await ask('')
    expect(Object.keys(whole)).toEqual(['judges'])
    expect(whole.judges.length).toBeGreaterThan(35)
    expect((await ask('page=1')).judges).toEqual(whole.judges.slice(0, 12))
  })
})

test('a name is found by id', async () => {
  const { body } = await get('judge', `/check_name/${people.athlete.id}`)
  expect(body.user).toMatchObject({ id: people.athlete.id, name: 'Álvaro', surname: 'Zúñiga' })
  expect((await get('judge', '/check_name/999999')).status).toBe(404)
})

describe('contact data in a profile', () => {
  test.each<[keyof People, seesIt: boolean]>([
    ['athlete', true],
    ['admin', true],
    ['owner', true],
    ['otherOrganizer', false],
    ['supervisor', false],
    ['judge', false],
    ['otherAthlete', false],
  ])('%s', async (who, seesIt) => {
    const competition = await competitionInStatus(server, people, 'published')
    await entryInStatus(server, people, competition, people.athlete, 'athlete', 'pending')
    const { body } = await get(who, `/check_profile/${people.athlete.id}`)
    expect(body.user.name).toBe('Álvaro')
    expect(body.user.is_verified).toBe(true)
    expect(body.user.email_verified_at !== undefined).toBe(seesIt)
    expect(body.user.email).toBe(seesIt ? people.athlete.email : undefined)
    expect(body.user.phone).toBe(seesIt ? '0034600123456' : undefined)
  })

  test.each<[EntryStatus, seesIt: boolean]>([
    ['registered', false],
    ['invited', false],
    ['declined', false],
    ['pending', true],
    ['approved', true],
    ['competing', true],
    ['eliminated', true],
  ])('for the owner of a competition with an entry that is %s', async (status, seesIt) => {
    const competition = await competitionInStatus(server, people, 'published')
    const person = await server.person('athlete')
    const id = await entryInStatus(server, people, competition, person, 'athlete', 'registered')
    await server.context.db.updateTable('entries').set({ status }).where('id', '=', id).execute()
    const { body } = await get('owner', `/check_profile/${person.id}`)
    expect(body.user.email).toBe(seesIt ? person.email : undefined)
  })

  test('an organizer gets no contact data by inviting, in replies or live events', async () => {
    const { db } = server.context
    const owner = await server.person('organizer')
    const roles = ['athlete', 'athlete', 'judge'] as const
    const victims = await Promise.all(roles.map((role) => server.person(role)))
    const ids = victims.map((victim) => victim.id)
    await db.updateTable('users').set({ phone: '0034699999999' }).where('id', 'in', ids).execute()
    const answers: unknown[] = []
    const gather = async (method: 'GET' | 'POST', path: string, body?: object) => {
      const answer = await server.ask(method, path, { token: owner.token, ...(body && { body }) })
      answers.push(answer.body)
    }
    const askForAll = async () => {
      for (const path of [
        `/competition/${id}`,
        '/competitions/list',
        '/home',
        '/account/export',
        '/athletes/list?search=person',
        '/athletes/list_short',
        '/judges/list',
        `/statistics/competition/${id}`,
        ...ids.flatMap((each) => [
          `/check_profile/${each}`,
          `/check_name/${each}`,
          `/statistics/athlete/${each}`,
        ]),
      ])
        await gather('GET', path)
    }
    const id = await competitionInStatus(server, { owner, supervisor: people.supervisor }, 'published')
    const [byId, byAddress, judge] = victims
    const email_list = [byAddress?.email.toUpperCase()]
    await gather('POST', '/athletes/invitation', {
      competition_id: id,
      athletes_list: [byId?.id],
      email_list,
    })
    await gather('POST', '/judges/invitation', { competition_id: id, judges_list: [judge?.id] })
    const athletes = (await entriesOf(db, id))
      .filter(({ role }) => role === 'athlete')
      .map((entry) => entry.id)
    expect(athletes).toHaveLength(2)
    const numbered = athletes.map((entry, index) => ({ id: entry, order_number: index + 7 }))
    await gather('POST', '/athletes/order_list', { competition_id: id, athletes_list: numbered })
    await askForAll()
    // the invitation is mailed, the person moves the entry, then it is declined
    for (const new_status of [2, 3, 4, 5]) {
      await gather('POST', '/status/update', { entity: 'athletes', id: athletes, new_status, source: 'test' })
      await askForAll()
    }
    const channels = [`competition.${id}`, 'competition.global', `users.${owner.id}`]
    const events = await db.selectFrom('live_events').selectAll().where('channel', 'in', channels).execute()
    for (const contact of [...victims.map(({ email }) => email), '0034699999999'])
      expect(JSON.stringify([answers, events]).toLowerCase()).not.toContain(contact)
  })

  test('needs a known id and a session', async () => {
    expect((await get('athlete', '/check_profile/999999')).status).toBe(404)
    expect((await server.ask('GET', `/check_profile/${people.athlete.id}`)).status).toBe(401)
  })
})

test('countries are sorted, with names in other languages and currency, also for visitors', async () => {
  const { countries } = (await server.ask('GET', '/countries')).body
  const names: string[] = countries.map((country: { name: string }) => country.name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })))
  expect(countries.find((country: { iso2: string }) => country.iso2 === 'JP')).toMatchObject({
    name: 'Japan',
    translations: { es: 'Japón', ja: '日本' },
    currency: 'JPY',
    currency_symbol: '¥',
  })
})
