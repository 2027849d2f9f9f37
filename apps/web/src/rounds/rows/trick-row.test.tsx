import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '@trickline/ui/messages.ts'
import { draftRows, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { ReviewRow } from '../review/review-panel.tsx'
import { validatedRowFixture } from '@trickline/views/rounds/test-tricks.ts'
import { newDraft } from '../draft/step.ts'
import { RowToolsContext } from './row-tools.ts'
import { TrickRow } from './trick-row.tsx'

const [trick] = tricksOf(draftRows([{ ...validatedRowFixture(1), level: 3 }]))

beforeAll(async () => {
  await Promise.all([loadMessages('judging'), loadMessages('judgingParts'), loadMessages('common')])
})

test('a trick names its level for screen readers', () => {
  if (!trick) throw new Error('there is one trick')
  const row = entered(<TrickRow trick={trick} points={1} occurrence={1} />)
  const review = renderToStaticMarkup(<ReviewRow trick={trick} isNext={false} onChange={none} />)

  for (const html of [row, review]) expect(html).toContain('<span class="sr-only">Pro</span>')
  expect(row).toContain('aria-label="Edit T1"')
})

test('what the athlete said of a trick stands in its row, also while a judge edits', () => {
  const [complained] = tricksOf(
    draftRows([{ ...validatedRowFixture(1), athlete_feedback: 2, athlete_comment: 'Backside' }]),
  )
  if (!complained) throw new Error('there is one trick')
  const row = entered(<TrickRow trick={complained} points={1} occurrence={1} />)
  expect(row).toContain('Incorrect, says the athlete: “Backside”')
})

test('the points of a trick have two decimals', () => {
  if (!trick) throw new Error('there is one trick')
  const row = entered(<TrickRow trick={trick} points={21.2225} occurrence={1} />)
  expect(row).toContain('aria-label="21.22 points: where T1 comes from"')
  expect(row).not.toContain('21.222')
})

function entered(row: ReactNode): string {
  const latest = { current: { draft: newDraft(), newestFirst: false, isDirect: true } }
  const tools = { onExplain: none, entering: { dispatch: none, onOpen: () => undefined, latest } }
  return renderToStaticMarkup(<RowToolsContext value={tools}>{row}</RowToolsContext>)
}

function none() {}
