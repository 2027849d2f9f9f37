import { competitionFile, type CompetitionFile } from '@trickline/contract/competition-file'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { testCompetition } from '../../rounds/test-rounds.ts'
import { aServer, type TestAnswer } from '../../platform/test-server.ts'

const server = await aServer()

type Asker = { token: string } | null

const askFor = (asker: Asker, id: number, query = 'format=json&what=all'): Promise<TestAnswer> =>
  server.ask('GET', `/competitions/${id}/export?${query}`, asker ? { token: asker.token } : {})

async function fileOf(asker: Asker, id: number): Promise<CompetitionFile> {
  const { status, body, headers } = await askFor(asker, id)
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  return z.parse(competitionFile, body)
}

test('the file of a finished competition has everything that the published JSON Schema says', async () => {
  const cup = await testCompetition(server)
  const { id, podiums, rounds } = await cup.held.finished()
  const schema = await server.ask('GET', '/schemas/trickline-competition-1.json')
  expect(schema.status).toBe(200)
  const byTheSchema = z.fromJSONSchema(schema.body)
  for (const asker of [null, cup.owner]) {
    const { body } = await askFor(asker, id)
    expect(z.safeParse(byTheSchema, body).error).toBeUndefined()
    expect(body.$schema).toBe(schema.body.$id)
  }
  expect(z.safeParse(byTheSchema, { format: 'another' }).success).toBe(false)

  const file = await fileOf(cup.owner, id)
  expect(file).toMatchObject({
    format: 'trickline-competition',
    format_version: 1,
    form: 'full',
    rule: { id: 4 },
    competition: { name: 'Test Open', status: 'finished', country: 'ES', mode: 'scoring', stages: [3, 1] },
    phases: [{ name: 'qualification' }, { name: 'quarterFinal' }, { name: 'final' }],
  })
  const nameOf = new Map(file.people.map(({ id: reference, surname }) => [reference, surname]))
  expect(file.podium.map(({ place, athlete, score }) => [place, nameOf.get(athlete), score])).toEqual(
    podiums.map((row) => [row.final_position, row.user.surname, row.final_score]),
  )
  expect(file.rounds.map(({ total_score }) => total_score)).toEqual(rounds.map((row) => row.total_score))
  const [first] = file.rounds
  expect(first?.id).toBe(`qualification-${first?.athlete}`)
  const trickIds = new Set(file.catalogue.tricks.map(({ id: reference }) => reference))
  expect(
    file.rounds.every(({ tricks }) => tricks.length > 0 && tricks.every(({ trick }) => trickIds.has(trick))),
  ).toBe(true)
})

test('everybody except the owner gets what everybody may see', async () => {
  const cup = await testCompetition(server)
  const { id } = await cup.held.scored()
  const asEveryone = await askFor(null, id)
  for (const asker of [cup.judge, cup.athlete(0), cup.supervisor, cup.admin]) {
    const { body } = await askFor(asker, id)
    expect({ ...body, exported_at: '' }).toEqual({ ...asEveryone.body, exported_at: '' })
  }
  const open = await fileOf(null, id)
  expect(open.form).toBe('public')
  expect(JSON.stringify(open)).not.toContain('@')
  expect(open.catalogue.tricks).toEqual([])
  expect(open.rounds.every(({ total_score, tricks }) => total_score === null && tricks.length === 0)).toBe(
    true,
  )
  expect(open.entries.every((entry) => entry.fees_paid === undefined)).toBe(true)

  const full = await fileOf(cup.owner, id)
  expect(full.rounds.every(({ total_score, tricks }) => total_score !== null && tricks.length > 0)).toBe(true)
  expect(full.people.filter(({ email }) => email !== undefined)).toHaveLength(10)
})

test('JSON is everything or nothing', async () => {
  const cup = await testCompetition(server)
  const { id } = await cup.held.published()
  for (const query of ['format=json&what=results', 'format=csv&what=all'])
    expect(await askFor(null, id, query)).toMatchObject({
      status: 422,
      body: { field_codes: { what: ['not-offered'] } },
    })
  expect((await askFor(null, id, 'format=json')).status).toBe(200)
})
