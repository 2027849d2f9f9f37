import { checkProfile } from '@trickline/contract/calls/people'
import { roundsBatch } from '@trickline/contract/calls/rounds'
import { trainingList } from '@trickline/contract/calls/training'
import { expect, test, vi } from 'vitest'
import { api, ApiError, NetworkError, pathOf, WrongAnswerError } from './api.ts'
import { onlineManager } from '@tanstack/react-query'
import { shouldRetry } from './query.ts'
import { recordServerTime, serverNow } from './server-time.ts'

const view = { method: 'GET', path: '/competition/:id' } as const

test('parameters and query are filled into the path', () => {
  expect(pathOf(view, { id: 12 })).toBe('/competition/12')
  expect(pathOf(view, { id: 'a/b' })).toBe('/competition/a%2Fb')
  expect(pathOf(view, { id: 1 }, { ids: [3, 4], page: undefined })).toBe('/competition/1?ids=3&ids=4')
})

test('a path without its parameter throws', () => {
  expect(() => pathOf(view, {})).toThrow('needs id')
})

test('a refusal is not retried, a network error or 5xx is', () => {
  expect(shouldRetry(0, new ApiError(403, {}))).toBe(false)
  expect(shouldRetry(0, new ApiError(429, {}))).toBe(false)
  expect(shouldRetry(1, new ApiError(503, {}))).toBe(true)
  expect(shouldRetry(0, new NetworkError('cable'))).toBe(true)
  expect(shouldRetry(2, new NetworkError('cable'))).toBe(false)
})

test('a query fails at once when the device reports no network', () => {
  onlineManager.setOnline(false)
  expect(shouldRetry(0, new NetworkError('cable'))).toBe(false)
  onlineManager.setOnline(true)
})

test("deadlines follow the server's clock, in either spelling", () => {
  const here = Date.now()
  recordServerTime(String(here + 60_000), here, here)
  expect(Math.round((serverNow() - Date.now()) / 1000)).toBe(60)
  recordServerTime(new Date(here - 30_000).toISOString(), here, here)
  expect(Math.round((serverNow() - Date.now()) / 1000)).toBe(-30)
  recordServerTime('nonsense', here, here)
  expect(Math.round((serverNow() - Date.now()) / 1000)).toBe(-30)
})

test.each([
  ['a page', '<html>Sign in to the network</html>'],
  ['nothing', ''],
  ['an empty object', '{}'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"ok"'],
  ['nobody', '{"user":null}'],
  ['somebody without a name', '{"user":{"id":3}}'],
])('%s is no answer to a question for a profile', async (_, body) => {
  vi.stubGlobal('fetch', async () => new Response(body))
  await expect(api(checkProfile, { params: { id: 3 } })).rejects.toThrow(WrongAnswerError)
  vi.unstubAllGlobals()
})

test.each([
  ['an object', '{"rounds":[]}'],
  ['a list of something else', '["one"]'],
])('%s is no list of rounds', async (_, body) => {
  vi.stubGlobal('fetch', async () => new Response(body))
  await expect(api(trainingList, {})).rejects.toThrow(WrongAnswerError)
  vi.unstubAllGlobals()
})

test('an answer of a newer server, or of an older one, is taken', async () => {
  const newer = { rounds: [{ user: {}, rule: {}, status: {}, kind: 'newer', more: [] }], added: {} }
  vi.stubGlobal('fetch', async () => Response.json(newer))
  expect(await api(roundsBatch, { query: { ids: '3' } })).toEqual(newer)
  vi.unstubAllGlobals()
})
