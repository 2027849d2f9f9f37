/** A competition that a person may not see (who-sees-what §1): every call on it replies as for an unknown id. */
import { expect, test } from 'vitest'
import type { CompetitionStatus } from '@trickline/competition/model'
import { entriesOf } from '../entries/entries-store.ts'
import { aServer, type TestPerson } from '../platform/test-server.ts'
import { findCompetition } from './competitions-store.ts'
import {
  competitionInStatus,
  completeForm,
  entryInStatus,
  expectSuccess,
  moveEntries,
  type People,
  signUpPeople,
} from './test-competition.ts'

const server = await aServer()
const people = await signUpPeople(server)

type Ids = { competition: number; athlete: number; judge: number }
type Call = [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object]

const update = (entity: string, id: unknown, new_status: number): Call => [
  'POST',
  '/status/update',
  { entity, id, new_status, source: 'test' },
]

function calls({ competition, athlete, judge }: Ids, by: TestPerson): Call[] {
  return [
    ['GET', `/competition/${competition}`],
    ['GET', `/statistics/competition/${competition}`],
    ['PUT', `/competitions/${competition}`, { formUpdate: { ...completeForm, name: 'Mine' } }],
    ['DELETE', `/competitions/${competition}`],
    ['POST', `/competitions/${competition}/copy`, {}],
    ['POST', `/competitions/${competition}/return`, { reason: 'No' }],
    ['GET', `/competitions/${competition}/screens`],
    ['PUT', `/competitions/${competition}/screens`, { shows: 'now' }],
    ['POST', `/competitions/${competition}/screens/reveal`, {}],
    ['POST', `/competitions/${competition}/screens/links`, { kind: 'overlay' }],
    ['DELETE', `/competitions/${competition}/screens/links/1`],
    ['GET', `/competition/start/${competition}`],
    ['POST', `/competition/start/${competition}`, {}],
    ['POST', '/athletes/register', { user_id: by.id, competition_id: competition }],
    ['POST', '/athletes/register', { user_id: 1, competition_id: competition }],
    ['POST', '/athletes/invitation', { competition_id: competition, athletes_list: [by.id] }],
    ['POST', '/judges/invitation', { competition_id: competition, judges_list: [by.id] }],
    [
      'POST',
      '/athletes/order_list',
      { competition_id: competition, athletes_list: [{ id: athlete, order_number: 9 }] },
    ],
    ['POST', '/athletes/paid', { competition_user_id: athlete }],
    ['POST', '/athletes/delete', { competition_user_id: athlete }],
    ['POST', '/athletes/delete', { competition_user_id: judge }],
    ['POST', '/judges/delete', { competition_user_id: judge }],
    [
      'POST',
      '/store',
      { competitionDetails: competition, athleteId: by.id, modeProgram: 4, validatedTricks: [{ id: 1 }] },
    ],
    ...[1, 3, 4, 8, 10, 15].map((status) => update('competitions', competition, status)),
    ...[1, 2, 3, 4, 5, 18].flatMap((status) => [
      update('athletes', athlete, status),
      update('judges', judge, status),
      update('judges', athlete, status),
    ]),
    ...[13, 10].map((status) =>
      update('advanceRounds', { competition_id: competition, round_number: 1 }, status),
    ),
  ]
}

const statuses: CompetitionStatus[] = ['registered', 'pending', 'approved']

// an athlete on the list who is not invited yet, a judge who declined, and a person who is not involved
test.each(statuses)('a competition that is %s is not found by those who may not see it', (status) =>
  expectNotFound(status, ['athlete', 'judge', 'otherOrganizer']),
)

test.each(statuses)(
  'a competition that is %s is not found by athletes and judges who are not involved',
  { tags: ['full'] },
  (status) => expectNotFound(status, ['otherAthlete', 'otherJudge']),
)

async function expectNotFound(status: CompetitionStatus, askers: (keyof People)[]): Promise<void> {
  const competition = await competitionInStatus(server, people, status)
  const athlete = await entryInStatus(server, people, competition, people.athlete, 'athlete', 'registered')
  const judge = await entryInStatus(server, people, competition, people.judge, 'judge', 'invited')
  expectSuccess(await moveEntries(server, people.judge, 'judge', judge, 'declined'))
  const ids = { competition, athlete, judge }
  const stored = async () => [
    await findCompetition(server.context.db, competition),
    await entriesOf(server.context.db, competition),
  ]
  const before = await stored()
  for (const who of askers) {
    const by = people[who]
    const unknownIds = { competition: 999_999, athlete: 999_998, judge: 999_997 }
    for (const [method, path, body] of [...calls(ids, by), ...calls(unknownIds, by)]) {
      const answer = await server.ask(method, path, { token: by.token, ...(body && { body }) })
      const request = `${who} ${method} ${path} ${JSON.stringify(body)}`
      expect([request, answer.status, Object.keys(answer.body)]).toEqual([
        request,
        404,
        ['code', 'message', 'errors', 'field_codes', 'request_id'],
      ])
    }
  }
  expect(await stored()).toEqual(before)
}
