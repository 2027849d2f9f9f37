import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Settings } from '@trickline/contract/settings'
import { aServer, type TestAnswer } from '../platform/test-server.ts'
import { changeCompetition } from './competitions-store.ts'
import {
  competitionInStatus,
  completeForm,
  expectSuccess,
  moveCompetition,
  signUpPeople,
} from './test-competition.ts'

const server = await aServer()
const people = await signUpPeople(server)

const store = (form: object): Promise<TestAnswer> =>
  server.ask('POST', '/competitions/store', { token: people.owner.token, body: { formCreate: form } })
const save = (id: number, form: object): Promise<TestAnswer> =>
  server.ask('PUT', `/competitions/${id}`, { token: people.owner.token, body: { formUpdate: form } })
const switchOptions = async (body: Partial<Settings>) =>
  expectSuccess(await server.ask('PUT', '/settings', { token: people.admin.token, body }))
const countCompetitions = async () =>
  Number(
    (
      await server.context.db
        .selectFrom('competitions')
        .select((row) => row.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

test('a complete form is returned as sent and waits for approval', async () => {
  const { competition } = expectSuccess(await store(completeForm))
  expect(competition).toMatchObject({
    ...completeForm,
    status_id: 3,
    completion_percentage: 100,
    organizer_id: people.owner.id,
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

test('a name alone is a draft; completed, it waits for approval', async () => {
  const { competition: draft } = expectSuccess(await store({ name: 'Only a name' }))
  expect(draft).toMatchObject({
    status_id: 1,
    date_start: null,
    date_end: null,
    rule: null,
    round_size_id: [],
  })
  expect(draft.completion_percentage).toBeLessThan(20)
  const { competition: complete } = expectSuccess(await save(draft.id, completeForm))
  expect(complete).toMatchObject({ id: draft.id, status_id: 3, completion_percentage: 100 })
  const { competition: reopened } = expectSuccess(
    await save(draft.id, { name: 'Again a draft', location: '' }),
  )
  expect(reopened).toMatchObject({ name: 'Again a draft', status_id: 1, location: null, rule_id: 4 })
})

test('the form accepts numbers as text, flags as true, the pack as a number and the prize with dots', async () => {
  const { competition } = expectSuccess(
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

test('there are three places if the fourth prize is 0', async () => {
  const { prize_places: _, ...form } = completeForm
  const { competition } = expectSuccess(
    await store({ ...form, prize_amount_total: 999, prize_amount_fourth: 0 }),
  )
  expect(competition).toMatchObject({
    prize_places: 3,
    prize_amount_first: 501,
    prize_amount_second: 299,
    prize_amount_third: 199,
    prize_amount_fourth: 0,
  })
})

describe('options that are switched off', () => {
  const online = { type_id: 1, days_online: 15, location: null, date_end: null }
  test.each<[keyof Settings, string, object]>([
    ['mixed', 'gender', { gender: 'mixed' }],
    ['team', 'category', { category: 'team' }],
    ['online', 'type_id', online],
  ])(
    '%s is refused, accepted when switched on, and kept when switched off again',
    async (option, field, change) => {
      const id = await competitionInStatus(server, people, 'pending')
      const form = { ...completeForm, ...change }
      for (const answer of [await store(form), await save(id, change)]) {
        expect(answer.status).toBe(422)
        expect(answer.body.field_codes).toEqual({ [field]: ['not-offered'] })
      }
      await switchOptions({ [option]: true })
      expectSuccess(await store(form))
      expectSuccess(await save(id, change))
      await switchOptions({ [option]: false })
      const { competition } = expectSuccess(await save(id, { name: 'Edited while it is off' }))
      expect(competition).toMatchObject({
        ...change,
        date_end: competition.date_end,
        completion_percentage: 100,
      })
      expect((await store(form)).status).toBe(422)
    },
  )
})

/** The stages that each pack and mode allows, for every type (competition-form §3). */
describe('the stages that are accepted', () => {
  beforeAll(() => switchOptions({ online: true }))
  afterAll(() => switchOptions({ online: false }))
  const playable = {
    small: {
      vs: [[1], [2, 1], [3, 2, 1]],
      scoring: withFinal([3]),
      athletes: { vs: [8, 10], scoring: [8, 12] },
    },
    medium: {
      vs: [[1], [2, 1], [3, 2, 1], [4, 3, 2, 1]],
      scoring: withFinal([4, 3]),
      athletes: { vs: [11, 18], scoring: [13, 20] },
    },
    big: {
      vs: [[1], [2, 1], [3, 2, 1], [4, 3, 2, 1], [5, 4, 3, 2, 1]],
      scoring: withFinal([5, 4, 3]),
      athletes: { vs: [19, 32], scoring: [21, 32] },
    },
  } as const
  const packs = ['small', 'medium', 'big'] as const
  const cases = packs.flatMap((pack) =>
    (['vs', 'scoring'] as const).flatMap((mode) =>
      [1, 2].flatMap((type_id) => [0, 1].map((dual) => ({ pack, mode, type_id, dual }))),
    ),
  )
  test.each(cases)('$pack, $mode, type $type_id, dual $dual', async ({ pack, mode, type_id, dual }) => {
    const form = {
      name: 'Every choice',
      participant_size: pack,
      is_vs: mode === 'vs' ? 1 : 0,
      type_id,
      is_qualification_dual: dual,
    }
    const answer = await store(form)
    if (pack === 'big' && type_id === 2 && dual === 1) {
      expect(answer.body.field_codes).toEqual({ is_qualification_dual: ['double_parameters'] })
      return
    }
    const { competition } = expectSuccess(answer)
    const [athletes_min, athletes_max] = playable[pack].athletes[mode]
    expect(competition).toMatchObject({ athletes_min, athletes_max, is_qualification_dual: dual })
    const taken: number[][] = []
    for (const stages of subsetsOf([5, 4, 3, 2, 1])) {
      const saved = await save(competition.id, { round_size_id: stages })
      if (saved.status === 200) taken.push(saved.body.competition.round_size_id)
      else expect(Object.keys(saved.body.field_codes)).toEqual(['round_size_id'])
    }
    expect(inOrder(taken)).toEqual(inOrder(playable[pack][mode]))
  })
})

describe('saving some fields changes the fields that depend on them', () => {
  beforeAll(() => switchOptions({ online: true }))
  afterAll(() => switchOptions({ online: false }))
  const dual = { is_qualification_dual: 1, judges: 4 }
  const online = { type_id: 1, location: null, date_end: null, days_online: 30 }
  const live = { date_end: '2030-06-16 18:00' }
  test.each<[string, object, object, object]>([
    [
      'another pack',
      dual,
      { participant_size: 'medium' },
      { round_size_id: [], is_qualification_dual: 0, judges: 1, days_online: null, athletes_max: 18 },
    ],
    [
      'another pack online',
      { ...dual, ...online },
      { participant_size: 'big' },
      { round_size_id: [], is_qualification_dual: 0, judges: 1, days_online: 10 },
    ],
    [
      'another pack with stages and judges of its own',
      dual,
      { participant_size: 'medium', round_size_id: [2, 1], judges: 3 },
      { round_size_id: [2, 1], is_qualification_dual: 0, judges: 3 },
    ],
    ['no pack', dual, { participant_size: null }, { round_size_id: [], judges: 1, athletes_max: null }],
    [
      'to online',
      dual,
      { type_id: 1 },
      { days_online: 10, location: null, date_end: '2030-06-15 10:00', is_qualification_dual: 1 },
    ],
    ['to live', { ...dual, ...online }, { type_id: 2 }, { days_online: null, is_qualification_dual: 1 }],
    [
      'to live with a big pack',
      { ...online, participant_size: 'big', is_qualification_dual: 1 },
      { type_id: 2 },
      { days_online: null, is_qualification_dual: 0, participant_size: 'big', round_size_id: [3, 2, 1] },
    ],
    ['no type', online, { type_id: null }, { days_online: null }],
    [
      'to scoring, with a semifinal',
      dual,
      { is_vs: 0 },
      { round_size_id: [], participant_size: 'small', judges: 4, athletes_max: 12 },
    ],
    ['to scoring, with the final alone', { round_size_id: [1] }, { is_vs: 0 }, { round_size_id: [1] }],
    ['to versus, over a gap', { is_vs: 0, round_size_id: [3, 1] }, { is_vs: 1 }, { round_size_id: [] }],
    ['no mode', {}, { is_vs: null }, { round_size_id: [], participant_size: 'small' }],
    ['a start after the end', {}, { date_start: '2030-07-01 09:00' }, { date_end: '2030-07-01 09:00' }],
    ['a start before', {}, { date_start: '2030-06-10 09:00' }, { date_end: '2030-06-16 18:00' }],
    ['no start', {}, { date_start: '' }, { date_start: null, date_end: null }],
    [
      'another zone: the local time stays',
      {},
      { time_zone: 'Asia/Tokyo' },
      { date_start: '2030-06-15 10:00', date_start_at: '2030-06-15T01:00:00.000Z' },
    ],
  ])('%s', async (_, start, change, expected) => {
    const { competition } = expectSuccess(await store({ ...completeForm, ...start }))
    expect(expectSuccess(await save(competition.id, change)).competition).toMatchObject(expected)
  })
  test.each<[string, object, object, object]>([
    ['days online with live', {}, { days_online: 10 }, { days_online: ['only-online'] }],
    ['a place with online', online, { location: 'Bern' }, { location: ['only-live'] }],
    ['a range of dates with online', online, live, { date_end: ['only-live'] }],
    ['stages without a mode', {}, { is_vs: null, round_size_id: [1] }, stagesAre('before-mode-and-pack')],
    [
      'stages without a pack',
      {},
      { participant_size: '', round_size_id: [1] },
      stagesAre('before-mode-and-pack'),
    ],
    [
      'double qualifying kept with a pack of its own',
      {},
      { participant_size: 'big', is_qualification_dual: 1 },
      { is_qualification_dual: ['double_parameters'] },
    ],
    [
      'an end without a start',
      {},
      { date_start: null, date_end: '2030-06-16 10:00' },
      ends('end-without-start'),
    ],
    ['no name', {}, { name: '' }, { name: ['complete_name'] }],
  ])('%s is refused and changes nothing', async (_, start, change, codes) => {
    const { competition } = expectSuccess(await store({ ...completeForm, ...start }))
    const answer = await save(competition.id, change)
    expect(answer.status).toBe(422)
    expect(answer.body.field_codes).toEqual(codes)
    const now = await server.ask('GET', `/competition/${competition.id}`, { token: people.owner.token })
    expect(now.body.competition).toEqual(competition)
  })
})

const versionOf = (answer: TestAnswer): number => expectSuccess(answer).competition.version

describe('two windows with one competition', () => {
  test('an older version is refused, with the present competition in the reply', async () => {
    const created = await store(completeForm)
    const { id } = created.body.competition
    const version = versionOf(created)
    const later = versionOf(await save(id, { version, name: 'From the first window' }))
    expect(later).toBeGreaterThan(version)
    const second = await save(id, { version, name: 'From the second' })
    expect(second).toMatchObject({
      status: 409,
      body: {
        code: 'changed-elsewhere',
        present: { competition: { id, name: 'From the first window', version: later } },
      },
    })
    expect(versionOf(await save(id, { version: later, name: 'From the second' }))).toBeGreaterThan(later)
  })
  test('the version may be sent beside the form; without a version the save is accepted', async () => {
    const { id, version } = expectSuccess(await store(completeForm)).competition
    expectSuccess(await save(id, { name: 'An old client' }))
    const body = { formUpdate: { name: 'Too old' }, version }
    const answer = await server.ask('PUT', `/competitions/${id}`, { token: people.owner.token, body })
    expect([answer.status, answer.body.code]).toEqual([409, 'changed-elsewhere'])
  })
})

test('line and safety are stored, optional, and not part of the percentage', async () => {
  const line = {
    line_length_m: 22.5,
    line_height_m: 1.2,
    anchor_type: 'a-frame',
    tension_system: 'lever-hoist',
    mat_height_cm: 120,
    mat_used: true,
    frame_used: false,
  }
  const { competition } = expectSuccess(await store({ name: 'A line', ...line, line_length_m: '22.5' }))
  expect(competition).toMatchObject({ ...line, completion_percentage: 8 })
  const emptied = { line_length_m: '', mat_used: null, anchor_type: '' }
  expect(expectSuccess(await save(competition.id, emptied)).competition).toMatchObject({
    line_length_m: null,
    mat_used: null,
    anchor_type: null,
    tension_system: 'lever-hoist',
    frame_used: false,
    completion_percentage: 8,
  })
})

/** Accepted and refused values by field (competition-form §1, §6). */
describe('the numbers of the form', () => {
  beforeAll(() => switchOptions({ online: true }))
  afterAll(() => switchOptions({ online: false }))
  const online = { type_id: 1, location: null, date_end: null }
  test.each<[string, object, unknown[], [unknown, string][]]>([
    [
      'judges',
      {},
      [1, 2, 3, 4, 5, 6],
      [
        [0, 'not-offered'],
        [7, 'not-offered'],
        [1.5, 'not-a-number'],
      ],
    ],
    [
      'days_online',
      online,
      [10, 15, 20, 30],
      [
        [0, 'not-offered'],
        [11, 'not-offered'],
        [31, 'not-offered'],
      ],
    ],
    [
      'fees',
      {},
      [0, 250_000, '250.000', ''],
      [
        [250_001, 'too-large'],
        [-1, 'too-small'],
        ['-5', 'too-small'],
        [12.5, 'not-a-number'],
        ['12.50', 'not-a-number'],
      ],
    ],
    [
      'prize_amount_total',
      {},
      [0, 12_500, '12.500', 1_000_000_000],
      [
        [1_000_000_001, 'too-large'],
        [-1, 'too-small'],
        ['1,5', 'not-a-number'],
        ['1.25', 'not-a-number'],
      ],
    ],
  ])('%s', async (field, form, taken, refused) => {
    for (const value of taken) {
      const { competition } = expectSuccess(
        await store({ ...completeForm, ...form, days_online: null, [field]: value }),
      )
      const number = typeof value === 'string' ? Number(value.replaceAll('.', '')) : value
      expect(competition[field]).toBe(number)
    }
    for (const [value, code] of refused) {
      const answer = await store({ ...completeForm, ...form, days_online: null, [field]: value })
      expect(answer.status).toBe(422)
      expect(answer.body.field_codes).toEqual({ [field]: [code] })
    }
  })
  test.each([
    [1000, 4, [400, 300, 200, 100]],
    [1000, 3, [500, 300, 200, 0]],
    [999, 4, [402, 299, 199, 99]],
    [1, 3, [1, 0, 0, 0]],
  ])('a prize of %i for %i places: %j', async (prize_amount_total, prize_places, shares) => {
    const { competition } = expectSuccess(await store({ ...completeForm, prize_amount_total, prize_places }))
    const { prize_amount_first, prize_amount_second, prize_amount_third, prize_amount_fourth } = competition
    expect([prize_amount_first, prize_amount_second, prize_amount_third, prize_amount_fourth]).toEqual(shares)
  })
})

describe('errors are reported by field and nothing is saved', () => {
  test.each([
    ['no name', { name: ' ' }, 'name', 'complete_name'],
    ['a name that is not text', { name: 7 }, 'name', 'not-text'],
    ['an invalid date', { date_start: 'soon' }, 'date_start', 'not-a-date'],
    ['a day that does not exist', { date_start: '2030-06-31 10:00' }, 'date_start', 'not-a-date'],
    ['less than a month ahead', { date_start: '2030-05-31 23:59' }, 'date_start', 'too-early'],
    ['more than a year after that', { date_start: '2031-06-02 00:00' }, 'date_start', 'too-late'],
    ['an end before the start', { date_end: '2030-06-15 09:59' }, 'date_end', 'before-start'],
    ['an unknown zone', { time_zone: 'Mars/Olympus' }, 'time_zone', 'unknown-time-zone'],
    ['an unknown country', { country_id: 999_999 }, 'country_id', 'unknown-country'],
    ['an unknown rule', { rule_id: 5 }, 'rule_id', 'not-offered'],
    ['an unknown stage', { round_size_id: [6, 1] }, 'round_size_id', 'unknown-stage'],
    ['a stage that is a word', { round_size_id: 'x' }, 'round_size_id', 'unknown-stage'],
    ['a null stage', { round_size_id: [null, 1] }, 'round_size_id', 'unknown-stage'],
    [
      'a stage too large for the pack',
      { round_size_id: [4, 3, 2, 1] },
      'round_size_id',
      'stage-not-available',
    ],
    ['an end too far ahead', { date_end: '2031-06-02 00:00' }, 'date_end', 'end-too-late'],
    ['an end without a start', { date_start: null }, 'date_end', 'end-without-start'],
    ['days online with live', { days_online: 10 }, 'days_online', 'only-online'],
    ['days that are not offered', { days_online: 11 }, 'days_online', 'only-online'],
    ['a place without a type', { type_id: null }, 'location', 'only-live'],
    ['stages without a mode', { is_vs: null }, 'round_size_id', 'before-mode-and-pack'],
    ['the final twice', { round_size_id: [1, 1] }, 'round_size_id', 'stage-repeated'],
    ['stages with gaps', { round_size_id: [5, 2] }, 'round_size_id', 'no-final'],
    ['a line too short', { line_length_m: 4 }, 'line_length_m', 'too-small'],
    ['a line measured too exactly', { line_length_m: 22.55 }, 'line_length_m', 'too-precise'],
    ['an unknown anchor', { anchor_type: 'rock' }, 'anchor_type', 'not-offered'],
    ['half a centimetre', { mat_height_cm: 10.5 }, 'mat_height_cm', 'not-a-number'],
    ['a stage twice', { round_size_id: [3, 2, 2, 1] }, 'round_size_id', 'stage-repeated'],
    ['no final', { round_size_id: [3, 2] }, 'round_size_id', 'no-final'],
    ['a gap in versus', { round_size_id: [3, 1] }, 'round_size_id', 'run-broken'],
    ['a semifinal in scoring mode', { is_vs: 0 }, 'round_size_id', 'stage-not-available'],
    [
      'double qualifying without a pack',
      { participant_size: null, is_qualification_dual: 1, round_size_id: [] },
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
    ['an unknown pack', { participant_size: 'tiny' }, 'participant_size', 'not-offered'],
    ['prizes for two places', { prize_places: 2 }, 'prize_places', 'not-offered'],
    ['seven judges', { judges: 7 }, 'judges', 'not-offered'],
    ['an invalid link', { url_event: 'javascript:alert(1)' }, 'url_event', 'not-a-link'],
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

test('the first and the last possible day of a start are accepted, in the competition’s time zone', async () => {
  for (const date_start of ['2030-06-01 00:00', '2031-06-01 23:59']) {
    const { competition } = expectSuccess(await store({ ...completeForm, date_start, date_end: null }))
    expect(competition).toMatchObject({ date_start, date_end: date_start })
  }
})

test('an old draft can be saved, but not with another date that is too early', async () => {
  const id = await competitionInStatus(server, people, 'pending')
  const before = server.clock.now()
  server.clock.set(new Date('2030-05-21T10:00:00Z'))
  expect((await save(id, { ...completeForm, name: 'Three weeks later' })).status).toBe(200)
  expect((await save(id, { ...completeForm, date_start: '2030-06-15 11:00' })).body.field_codes).toEqual({
    date_start: ['too-early'],
  })
  server.clock.set(before)
})

test('the form gets stages, rules and types', async () => {
  const { body } = await server.ask('GET', '/competitions', { token: people.athlete.token })
  expect(body.round_sizes).toHaveLength(5)
  expect(body.round_sizes[4]).toEqual({ id: 5, name: 'sixteenthFinal', athlete_count: 32 })
  expect(body.rules).toHaveLength(4)
  expect(body.types).toEqual([
    { id: 1, name: 'OnLine', disabled: true },
    { id: 2, name: 'Live', disabled: false },
  ])
})

test('a competition whose start has passed can be neither approved nor published', async () => {
  const [pending, approved] = [
    await competitionInStatus(server, people, 'pending'),
    await competitionInStatus(server, people, 'approved'),
  ]
  const now = server.clock.now()
  const startsAt = async (date_start: Date) => {
    for (const id of [pending, approved]) await changeCompetition(server.context.db, id, { date_start }, now)
  }
  const approve = () => moveCompetition(server, people.supervisor, pending, 'approved')
  const publish = () => moveCompetition(server, people.owner, approved, 'published')
  await startsAt(now)
  for (const { status, body } of [await approve(), await publish()]) {
    expect([status, body.code]).toEqual([409, 'start-has-passed'])
  }
  await startsAt(new Date(now.getTime() + 60_000))
  expectSuccess(await approve())
  expectSuccess(await publish())
})

function withFinal(larger: readonly number[]): number[][] {
  return [[], ...subsetsOf(larger)].map((stages) => [...stages, 1])
}

function subsetsOf(stages: readonly number[]): number[][] {
  return stages
    .reduce<number[][]>((subsets, stage) => [...subsets, ...subsets.map((each) => [...each, stage])], [[]])
    .slice(1)
}

function inOrder(lists: readonly (readonly number[])[]): string[] {
  return lists.map((stages) => stages.join(' ')).toSorted()
}

function stagesAre(code: string) {
  return { round_size_id: [code] }
}

function ends(code: string) {
  return { date_end: [code] }
}
