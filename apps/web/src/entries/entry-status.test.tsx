import type { EntryRow } from '@trickline/contract/entries'
import { readEntry } from '@trickline/contract/read-competition'
import { entryStatusCodes } from '@trickline/contract/status-codes'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '@trickline/ui/messages.ts'
import { entryFixture } from '@trickline/client/test-fixtures.ts'
import { EntryStatusChip } from './entry-status.tsx'

beforeAll(() => loadMessages('entries'))

const chip = (status_id: number, values: Partial<EntryRow> = {}) =>
  renderToStaticMarkup(<EntryStatusChip row={readEntry(entryFixture(1, { status_id, ...values }))} />)

test('a chip shows the status of an entry, or the number of an unknown status', () => {
  expect(chip(entryStatusCodes.approved)).toMatch(/>Approved<\/span>$/)
  expect(chip(13)).toMatch(/>Pending<\/span>$/)
  expect(chip(99)).toMatch(/class="[^"]*\bunknown\b[^"]*">.*<\/svg>99<\/span>$/)
})

test('an invitation that the owner sent and that leaves later is neither sent nor forgotten', () => {
  expect(chip(entryStatusCodes.registered)).toMatch(/>Not invited yet<\/span>$/)
  expect(chip(entryStatusCodes.registered, { mail_waits: true })).toMatch(/>Mail goes out later<\/span>$/)
  expect(chip(entryStatusCodes.invited, { mail_waits: true })).toMatch(/>Invited<\/span>$/)
})
