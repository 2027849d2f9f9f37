/** Events: who may change them, what everybody sees, and what stays when one is deleted (events §2, §3). */
import { expect, test } from 'vitest'
import { channelOf } from '@trickline/contract/live-events'
import {
  competitionInStatus,
  expectSuccess,
  moveCompetition,
  signUpPeople,
} from '../competitions/test-competition.ts'
import { aServer } from '../platform/test-server.ts'

const server = await aServer()
const people = await signUpPeople(server)
type Who = keyof typeof people | 'visitor'
const ask = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  server.ask(method, path, {
    ...(who !== 'visitor' && { token: people[who].token }),
    ...(body !== undefined && { body }),
  })

const yukimi = {
  name: 'Yukimi Cup',
  place: 'Tokyo',
  date_start: '2030-07-01',
  date_end: '2030-07-02',
  time_zone: 'Asia/Tokyo',
  fee_first: 40,
  fee_further: 15,
  lines: [
    { name: 'A', line_length_m: 8, line_height_m: 0.5 },
    { name: 'B', line_length_m: 11, line_height_m: 0.7, anchor_type: 'a-frame' },
  ],
}
const makeEvent = async (more: object = {}) =>
  expectSuccess(await ask('owner', 'POST', '/events', { ...yukimi, ...more })).event
const division = async (
  eventId: number,
  status: 'registered' | 'published' = 'published',
  form: object = {},
) => {
  const id = await competitionInStatus(server, people, status, form)
  expectSuccess(await ask('owner', 'POST', `/events/${eventId}/divisions`, { competition_id: id }))
  return id
}

test('an event keeps its form, lines and organizers, and a partial change keeps the rest', async () => {
  const event = await makeEvent()
  expect(event).toMatchObject({
    ...yukimi,
    organizers: [people.owner.id],
    lines: [
      { name: 'A', line_length_m: 8, line_height_m: 0.5, mat_height_cm: null, anchor_type: null },
      { name: 'B', anchor_type: 'a-frame' },
    ],
  })
  const [, second] = event.lines
  const changed = expectSuccess(
    await ask('owner', 'PUT', `/events/${event.id}`, {
      lines: [{ id: second.id, name: 'Big' }, { name: 'New' }],
      organizers: [people.owner.id, people.otherOrganizer.id],
    }),
  ).event
  expect(changed).toMatchObject({ name: 'Yukimi Cup', fee_first: 40 })
  expect(changed.lines.map(({ name }: { name: string }) => name)).toEqual(['Big', 'New'])
  expect(changed.lines[0].id).toBe(second.id)
  expectSuccess(await ask('otherOrganizer', 'PUT', `/events/${event.id}`, { name: 'Yukimi' }))
})

test.each<[string, object, string]>([
  ['no name', { name: '' }, 'name'],
  ['an end before the start', { date_end: '2030-06-01' }, 'date_end'],
  ['a day that is none', { date_start: '2030-06-31' }, 'date_start'],
  ['a zone that is none', { time_zone: 'Asia/Nowhere' }, 'time_zone'],
  ['an athlete as organizer', { organizers: [people.athlete.id] }, 'organizers'],
  ['nobody as organizer', { organizers: [] }, 'organizers'],
  ['a line of another event', { lines: [{ id: 9999, name: 'A' }] }, 'lines'],
  ['a line as long as no line', { lines: [{ name: 'A', line_length_m: 500 }] }, 'lines.0.line_length_m'],
])('an event with %s is refused by field', async (_, change, field) => {
  const answer = await ask('owner', 'POST', '/events', { ...yukimi, ...change })
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
})

test('until a division is published its organizers and supervisors see an event, then everybody', async () => {
  const { id } = await makeEvent()
  const draft = await division(id, 'registered')
  const seenBy = async (who: Who) => (await ask(who, 'GET', `/events/${id}`)).status
  const viewers = ['visitor', 'athlete', 'otherOrganizer', 'supervisor', 'admin', 'owner'] as const
  expect(await Promise.all(viewers.map(seenBy))).toEqual([404, 404, 404, 200, 200, 200])
  expect((await ask('visitor', 'GET', `/live/event/${id}`)).status).toBe(404)
  const open = await division(id, 'published')
  expect(await Promise.all(viewers.map(seenBy))).toEqual([200, 200, 200, 200, 200, 200])
  const divisionsOf = async (who: Who) =>
    expectSuccess(await ask(who, 'GET', `/events/${id}`)).event.competitions.map(
      (each: { id: number }) => each.id,
    )
  expect(await divisionsOf('visitor')).toEqual([open])
  expect(await divisionsOf('owner')).toEqual([draft, open])
  const listed = expectSuccess(await ask('visitor', 'GET', '/events')).events
  expect(listed.find((event: { id: number }) => event.id === id).competitions).toHaveLength(1)
  const live = expectSuccess(await ask('visitor', 'GET', `/live/event/${id}`))
  expect(live.competitions.map((each: { id: number }) => each.id)).toEqual([open])
})

test('only its organizers change an event, and a role that is withdrawn gives no power', async () => {
  const { id } = await makeEvent()
  const open = await division(id)
  const calls = [
    ['PUT', `/events/${id}`, { name: 'Other' }],
    ['POST', `/events/${id}/divisions`, { names: ['Women'], like: open }],
    ['PUT', `/events/${id}/timetable`, { items: [] }],
    ['PUT', `/events/${id}/titles`, []],
    ['DELETE', `/events/${id}`, undefined],
  ] as const
  for (const [method, path, body] of calls) {
    for (const who of ['athlete', 'otherOrganizer', 'supervisor', 'admin'] as const)
      expect([who, path, (await ask(who, method, path, body)).status]).toEqual([who, path, 403])
    expect((await ask('visitor', method, path, body)).status).toBe(401)
  }
  expect((await ask('athlete', 'POST', '/events', yukimi)).status).toBe(403)
})

test('divisions are made together like a competition, and changed apart', async () => {
  const { id } = await makeEvent()
  const pattern = await competitionInStatus(server, people, 'registered')
  const made = expectSuccess(
    await ask('owner', 'POST', `/events/${id}/divisions`, {
      names: ['Men A', 'Men B'],
      like: pattern,
      gender: 'male',
    }),
  ).competitions
  expect(made).toMatchObject([
    { name: 'Men A', event_id: id, eligibility: { gender: 'male' } },
    { name: 'Men B', event_id: id, competitions_info: { gender: 'male', location: 'Tokyo' } },
  ])
  expectSuccess(await ask('owner', 'PUT', `/competitions/${made[0].id}`, { formUpdate: { judges: 4 } }))
  const other = expectSuccess(await ask('owner', 'GET', `/competition/${made[1].id}`)).competition
  expect([other.judges, other.rule_id, other.event_id]).toEqual([2, 4, id])
})

test('a competition is a division of one event at most, of its owner, and may leave it', async () => {
  const [{ id }, other] = [await makeEvent(), await makeEvent({ name: 'Other' })]
  const competition = await division(id)
  const again = await ask('owner', 'POST', `/events/${other.id}/divisions`, { competition_id: competition })
  expect(again.body.code).toBe('wrong-state')
  const { id: foreign } = expectSuccess(
    await ask('otherOrganizer', 'POST', '/events', { name: 'Foreign' }),
  ).event
  const taken = await ask('otherOrganizer', 'POST', `/events/${foreign}/divisions`, {
    competition_id: competition,
  })
  expect(taken.status).toBe(403)
  const leaving = { competition_id: competition, leaves: true }
  expectSuccess(await ask('owner', 'POST', `/events/${id}/divisions`, leaving))
  expectSuccess(await ask('owner', 'POST', `/events/${other.id}/divisions`, { competition_id: competition }))
})

test('deleting an event leaves its competitions, and tells who has them open', async () => {
  const { id } = await makeEvent()
  const competition = await division(id)
  expectSuccess(await ask('owner', 'DELETE', `/events/${id}`))
  expect((await ask('owner', 'GET', `/events/${id}`)).status).toBe(404)
  const stays = expectSuccess(await ask('visitor', 'GET', `/live/${competition}`)).competition
  expect(stays.event_id).toBeNull()
  const told = await server.context.db
    .selectFrom('live_events')
    .where('channel', '=', channelOf.event(id))
    .select(['event', 'public'])
    .execute()
  expect(told.at(-1)).toEqual({ event: 'EventUpdated', public: { event_id: id } })
})

test('when two organizers add one competition to two events at once, one of them gets it', async () => {
  const events = [await makeEvent(), await makeEvent({ name: 'Second' })]
  const competition = await competitionInStatus(server, people, 'published')
  const answers = await Promise.all(
    events.map(({ id }) => ask('owner', 'POST', `/events/${id}/divisions`, { competition_id: competition })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('an event of an organizer who leaves goes with the account, unless others organize it', async () => {
  const leaver = await server.person('organizer')
  const create = async (organizers: number[]) =>
    expectSuccess(
      await server.ask('POST', '/events', { token: leaver.token, body: { name: 'A', organizers } }),
    ).event.id
  const [alone, shared] = [await create([leaver.id]), await create([leaver.id, people.owner.id])]
  const { anonymizePerson } = await import('../accounts/own-account-store.ts')
  await anonymizePerson(server.context.db, leaver.id, server.clock.now())
  expect((await ask('supervisor', 'GET', `/events/${alone}`)).status).toBe(404)
  expect(expectSuccess(await ask('owner', 'GET', `/events/${shared}`)).event.organizers).toEqual([
    people.owner.id,
  ])
})

test('publishing a division makes its event public to its subscribers', async () => {
  const { id } = await makeEvent()
  const draft = await division(id, 'registered', { country_id: 724 })
  expectSuccess(await moveCompetition(server, people.supervisor, draft, 'approved'))
  expect((await ask('visitor', 'GET', `/events/${id}`)).status).toBe(404)
  expectSuccess(await moveCompetition(server, people.owner, draft, 'published'))
  expect(expectSuccess(await ask('visitor', 'GET', `/live/event/${id}`)).event.name).toBe('Yukimi Cup')
})

test('lists name the event of a division, under its name of now, and count it once', async () => {
  const { id } = await makeEvent({ name: 'Fuji Meeting' })
  const divisions: number[] = []
  for (let n = 0; n < 6; n++) divisions.push(await division(id))
  const draft = await division(id, 'registered')
  // earlier than the events of the other tests
  await server.context.db
    .updateTable('competitions')
    .set({ date_start: new Date(0) })
    .where('id', 'in', divisions)
    .execute()
  const inLists = async () => {
    const list = expectSuccess(await ask('visitor', 'GET', '/live/list'))
    const rows = expectSuccess(await ask('owner', 'GET', '/competitions/list'))
    const row = rows.find((each: { id: number }) => each.id === draft)
    return { list, event: list.events.find((each: { id: number }) => each.id === id), row }
  }
  const { list, event, row } = await inLists()
  const next = list.next.map((each: { id: number }) => each.id)
  expect(next.slice(0, 4)).toEqual(divisions.slice(0, 4))
  expect(divisions).not.toContain(next[4])
  expect(event).toMatchObject({ name: 'Fuji Meeting', place: 'Tokyo', date_start: '2030-07-01' })
  expect(event.divisions.map((each: { id: number }) => each.id)).toEqual(divisions)
  expect(row).toMatchObject({ event_id: id, event: { id, name: 'Fuji Meeting' } })

  expectSuccess(await ask('owner', 'PUT', `/events/${id}`, { name: 'Hakone Meeting' }))
  const after = await inLists()
  expect([after.event.name, after.row.event.name]).toEqual(['Hakone Meeting', 'Hakone Meeting'])
})
