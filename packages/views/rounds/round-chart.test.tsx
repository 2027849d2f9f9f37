import { scoreRound } from '@trickline/scoring'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '@trickline/ui/messages.ts'
import { draftRows } from './draft-trick.ts'
import { validatedRowFixture } from './test-tricks.ts'
import { RoundChart } from './round-chart.tsx'

const rows = draftRows([
  validatedRowFixture(1, {
    value: 4,
    variation: 1,
    grab: 17,
    level: 3,
    video_second: 72.4,
    athlete_feedback: 1,
  }),
  {
    header: { combo_id: 1, total_tricks_combo: 2, total_score: 4 },
    body: [validatedRowFixture(2, { value: 2 }), validatedRowFixture(3, { value: 2, dub: 2 })],
  },
])

beforeAll(async () => {
  await loadMessages('judging')
})

test('a bead is labelled with trick, side, grab, dub, level, combo, points and second, and the chart has a label', () => {
  const html = renderToStaticMarkup(<RoundChart rows={rows} score={scoreRound(1, rows)} />)
  expect(html).toContain('<figure aria-label="3 tricks, 1 combo">')
  expect(said(html)).toEqual([
    'T1 FS Mute, Pro, counts 4.00, at 1:12',
    'T2, Rookie, in combo 1, counts 2.00',
    'T3 −50\u00A0%, Rookie, in combo 1, counts 2.00',
  ])
})

test('points are said with two decimals, as every score', () => {
  const [row] = draftRows([validatedRowFixture(1, { value: 3.3335, level: 3 })])
  if (!row) throw new Error('there is one row')
  const html = renderToStaticMarkup(<RoundChart rows={[row]} score={scoreRound(1, [row])} />)
  expect(said(html)).toEqual(['T1, Pro, counts 3.33'])
})

test('without visible points no label has points, and every bead is on the line', () => {
  const html = renderToStaticMarkup(<RoundChart rows={rows} score={null} />)
  expect(html).not.toContain('counts')
  expect(new Set(html.match(/(?<=<svg x="50%" y=")[^"]*/g)).size).toBe(1)
})

test("during a review a bead is labelled with the athlete's feedback, or that there is none yet", () => {
  const html = renderToStaticMarkup(<RoundChart rows={rows} score={null} feedback="asked" />)
  expect(said(html).map((each) => each.split(', ').at(-1))).toEqual([
    'Confirmed by the athlete',
    'not reviewed yet',
    'not reviewed yet',
  ])
})

test('only a bead that can be tapped is a button, and one of them is a tab stop', () => {
  expect(renderToStaticMarkup(<RoundChart rows={rows} score={null} />)).not.toContain('<button')
  const html = renderToStaticMarkup(<RoundChart rows={rows} score={null} onTap={() => {}} />)
  expect(html.match(/tabindex="(0|-1)"/gi)).toEqual(
    ['tabindex="0"', 'tabindex="-1"', 'tabindex="-1"'].map(
      (each) => expect.stringMatching(new RegExp(each, 'i')) as string,
    ),
  )
})

test('a round without tricks has no chart', () => {
  expect(renderToStaticMarkup(<RoundChart rows={[]} score={null} />)).toBe('')
})

function said(html: string): string[] {
  return [...html.matchAll(/<svg role="img" aria-label="([^"]*)"/g)].map(([, text = '']) => text)
}
