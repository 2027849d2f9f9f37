import { expect, test } from 'vitest'
import { aServer } from '../platform/test-server.ts'
import type { TestPerson } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'

const server = await aServer()
const athlete = await server.person('athlete')
const other = await server.person('athlete')
const judge = await server.person('judge')

const create = (by: TestPerson, more: Record<string, unknown> = {}) =>
  server.ask('POST', '/store', {
    token: by.token,
    body: { modeProgram: 3, competitionDetails: null, validatedTricks: [{ id: 92 }], ...more },
  })
const save = (by: TestPerson, roundId: number, more: Record<string, unknown> = {}) =>
  server.ask('POST', '/update_round', {
    token: by.token,
    body: { modeProgram: 3, roundId, validatedTricks: [{ id: 92 }, { id: 113 }], ...more },
  })
const publish = (by: TestPerson, ...id: number[]) =>
  server.ask('POST', '/status/update', { token: by.token, body: { entity: 'publishRounds', id } })
const list = async (by: TestPerson) => (await server.ask('GET', '/training/list', { token: by.token })).body
const get = (by: TestPerson, id: number) => server.ask('GET', `/get_round/${id}`, { token: by.token })

test('an athlete stores training rounds, numbered in order, and lists them newest first', async () => {
  const first = await create(athlete, {
    round_name: 'On the beach',
    videoUrl: 'https://youtu.be/Monday_run1',
  })
  expect(first.body).toMatchObject({
    success: true,
    round: {
      competition_id: null,
      round_number: 1,
      round_name: 'On the beach',
      status_id: 7,
      total_score: 5.5,
    },
  })
  await create(athlete, { athleteId: athlete.id, modeProgram: 1 })
  expect(await list(athlete)).toMatchObject([
    { round_number: 2, rule: { name: 'Without rules' }, total_score: 4.5, competition: null },
    { round_number: 1, round_name: 'On the beach', total_score: 5.5 },
  ])
  expect(await list(other)).toEqual([])
})

test('two training rounds stored at once get two numbers', async () => {
  const person = await server.person('athlete')
  const stored = await Promise.all([create(person), create(person), create(person)])
  expect(stored.map(({ body }) => body.round.round_number).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
})

test('only athletes store training rounds, and only their own', async () => {
  expect((await create(athlete, { athleteId: other.id })).status).toBe(403)
  expect((await create(judge)).status).toBe(403)
  expect((await server.ask('POST', '/store', { body: {} })).status).toBe(401)
  expect(await list(judge)).toEqual([])
})

test.each([
  [{ modeProgram: 5 }, 'modeProgram', 'unknown-rule'],
  [{ validatedTricks: [] }, 'validatedTricks', 'no-tricks'],
  [{ validatedTricks: [{ id: 9999 }] }, 'validatedTricks.0.id', 'unknown-trick'],
  [{ videoUrl: 'javascript:alert(1)' }, 'videoUrl', 'not-a-link'],
  [{ videoUrl: 'https://vimeo.com/76979871' }, 'videoUrl', 'not-a-video'],
])('%j is not stored', async (more, field, code) => {
  const before = await list(athlete)
  const { status, body } = await create(athlete, more)
  expect([status, body.field_codes[field]]).toEqual([422, [code]])
  expect(await list(athlete)).toEqual(before)
})

test('a round holds a thousand tricks, however they are grouped, and no more', async () => {
  const combo = { body: Array.from({ length: 200 }, () => ({ id: 92 })) }
  const most = await create(athlete, { validatedTricks: Array.from({ length: 5 }, () => combo) })
  expect(most.status).toBe(200)
  for (const combos of [6, 300]) {
    const { status, body } = await create(athlete, {
      validatedTricks: Array.from({ length: combos }, () => combo),
    })
    expect([status, body.field_codes]).toEqual([422, { validatedTricks: ['too-many'] }])
  }
})

test('a training round is corrected under the rule it was created with', async () => {
  const { body } = await create(athlete, { round_name: 'Monday' })
  const { id } = body.round
  expect((await save(athlete, id, { modeProgram: 4 })).body.field_codes).toEqual({
    modeProgram: ['other-rule'],
  })
  const saved = await save(athlete, id, { round_name: 'Tuesday' })
  expect(saved.body.round).toMatchObject({ total_score: 12.25, round_name: 'Tuesday', rule_id: 3 })
  expect((await save(athlete, id)).body.round.round_name).toBe('Tuesday')
})

test('a training round with another video loses the seconds of the last one', async () => {
  const { id } = (
    await create(athlete, {
      videoUrl: 'https://youtu.be/Monday_run1',
      validatedTricks: [{ id: 92, video_second: 3 }],
    })
  ).body.round
  const [{ validated_trick_id }] = (await get(athlete, id)).body.validatedTricks
  const second = async (videoUrl: string) => {
    const saved = await save(athlete, id, { videoUrl, validatedTricks: [{ id: 92, validated_trick_id }] })
    expect(saved.status).toBe(200)
    return (await get(athlete, id)).body.validatedTricks[0].video_second
  }
  expect(await second('https://youtu.be/Monday_run1')).toBe(3)
  expect(await second('https://youtu.be/Monday_run2')).toBeNull()
})

test('an athlete deletes the video of an own training round until it is published', async () => {
  const videoUrl = 'https://youtu.be/Monday_run1'
  const { id } = (await create(athlete, { videoUrl })).body.round
  expect((await save(other, id, { videoUrl: null })).status).toBe(403)
  expect((await save(athlete, id, { videoUrl: null })).body.round.video_link).toBeNull()

  await save(athlete, id, { videoUrl })
  await publish(athlete, id)
  expect((await save(athlete, id, { videoUrl: null })).status).toBe(409)
  expect((await get(athlete, id)).body.round.video_link).toBe(videoUrl)
})

test('a training round is saved over the version that was read, and no other', async () => {
  const { id, version } = (await create(athlete)).body.round
  for (const foreign of [version - 1, version + 100]) {
    expect(await save(athlete, id, { version: foreign })).toMatchObject({
      status: 409,
      body: { code: 'wrong-state', present: { round: { id, version } } },
    })
  }
  expect((await save(athlete, id, { version })).status).toBe(200)
})

test('only its athlete can read and change a training round before it is published', async () => {
  const { id } = (await create(athlete)).body.round
  for (const by of [other, judge, await server.person('admin', 'supervisor', 'organizer')]) {
    const unseen = await get(by, id)
    expect([unseen.status, unseen.body.present]).toEqual([404, undefined])
    expect((await save(by, id)).status).toBe(403)
    expect((await publish(by, id)).status).toBe(403)
    expect((await server.ask('DELETE', `/delete_round/${id}`, { token: by.token })).status).toBe(403)
  }
  expect((await get(athlete, id)).body.round).toMatchObject({ status_id: 7, total_score: 5.5 })

  expect((await publish(athlete, id)).body).toEqual({ success: true })
  expect((await get(other, id)).body).toMatchObject({
    round: { status_id: 10, total_score: 5.5 },
    validatedTricks: [{ id: 92, score: 4.5 }],
  })
})

test('a published training round cannot be corrected or published again', async () => {
  const { id } = (await create(athlete)).body.round
  await publish(athlete, id)
  const refused = await save(athlete, id)
  expect([refused.status, refused.body.present.round.status.name]).toEqual([409, 'published'])
  expect((await publish(athlete, id)).status).toBe(409)
  expect((await get(athlete, id)).body.round.total_score).toBe(5.5)
})

test('several training rounds are published all or none', async () => {
  const own = (await create(athlete)).body.round
  const foreign = (await create(other)).body.round
  expect((await publish(athlete, own.id, foreign.id)).status).toBe(403)
  expect((await publish(athlete, own.id, 99999)).status).toBe(404)
  expect((await get(athlete, own.id)).body.round.status.name).toBe('completed')
})

test('a deleted training round is not found', async () => {
  const { id } = (await create(athlete)).body.round
  expect((await server.ask('DELETE', `/delete_round/${id}`, { token: athlete.token })).body).toEqual({
    success: true,
  })
  expect((await get(athlete, id)).status).toBe(404)
})

test('a published training round is not deleted any more', async () => {
  const { id } = (await create(athlete)).body.round
  await publish(athlete, id)
  const refused = await server.ask('DELETE', `/delete_round/${id}`, { token: athlete.token })
  expect([refused.status, refused.body.code]).toEqual([409, 'wrong-state'])
  expect((await get(athlete, id)).body.round.status.name).toBe('published')
})

test('the list has competition rounds when they are judged, with a total when they are published', async () => {
  const cup = await testCompetition(server)
  await cup.held.started()
  const person = cup.athlete(0)
  expect(await list(person)).toEqual([])
  await cup.held.scored()
  expect(await list(person)).toMatchObject([
    { competition: { name: 'Test Open' }, round_name: 'qualification', total_score: null },
  ])
  const points = async () => (await list(person))[0].line.map((trick: { points: unknown }) => trick.points)
  expect(new Set(await points())).toEqual(new Set([null]))
  await cup.held.publishedPhase()
  const [round] = await list(person)
  expect(round.total_score).toBeGreaterThan(0)
  expect(await points()).not.toContain(null)
})

test('the list has chart data of at most a hundred tricks per round, in the order performed', async () => {
  const person = await server.person('athlete')
  const bb360 = { id: 92, grab: 17, video_second: 4.5 }
  await create(person, {
    videoUrl: 'https://youtu.be/Monday_run1',
    validatedTricks: [
      bb360,
      {
        body: [
          { id: 113, dub: 1 },
          { id: 113, variation: 1 },
        ],
      },
    ],
  })
  const [round] = await list(person)
  expect(round.line).toEqual([
    { level: 2, points: 4.5, grab: 17, dub: 0, combo: 0, second: 4.5 },
    { level: 2, points: expect.closeTo(5.75 * 0.8 * 1.5), grab: null, dub: 1, combo: 1, second: null },
    { level: 2, points: expect.closeTo(5.75 * 1.5), grab: null, dub: 0, combo: 1, second: null },
  ])
  await create(person, { validatedTricks: Array.from({ length: 130 }, () => ({ id: 92 })) })
  expect((await list(person))[0].line).toHaveLength(100)
})
