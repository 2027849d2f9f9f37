import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { channelOf } from '@trickline/contract/live-events'
import { aServer, type TestPerson, testServer } from '../platform/test-server.ts'

let person: TestPerson

const server = await aServer()
const other = await server.person('athlete')
beforeEach(async () => {
  person = await server.person('athlete', 'judge')
})

const spain = 724
const bizkaia = { id: 5_093, name: 'Bizkaia' }

const update = (updatedUser: unknown, by = person) =>
  server.ask('POST', '/update_profile', { token: by.token, body: { updatedUser } })
const profileOf = async (of = person) =>
  (await server.ask('GET', `/check_profile/${of.id}`, { token: person.token })).body.user
const eventsOf = async ({ id }: TestPerson) => {
  const events = await server.context.db
    .selectFrom('live_events')
    .select(['event', 'public'])
    .where('channel', '=', channelOf.person(id))
    .orderBy('seq')
    .execute()
  return events.map(({ event, public: form }) => [event, (form as { user: { name: string } }).user] as const)
}
const placeNamed = (places: { id: number; name: string }[], name: string) =>
  places.find((place) => place.name === name) ?? { id: 0, name: `no ${name}` }

const photo = (format: 'jpeg' | 'png' | 'webp' = 'jpeg', background = '#336699') =>
  sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: '36/1 43/1 0/1' } })
    .toFormat(format)
    .toBuffer()
const send = (image: Buffer | null, user_id: string | number | null = person.id) => {
  const body = new FormData()
  if (user_id !== null) body.set('user_id', String(user_id))
  if (image) body.set('image', new Blob([new Uint8Array(image)]), 'me.jpg')
  return server.ask('POST', '/upload-profile-image', { token: person.token, body })
}

describe('a profile', () => {
  test('is updated as sent and announced to the person', async () => {
    const { status, body } = await update({
      name: ' Zoë ',
      surname: 'Ó Raghallaigh',
      username: 'zoe.O-r_1',
      phone: '0034600123456',
      language: 'jp',
      country_id: String(spain),
      slackline_since: '2012',
      social_links: {
        website: 'https://zoe.example/a?b=c#d',
        instagram: 'http://instagram.com/@zoe',
        youtube: '',
      },
    })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      id: person.id,
      name: 'Zoë',
      surname: 'Ó Raghallaigh',
      username: 'zoe.O-r_1',
      phone: '0034600123456',
      language: 'jp',
      country: { iso2: 'ES' },
      slackline_since: 2012,
      social_links: {
        website: 'https://zoe.example/a?b=c#d',
        instagram: 'http://instagram.com/@zoe',
        youtube: null,
      },
    })
    expect(await profileOf()).toEqual(body.user)
    expect(await eventsOf(person)).toEqual([['UserUpdated', body.user]])
  })

  test('ignores fields that are not documented', async () => {
    const before = await profileOf()
    const { status, body } = await update({
      ...before,
      name: 'Mine',
      country_id: spain,
      id: String(person.id),
      email: 'other@trickline.example',
      roles: [{ id: 5, name: 'Admin' }],
      img_path: '/uploads/people/x.jpg',
      password: 'Other1!',
      email_verified_at: '2030-01-01T00:00:00Z',
      created_at: '1990-01-01T00:00:00Z',
    })
    expect(status).toBe(200)
    expect(body.user).toEqual({ ...before, name: 'Mine', country_id: spain, country: body.user.country })
  })

  test('cannot be changed by others, not by an admin either', async () => {
    const admin = await server.person('admin')
    for (const by of [person, admin]) {
      for (const id of [other.id, String(other.id), 'me', [by.id], true]) {
        expect([id, (await update({ id, name: 'Taken', country_id: spain }, by)).status]).toEqual([id, 403])
      }
    }
    expect((await profileOf(other)).name).toBe('Test')
    expect((await server.ask('POST', '/update_profile', { body: { updatedUser: {} } })).status).toBe(401)
  })

  test('keeps fields that are left out', async () => {
    await update({
      country_id: spain,
      phone: '0034600123456',
      username: 'kept',
      social_links: '{"youtube":"https://y.example"}',
    })
    const { body } = await update({ country_id: spain, name: 'New' })
    expect(body.user).toMatchObject({
      name: 'New',
      phone: '0034600123456',
      username: 'kept',
      social_links: { youtube: 'https://y.example' },
    })
  })

  test('can be emptied except name, surname and country', async () => {
    await update({ country_id: spain, phone: '0034600123456', username: 'gone', slackline_since: 2000 })
    const empty = {
      phone: '',
      username: '',
      slackline_since: '',
      social_links: '',
      state_id: '',
      city_id: '',
    }
    const { body } = await update({ country_id: spain, ...empty })
    expect(body.user).toMatchObject({
      phone: null,
      username: null,
      slackline_since: null,
      state: null,
      city: null,
    })
  })

  test('loses the links that were stored where nothing was typed, and no others, by a migration', async () => {
    const falseLinks = {
      instagram: 'https://www.instagram.com/',
      youtube: 'https://www.youtube.com/@',
    }
    const typed = {
      website: 'https://www.instagram.com/',
      instagram: 'https://www.instagram.com/zoe',
      youtube: 'https://www.youtube.com/@zoe',
    }
    await update({ country_id: spain, social_links: { ...falseLinks, website: 'https://zoe.example/' } })
    await update({ country_id: spain, social_links: typed }, other)
    const migration = new URL('../../migrations/0021-links-nobody-typed.sql', import.meta.url)
    await sql.raw(await readFile(migration, 'utf8')).execute(server.context.db)
    expect((await profileOf()).social_links).toEqual({
      website: 'https://zoe.example/',
      instagram: null,
      youtube: null,
    })
    expect((await profileOf(other)).social_links).toEqual(typed)
  })

  test('accepts the language alone', async () => {
    expect((await update({ language: 'es' })).body.user.language).toBe('es')
    expect((await update({ id: person.id, language: 'en' })).status).toBe(200)
  })

  test('has a unique username, ignoring case, also with simultaneous requests', async () => {
    await update({ country_id: spain, username: 'Highline' }, other)
    const refused = await update({ country_id: spain, username: 'hIGHLINE' })
    expect([refused.status, refused.body.field_codes]).toEqual([422, { username: ['taken'] }])
    expect((await update({ country_id: spain, username: 'highline' }, other)).status).toBe(200)
    const people = await Promise.all(['a', 'b', 'c', 'd'].map(() => server.person()))
    const answers = await Promise.all(
      people.map((each) => update({ country_id: spain, username: 'Mid.line' }, each)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
  })

  test('gets all errors by field at once, in the language of the profile', async () => {
    const reader = await server.person()
    await update({ country_id: spain, language: 'es' }, reader)
    const { status, body } = await update({ name: '', phone: '12', slackline_since: 1989 }, reader)
    expect([status, body.code]).toEqual([422, 'invalid'])
    expect(body.errors.country_id).toEqual(['Este campo es obligatorio'])
    expect(Object.keys(body.errors).toSorted()).toEqual(['country_id', 'name', 'phone'])
  })

  test('accepts years on the line from 1990 to 2025 or this year', async () => {
    for (const [year, status] of [
      [1989, 422],
      [1990, 200],
      [2030, 200],
      [2031, 422],
    ] as const) {
      expect([year, (await update({ country_id: spain, slackline_since: year })).status]).toEqual([
        year,
        status,
      ])
    }
    const early = await testServer({ start: new Date('2024-05-01T10:00:00Z') })
    const { token } = await early.person()
    for (const [year, status] of [
      [2025, 200],
      [2026, 422],
    ] as const) {
      const body = { updatedUser: { country_id: spain, slackline_since: year } }
      expect((await early.ask('POST', '/update_profile', { token, body })).status).toBe(status)
    }
    await early.close()
  })
})

describe('state and city', () => {
  test('are listed by country and name, and must belong to it', async () => {
    const { states } = (await server.ask('GET', `/states/${spain}`)).body
    const state = placeNamed(states, bizkaia.name)
    const { cities } = (await server.ask('GET', `/cities/${state.id}`)).body
    const city = placeNamed(cities, 'Bilbao')
    for (const places of [states, cities]) {
      const names: string[] = places.map(({ name }: { name: string }) => name)
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })))
      expect(Object.keys(places[0])).toEqual(['id', 'name'])
    }
    const home = { country_id: spain, state_id: String(state.id), city_id: city.id }
    expect((await update(home)).body.user).toMatchObject({ state, city })
    expect((await update({ country_id: spain, name: 'Ana' })).body.user).toMatchObject({ state, city })
    expect((await update({ country_id: 250 })).body.user).toMatchObject({ state: null, city: null })
    expect((await update({ ...home, country_id: 250 })).body.field_codes).toEqual({
      state_id: ['not-offered'],
      city_id: ['not-offered'],
    })
    expect((await update({ country_id: spain, city_id: city.id })).body.field_codes).toEqual({
      city_id: ['not-offered'],
    })
  })

  test('of unknown countries and states are not found', async () => {
    expect((await server.ask('GET', '/states/999')).status).toBe(404)
    expect((await server.ask('GET', '/cities/999999')).status).toBe(404)
    expect((await server.ask('GET', '/states/10')).body).toEqual({ states: [] })
  })
})

describe('a picture', () => {
  test('is stored as 400 x 400 without its location, and announced to the person', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const { status, body } = await send(await photo(format))
      expect(status).toBe(200)
      const { rawPayload } = await server.app.inject(body.path)
      const { width, height, format: storedFormat, exif } = await sharp(rawPayload).metadata()
      expect({ width, height, storedFormat, exif }).toEqual({
        width: 400,
        height: 400,
        storedFormat: 'jpeg',
        exif: undefined,
      })
      expect((await profileOf()).img_path).toBe(body.path)
    }
    expect((await eventsOf(person)).map(([event]) => event)).toEqual([
      'UserUpdated',
      'UserUpdated',
      'UserUpdated',
    ])
  })

  test('replaces the one before, which is deleted unless somebody else uses it', async () => {
    const first = (await send(await photo())).body.path
    const second = (await send(await photo('webp', '#aa3300'))).body.path
    expect((await server.app.inject(second)).statusCode).toBe(200)
    expect((await server.app.inject(first)).statusCode).toBe(404)
    await server.context.db
      .updateTable('users')
      .set({ img_path: second })
      .where('id', '=', other.id)
      .execute()
    await send(await photo())
    expect((await server.app.inject(second)).statusCode).toBe(200)
    await server.context.db.updateTable('users').set({ img_path: null }).where('id', '=', other.id).execute()
  })

  test('cannot be uploaded for others', async () => {
    expect((await send(await photo(), other.id)).status).toBe(403)
    expect((await profileOf(other)).img_path).toBeNull()
  })

  test('that is not kept leaves the one before where it is', async () => {
    const first = (await send(await photo())).body.path
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
      server.context.db,
    )
    await sql`create constraint trigger at_commit after update on users deferrable initially deferred
      for each row execute function refuse()`.execute(server.context.db)
    expect((await send(await photo('webp', '#aa3300'))).status).toBe(500)
    await sql`drop function refuse cascade`.execute(server.context.db)
    expect((await profileOf()).img_path).toBe(first)
    expect((await server.app.inject(first)).statusCode).toBe(200)
  })

  test('must be a picture of at most 10 MB', async () => {
    const large = Buffer.concat([await photo(), Buffer.alloc(10 * 1024 * 1024)])
    for (const image of [Buffer.from('<svg/>'), Buffer.from(''), large, null]) await expectRefused(image)
  })

  test('must not have 256 million pixels', { tags: ['full'] }, async () => {
    const white = sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: 'white' } })
    await expectRefused(await white.png().toBuffer())
  })

  test('needs the person’s id', async () => {
    for (const user_id of [null, '', 'me', '0x1', '😀', 'x'.repeat(5000)]) {
      const { status, body } = await send(await photo(), user_id)
      expect([user_id, status, Object.keys(body.errors)]).toEqual([user_id, 422, ['user_id']])
    }
  })
})

async function expectRefused(image: Buffer | null): Promise<void> {
  const { status, body } = await send(image)
  expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'upload-failed', ['image']])
  expect((await profileOf()).img_path).toBeNull()
}

/** Invalid values: refused at their field or stored, never a 500. */
const odd: Record<string, unknown> = {
  empty: '',
  null: null,
  'a number': 17.5,
  'a flag': true,
  'a list': ['x'],
  'an object': { a: 1 },
  HTML: '<img src=x onerror=alert(1)>',
  emoji: '🤸🏽‍♀️🎪',
  'right to left': '\u202Eمرحبا',
  'a NUL': 'a\0b',
  'half a character': 'a\uD83D',
  'too long': 'x'.repeat(600),
  'UPPER CASE': 'ES',
}

describe('bad input', () => {
  // each field with the values of `odd` that it accepts
  test.each<[string, string[]]>([
    ['name', ['UPPER CASE']],
    ['surname', ['UPPER CASE']],
    ['username', ['empty', 'null']],
    ['phone', ['empty', 'null']],
    ['language', []],
    ['country_id', []],
    ['state_id', ['empty', 'null']],
    ['city_id', ['empty', 'null']],
    ['slackline_since', ['empty', 'null']],
    ['social_links', ['empty', 'null', 'an object']],
    ['social_links.website', ['empty', 'null']],
    ['social_links.instagram', ['empty', 'null']],
    ['social_links.youtube', ['empty', 'null']],
  ])('%s', async (field, accepted) => {
    const [wrapper, inner] = field.split('.')
    for (const [kind, value] of Object.entries(odd)) {
      const change = inner ? { [wrapper ?? '']: { [inner]: value } } : { [field]: value }
      const { status, body } = await update({ country_id: spain, ...change })
      const expected = accepted.includes(kind) ? [200, []] : [422, [field]]
      expect([field, kind, status, Object.keys(body.errors ?? {})]).toEqual([field, kind, ...expected])
    }
  })

  test.each([
    ['username', ['ab', 'x'.repeat(31), 'a b', 'a@b', 'ünï', '../..', 'a/b']],
    ['phone', ['600123456', '0034', '0034123', '+34600123456', '0034 600 123', '00346001234a', '00٣٤٦٠٠١٢٣']],
    ['language', ['EN', 'ja', 'xx', 'en-GB']],
    ['country_id', ['0', -1, 999, 724.5, '0x2d4', 2 ** 40]],
    ['slackline_since', ['2012.5', -2012, 'MMXII', 99_999]],
    [
      'social_links.website',
      [
        'javascript:alert(1)',
        'data:text/html,x',
        'ftp://x.example',
        'x.example',
        'https://ana:secret@x.example',
        'https://ana@x.example',
        'https://',
        `https://x.example/${'x'.repeat(500)}`,
      ],
    ],
  ] as [string, unknown[]][])('%s refuses invalid values', async (field, values) => {
    for (const value of values) {
      const inner = field.split('.')[1]
      const change = inner ? { social_links: JSON.stringify({ [inner]: value }) } : { [field]: value }
      const { status, body } = await update({ country_id: spain, ...change })
      expect([value, status, Object.keys(body.errors ?? {})]).toEqual([value, 422, [field]])
    }
  })

  test('a body that is not an object', async () => {
    for (const updatedUser of [undefined, null, '', 'x', 17, [], true]) {
      const { status, body } = await update(updatedUser)
      expect([updatedUser, status]).toEqual([updatedUser, 422])
      expect(Object.keys(body.errors)[0]).toMatch(/^(updatedUser|country_id)$/)
    }
    expect((await update({ name: 'x'.repeat(10_000_000), country_id: spain })).status).toBe(413)
  })

  test.each(['athletes', 'judges', 'organizers'])('/%s/list', async (list) => {
    const ask = (query: string) => server.ask('GET', `/${list}/list?${query}`, { token: person.token })
    for (const page of ['0', '-1', '1.5', 'two', '١', '99999999999', '1&page=2']) {
      const { status, body } = await ask(`page=${page}`)
      expect([page, status, Object.keys(body.errors ?? {})]).toEqual([page, 422, ['page']])
    }
    for (const search of ['%00', 'x'.repeat(101), 'a&search=b', '%ED%A0%BD']) {
      const { status, body } = await ask(`search=${search}`)
      expect([search, status, body.code !== 'unexpected']).toEqual([
        search,
        search === '%ED%A0%BD' ? 200 : 422,
        true,
      ])
    }
    for (const search of ['', '%25', '_', "'; drop table users;--", '<b>', '%F0%9F%A4%B8', '%D7%A9', '\\']) {
      expect([search, (await ask(`search=${search}&page=`)).status]).toEqual([search, 200])
    }
    expect((await server.ask('GET', `/${list}/list?search=a`)).status).toBe(401)
  })

  test('ids in an address', async () => {
    for (const path of ['states', 'cities', 'check_profile', 'check_name']) {
      for (const id of ['0', '-1', 'me', '1.5', '%00', '99999999999', '<b>', '%F0%9F%A4%B8']) {
        const { status } = await server.ask('GET', `/${path}/${id}`, { token: person.token })
        expect([path, id, status]).toEqual([path, id, 404])
      }
    }
  })
})
