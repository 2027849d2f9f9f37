import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestAnswer, type TestServer } from '../platform/test-server.ts'
import { completeForm, expectDone, gatherCast, heldAt, type Cast } from './test-competition.ts'

let server: TestServer
let cast: Cast

beforeAll(async () => {
  server = await testServer()
  cast = await gatherCast(server)
})
afterAll(() => server.close())

const store = (form: object): Promise<TestAnswer> =>
  server.ask('POST', '/competitions/store', { token: cast.owner.token, body: { formCreate: form } })
const save = (id: number, form: object): Promise<TestAnswer> =>
  server.ask('PUT', `/competitions/${id}`, { token: cast.owner.token, body: { formUpdate: form } })
const countCompetitions = async () =>
  Number(
    (
      await server.context.db
        .selectFrom('competitions')
        .select((row) => row.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

test('a complete form is answered as it was sent and waits for approval', async () => {
  const { competition } = expectDone(await store(completeForm))
  expect(competition).toMatchObject({
    ...completeForm,
    status_id: 3,
    completion_percentage: 100,
    organizer_id: cast.owner.id,
    athletes_min: 8,
    athletes_max: 10,
    date_start_at: '2030-06-15T08:00:00.000Z',
    date_end_at: '2030-06-16T16:00:00.000Z',
    prize_amount_first: 400,
    prize_amount_second: 300,
    prize_amount_third: 200,
    prize_amount_fourth: 100,
    competition_users: [],
    rounds: [],
    podiums: [],
    approved: false,
  })
  expect(competition.round_sizes).toEqual([
    { id: 3, name: 'quarterFinal', athlete_count: 8 },
    { id: 2, name: 'semiFinal', athlete_count: 4 },
    { id: 1, name: 'final', athlete_count: 4 },
  ])
})

test('a name alone is a draft, and completing it makes it wait for approval', async () => {
  const { competition: draft } = expectDone(await store({ name: 'Only a name' }))
  expect(draft).toMatchObject({
    status_id: 1,
    date_start: null,
    date_end: null,
    rule: null,
    round_size_id: [],
  })
  expect(draft.completion_percentage).toBeLessThan(20)
  const { competition: complete } = expectDone(await save(draft.id, completeForm))
  expect(complete).toMatchObject({ id: draft.id, status_id: 3, completion_percentage: 100 })
  const { competition: reopened } = expectDone(await save(draft.id, { name: 'Again a draft', location: '' }))
  expect(reopened).toMatchObject({ name: 'Again a draft', status_id: 1, location: null, rule_id: 4 })
})

test('the form may spell numbers as text, flags as true, the pack as a number and the prize with dots', async () => {
  const { competition } = expectDone(
    await store({
      ...completeForm,
      type_id: '2',
      is_vs: true,
      participant_size: 1,
      round_size_id: ['1', '3', '2'],
      prize_amount_total: '12.500',
    }),
  )
  expect(competition).toMatchObject({
    is_vs: 1,
    participant_size: 'small',
    round_size_id: [3, 2, 1],
    prize_amount_total: 12_500,
  })
})

test('three places when the fourth prize is nothing', async () => {
  const { four_places: _, ...form } = completeForm
  const { competition } = expectDone(
    await store({ ...form, prize_amount_total: 999, prize_amount_fourth: 0 }),
  )
  expect(competition).toMatchObject({
    four_places: 0,
    prize_amount_first: 501,
    prize_amount_second: 299,
    prize_amount_third: 199,
    prize_amount_fourth: 0,
  })
})

test('options that the form does not offer yet are accepted all the same', async () => {
  const online = {
    ...completeForm,
    type_id: 1,
    gender: 'mixed',
    category: 'team',
    days_online: 15,
    location: null,
  }
  const { competition } = expectDone(await store(online))
  expect(competition).toMatchObject({
    completion_percentage: 100,
    type_id: 1,
    gender: 'mixed',
    days_online: 15,
  })
})

describe('what is wrong is said by field and nothing is saved', () => {
  test.each([
    ['no name', { name: ' ' }, 'name', 'required'],
    ['a date that is none', { date_start: 'soon' }, 'date_start', 'not-a-date'],
    ['a day that does not exist', { date_start: '2030-06-31 10:00' }, 'date_start', 'not-a-date'],
    ['less than a month ahead', { date_start: '2030-05-31 23:59' }, 'date_start', 'too-early'],
    ['more than a year after that', { date_start: '2031-06-02 00:00' }, 'date_start', 'too-late'],
    ['an end before the start', { date_end: '2030-06-15 09:59' }, 'date_end', 'before-start'],
    ['an unknown zone', { time_zone: 'Mars/Olympus' }, 'time_zone', 'unknown-time-zone'],
    ['an unknown country', { country_id: 999_999 }, 'country_id', 'unknown-country'],
    ['an unknown rule', { rule_id: 5 }, 'rule_id', 'not-offered'],
    ['an unknown stage', { round_size_id: [6, 1] }, 'round_size_id.0', 'unknown-stage'],
    [
      'a stage too large for the pack',
      { round_size_id: [4, 3, 2, 1] },
      'round_size_id',
      'stage-not-available',
    ],
    ['a stage twice', { round_size_id: [3, 2, 2, 1] }, 'round_size_id', 'stage-repeated'],
    ['no final', { round_size_id: [3, 2] }, 'round_size_id', 'no-final'],
    ['a gap in versus', { round_size_id: [3, 1] }, 'round_size_id', 'run-broken'],
    ['a semifinal in scoring mode', { is_vs: 0 }, 'round_size_id', 'stage-not-available'],
    [
      'double qualifying without a pack',
      { participant_size: null, is_qualification_dual: 1 },
      'is_qualification_dual',
      'participant_size',
    ],
    [
      'double qualifying of a big live one',
      { participant_size: 'big', is_qualification_dual: 1, round_size_id: [5, 4, 3, 2, 1] },
      'is_qualification_dual',
      'double_parameters',
    ],
    ['fees above the limit', { fees: 250_001 }, 'fees', 'too-large'],
    ['seven judges', { judges: 7 }, 'judges', 'not-offered'],
    ['a link that is none', { url_event: 'javascript:alert(1)' }, 'url_event', 'not-a-link'],
    ['a picture from elsewhere', { img_path: 'https://example.com/a.jpg' }, 'img_path', 'not-uploaded'],
    [
      'a picture that was never uploaded',
      { img_path: `/uploads/banners/${'0'.repeat(64)}.jpg` },
      'img_path',
      'not-uploaded',
    ],
  ])('%s', async (_, change, field, code) => {
    const before = await countCompetitions()
    const answer = await store({ ...completeForm, ...change })
    expect(answer.status).toBe(422)
    expect(answer.body.code).toBe('invalid')
    expect(answer.body.field_codes[field]).toContain(code)
    expect(await countCompetitions()).toBe(before)
  })
})

test('the first and the last possible day of a start are taken, by the calendar of the competition', async () => {
  for (const date_start of ['2030-06-01 00:00', '2031-06-01 23:59']) {
    const { competition } = expectDone(await store({ ...completeForm, date_start, date_end: null }))
    // a single date is the end too
    expect(competition).toMatchObject({ date_start, date_end: date_start })
  }
})

test('a draft that has waited can still be saved, but not given another date that is too early', async () => {
  const id = await heldAt(server, cast, 'pending')
  const before = server.clock.now()
  server.clock.set(new Date('2030-05-21T10:00:00Z'))
  expect((await save(id, { ...completeForm, name: 'Three weeks later' })).status).toBe(200)
  expect((await save(id, { ...completeForm, date_start: '2030-06-15 11:00' })).body.field_codes).toEqual({
    date_start: ['too-early'],
  })
  server.clock.set(before)
})

test('stages, rules and types for the form', async () => {
  const { body } = await server.ask('GET', '/competitions', { token: cast.athlete.token })
  expect(body.round_sizes).toHaveLength(5)
  expect(body.round_sizes[4]).toEqual({ id: 5, name: 'sixteenthFinal', athlete_count: 32 })
  expect(body.rules).toHaveLength(4)
  expect(body.types).toEqual([
    { id: 1, name: 'OnLine', disabled: true },
    { id: 2, name: 'Live', disabled: false },
  ])
})
