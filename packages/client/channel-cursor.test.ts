import { expect, test } from 'vitest'
import { channelCursor } from './channel-cursor.ts'

test('the first subscription makes the screen fetch, since earlier events are unknown', () => {
  const cursor = channelCursor()
  expect(cursor.take(41)).toBe('seen')
  expect(cursor.subscribed({ seq: 41 })).toBe('fetch-anew')
  expect(cursor.take(42)).toBe('deliver')
})

test('a screen with a known seq resumes from it', () => {
  const cursor = channelCursor(10)
  expect(cursor.subscribed({ seq: 12 })).toBe('resumed')
  expect([11, 12, 13].map((seq) => cursor.take(seq))).toEqual(['deliver', 'deliver', 'deliver'])
})

test('an event that was already seen is not delivered again', () => {
  const cursor = channelCursor(10)
  expect([11, 11, 10, 12].map((seq) => cursor.take(seq))).toEqual(['deliver', 'seen', 'seen', 'deliver'])
})

test('a jump in seq reports missed events, and the cursor continues from there', () => {
  const cursor = channelCursor(10)
  expect([12, 13].map((seq) => cursor.take(seq))).toEqual(['missed', 'deliver'])
})

test('when the server cannot replay, the screen fetches and the cursor starts at the new seq', () => {
  const cursor = channelCursor(10)
  expect(cursor.subscribed({ seq: 500, gap: true })).toBe('fetch-anew')
  expect(cursor.take(501)).toBe('deliver')
})

test('a log that starts over is not resumed', () => {
  const cursor = channelCursor(500)
  expect(cursor.subscribed({ seq: 3 })).toBe('fetch-anew')
  expect(cursor.seq).toBe(3)
})

test('after another person signs in, the old seq is forgotten', () => {
  const cursor = channelCursor(10)
  cursor.forget()
  expect(cursor.seq).toBeUndefined()
  expect(cursor.take(11)).toBe('seen')
})
