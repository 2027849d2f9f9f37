/** Invalid input that our apps never send is refused with an error code. */
import { describe, expect, test } from 'vitest'
import { register } from './accounts/test-accounts.ts'
import { aServer } from './platform/test-server.ts'
import { testCompetition } from './rounds/test-rounds.ts'

const server = await aServer()
const cup = await testCompetition(server, { athletes: 1 })

type Who = 'owner' | 'judge' | 'admin' | 'athleteOfNone'

type Body = (id: number) => object

const move = (entity: string, new_status: number): Body => {
  return (id) => ({ entity, new_status, id })
}
const moveSeveral = (entity: string, new_status: number): Body => {
  return (id) => ({ entity, new_status, id: [1, id] })
}

const training = { modeProgram: 3, validatedTricks: [{ id: 92 }] }

describe('a number too large for an id', () => {
  /** One above PostgreSQL's largest integer, and JavaScript's largest exact integer. */
  const tooLarge = [2_147_483_648, Number.MAX_SAFE_INTEGER]

  test.each([
    ['GET', '/get_round/:id'],
    ['GET', '/check_name/:id'],
    ['GET', '/check_profile/:id'],
    ['GET', '/athletes/:id/habits'],
    ['GET', '/competition/:id'],
    ['GET', '/live/:id'],
    ['GET', '/competition/start/:id'],
    ['POST', '/competition/start/:id'],
    ['GET', '/finish_review/:id'],
    ['POST', '/finish_review/:id'],
    ['PUT', '/competitions/:id'],
    ['DELETE', '/competitions/:id'],
    ['DELETE', '/delete_round/:id'],
  ] as const)('is 404 in a path: %s %s', async (method, path) => {
    for (const id of tooLarge) {
      const answer = await server.ask(method, path.replace(':id', String(id)), { token: cup.owner.token })
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } })
    }
  })

  test.each<[Who, string, field: string, Body]>([
    ['athleteOfNone', '/store', 'competitionDetails', (id) => ({ ...training, competitionDetails: id })],
    ['athleteOfNone', '/store', 'competitionDetails', (id) => ({ ...training, competitionDetails: { id } })],
    ['athleteOfNone', '/store', 'athleteId', (id) => ({ ...training, athleteId: id })],
    ['athleteOfNone', '/store', 'validatedTricks.0.id', (id) => ({ ...training, validatedTricks: [{ id }] })],
    ['judge', '/update_round', 'roundId', (id) => ({ ...training, roundId: id })],
    ['judge', '/update_round', 'version', (id) => ({ ...training, roundId: 1, version: id })],
    [
      'athleteOfNone',
      '/validated_tricks/review',
      'round_feedback.round_id',
      (id) => ({ reviewedTricks: [], round_feedback: { round_id: id } }),
    ],
    ['owner', '/athletes/invitation', 'competition_id', (id) => ({ competition_id: id })],
    [
      'owner',
      '/athletes/invitation',
      'athletes_list.0',
      (id) => ({ competition_id: 1, athletes_list: [{ id }] }),
    ],
    ['owner', '/judges/invitation', 'judges_list.0', (id) => ({ competition_id: 1, judges_list: [id] })],
    [
      'owner',
      '/athletes/order_list',
      'athletes_list.0.id',
      (id) => ({ competition_id: 1, athletes_list: [{ id, order_number: 1 }] }),
    ],
    ['owner', '/athletes/paid', 'competition_user_id', (id) => ({ competition_user_id: id })],
    ['owner', '/athletes/delete', 'competition_user_id', (id) => ({ competition_user_id: id })],
    ['owner', '/judges/delete', 'competition_user_id', (id) => ({ competition_user_id: id })],
    ['athleteOfNone', '/athletes/register', 'user_id', (id) => ({ user_id: id, competition_id: 1 })],
    ['athleteOfNone', '/athletes/register', 'competition_id', (id) => ({ user_id: 1, competition_id: id })],
    ['admin', '/roles/grant', 'user_id', (id) => ({ user_id: id, role_id: 1 })],
    ['admin', '/roles/withdraw', 'user_id', (id) => ({ user_id: id, role_id: 1 })],
    ['owner', '/status/update', 'id.0', move('competitions', 10)],
    ['owner', '/status/update', 'id.1', moveSeveral('athletes', 4)],
    ['owner', '/status/update', 'id.1', moveSeveral('judges', 4)],
    ['judge', '/status/update', 'id.0', move('rounds', 16)],
    ['owner', '/status/update', 'id.1', moveSeveral('publishRounds', 10)],
  ])('%s POST %s: %s is refused', async (who, path, field, body) => {
    for (const id of tooLarge) {
      const answer = await cup.ask(cup[who], 'POST', path, body(id))
      expect(answer.status).toBe(422)
      expect(answer.body.field_codes).toMatchObject({ [field]: ['too-large'] })
    }
  })

  test('is refused in a phase to advance, in a combo, in a batch and as a country', async () => {
    const id = 2_147_483_648
    const advance = { entity: 'advanceRounds', id: { competition_id: id, round_number: 1 } }
    const combo = { ...training, validatedTricks: [{ body: [{ id }] }] }
    const answers = [
      await cup.ask(cup.owner, 'POST', '/status/update', advance),
      await cup.ask(cup.athleteOfNone, 'POST', '/store', combo),
      await cup.ask(cup.owner, 'GET', `/rounds/batch?ids=1,${id}`),
      await cup.ask(cup.owner, 'POST', '/competitions/store', {
        formCreate: { name: 'X', country_id: id },
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422])
  })
})

test('a competition is deleted by its plain decimal id only', async () => {
  const created = await cup.ask(cup.owner, 'POST', '/competitions/store', { formCreate: { name: 'Draft' } })
  const { id } = created.body.competition
  for (const text of [`${id}%20`, `0x${id.toString(16)}`, `${id}e0`, `${id}.0`, `+${id}`]) {
    const answer = await cup.ask(cup.owner, 'DELETE', `/competitions/${text}`)
    expect([text, answer.status]).toEqual([text, 404])
  }
  expect((await cup.ask(cup.owner, 'DELETE', `/competitions/${id}`)).status).toBe(200)
})

describe('text that the database cannot store', () => {
  test.each<[Who, string, field: string, body: (text: string) => object]>([
    ['athleteOfNone', '/store', 'round_name', (text) => ({ ...training, round_name: text })],
    [
      'athleteOfNone',
      '/store',
      'videoUrl',
      (text) => ({ ...training, videoUrl: `https://youtu.be/${text}` }),
    ],
    [
      'judge',
      '/update_round',
      'athlete_feedback',
      (text) => ({ ...training, roundId: 1, athlete_feedback: text }),
    ],
    [
      'athleteOfNone',
      '/validated_tricks/review',
      'reviewedTricks.0.comment',
      (text) => ({
        reviewedTricks: [{ trick_id: 1, feedback: 2, comment: text }],
        round_feedback: { round_id: 1 },
      }),
    ],
    [
      'athleteOfNone',
      '/validated_tricks/review',
      'round_feedback.comment',
      (text) => ({ reviewedTricks: [], round_feedback: { round_id: 1, comment: text } }),
    ],
    ['owner', '/competitions/store', 'name', (text) => ({ formCreate: { name: text } })],
    ['owner', '/competitions/store', 'location', (text) => ({ formCreate: { name: 'X', location: text } })],
    [
      'owner',
      '/competitions/store',
      'url_event',
      (text) => ({ formCreate: { name: 'X', url_event: `https://youtu.be/${text}` } }),
    ],
  ])('is refused: %s POST %s %s', async (who, path, field, body) => {
    for (const text of ['a\0b', 'a\ud800b', 'a\udc00']) {
      const answer = await cup.ask(cup[who], 'POST', path, body(text))
      expect(answer.status).toBe(422)
      expect(answer.body.field_codes).toHaveProperty([field])
    }
  })

  test('is refused in a registration', async () => {
    for (const change of [{ name: 'A\0na' }, { surname: 'Ru\ud800iz' }, { email: 'a\0@trickline.example' }]) {
      const { status, body } = await register(server, 'strange@trickline.example', change)
      expect([status, Object.keys(body.field_codes)]).toEqual([422, Object.keys(change)])
    }
  })
})

describe('a malformed multipart body', () => {
  const withoutEnd = '--x\r\ncontent-disposition: form-data; name="store"\r\n\r\ncompetitions_ban'
  const fileWithoutEnd =
    '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n' +
    'x'.repeat(100_000)
  test.each([
    ['without a boundary', 'multipart/form-data', withoutEnd],
    ['with another boundary', 'multipart/form-data; boundary=y', withoutEnd],
    ['cut within a field', 'multipart/form-data; boundary=x', withoutEnd],
    ['cut within a file', 'multipart/form-data; boundary=x', fileWithoutEnd],
    ['cut within a head', 'multipart/form-data; boundary=x', '--x\r\ncontent-dispo'],
    ['with a part without a name', 'multipart/form-data; boundary=x', '--x\r\n\r\nvalue\r\n--x--\r\n'],
    ['with nothing in it', 'multipart/form-data; boundary=x', ''],
    ['that is JSON', 'multipart/form-data; boundary=x', '{"email":"a@b.org"}'],
    ['of another kind', 'multipart/mixed; boundary=x', withoutEnd],
  ])('%s is refused on every call', async (_, type, payload) => {
    for (const url of ['/api/upload-image', '/api/store', '/api/login', '/api/competitions/store']) {
      const answer = await server.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': type, authorization: `Bearer ${cup.owner.token}` },
        payload,
      })
      expect([url, answer.statusCode]).toEqual([url, 422])
      expect(answer.json()).toHaveProperty('message')
    }
  })
})

test('a deeply nested array in place of a number does no harm, also with an idempotency key', async () => {
  const nest = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const store = JSON.stringify({ ...training, totalScore: 'NEST' }).replace('"NEST"', nest)
  const form = (field: string) => `{"formCreate":{"name":"Open","${field}":${nest}}}`
  const requests: [Who, string, body: string, expected: number][] = [
    ['athleteOfNone', '/store', store, 200],
    ['owner', '/competitions/store', form('prize_amount_fourth'), 422],
    ['owner', '/competitions/store', form('participant_size'), 422],
  ]
  for (const [who, path, body, expected] of requests) {
    const headers = { 'idempotency-key': `nest of ${body.length}` }
    const { status } = await server.ask('POST', path, { token: cup[who].token, body, headers })
    expect([path, status]).toEqual([path, expected])
  }
})
