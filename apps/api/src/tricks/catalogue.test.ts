import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Trick } from '@trickline/contract/tricks'
import { testServer, type TestServer } from '../platform/test-server.ts'
import { loadCatalogue } from './load-catalogue.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

async function catalogue(): Promise<Trick[]> {
  const { token } = await server.person('athlete')
  return (await server.ask('GET', '/tricks', { token })).body.tricks
}

test('the whole catalogue, each trick with its value as its score', async () => {
  const tricks = await catalogue()
  expect(tricks).toHaveLength(270)
  expect(new Set(tricks.map((trick) => trick.short_name)).size).toBe(270)
  expect(tricks.every((trick) => trick.score === trick.value && trick.value > 0)).toBe(true)
  expect(tricks[0]).toEqual({
    id: 1,
    name: 'Belly Roll',
    short_name: 'BellyRoll',
    value: 1,
    score: 1,
    level_id: 1,
    categorie_id: 11,
    type_id: 2,
    video_url: null,
    creator: null,
    start_position: 'belly',
    end_position: 'belly',
  })
  expect((await server.ask('GET', '/tricks')).status).toBe(401)
})

test('a start puts in what is missing and leaves the rest as it is', async () => {
  const { db } = server.context
  await db.updateTable('tricks').set({ video_url: 'https://youtu.be/x' }).where('id', '=', 2).execute()
  await db.deleteFrom('tricks').where('id', '=', 1).execute()
  await Promise.all([loadCatalogue(db), loadCatalogue(db)])
  const tricks = await catalogue()
  expect(tricks).toHaveLength(270)
  expect(tricks.slice(0, 2).map((trick) => trick.video_url)).toEqual([null, 'https://youtu.be/x'])
})
