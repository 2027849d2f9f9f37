import { competitionStatusCodes } from '@trickline/contract/status-codes'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '@trickline/ui/messages.ts'
import { CompetitionStatus } from './competition-status.tsx'

beforeAll(() => loadMessages('competitions'))

const chip = (id: number) => renderToStaticMarkup(<CompetitionStatus statusId={id} />)

test('the status is shown by name, an unknown one by its number', () => {
  expect(chip(competitionStatusCodes.started)).toMatch(/>Started<\/span>$/)
  expect(chip(99)).toMatch(/class="[^"]*\bunknown\b[^"]*">.*<\/svg>99<\/span>$/)
})
