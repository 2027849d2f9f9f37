/** Copying a competition, and giving it back: a supervisor to its owner, the owner for a new date (statuses-and-moves §2). */
import { expect, test } from 'vitest'
import { competitionStatuses } from '@trickline/competition/statuses'
import { aServer } from '../platform/test-server.ts'
import { changeCompetition } from './competitions-store.ts'
import {
  competitionInStatus,
  completeForm,
  entryInStatus,
  everyone,
  expectSuccess,
  moveCompetition,
  signUpPeople,
  type Who,
} from './test-competition.ts'

const server = await aServer()
const people = await signUpPeople(server)

const tokenOf = (who: Who) => (who === 'visitor' ? {} : { token: people[who].token })
const post = (who: Who, path: string, body: object = {}) =>
  server.ask('POST', path, { ...tokenOf(who), body })
const get = async (who: Who, id: number) =>
  expectSuccess(await server.ask('GET', `/competition/${id}`, tokenOf(who))).competition
const giveBack = (who: Who, id: number, reason: unknown = 'The place has no trees') =>
  post(who, `/competitions/${id}/return`, { reason })
const save = (id: number, formUpdate: object) =>
  server.ask('PUT', `/competitions/${id}`, { ...tokenOf('owner'), body: { formUpdate } })
const eventsOn = (channel: string) =>
  server.context.db
    .selectFrom('live_events')
    .selectAll()
    .where('channel', '=', channel)
    .orderBy('seq')
    .execute()
const updatesOf = async (id: number) =>
  (await eventsOn(`competition.${id}`)).filter(({ event }) => event === 'CompetitionUpdated')

const isPublic = (status: string) => ['published', 'started', 'finished'].includes(status)

test.each(competitionStatuses)(
  'the owner copies a competition that is %s, nobody else does',
  async (status) => {
    const id = await competitionInStatus(server, people, status)
    for (const who of everyone) {
      const isVisible = isPublic(status) || who === 'supervisor' || who === 'admin'
      const expected = who === 'owner' ? 200 : who === 'visitor' ? 401 : isVisible ? 403 : 404
      expect([who, (await post(who, `/competitions/${id}/copy`)).status]).toEqual([who, expected])
    }
  },
)

test('a copy is a draft without people, dates and results, and the original does not change', async () => {
  const id = await competitionInStatus(server, people, 'approved', {
    line_length_m: 22.5,
    anchor_type: 'tree',
  })
  await entryInStatus(server, people, id, people.judge, 'judge', 'approved')
  expectSuccess(await moveCompetition(server, people.owner, id, 'published'))
  const original = await get('owner', id)
  const { competition: copy } = expectSuccess(await post('owner', `/competitions/${id}/copy`))
  const { date_start } = completeForm
  expect(copy).toMatchObject({
    ...completeForm,
    line_length_m: 22.5,
    anchor_type: 'tree',
    status_id: 1,
    organizer_id: people.owner.id,
    date_start: null,
    date_end: null,
    publish_at: null,
    started_at: null,
    approved: false,
    version: 1,
    competition_users: [],
    rounds: [],
    podiums: [],
  })
  expect(copy.id).not.toBe(id)
  expect(copy.completion_percentage).toBeLessThan(100)
  expect(await get('owner', id)).toEqual(original)
  const { competition: complete } = expectSuccess(await save(copy.id, { date_start }))
  expect(complete).toMatchObject({ status_id: 3, completion_percentage: 100 })
})

test('a copy leaves choices empty that are not offered any more', async () => {
  const offer = (mixed: boolean) =>
    server.ask('PUT', '/settings', { ...tokenOf('admin'), body: { mixed } }).then(expectSuccess)
  await offer(true)
  const id = await competitionInStatus(server, people, 'finished', { gender: 'mixed' })
  await offer(false)
  const { competition } = expectSuccess(await post('owner', `/competitions/${id}/copy`))
  expect(competition).toMatchObject({ gender: null, category: 'international', status_id: 1 })
})

test('an owner without the organizer role cannot copy', async () => {
  const owner = await server.person('organizer')
  const id = await competitionInStatus(server, { owner, supervisor: people.supervisor }, 'pending')
  await server.context.db.deleteFrom('user_roles').where('user_id', '=', owner.id).execute()
  const answer = await server.ask('POST', `/competitions/${id}/copy`, { token: owner.token, body: {} })
  expect(answer.status).toBe(404)
})

test.each(competitionStatuses)(
  'a competition that is %s: supervisors may return a pending one',
  async (status) => {
    for (const who of everyone) {
      const id = await competitionInStatus(server, people, status)
      const supervises = who === 'supervisor' || who === 'admin'
      const isVisible = isPublic(status) || who === 'owner'
      const refused = who === 'visitor' ? 401 : isVisible ? 403 : 404
      const expected = supervises ? (status === 'pending' ? 200 : 409) : refused
      expect([who, (await giveBack(who, id)).status]).toEqual([who, expected])
    }
  },
)

test('returning a competition needs a reason', async () => {
  const id = await competitionInStatus(server, people, 'pending')
  for (const reason of [undefined, null, '', '   ', 'x'.repeat(1001)]) {
    const answer = await post('supervisor', `/competitions/${id}/return`, { reason })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['reason']])
  }
  expect(await get('owner', id)).toMatchObject({ status_id: 3, return_reason: null })
  expect((await giveBack('supervisor', 999_999)).status).toBe(404)
})

test('the owner and supervisors read the reason until the competition is complete again', async () => {
  const id = await competitionInStatus(server, people, 'pending')
  await entryInStatus(server, people, id, people.judge, 'judge', 'invited')
  const { competition } = expectSuccess(await giveBack('supervisor', id))
  expect(competition).toMatchObject({ status_id: 1, return_reason: 'The place has no trees' })

  const readBy = async (who: Who) => {
    const list: { id: number; return_reason: string | null }[] = expectSuccess(
      await server.ask('GET', '/competitions/list', tokenOf(who)),
    )
    return [(await get(who, id)).return_reason, list.find((row) => row.id === id)?.return_reason]
  }
  const reason = 'The place has no trees'
  expect(await readBy('owner')).toEqual([reason, reason])
  expect(await readBy('supervisor')).toEqual([reason, reason])
  expect(await readBy('admin')).toEqual([reason, reason])
  expect(await readBy('judge')).toEqual([null, null])

  expect((await moveCompetition(server, people.supervisor, id, 'approved')).status).toBe(409)
  expect(expectSuccess(await save(id, { location: '' })).competition.return_reason).toBe(reason)
  const { competition: again } = expectSuccess(await save(id, { location: 'Parc de la Ciutadella' }))
  expect(again).toMatchObject({ status_id: 3, completion_percentage: 100, return_reason: null })
  expect(await readBy('supervisor')).toEqual([null, null])
  expectSuccess(await moveCompetition(server, people.supervisor, id, 'approved'))
})

test('the owner gets a mail and a live event; only owner and supervisors get the reason', async () => {
  const id = await competitionInStatus(server, people, 'pending')
  await entryInStatus(server, people, id, people.judge, 'judge', 'invited')
  const before = { mails: (await server.mails()).length, list: await eventsOn('competition.global') }
  expectSuccess(await giveBack('supervisor', id))
  expect((await server.mails()).slice(before.mails)).toMatchObject([
    {
      to: people.owner.email,
      template: 'competition-returned',
      data: {
        competition: completeForm.name,
        reason: 'The place has no trees',
        link: `${server.context.config.publicUrl}/competition/${id}`,
      },
    },
  ])
  const row = (return_reason: string | null) => ({ competition_list: [{ id, status_id: 1, return_reason }] })
  expect((await eventsOn('competition.global')).slice(before.list.length)).toMatchObject([
    {
      event: 'CompetitionListUpdated',
      public: null,
      officials: row('The place has no trees'),
      persons: { [people.owner.id]: row('The place has no trees'), [people.judge.id]: row(null) },
    },
  ])
  const reason = { competition: { return_reason: 'The place has no trees' } }
  expect((await updatesOf(id)).at(-1)).toMatchObject({
    public: null,
    officials: { competition: { return_reason: null } },
    persons: { [people.owner.id]: reason, [people.supervisor.id]: reason },
  })
})

const giveBackForNewDate = (who: Who, id: number) =>
  moveCompetition(server, who === 'visitor' ? null : people[who], id, 'registered')

test('an approved competition whose start has passed is given back by its owner, and gets a new date', async () => {
  const id = await competitionInStatus(server, people, 'approved')
  expect((await giveBackForNewDate('owner', id)).body.code).toBe('wrong-state')
  const passed = { date_start: new Date('2030-04-30T08:00:00Z') }
  await changeCompetition(server.context.db, id, passed, server.clock.now())
  for (const who of everyone.filter((each) => each !== 'owner')) {
    const supervises = who === 'supervisor' || who === 'admin'
    const expected = who === 'visitor' ? 401 : supervises ? 403 : 404
    expect([who, (await giveBackForNewDate(who, id)).status]).toEqual([who, expected])
  }
  expect((await moveCompetition(server, people.owner, id, 'published')).body.code).toBe('start-has-passed')
  expectSuccess(await giveBackForNewDate('owner', id))
  expect(await get('owner', id)).toMatchObject({
    status_id: 1,
    approved: false,
    completion_percentage: 100,
    return_reason: null,
  })
  expect((await updatesOf(id)).at(-1)).toMatchObject({
    public: null,
    officials: { competition: { status_id: 1 } },
  })
  expect((await giveBackForNewDate('owner', id)).status).toBe(409)
  const { competition } = expectSuccess(
    await save(id, { date_start: '2030-09-01 10:00', date_end: '2030-09-01 18:00' }),
  )
  expect(competition.status_id).toBe(3)
  expectSuccess(await moveCompetition(server, people.supervisor, id, 'approved'))
  expectSuccess(await moveCompetition(server, people.owner, id, 'published'))
})
