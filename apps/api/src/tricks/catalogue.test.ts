import { expect, test } from 'vitest'
import type { Trick } from '@trickline/contract/tricks'
import { aServer } from '../platform/test-server.ts'
import file from './catalogue.json' with { type: 'json' }
import { loadCatalogue } from './load-catalogue.ts'

const server = await aServer()

async function catalogue(): Promise<Trick[]> {
  const { token } = await server.person('athlete')
  return (await server.ask('GET', '/tricks', { token })).body.tricks
}
const trickInFile = (id: number) => {
  const trick = file.find((each) => each.id === id)
  if (!trick) throw new Error(`no trick ${id} in the file`)
  return trick
}
const release = (...changes: (Partial<(typeof file)[number]> & { id: number })[]) =>
  loadCatalogue(
    server.context.db,
    server.clock.now(),
    file.map((trick) => ({ ...trick, ...changes.find(({ id }) => id === trick.id) })),
  )
const history = async (id: number) => {
  const { token } = await server.person('athlete')
  return (await server.ask('GET', `/tricks/${id}`, { token })).body
}

test('the catalogue is complete, and each trick has its value as score', async () => {
  const tricks = await catalogue()
  expect(tricks).toHaveLength(270)
  expect(new Set(tricks.map((trick) => trick.short_name)).size).toBe(270)
  expect(tricks.every((trick) => trick.score === trick.value && trick.value > 0)).toBe(true)
  expect(tricks[0]).toEqual({
    id: 1,
    name: 'Belly Roll',
    short_name: 'BellyRoll',
    aliases: [],
    value: 1,
    score: 1,
    level_id: 1,
    categorie_id: 11,
    type_id: 2,
    video_url: null,
    creator: null,
    start_position: 'belly',
    end_position: 'belly',
    retired_at: null,
  })
  expect((await server.ask('GET', '/tricks')).status).toBe(401)
})

test('the product’s tricks have sources and one change without an admin', async () => {
  const { trick, changes } = await history(1)
  expect(trick).toMatchObject({ id: 1, sources: ['highline-freestyle'], version: 1 })
  expect(changes).toMatchObject([
    { action: 'added', is_own: true, admin: null, before: null, after: { name: 'Belly Roll', value: 1 } },
  ])
  expect((await server.ask('GET', '/tricks/1')).status).toBe(401)
})

test('a start adds missing tricks once, and does not change the others', async () => {
  const { db } = server.context
  const now = server.clock.now()
  await db.updateTable('tricks').set({ video_url: 'https://youtu.be/x' }).where('id', '=', 2).execute()
  await db.deleteFrom('trick_changes').where('trick_id', '=', 1).execute()
  await db.deleteFrom('tricks').where('id', '=', 1).execute()
  await Promise.all([loadCatalogue(db, now), loadCatalogue(db, now)])
  const tricks = await catalogue()
  expect(tricks).toHaveLength(270)
  expect(tricks.slice(0, 2).map((trick) => trick.video_url)).toEqual([null, 'https://youtu.be/x'])
  expect((await history(1)).changes).toHaveLength(1)
  expect((await history(2)).changes).toHaveLength(1)
})

const values = async () =>
  (await catalogue()).filter(({ id }) => [3, 4, 5].includes(id)).map(({ value }) => value)

test('a release changes only tricks that no admin has changed, as a dated change', async () => {
  const admin = (await server.person('admin')).token
  const change = (body: object) => server.ask('POST', '/tricks/change', { token: admin, body })
  expect((await change({ trick_id: 4, version: 1, value: 3 })).status).toBe(200)
  expect((await change({ trick_id: 5, version: 1, value: 3 })).status).toBe(200)
  // an admin's change back to the shipped value still counts as a change
  expect((await change({ trick_id: 5, version: 2, value: trickInFile(5).value })).status).toBe(200)

  await release({ id: 3, value: 1.5 }, { id: 4, value: 9 }, { id: 5, value: 9 })
  expect(await values()).toEqual([1.5, 3, trickInFile(5).value])
  expect((await history(3)).changes).toMatchObject([
    { action: 'changed', admin: null, before: { value: trickInFile(3).value }, after: { value: 1.5 } },
    { action: 'added' },
  ])
  await release({ id: 3, value: 1.5 }, { id: 4, value: 9 }, { id: 5, value: 9 })
  expect((await history(3)).trick.version).toBe(2)
  expect(await values()).toEqual([1.5, 3, trickInFile(5).value])
})
