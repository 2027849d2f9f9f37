import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { Countdown } from './countdown.tsx'
import { loadMessages } from './messages.ts'

beforeAll(() => loadMessages('common'))

test("until the server's time is known, the given number is shown as a clock", () => {
  const until = Date.now() + 100_000
  const html = renderToStaticMarkup(<Countdown until={until} form="clock" untilKnown={400} />)
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('06:40')
})
