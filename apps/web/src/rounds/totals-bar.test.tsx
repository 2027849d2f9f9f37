import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { setLanguage } from '../lib/language.ts'
import { loadMessages } from '../lib/messages.ts'
import { type Totals, TotalsBar } from './totals-bar.tsx'

beforeAll(async () => {
  setLanguage('en')
  await loadMessages('judging')
})

test('a new total is told to a screen reader: it stands outside the button, whose content is never announced', () => {
  const bar = barOf({ total: 43, score: 35.457, stylePercent: 10, varietyPoints: 4, uniqueTricks: 4 })

  expect(bar.replaceAll(/<button.*?<\/button>/g, '')).toMatch(/<output[^>]*>43\.00<\/output>/)
  // its parts are not rounded: they add up to it
  expect(bar).toContain('35.457')
  // the screen hears it once
  expect(bar.match(/<output/g)).toHaveLength(1)
})

test('who may not see the total is told when it comes', () => {
  const bar = barOf(null)
  expect(bar).toContain('Scores show once the round is published.')
  expect(bar).not.toMatch(/<output|<button/)
})

function barOf(totals: Totals | null): string {
  return renderToStaticMarkup(
    <TotalsBar totals={totals} onExplain={totals && (() => {})} state={null} actions={null} />,
  )
}
