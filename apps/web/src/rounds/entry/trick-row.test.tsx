import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '@trickline/ui/messages.ts'
import { draftRows, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { ReviewRow } from '../review/review-panel.tsx'
import { validatedRowFixture } from '@trickline/views/rounds/test-tricks.ts'
import { TrickRow } from './trick-row.tsx'

const [trick] = tricksOf(draftRows([{ ...validatedRowFixture(1), level: 3 }]))

beforeAll(async () => {
  await Promise.all([loadMessages('judging'), loadMessages('judgingParts'), loadMessages('common')])
})

test('a trick names its level for screen readers', () => {
  if (!trick) throw new Error('there is one trick')
  const row = renderToStaticMarkup(
    <TrickRow trick={trick} points={1} occurrence={1} onExplain={none} dispatch={none} />,
  )
  const review = renderToStaticMarkup(<ReviewRow trick={trick} onChange={none} />)

  for (const html of [row, review]) expect(html).toContain('<span class="sr-only">Pro</span>')
  expect(row).toContain('aria-label="Edit T1"')
})

test('what the athlete said of a trick stands in its row, also while a judge edits', () => {
  const [complained] = tricksOf(
    draftRows([{ ...validatedRowFixture(1), athlete_feedback: 2, athlete_comment: 'Backside' }]),
  )
  if (!complained) throw new Error('there is one trick')
  const row = renderToStaticMarkup(
    <TrickRow trick={complained} points={1} occurrence={1} onExplain={none} dispatch={none} />,
  )
  expect(row).toContain('Incorrect, says the athlete: “Backside”')
})

test('the points of a trick have two decimals', () => {
  if (!trick) throw new Error('there is one trick')
  const row = renderToStaticMarkup(
    <TrickRow trick={trick} points={21.2225} occurrence={1} onExplain={none} dispatch={none} />,
  )
  expect(row).toContain('aria-label="21.22 points: where T1 comes from"')
  expect(row).not.toContain('21.222')
})

function none() {}
