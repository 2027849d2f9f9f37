import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { UntilStart } from './until-start.tsx'

await Promise.all([loadMessages('common'), loadMessages('competitions')])

const textOf = (at: string | null) => renderToStaticMarkup(<UntilStart at={at} />).replaceAll(/<[^>]+>/g, ' ')

test('the countdown shows days, hours, minutes and seconds; zeros for an invalid date', () => {
  const in2Days = new Date(serverNow() + 2 * 86_400_000 + 3 * 3_600_000 + 500).toISOString()
  expect(textOf(in2Days)).toMatch(/02\s+d\s+03\s+h\s+00\s+min\s+0[01]\s+s/)
  expect(textOf(null)).toMatch(/00\s+d\s+00\s+h\s+00\s+min\s+00\s+s/)
  expect(textOf('not a date')).toMatch(/00\s+d\s+00\s+h\s+00\s+min\s+00\s+s/)
})

test('a reached start date shows no countdown', () => {
  expect(textOf(new Date(serverNow() - 1000).toISOString())).toContain('The start date is reached')
})
