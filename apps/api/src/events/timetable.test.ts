/** The timetable and the titles of an event, through the calls (events §5, §6). */
import { expect, test } from 'vitest'
import {
  competitionInStatus,
  entryInStatus,
  expectSuccess,
  signUpPeople,
} from '../competitions/test-competition.ts'
import { aServer } from '../platform/test-server.ts'

const server = await aServer()
const people = await signUpPeople(server)
type Who = keyof typeof people | 'visitor'
const ask = (who: Who, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  server.ask(method, path, {
    ...(who !== 'visitor' && { token: people[who].token }),
    ...(body !== undefined && { body }),
  })

const setUp = async () => {
  const { event } = expectSuccess(
    await ask('owner', 'POST', '/events', {
      name: 'Meeting',
      time_zone: 'Europe/Madrid',
      lines: [{ name: 'Line A' }, { name: 'Line B' }],
    }),
  )
  const divisions: number[] = []
  for (const name of ['Women', 'Jam']) {
    const id = await competitionInStatus(server, people, 'published', { name })
    expectSuccess(await ask('owner', 'POST', `/events/${event.id}/divisions`, { competition_id: id }))
    divisions.push(id)
  }
  const [women = 0, jam = 0] = divisions
  const item = (competition_id: number, line: 0 | 1, time: string, round_number = 1) => ({
    competition_id,
    round_number,
    line_id: event.lines[line].id,
    starts_at: `2030-06-15T${time}:00Z`,
    minutes: 60,
  })
  const put = (items: object[], more: object = {}, who: Who = 'owner') =>
    ask(who, 'PUT', `/events/${event.id}/timetable`, { items, ...more })
  return { event, women, jam, item, put }
}

test('a timetable is saved and read by everybody, with the minutes that the form estimates', async () => {
  const { event, women, jam, item, put } = await setUp()
  const saved = expectSuccess(await put([item(women, 0, '08:00'), item(jam, 1, '08:00')]))
  expect(saved.items).toMatchObject([
    {
      competition_id: women,
      starts_at: '2030-06-15T08:00:00.000Z',
      about: '2030-06-15T08:00:00.000Z',
      state: 'coming',
    },
    { competition_id: jam },
  ])
  expect(
    saved.phases.filter((phase: { competition_id: number }) => phase.competition_id === women),
  ).toMatchObject([
    { round_number: 1, round_name: 'qualification', minutes: 55 },
    { round_name: 'quarterFinal', minutes: 140 },
    { round_name: 'semiFinal', minutes: 70 },
    { round_name: 'final', minutes: 60 },
  ])
  const read = expectSuccess(await ask('visitor', 'GET', `/events/${event.id}/timetable`))
  expect(read.items).toEqual(saved.items)
})

test('a clash is named in a sentence and saved only when it is accepted; a known one does not ask again', async () => {
  const { event, women, jam, item, put } = await setUp()
  for (const id of [women, jam])
    await entryInStatus(server, people, id, people.athlete, 'athlete', 'approved')
  await entryInStatus(server, people, women, people.judge, 'judge', 'approved')
  const clashing = [item(women, 0, '08:00'), item(jam, 0, '08:30')]
  const refused = await put(clashing)
  expect([refused.status, refused.body.code]).toEqual([409, 'timetable-clashes'])
  const { clashes } = refused.body.present
  expect(clashes.map(({ kind, sentence }: { kind: string; sentence: string }) => [kind, sentence])).toEqual([
    ['line', 'Line A has Women (Qualifying) and Jam (Qualifying) at the same time, 10:30.'],
    [
      'athlete',
      expect.stringContaining('rides in Women (Qualifying) and in Jam (Qualifying) at the same time'),
    ],
  ])
  expect(expectSuccess(await ask('owner', 'GET', `/events/${event.id}/timetable`)).items).toEqual([])
  const saved = expectSuccess(await put(clashing, { accept_clashes: true }))
  expect(saved.clashes).toHaveLength(2)
  expectSuccess(await put([item(women, 0, '08:10'), item(jam, 0, '08:30')]))
  const toEverybody = expectSuccess(await ask('visitor', 'GET', `/events/${event.id}/timetable`))
  expect(toEverybody.clashes).toEqual([])
})

test.each([
  ['a phase that is none', { round_number: 9 }, 'items.0.round_number'],
  ['a line of elsewhere', { line_id: 999_999 }, 'items.0.line_id'],
  ['no time', { starts_at: 'soon' }, 'items.0.starts_at'],
  ['the last moment there is', { starts_at: '+275760-09-13T00:00:00Z' }, 'items.0.starts_at'],
  ['no minute', { minutes: 0 }, 'items.0.minutes'],
])('%s is refused', async (_, change, field) => {
  const { women, item, put } = await setUp()
  const answer = await put([{ ...item(women, 0, '08:00'), ...change }])
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
})

test('the phases of a deleted line are on no line', async () => {
  const { event, women, item, put } = await setUp()
  expectSuccess(await put([item(women, 0, '08:00')]))
  expectSuccess(await ask('owner', 'PUT', `/events/${event.id}`, { lines: [event.lines[1]] }))
  const { items } = expectSuccess(await ask('owner', 'GET', `/events/${event.id}/timetable`))
  expect(items).toMatchObject([{ competition_id: women, line_id: null }])
})

test('titles are counted from podiums, and stay empty until one is there', async () => {
  const { event, women, jam } = await setUp()
  const path = `/events/${event.id}/titles`
  const titles = [
    { name: 'Overall', formula: 'mean-of-ranks', competition_ids: [women, jam] },
    { name: 'Series', formula: 'points', competition_ids: [women] },
  ]
  expect(
    expectSuccess(await ask('owner', 'PUT', path, titles)).map(({ rows }: { rows: [] }) => rows),
  ).toEqual([[], []])
  const { db } = server.context
  for (const [competition, user, place] of [
    [women, people.athlete.id, 1],
    [women, people.otherAthlete.id, 2],
    [jam, people.athlete.id, 3],
  ] as const)
    await db
      .insertInto('podiums')
      .values({ competition_id: competition, user_id: user, final_position: place, final_score: 1 })
      .execute()
  const read = expectSuccess(await ask('visitor', 'GET', path))
  expect(read).toMatchObject([
    { name: 'Overall', formula_version: 1, rows: [{ rank: 1, user: { id: people.athlete.id }, value: 2 }] },
    { name: 'Series', rows: [{ value: 100 }, { rank: 2, value: 80 }] },
  ])
  const live = expectSuccess(await ask('visitor', 'GET', `/live/event/${event.id}`))
  expect(live.titles).toEqual(read)
  const unknown = [{ name: 'X', formula: 'points', competition_ids: [999_999] }]
  expect((await ask('owner', 'PUT', path, { titles: unknown })).status).toBe(422)
})

test('people who ride or judge find the line and the time in their calendar', async () => {
  const { women, item, put } = await setUp()
  await entryInStatus(server, people, women, people.athlete, 'athlete', 'approved')
  await entryInStatus(server, people, women, people.judge, 'judge', 'approved')
  expectSuccess(await put([item(women, 1, '08:00')]))
  for (const [who, kind] of [
    ['athlete', 'round'],
    ['judge', 'judging'],
  ] as const)
    expect(expectSuccess(await ask(who, 'GET', '/account/calendar')).items).toContainEqual(
      expect.objectContaining({
        kind,
        competition: expect.objectContaining({ id: women }),
        line: 'Line B',
        starts_at: '2030-06-15T08:00:00.000Z',
        ends_at: '2030-06-15T09:00:00.000Z',
      }),
    )
})
