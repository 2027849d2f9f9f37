import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { Countdown } from './countdown.tsx'
import { loadMessages } from './messages.ts'

beforeAll(() => loadMessages('common'))

test("what stands until the server's time is known is the number given, as a clock", () => {
  const until = Date.now() + 100_000
  const html = renderToStaticMarkup(<Countdown until={until} form="clock" untilKnown={400} />)
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('06:40')
})
