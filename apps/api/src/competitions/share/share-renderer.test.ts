import type { KyselyPlugin } from 'kysely'
import { channelOf } from '@trickline/contract/live-events'
import { languages } from '@trickline/messages/languages'
import { beforeEach, expect, test } from 'vitest'
import { aServer } from '../../platform/test-server.ts'
import { competitionInStatus, signUpPeople } from '../test-competition.ts'
import type { Draw } from './drawing-worker.ts'
import { createShareRenderer, type ShareRequest } from './share-renderer.ts'

const server = await aServer({ env: { RATE_LIMITS: 'on' } })
const people = await signUpPeople(server)
const competitions: number[] = []
for (let n = 0; n < 7; n++) competitions.push(await competitionInStatus(server, people, 'published'))
// a test server empties the cache at each query of a test
beforeEach(() => server.app.context.snapshots.setListening(true))

let visitors = 0
/** Uses another client address each time. */
function requestOf(id: number, changes: Partial<ShareRequest> = {}): ShareRequest {
  visitors += 1
  const address = `203.0.113.${visitors}`
  return { page: 'competitionPicture', id, round: 0, language: 'en', address, ...changes }
}

/** Draws when told to, and counts the drawings. */
function heldDrawing() {
  const waiting: (() => void)[] = []
  const seen = { now: 0, most: 0, drawn: 0 }
  const draw: Draw = async ({ page, language }) => {
    seen.most = Math.max(seen.most, (seen.now += 1))
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
    })
    seen.now -= 1
    seen.drawn += 1
    return `${page} in ${language}`
  }
  const finish = async (drawings: number) => {
    for (let n = 0; n < drawings; n++) {
      await expect.poll(() => waiting.length, { interval: 1 }).toBeGreaterThan(0)
      waiting.shift()?.()
    }
  }
  return { draw, seen, finish }
}

/** Draws at once. */
const drawNow: Draw = async ({ page, language }) => `${page} in ${language}`

function queries() {
  const seen = { competitions: 0 }
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"competitions"'))
        seen.competitions += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { seen, db: server.app.context.db.withPlugin(counter) }
}

test('a competition is read once for all its pages and pictures in all languages, and again after a change', async () => {
  const [id = 0] = competitions
  const { seen, db } = queries()
  const { shared } = createShareRenderer({ ...server.app.context, db }, drawNow)
  const all = async () => {
    for (const language of languages)
      for (const page of ['poster', 'competitionPicture'] as const)
        await shared(requestOf(id, { page, language }))
  }
  await all()
  const once = seen.competitions
  expect(once).toBeGreaterThan(0)
  server.app.context.snapshots.invalidate([channelOf.competition(id)])
  await all()
  expect(seen.competitions).toBe(2 * once)
})

test('a drawing requested by many is made once, and one picture and one page are drawn at a time', async () => {
  const { draw, seen, finish } = heldDrawing()
  const { shared } = createShareRenderer(server.app.context, draw)
  const requests = languages.flatMap((language) =>
    (['poster', 'competitionPicture'] as const).flatMap((page) => {
      const [id = 0] = competitions
      return [requestOf(id, { page, language }), requestOf(id, { page, language })]
    }),
  )
  const answers = Promise.all(requests.map(shared))
  await finish(requests.length / 2)
  expect((await answers).map(({ identity }) => identity.toString())).toEqual(
    requests.map(({ page, language }) => `${page} in ${language}`),
  )
  expect(seen).toEqual({ now: 0, most: 2, drawn: requests.length / 2 })
})

test('while one picture is drawn forty wait, and the others are refused at once', async () => {
  const { draw, seen, finish } = heldDrawing()
  const { shared } = createShareRenderer(server.app.context, draw)
  const requests = competitions.flatMap((id) => languages.map((language) => requestOf(id, { language })))
  const outcomes = Promise.allSettled(requests.map(shared))
  await finish(41)
  const refused = (await outcomes).flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  )
  expect(refused.map(({ refusal }) => refusal.refused)).toEqual(
    Array.from({ length: requests.length - 41 }, () => 'busy'),
  )
  expect(seen.most).toBe(1)
})

test('an address has so many pictures made in a minute; what is made it still reads, and others have more made', async () => {
  const { shared, png } = createShareRenderer(server.app.context, drawNow)
  const [id = 0] = competitions
  const address = '198.51.100.7'
  const makes = async () => {
    server.app.context.snapshots.clear()
    return shared(requestOf(id, { address }))
  }
  for (let n = 0; n < 120; n++) await makes()
  await expect(makes()).rejects.toMatchObject({ refusal: { refused: 'too-many-requests' } })
  const made = await shared(requestOf(id))
  expect(await shared(requestOf(id, { address }))).toBe(made)
  await expect(png(made, address)).rejects.toMatchObject({ refusal: { refused: 'too-many-requests' } })
  expect((await shared(requestOf(id, { address, page: 'poster' }))).identity.toString()).toBe('poster in en')
})

test('a page that is not public is not found, and nothing is drawn for it', async () => {
  const { draw, seen } = heldDrawing()
  const { shared } = createShareRenderer(server.app.context, draw)
  const [id = 0] = competitions
  const asked = [
    requestOf(0),
    requestOf(id, { page: 'podiumPicture' }),
    requestOf(id, { page: 'roundPage', round: 999_999 }),
    requestOf(id, { page: 'roundTricks' }),
  ]
  for (const each of asked)
    await expect(shared(each)).rejects.toMatchObject({ refusal: { refused: 'not-found' } })
  expect(seen.now).toBe(0)
})
