import { expect, test } from 'vitest'
import { parseEmails } from './parse-emails.ts'

test('addresses are split at any separator, and each is listed once', () => {
  const text = 'ana@trickline.example, Kenji@trickline.example;\nana@trickline.example  mia@trickline.example'
  expect(parseEmails(text, new Set())).toEqual({
    good: ['ana@trickline.example', 'kenji@trickline.example', 'mia@trickline.example'],
    bad: [],
  })
})

test('invalid and already invited addresses are listed as bad, the others as good', () => {
  const text = 'ana@ mia@trickline.example KENJI@trickline.example nobody'
  expect(parseEmails(text, new Set(['kenji@trickline.example']))).toEqual({
    good: ['mia@trickline.example'],
    bad: [
      { email: 'ana@', problem: 'invalid' },
      { email: 'KENJI@trickline.example', problem: 'known' },
      { email: 'nobody', problem: 'invalid' },
    ],
  })
})
