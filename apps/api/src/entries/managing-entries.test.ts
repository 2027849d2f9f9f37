import { describe, expect, test } from 'vitest'
import {
  competitionInStatus,
  expectSuccess,
  setEntries,
  setUpCompetitionPerTest,
  type Who,
} from '../competitions/test-competition.ts'

const { at, post, move, enter, entriesNow, setStatus } = setUpCompetitionPerTest()

const register = (who: Who = 'athlete', user = at.people.athlete) =>
  post(who, '/athletes/register', { user_id: user.id, competition_id: at.competition })
async function pendingAthletes(count: number): Promise<number[]> {
  const athletes = await Promise.all(Array.from({ length: count }, () => at.server.person('athlete')))
  const { competition_users } = expectSuccess(
    await post('owner', '/athletes/invitation', {
      competition_id: at.competition,
      athletes_list: athletes.map((athlete) => athlete.id),
    }),
  )
  const ids: number[] = competition_users.map((entry: { id: number }) => entry.id)
  await setEntries(at.server, ids, { status: 'pending' })
  return ids
}
const approve = (ids: number[]) => move('owner', 'athlete', ids, 'approved')
const approvedNow = async () => (await entriesNow()).filter((entry) => entry.status === 'approved').length
const order = (athletes_list: object[]) =>
  post('owner', '/athletes/order_list', { competition_id: at.competition, athletes_list })
const numbered = (id: number, order_number: unknown) => ({ id, order_number })
const pay = (entry: number) => post('owner', '/athletes/paid', { competition_user_id: entry })
const remove = (id: number) => post('owner', '/athletes/delete', { competition_user_id: id })

describe('registering oneself', () => {
  test('creates an entry that waits for approval', async () => {
    expectSuccess(await register())
    expect(await entriesNow()).toMatchObject([
      { userId: at.people.athlete.id, status: 'pending', role: 'athlete', orderNumber: 1 },
    ])
  })

  test('is for athletes themselves only, not for the owner', async () => {
    expect((await register('visitor')).status).toBe(401)
    expect((await register('otherAthlete')).status).toBe(403)
    expect((await register('admin')).status).toBe(403)
    expect((await register('judge', at.people.judge)).status).toBe(403)
    expect((await register('owner', at.people.owner)).status).toBe(403)
    expect(await entriesNow()).toEqual([])
  })

  test('works once, also with two requests at once', async () => {
    const answers = await Promise.all([register(), register()])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
    expect((await register()).body.code).toBe('already-entered')
    expect(await entriesNow()).toHaveLength(1)
  })

  test('is refused in closed, unpublished and unknown competitions', async () => {
    at.competition = await competitionInStatus(at.server, at.people, 'published', { is_open: 0 })
    expect((await register()).status).toBe(409)
    at.competition = await competitionInStatus(at.server, at.people, 'approved')
    expect((await register()).status).toBe(404)
    at.competition = 999_999
    expect((await register()).status).toBe(404)
  })
})

test('registering keeps to the time that the form names, an invitation does not', async () => {
  at.competition = await competitionInStatus(at.server, at.people, 'published', {
    registration_opens_at: '2030-05-02 10:00',
    registration_closes_at: '2030-05-09 20:00',
  })
  const { body } = await at.server.ask('GET', `/live/${at.competition}`)
  expect(body.competition).toMatchObject({
    registration_opens_at: '2030-05-02 10:00',
    registration_closes_at: '2030-05-09 20:00',
    registration: { opens: '2030-05-02T08:00:00.000Z', closes: '2030-05-09T18:00:00.000Z' },
  })
  const early = await register()
  expect([early.status, early.body.code]).toEqual([409, 'registration-closed'])
  at.server.clock.set(new Date('2030-05-09T18:00:00Z'))
  expect((await register()).body.code).toBe('registration-closed')
  expect(await entriesNow()).toEqual([])
  at.server.clock.set(new Date('2030-05-09T17:59:00Z'))
  expectSuccess(await register())
})

describe('a full competition', () => {
  test('approves at most athletes_max, singly or in a list; judges do not count', async () => {
    const ids = await pendingAthletes(11)
    const tooMany = await approve(ids)
    expect([tooMany.status, tooMany.body.code]).toEqual([409, 'competition-full'])
    expect(await approvedNow()).toBe(0)
    expectSuccess(await approve(ids.slice(0, 10)))
    const last = await approve(ids.slice(10))
    expect([last.status, last.body.code]).toEqual([409, 'competition-full'])
    const judge = await enter('judge', 'pending', 'judge')
    expect((await move('owner', 'judge', judge, 'approved')).status).toBe(200)
  })

  test('the last place goes to one of two that are approved at once', async () => {
    const ids = await pendingAthletes(11)
    expectSuccess(await approve(ids.slice(0, 9)))
    const answers = await Promise.all(ids.slice(9).map((id) => approve([id])))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
    expect(await approvedNow()).toBe(10)
  })
})

describe('the order of the athletes', () => {
  test('is set by the owner and returned in that order', async () => {
    const first = await enter('athlete', 'approved')
    const second = await enter('otherAthlete', 'approved')
    const { competition_users } = expectSuccess(
      await order([
        { id: first, order_number: '2' },
        { id: second, order_number: 1 },
      ]),
    )
    expect(competition_users).toMatchObject([
      { id: second, order_number: 1 },
      { id: first, order_number: 2 },
    ])
  })

  test('numbers must be distinct and of athletes of this competition', async () => {
    const first = await enter('athlete', 'approved')
    const second = await enter('otherAthlete', 'approved')
    const judge = await enter('judge', 'approved', 'judge')
    const before = await entriesNow()
    const errorsOf = async (...list: object[]) => (await order(list)).body.field_codes.athletes_list
    expect(await errorsOf(numbered(first, 5), numbered(second, 5))).toEqual(['number-taken'])
    expect(await errorsOf(numbered(first, 2))).toEqual(['number-taken'])
    expect(await errorsOf(numbered(first, 5), numbered(first, 6))).toEqual(['invalid'])
    expect(await errorsOf(numbered(first, 3), numbered(judge, 4))).toEqual(['unknown-entry'])
    expect((await order([numbered(first, 'third')])).status).toBe(422)
    expect(await entriesNow()).toEqual(before)
    await setStatus(second, 'declined')
    expect((await order([numbered(first, 2)])).status).toBe(200)
  })
})

test('fees are marked once, and only for approved athletes', async () => {
  const id = await enter('athlete', 'pending')
  const judge = await enter('judge', 'approved', 'judge')
  expect((await pay(id)).status).toBe(409)
  expect((await pay(judge)).status).toBe(422)
  expectSuccess(await move('owner', 'athlete', id, 'approved'))
  const answers = await Promise.all([pay(id), pay(id)])
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
})

test('a mailed entry cannot be deleted; deleting returns the others of the role', async () => {
  const first = await enter('athlete', 'registered')
  const mailed = await enter('otherAthlete', 'invited')
  await enter('judge', 'registered', 'judge')
  expect((await remove(mailed)).status).toBe(409)
  expect(expectSuccess(await remove(first)).competition_users).toMatchObject([{ id: mailed, role_id: 1 }])
  expect((await remove(first)).status).toBe(404)
  expect(await entriesNow()).toHaveLength(2)
})
