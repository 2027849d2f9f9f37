import { expect, test } from 'vitest'
import type { Trick } from '@trickline/contract/tricks'
import { aServer } from '../platform/test-server.ts'

const server = await aServer()
const athlete = (await server.person('athlete')).token
const judge = (await server.person('athlete', 'judge')).token

const link = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const store = (token: string, body: unknown) => server.ask('POST', '/trick/store', { token, body })
const remove = (token: string, id: number | string) => server.ask('DELETE', `/trick/${id}`, { token })
const videoIn = (tricks: Trick[], id: number) => tricks.find((trick) => trick.id === id)?.video_url

test('an athlete adds a video to a trick, and the reply is the catalogue with it', async () => {
  const { status, body } = await store(athlete, { youtubeLink: link, trickId: 7 })
  expect(status).toBe(200)
  expect(body.tricks).toHaveLength(270)
  expect(videoIn(body.tricks, 7)).toBe(link)
  expect((await store(judge, { youtubeLink: link, trickId: 7 })).status).toBe(409)
})

test.each([
  'https://youtu.be/dQw4w9WgXcQ?t=3',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
])('every form of a link is accepted: %s', async (youtubeLink) => {
  expect((await store(athlete, { youtubeLink, trickId: 8 })).status).toBe(200)
  expect((await remove(judge, 8)).status).toBe(200)
})

test('people with more than the Athlete role may delete a video, athletes may not', async () => {
  await store(athlete, { youtubeLink: link, trickId: 9 })
  expect((await remove(athlete, 9)).status).toBe(403)
  const { status, body } = await remove(judge, 9)
  expect([status, videoIn(body.tricks, 9)]).toEqual([200, null])
  expect((await server.ask('DELETE', '/trick/9')).status).toBe(401)
})

test.each([
  [{ youtubeLink: 'https://vimeo.com/12345', trickId: 1 }, 'youtubeLink'],
  [{ youtubeLink: 'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ', trickId: 1 }, 'youtubeLink'],
  [{ youtubeLink: 'javascript:alert(1)', trickId: 1 }, 'youtubeLink'],
  [{ youtubeLink: '', trickId: 1 }, 'youtubeLink'],
  [{ youtubeLink: { v: 1 }, trickId: 1 }, 'youtubeLink'],
  [{ trickId: 1 }, 'youtubeLink'],
  [{ youtubeLink: link }, 'trickId'],
  [{ youtubeLink: link, trickId: 'x' }, 'trickId'],
  [{ youtubeLink: link, trickId: 1.5 }, 'trickId'],
])('%j is refused under its field and changes nothing', async (body, field) => {
  const answer = await store(athlete, body)
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
})

test('a trick that is not in the catalogue is not found', async () => {
  expect((await store(athlete, { youtubeLink: link, trickId: 9999 })).status).toBe(404)
  expect((await remove(judge, 9999)).status).toBe(404)
})
