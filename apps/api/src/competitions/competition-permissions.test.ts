import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompetitionStatus } from '@trickline/competition/model'
import { testServer, type TestAnswer, type TestServer } from '../platform/test-server.ts'
import {
  completeForm,
  entered,
  everyone,
  expectDone,
  gatherCast,
  heldAt,
  moveCompetition,
  type Cast,
  type Who,
} from './test-competition.ts'

let server: TestServer
let cast: Cast

beforeAll(async () => {
  server = await testServer()
  cast = await gatherCast(server)
})
afterAll(() => server.close())

const tokenOf = (who: Who) => (who === 'visitor' ? {} : { token: cast[who].token })
const personOf = (who: Who) => (who === 'visitor' ? null : cast[who])

const rowOf = (id: number) =>
  server.context.db.selectFrom('competitions').selectAll().where('id', '=', id).executeTakeFirst()

const actions: Record<string, (who: Who, id: number) => Promise<TestAnswer>> = {
  edit: (who, id) =>
    server.ask('PUT', `/competitions/${id}`, {
      ...tokenOf(who),
      body: { formUpdate: { ...completeForm, name: 'Changed' } },
    }),
  delete: (who, id) => server.ask('DELETE', `/competitions/${id}`, tokenOf(who)),
  approve: (who, id) => moveCompetition(server, personOf(who), id, 'approved'),
  publish: (who, id) => moveCompetition(server, personOf(who), id, 'published'),
}

describe('who may do what; the others change nothing', () => {
  test.each<[action: string, at: CompetitionStatus, allowed: Who[]]>([
    ['edit', 'pending', ['owner']],
    ['delete', 'pending', ['owner']],
    ['approve', 'pending', ['supervisor', 'admin']],
    ['publish', 'approved', ['owner']],
  ])('%s', async (action, at, allowed) => {
    const id = await heldAt(server, cast, at)
    await entered(server, cast, id, cast.judge, 'judge', 'approved')
    await entered(server, cast, id, cast.athlete, 'athlete', 'approved')
    const before = await rowOf(id)
    for (const who of everyone.filter((each) => !allowed.includes(each))) {
      const answer = await actions[action]?.(who, id)
      expect([who, answer?.status]).toEqual([who, who === 'visitor' ? 401 : 403])
      expect(await rowOf(id)).toEqual(before)
    }
    for (const who of allowed) {
      const fresh = await heldAt(server, cast, at)
      expect([who, (await actions[action]?.(who, fresh))?.status]).toEqual([who, 200])
    }
  })

  test('create: organizers only', async () => {
    for (const who of everyone) {
      const answer = await server.ask('POST', '/competitions/store', {
        ...tokenOf(who),
        body: { formCreate: completeForm },
      })
      const expected = { visitor: 401, owner: 200, otherOrganizer: 200 }[who as string] ?? 403
      expect([who, answer.status]).toEqual([who, expected])
    }
  })
})

describe('when; at any other time 409 and nothing changes', () => {
  const statuses: CompetitionStatus[] = [
    'registered',
    'pending',
    'approved',
    'published',
    'started',
    'finished',
  ]
  test.each<[action: string, by: Who, allowed: CompetitionStatus[], code: string]>([
    ['edit', 'owner', ['registered', 'pending'], 'competition-locked'],
    ['delete', 'owner', ['registered', 'pending', 'approved'], 'competition-locked'],
    ['approve', 'supervisor', ['pending'], 'wrong-state'],
    ['publish', 'owner', ['approved'], 'wrong-state'],
  ])('%s', async (action, by, allowed, code) => {
    for (const status of statuses) {
      const id = await heldAt(server, cast, status)
      const before = await rowOf(id)
      const answer = await actions[action]?.(by, id)
      if (allowed.includes(status)) {
        expect([status, answer?.status]).toEqual([status, 200])
        continue
      }
      const incomplete = status === 'registered'
      expect([status, answer?.status, answer?.body.code]).toEqual([
        status,
        409,
        incomplete ? 'competition-incomplete' : code,
      ])
      expect(answer?.body.present.competition).toMatchObject({ id, status: { name: status } })
      expect(await rowOf(id)).toEqual(before)
    }
  })

  test('nothing can be done with a competition that does not exist', async () => {
    for (const action of Object.values(actions)) {
      expect((await action('owner', 999_999)).status).toBe(404)
    }
  })
})

test('approving sets approved, publishing sets publish_at', async () => {
  const id = await heldAt(server, cast, 'published')
  const { competition } = expectDone(await server.ask('GET', `/competition/${id}`, tokenOf('otherAthlete')))
  expect(competition).toMatchObject({
    approved: true,
    publish_at: server.clock.now().toISOString(),
    status: { id: 10, name: 'published' },
  })
})

test('deleting a competition takes its entries with it', async () => {
  const id = await heldAt(server, cast, 'pending')
  await entered(server, cast, id, cast.judge, 'judge', 'registered')
  expectDone(await server.ask('DELETE', `/competitions/${id}`, tokenOf('owner')))
  const left = await server.context.db
    .selectFrom('entries')
    .selectAll()
    .where('competition_id', '=', id)
    .execute()
  expect(left).toEqual([])
})

test('of an edit and an approval at the same moment, what was approved is what is stored', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await heldAt(server, cast, 'pending')
    const [edited, approved] = await Promise.all([
      server.ask('PUT', `/competitions/${id}`, {
        ...tokenOf('owner'),
        body: { formUpdate: { name: 'x', location: '' } },
      }),
      moveCompetition(server, cast.supervisor, id, 'approved'),
    ])
    const row = await rowOf(id)
    expect([edited?.status, approved?.status].toSorted()).toEqual([200, 409])
    expect(row).toMatchObject(
      approved?.status === 200
        ? { status: 'approved', name: completeForm.name, completion_percentage: 100 }
        : { status: 'registered', name: 'x', approved_at: null },
    )
  }
})

test('two supervisors approving at once: one does, the other is told it is done', async () => {
  const id = await heldAt(server, cast, 'pending')
  const answers = await Promise.all(
    [cast.supervisor, cast.admin].map((by) => moveCompetition(server, by, id, 'approved')),
  )
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
})
