import { expect, test } from 'vitest'
import { videoIdOf } from './video-id.ts'
import { videoLink } from './video.ts'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://m.youtube.com/watch?t=10&list=x&v=dQw4w9WgXcQ#t=3',
  'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
  'http://youtu.be/dQw4w9WgXcQ?si=abc&t=7',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3',
  'https://youtube.com/live/dQw4w9WgXcQ/',
  '  YouTube.com/watch?v=dQw4w9WgXcQ ',
  'youtu.be/dQw4w9WgXcQ',
])('%s links to the video', (link) => {
  expect(videoIdOf(link)).toBe('dQw4w9WgXcQ')
  expect(videoLink.safeParse(link).success).toBe(true)
})

test.each([
  ['https://vimeo.com/watch?v=dQw4w9WgXcQ', 'not-a-video'],
  ['https://youtube.com.example.org/watch?v=dQw4w9WgXcQ', 'not-a-video'],
  ['https://example.org/?u=https://youtu.be/dQw4w9WgXcQ', 'not-a-video'],
  ['https://youtu.be/x', 'not-a-video'],
  ['https://youtu.be/dQw4w9WgXc', 'not-a-video'],
  ['https://youtu.be/dQw4w9WgXcQQ', 'not-a-video'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXc!', 'not-a-video'],
  ['https://www.youtube.com/watch?v=', 'not-a-video'],
  ['https://www.youtube.com/watch?vv=dQw4w9WgXcQ', 'not-a-video'],
  ['https://www.youtube.com/@trickline', 'not-a-video'],
  ['https://youtu.be', 'not-a-video'],
  ['https://youtu.be/dQw4w%22WgXc', 'not-a-video'],
  ['javascript:alert(1)//youtu.be/dQw4w9WgXcQ', 'not-a-link'],
  [' JavaScript:alert(1)//?v=dQw4w9WgXcQ', 'not-a-link'],
  ['java\nscript:alert(1)', 'not-a-link'],
  ['data:text/html,<script>alert(1)</script>', 'not-a-link'],
  ['ftp://youtu.be/dQw4w9WgXcQ', 'not-a-link'],
  ['my round of monday', 'not-a-link'],
  ['film', 'not-a-link'],
  ['https://youtu.be/\0', 'not-text'],
  ['https://youtu.be/\ud800', 'not-text'],
  [`https://youtu.be/${'x'.repeat(500)}`, 'too-long'],
])('%j is no video link: %s', (link, code) => {
  expect(videoIdOf(link)).toBeNull()
  expect(videoLink.safeParse(link).error?.issues.map(({ message }) => message)).toEqual([code])
})

test.each([
  [' https://youtu.be/dQw4w9WgXcQ ', 'https://youtu.be/dQw4w9WgXcQ'],
  ['youtube.com/watch?v=dQw4w9WgXcQ', 'https://youtube.com/watch?v=dQw4w9WgXcQ'],
])('%j is stored as %s', (written, kept) => {
  expect(videoLink.parse(written)).toBe(kept)
})
