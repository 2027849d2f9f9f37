import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entered, gatherCast, heldAt, type Cast } from '../competitions/test-competition.ts'
import { testServer, type TestServer } from '../platform/test-server.ts'

let server: TestServer
let cast: Cast

beforeAll(async () => {
  server = await testServer()
  cast = await gatherCast(server)
  await server.context.db
    .updateTable('users')
    .set({
      name: 'Álvaro',
      surname: 'Zúñiga',
      phone: '0034600123456',
      country_id: 724,
      social_links: JSON.stringify({ instagram: 'alvaro', website: '' }),
    })
    .where('id', '=', cast.athlete.id)
    .execute()
})
afterAll(() => server.close())

const get = (who: keyof Cast, path: string) => server.ask('GET', path, { token: cast[who].token })

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
  expect(ids.toSorted()).toEqual(members.map((who) => cast[who].id).toSorted())
  expect(JSON.stringify(body)).not.toMatch(/@|0034|"email|"phone/)
  expect((await server.ask('GET', path)).status).toBe(401)
})

test('a card names country, links and roles', async () => {
  const { body } = await get('owner', '/athletes/list')
  const card = body.athletes.find((person: { id: number }) => person.id === cast.athlete.id)
  expect(card).toMatchObject({
    name: 'Álvaro',
    country: { id: 724, name: 'Spain', iso2: 'ES', emoji: '🇪🇸' },
    social_links: { website: null, instagram: 'alvaro', youtube: null },
    roles: [{ id: 1, name: 'Athlete' }],
  })
})

test('a name by id', async () => {
  const { body } = await get('judge', `/check_name/${cast.athlete.id}`)
  expect(body.user).toMatchObject({ id: cast.athlete.id, name: 'Álvaro', surname: 'Zúñiga' })
  expect((await get('judge', '/check_name/999999')).status).toBe(404)
})

describe('contact data in a profile', () => {
  test.each<[keyof Cast, seesIt: boolean]>([
    ['athlete', true],
    ['admin', true],
    ['owner', true],
    ['otherOrganizer', false],
    ['supervisor', false],
    ['judge', false],
    ['otherAthlete', false],
  ])('%s', async (who, seesIt) => {
    const competition = await heldAt(server, cast, 'published')
    await entered(server, cast, competition, cast.athlete, 'athlete', 'registered')
    const { body } = await get(who, `/check_profile/${cast.athlete.id}`)
    expect(body.user.name).toBe('Álvaro')
    expect(body.user.email).toBe(seesIt ? cast.athlete.email : undefined)
    expect(body.user.phone).toBe(seesIt ? '0034600123456' : undefined)
  })

  test('of nobody', async () => {
    expect((await get('athlete', '/check_profile/999999')).status).toBe(404)
    expect((await server.ask('GET', `/check_profile/${cast.athlete.id}`)).status).toBe(401)
  })
})

test('countries, sorted, with names in other languages and their currency, for visitors too', async () => {
  const { countries } = (await server.ask('GET', '/countries')).body
  const names: string[] = countries.map((country: { name: string }) => country.name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })))
  expect(countries.find((country: { iso2: string }) => country.iso2 === 'JP')).toMatchObject({
    name: 'Japan',
    translations: { es: 'Japón', ja: '日本' },
    currency_symbol: '¥',
  })
})
