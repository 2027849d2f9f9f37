import { expect, test } from 'vitest'
import { competitionInStatus, entryInStatus, signUpPeople } from '../competitions/test-competition.ts'
import { aServer } from '../platform/test-server.ts'

const server = await aServer()
const person = await server.person('organizer', 'judge', 'athlete', 'supervisor', 'admin')

const update = (body: unknown) => server.ask('POST', '/status/update', { token: person.token, body })

test.each([
  ['rounds', 1, 10],
  ['rounds', 1, 999],
  ['publishRounds', [1], 7],
  ['advanceRounds', { competition_id: 1, round_number: 1 }, 15],
])('%s %j: status %i is refused', async (entity, id, new_status) => {
  expect(await update({ entity, id, new_status })).toMatchObject({
    status: 409,
    body: { code: 'wrong-state' },
  })
})

test.each([
  ['competitions', 15],
  ['competitions', 8],
  ['athletes', 18],
  ['judges', 14],
] as const)('%s: an unreachable status (%i) is 409 for a known id, else 404', async (entity, new_status) => {
  const people = await signUpPeople(server)
  const competition = await competitionInStatus(server, people, 'published')
  const id = {
    competitions: competition,
    athletes: await entryInStatus(server, people, competition, people.athlete, 'athlete', 'registered'),
    judges: await entryInStatus(server, people, competition, people.judge, 'judge', 'registered'),
  }[entity]
  expect((await update({ entity, id, new_status })).body.code).toBe('wrong-state')
  expect((await update({ entity, id: 999_999, new_status })).body.code).toBe('not-found')
})

test.each([
  [{ entity: 'cups', id: 1, new_status: 4 }, 'entity'],
  [{ entity: 'rounds', new_status: 16 }, 'id'],
  [{ entity: 'rounds', id: 'first', new_status: 16 }, 'id'],
  [{ entity: 'rounds', id: [1, 2], new_status: 16 }, 'id'],
  [{ entity: 'competitions', id: [1, 2], new_status: 4 }, 'id'],
  [{ entity: 'rounds', id: { competition_id: 1, round_number: 1 }, new_status: 16 }, 'id'],
  [{ entity: 'athletes', id: { competition_id: 1, round_number: 1 }, new_status: 4 }, 'id'],
  [{ entity: 'publishRounds', id: { competition_id: 1, round_number: 1 } }, 'id'],
  [{ entity: 'advanceRounds', id: 1, new_status: 13 }, 'id'],
  [{ entity: 'rounds', id: 1 }, 'new_status'],
  [{ entity: 'rounds', id: 1, new_status: 'recorded' }, 'new_status'],
])('%j is refused with an error at %s', async (body, field) => {
  const answer = await update(body)
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.field_codes)).toEqual([field])
})

test.each([
  ['competitions', 99999, 4],
  ['athletes', [99999], 4],
  ['judges', 99999, 3],
  ['rounds', 99999, 16],
  ['publishRounds', [99999], 10],
  ['publishRounds', [99999], undefined],
  ['advanceRounds', { competition_id: 99999, round_number: 1 }, 10],
  ['advanceRounds', { competition_id: 99999, round_number: 1 }, undefined],
])('%s %j: an unknown id is 404', async (entity, id, new_status) => {
  expect((await update({ entity, id, new_status })).status).toBe(404)
})

test('a visitor has to sign in', async () => {
  expect(
    (await server.ask('POST', '/status/update', { body: { entity: 'rounds', id: 1, new_status: 16 } }))
      .status,
  ).toBe(401)
})
