import { expect, test } from 'vitest'
import { aServer, type TestAnswer } from '../platform/test-server.ts'
import {
  competitionInStatus,
  completeForm,
  entryInStatus,
  expectSuccess,
  moveCompetition,
  signUpPeople,
  type Who,
} from './test-competition.ts'

const server = await aServer()
const people = await signUpPeople(server)

const tokenOf = (who: Who) => (who === 'visitor' ? {} : { token: people[who].token })
const personOf = (who: Who) => (who === 'visitor' ? null : people[who])

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

test('actions on an unknown competition get 404', async () => {
  for (const action of Object.values(actions)) {
    expect((await action('owner', 999_999)).status).toBe(404)
  }
})

test('approving sets approved, publishing sets publish_at', async () => {
  const id = await competitionInStatus(server, people, 'published')
  const { competition } = expectSuccess(
    await server.ask('GET', `/competition/${id}`, tokenOf('otherAthlete')),
  )
  expect(competition).toMatchObject({
    approved: true,
    publish_at: server.clock.now().toISOString(),
    status: { id: 10, name: 'published' },
  })
})

test('deleting a competition deletes its entries', async () => {
  const id = await competitionInStatus(server, people, 'pending')
  await entryInStatus(server, people, id, people.judge, 'judge', 'registered')
  expectSuccess(await server.ask('DELETE', `/competitions/${id}`, tokenOf('owner')))
  const left = await server.context.db
    .selectFrom('entries')
    .selectAll()
    .where('competition_id', '=', id)
    .execute()
  expect(left).toEqual([])
})

test('an edit and an approval at once: the approved form is the stored one', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await competitionInStatus(server, people, 'pending')
    const [edited, approved] = await Promise.all([
      server.ask('PUT', `/competitions/${id}`, {
        ...tokenOf('owner'),
        body: { formUpdate: { name: 'x', location: '' } },
      }),
      moveCompetition(server, people.supervisor, id, 'approved'),
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

test('two supervisors approving at once: one succeeds, the other gets 409', async () => {
  const id = await competitionInStatus(server, people, 'pending')
  const answers = await Promise.all(
    [people.supervisor, people.admin].map((by) => moveCompetition(server, by, id, 'approved')),
  )
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
})
