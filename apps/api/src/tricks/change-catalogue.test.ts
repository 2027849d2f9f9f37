/** Admins change the catalogue (calls §17): versions, refusals, first landings. */
import type { AdminTrick, TrickDetail } from '@trickline/contract/catalogue'
import type { Trick } from '@trickline/contract/tricks'
import { describe, expect, test } from 'vitest'
import type { SignedIn } from '../platform/http/work.ts'
import { liveRights } from '../platform/live/rights.ts'
import { aServer, type TestAnswer } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'

const server = await aServer()
const cup = await testCompetition(server)

const callAdmin = (
  verb: string,
  body: object,
  by: { token: string } | null = cup.admin,
): Promise<TestAnswer> => server.ask('POST', `/tricks/${verb}`, { body, ...(by && { token: by.token }) })
const detail = async (id: number, by = cup.athleteOfNone): Promise<TrickDetail> =>
  (await cup.ask(by, 'GET', `/tricks/${id}`)).body
const catalogue = async (asOf?: string): Promise<Trick[]> =>
  (
    await cup.ask(
      cup.judge,
      'GET',
      asOf === undefined ? '/tricks' : `/tricks?as_of=${encodeURIComponent(asOf)}`,
    )
  ).body.tricks
const inCatalogue = async (id: number, asOf?: string) =>
  (await catalogue(asOf)).find((trick) => trick.id === id)

let names = 0
const newTrick = (more: object = {}) => ({
  name: `Ünheard Frög ${(names += 1)}`,
  short_name: `UF${names}`,
  value: 4.25,
  level_id: 3,
  categorie_id: 5,
  type_id: 1,
  ...more,
})
const newlyAdded = async (more: object = {}): Promise<AdminTrick> => {
  const { status, body } = await callAdmin('add', newTrick(more))
  expect(status).toBe(200)
  return body.trick
}

describe('a change is a dated row', () => {
  test('adding, changing, retiring and restoring are recorded with person, time, before, after and note', async () => {
    const trick = await newlyAdded({
      aliases: 'Frosch\nGrenouille\n',
      sources: ['Rulebook 2031'],
      note: 'Seen in Oaxaca',
    })
    expect(trick).toMatchObject({
      aliases: ['Frosch', 'Grenouille'],
      value: 4.25,
      score: 4.25,
      creator: null,
      start_position: null,
      sources: ['Rulebook 2031'],
      retired_at: null,
      version: 1,
    })
    expect(trick.id).toBeGreaterThan(10_000)
    const { id } = trick
    expect(
      (await callAdmin('change', { trick_id: id, version: 1, value: '5,5', note: 'Too cheap' })).body.trick,
    ).toEqual({
      ...trick,
      value: 5.5,
      score: 5.5,
      version: 2,
    })
    expect(
      (await callAdmin('retire', { trick_id: id, version: 2, note: 'Unsafe' })).body.trick,
    ).toMatchObject({
      retired_at: server.clock.now().toISOString(),
      version: 3,
    })
    expect((await callAdmin('restore', { trick_id: id, version: 3 })).body.trick).toMatchObject({
      retired_at: null,
      version: 4,
    })

    const { changes } = await detail(id)
    expect(changes.map(({ action, note }) => [action, note])).toEqual([
      ['restored', ''],
      ['retired', 'Unsafe'],
      ['changed', 'Too cheap'],
      ['added', 'Seen in Oaxaca'],
    ])
    expect(changes.every(({ is_own, admin }) => !is_own && admin?.id === cup.admin.id)).toBe(true)
    expect(changes[2]).toMatchObject({
      at: server.clock.now().toISOString(),
      before: { value: 4.25, sources: ['Rulebook 2031'] },
      after: { value: 5.5, sources: ['Rulebook 2031'] },
    })
    expect(changes[3]?.before).toBeNull()
  })

  test('fields left out are kept, empty ones cleared, and a save without changes is not recorded', async () => {
    const { id } = await newlyAdded({ creator: 'Tauri', aliases: ['Frogling'] })
    const same = await callAdmin('change', { trick_id: id, version: 1, creator: 'Tauri', value: 4.25 })
    expect(same.body.trick.version).toBe(1)
    const { trick } = (await callAdmin('change', { trick_id: id, version: 1, creator: '' })).body
    expect(trick).toMatchObject({ creator: null, aliases: ['Frogling'], value: 4.25 })
    expect((await detail(id)).changes).toHaveLength(2)
  })

  test('the second of two admins is refused, with the first one’s change', async () => {
    const { id } = await newlyAdded()
    const both = await Promise.all(
      [5, 6].map((value) => callAdmin('change', { trick_id: id, version: 1, value })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [first, second] = both.toSorted((a, b) => a.status - b.status)
    expect(second?.body).toMatchObject({ code: 'changed-elsewhere', present: { trick: first?.body.trick } })
    expect((await callAdmin('retire', { trick_id: id, version: 1 })).body.code).toBe('changed-elsewhere')
  })

  test('changes and videos are announced to everybody', async () => {
    const { id } = await newlyAdded()
    await callAdmin('change', { trick_id: id, version: 1, value: 7 })
    await cup.ask(cup.athleteOfNone, 'POST', '/trick/store', {
      trickId: id,
      youtubeLink: 'https://youtu.be/dQw4w9WgXcQ',
    })
    const events = (await cup.events('tricks')).slice(-3)
    expect(events.map(({ event }) => event)).toEqual(['TrickUpdated', 'TrickUpdated', 'TrickUpdated'])
    expect(events.at(-1)?.public).toEqual({ trick: await inCatalogue(id) })
  })
})

test('only signed-in people may subscribe to the catalogue', async () => {
  const rights = liveRights(server.context)
  expect(await rights(null, 'tricks')).toBeNull()
  const { id } = cup.athleteOfNone
  expect(await rights({ id, roles: ['athlete'] } as SignedIn, 'tricks')).toBe('person')
})

describe('as of a day', () => {
  test('values and retirements are as at its end, videos as now', async () => {
    const start = server.clock.now()
    const day = (days: number) => new Date(start.getTime() + days * 86_400_000)
    const date = (days: number) => day(days).toISOString().slice(0, 10)
    const { id } = await newlyAdded()
    server.clock.set(day(1))
    await callAdmin('change', { trick_id: id, version: 1, value: 8 })
    server.clock.set(day(2))
    await callAdmin('retire', { trick_id: id, version: 2 })
    server.clock.set(day(3))
    await callAdmin('change', { trick_id: id, version: 3, value: 9 })
    server.clock.set(day(4))
    await callAdmin('restore', { trick_id: id, version: 4 })

    const asOf = async (moment: string) => {
      const trick = await inCatalogue(id, moment)
      return trick && [trick.value, trick.score, trick.retired_at !== null]
    }
    expect(await asOf(date(-1))).toBeUndefined()
    expect(await asOf(date(0))).toEqual([4.25, 4.25, false])
    expect(await asOf(date(1))).toEqual([8, 8, false])
    expect(await asOf(date(2))).toEqual([8, 8, true])
    expect(await asOf(date(3))).toEqual([9, 9, true])
    expect(await asOf(date(4))).toEqual([9, 9, false])
    expect(await asOf(new Date(day(1).getTime() - 1).toISOString())).toEqual([4.25, 4.25, false])
    expect(await asOf(day(1).toISOString())).toEqual([8, 8, false])
    server.clock.set(start)
  })

  test('before its first day the catalogue is as at its start', async () => {
    expect(await catalogue('1999-01-01')).toHaveLength(270)
  })

  test.each(['yesterday', '2030-02-31', '2030-13-01'])('%s is not a day', async (asOf) => {
    const { status, body } = await cup.ask(cup.judge, 'GET', `/tricks?as_of=${asOf}`)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['as_of']])
  })
})

describe('refused changes', () => {
  test('only admins may change the catalogue or preview a change', async () => {
    const bodies = { add: newTrick(), change: {}, retire: {}, restore: {}, preview: {} }
    for (const [verb, body] of Object.entries(bodies)) {
      const full = { trick_id: 92, version: 1, value: 9, ...body }
      for (const by of [cup.owner, cup.judge, cup.supervisor, cup.athleteOfNone])
        expect((await callAdmin(verb, full, by)).status).toBe(403)
      expect((await callAdmin(verb, full, null)).status).toBe(401)
    }
    expect(await inCatalogue(92)).toMatchObject({ value: 4.5, retired_at: null })
  })

  test('unknown tricks are not found', async () => {
    for (const verb of ['change', 'retire', 'restore', 'preview'])
      expect((await callAdmin(verb, { trick_id: 9999, version: 1 })).status).toBe(404)
    for (const id of ['9999', 'x', '0', '2147483648'])
      expect((await cup.ask(cup.judge, 'GET', `/tricks/${id}`)).status).toBe(404)
  })

  test('a trick can be retired and restored only once', async () => {
    const { id } = await newlyAdded()
    expect((await callAdmin('restore', { trick_id: id, version: 1 })).status).toBe(409)
    await callAdmin('retire', { trick_id: id, version: 1 })
    expect((await callAdmin('retire', { trick_id: id, version: 2 })).body.code).toBe('wrong-state')
  })

  test.each<[string, unknown, string]>([
    ['name', '', 'required'],
    ['name', 'x'.repeat(101), 'too-long'],
    ['short_name', 'x'.repeat(31), 'too-long'],
    ['short_name', ' bb360 ', 'taken'],
    ['name', 'BUTT BOUNCE 360 TO BUTT BÓUNCE', 'taken'],
    ['aliases', ['Misty'], 'taken'],
    ['aliases', ['x'.repeat(101)], 'too-long'],
    ['aliases', Array.from({ length: 21 }, (_, place) => `Alias ${place}`), 'too-many'],
    ['aliases', { a: 1 }, 'not-text'],
    ['aliases', ['\0'], 'not-text'],
    ['value', -0.01, 'too-small'],
    ['value', 100.01, 'too-large'],
    ['value', 1.234, 'too-precise'],
    ['value', 'much', 'not-an-amount'],
    ['value', null, 'not-an-amount'],
    ['level_id', 5, 'not-offered'],
    ['level_id', 1.5, 'not-offered'],
    ['categorie_id', 12, 'not-offered'],
    ['type_id', 3, 'not-offered'],
    ['creator', 'x'.repeat(101), 'too-long'],
    ['start_position', 'sofa', 'not-offered'],
    ['end_position', 7, 'not-offered'],
    ['sources', ['x'.repeat(301)], 'too-long'],
    ['note', 'x'.repeat(1001), 'too-long'],
  ])('%s: %j is %s', async (field, value, code) => {
    const before = await catalogue()
    const answers = [
      await callAdmin('add', newTrick({ [field]: value })),
      await callAdmin('change', { trick_id: 93, version: 1, [field]: value }),
    ]
    for (const { status, body } of answers)
      expect([status, body.field_codes]).toEqual([422, { [field]: [code] }])
    expect(await catalogue()).toEqual(before)
  })

  test.each(['name', 'short_name', 'value', 'level_id', 'categorie_id', 'type_id'])(
    'a trick needs a %s',
    async (field) => {
      const { status, body } = await callAdmin('add', newTrick({ [field]: undefined }))
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    },
  )

  test('changing a trick needs its version', async () => {
    for (const verb of ['change', 'retire', 'restore']) {
      const { status, body } = await callAdmin(verb, { trick_id: 93 })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['version']])
    }
  })

  test('a trick may keep its own names', async () => {
    const { id, name, short_name } = await newlyAdded({ aliases: ['Own'] })
    const { status } = await callAdmin('change', {
      trick_id: id,
      version: 1,
      name,
      short_name,
      aliases: ['own', 'Owned'],
    })
    expect(status).toBe(200)
  })
})

test('past rounds keep values, new ones take the changed value; a retired trick stays only in its rounds', async () => {
  const by = cup.athleteOfNone
  const { id } = await newlyAdded({ value: 4 })
  const other = await newlyAdded()
  const store = (tricks: object[]) =>
    cup.ask(by, 'POST', '/store', { modeProgram: 1, validatedTricks: tricks })
  const first = (await store([{ id }])).body.round
  await callAdmin('change', { trick_id: id, version: 1, value: 10, name: `Renamed ${id}` })
  const second = (await store([{ id }])).body.round
  expect([first.total_score, second.total_score]).toEqual([4, 10])
  await callAdmin('retire', { trick_id: id, version: 2 })
  expect((await inCatalogue(id))?.retired_at).not.toBeNull()

  const refused = await store([{ id: other.id }, { body: [{ id: other.id }, { id }] }])
  expect([refused.status, refused.body.field_codes]).toEqual([
    422,
    { 'validatedTricks.1.body.1.id': ['retired-trick'] },
  ])

  const { validatedTricks } = (await cup.ask(by, 'GET', `/get_round/${first.id}`)).body
  expect(validatedTricks).toMatchObject([{ id, value: 4, name: expect.stringContaining('Frög') }])
  const again = (tricks: object[]) =>
    cup.ask(by, 'POST', '/update_round', { modeProgram: 1, roundId: first.id, validatedTricks: tricks })
  const edited = await again([{ id: other.id }, ...validatedTricks])
  expect([edited.status, edited.body.round.total_score]).toEqual([200, 4.25 + 4])
  expect((await again([{ id: other.id }])).status).toBe(200)
  // the round no longer has the trick
  expect((await again([{ id }])).status).toBe(422)
})

const combo = (...ids: number[]) => ({ body: ids.map((id) => ({ id })) })

test('first landing and combos come from published rounds only', async () => {
  const { id } = await newlyAdded()
  const store = async (by: { token: string }, tricks: object[]) =>
    (
      await server.ask('POST', '/store', {
        token: by.token,
        body: { modeProgram: 3, validatedTricks: tricks },
      })
    ).body.round
  const [own, others] = [cup.athleteOfNone, cup.athlete(7)]
  const hidden = await store(own, [{ id }, combo(id, 92, 92)])
  expect(await detail(id, own)).toMatchObject({ first_landed: null, combos: [] })
  // a trick with a dub is not landed
  const dubbed = await store(others, [{ id, dub: 1 }])
  await cup.update(others, 'publishRounds', [dubbed.id], 10)
  expect((await detail(id)).first_landed).toBeNull()

  server.clock.set(new Date(server.clock.now().getTime() + 60_000))
  const published = await store(others, [combo(92, id), combo(92, id), combo(id, 92), combo(92, 113), { id }])
  await cup.update(others, 'publishRounds', [published.id], 10)
  for (const by of [own, others, cup.admin])
    expect(await detail(id, by)).toMatchObject({
      first_landed: {
        round_id: published.id,
        at: server.clock.now().toISOString(),
        user: { id: others.id },
        competition: null,
      },
      combos: [
        { trick_ids: [92, id], times: 2 },
        { trick_ids: [id, 92], times: 1 },
      ],
    })

  await cup.update(own, 'publishRounds', [hidden.id], 10)
  const trick = await detail(id)
  expect(trick.first_landed).toMatchObject({ round_id: hidden.id, user: { id: own.id } })
  expect(trick.combos).toHaveLength(3)
})
