import { describe, expect, test } from 'vitest'
import {
  setUpCompetitionPerTest,
  expectSuccess,
  competitionInStatus,
  type Who,
} from '../competitions/test-competition.ts'
import { updateEntries } from './entries-store.ts'

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
  await updateEntries(at.server.context.db, ids, { status: 'pending' })
  return ids
}
const approve = (ids: number[]) => move('owner', 'athlete', ids, 'approved')
const approvedNow = async () => (await entriesNow()).filter((entry) => entry.status === 'approved').length
const order = (athletes_list: object[]) =>
  post('owner', '/athletes/order_list', { competition_id: at.competition, athletes_list })
const one = (id: number, order_number: unknown) => ({ id, order_number })
const pay = (entry: number) => post('owner', '/athletes/paid', { competition_user_id: entry })
const remove = (id: number) => post('owner', '/athletes/delete', { competition_user_id: id })

describe('registering oneself', () => {
  test('makes an entry that waits for approval', async () => {
    expectSuccess(await register())
    expect(await entriesNow()).toMatchObject([
      { userId: at.people.athlete.id, status: 'pending', role: 'athlete', orderNumber: 1 },
    ])
  })

  test('only oneself, only athletes, not the owner', async () => {
    expect((await register('visitor')).status).toBe(401)
    expect((await register('otherAthlete')).status).toBe(403)
    expect((await register('admin')).status).toBe(403)
    expect((await register('judge', at.people.judge)).status).toBe(403)
    expect((await register('owner', at.people.owner)).status).toBe(403)
    expect(await entriesNow()).toEqual([])
  })

  test('once, also when asked twice at the same moment', async () => {
    const answers = await Promise.all([register(), register()])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
    expect((await register()).body.code).toBe('already-entered')
    expect(await entriesNow()).toHaveLength(1)
  })

  test('not in a closed one, not before it is published, not in none', async () => {
    at.competition = await competitionInStatus(at.server, at.people, 'published', { is_open: 0 })
    expect((await register()).status).toBe(409)
    at.competition = await competitionInStatus(at.server, at.people, 'approved')
    expect((await register()).status).toBe(404)
    at.competition = 999_999
    expect((await register()).status).toBe(404)
  })
})

describe('a full competition', () => {
  test('approves no more than athletes_max, one by one or in a list; judges take no place', async () => {
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
  test('is given by the owner and answered in that order', async () => {
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

  test('numbers are distinct and belong to athletes of this competition', async () => {
    const first = await enter('athlete', 'approved')
    const second = await enter('otherAthlete', 'approved')
    const judge = await enter('judge', 'approved', 'judge')
    const before = await entriesNow()
    const wrong = async (...list: object[]) => (await order(list)).body.field_codes.athletes_list
    expect(await wrong(one(first, 5), one(second, 5))).toEqual(['number-taken'])
    expect(await wrong(one(first, 2))).toEqual(['number-taken'])
    expect(await wrong(one(first, 5), one(first, 6))).toEqual(['invalid'])
    expect(await wrong(one(first, 3), one(judge, 4))).toEqual(['unknown-entry'])
    expect((await order([one(first, 'third')])).status).toBe(422)
    expect(await entriesNow()).toEqual(before)
    // the number of who declined is free
    await setStatus(second, 'declined')
    expect((await order([one(first, 2)])).status).toBe(200)
  })
})

test('fees are marked once, and only of athletes who are approved', async () => {
  const id = await enter('athlete', 'pending')
  const judge = await enter('judge', 'approved', 'judge')
  expect((await pay(id)).status).toBe(409)
  expect((await pay(judge)).status).toBe(422)
  expectSuccess(await move('owner', 'athlete', id, 'approved'))
  const answers = await Promise.all([pay(id), pay(id)])
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
})

test('an entry of which somebody was told is not deleted; the others of the role are answered', async () => {
  const first = await enter('athlete', 'registered')
  const told = await enter('otherAthlete', 'invited')
  await enter('judge', 'registered', 'judge')
  expect((await remove(told)).status).toBe(409)
  expect(expectSuccess(await remove(first)).competition_users).toMatchObject([{ id: told, role_id: 1 }])
  expect((await remove(first)).status).toBe(404)
  expect(await entriesNow()).toHaveLength(2)
})
