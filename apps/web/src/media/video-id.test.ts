import { expect, test } from 'vitest'
import { playableLink, videoIdOf } from './video-id.ts'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?t=10&v=a_b-C12&list=x', 'a_b-C12'],
  ['  youtube.com/watch?v=abc#t=3 ', 'abc'],
])('%s is the video %s', (link, id) => {
  expect(videoIdOf(link)).toBe(id)
})

test.each(['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=', 'https://x.org/?vv=abc', ''])(
  '%j names no video',
  (link) => {
    expect(videoIdOf(link)).toBe('')
  },
)

test.each([
  [' https://www.youtube.com/watch?v=abc ', 'https://www.youtube.com/watch?v=abc'],
  ['youtube.com/watch?v=abc', 'https://youtube.com/watch?v=abc'],
  ['https://youtu.be/abc', null],
  ['javascript:alert(1)//?v=abc', null],
  ['?v=abc', null],
])('%j is kept as %j', (typed, kept) => {
  expect(playableLink(typed)).toBe(kept)
})
