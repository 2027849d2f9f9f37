import type { StatisticsRead } from '@trickline/contract/read-statistics'
import { common } from '@trickline/messages/en/common'
import { judging } from '@trickline/messages/en/judging'
import { statistics as words } from '@trickline/messages/en/statistics'
import { expect, test } from 'vitest'
import { daysOf, momentsOf, periodOf, periods } from './periods.ts'
import { statisticsSearch } from './statistics-search.ts'
import { asCsv, shortTrickName, shortTrickTitle } from './statistics-labels.ts'

const trick = (short_name: string, more = {}) => ({
  id: 92,
  name: short_name,
  short_name,
  variation: 0 as const,
  grab: null,
  dub: 0 as const,
  ...more,
})

test('a name of more than 12 characters is cut to 12 and gets an ellipsis', () => {
  expect(shortTrickName('123456789012')).toBe('123456789012')
  expect(shortTrickName('1234567890123')).toBe('123456789012…')
  expect(shortTrickTitle(trick('Chestbounce 360', { grab: 17 }), judging)).toBe('Chestbounce … Mute')
})

test.each([
  [{}, {}],
  [{ athlete: '7' }, { athlete: 7 }],
  [{ competition: 3, other: 1 }, { competition: 3 }],
  [{ athlete: 0 }, {}],
  [{ athlete: 'x', competition: -1 }, {}],
  [
    { from: '2026-02-01', to: '2026-02-28', figure: 'style', rule: '4' },
    { from: '2026-02-01', to: '2026-02-28', figure: 'style', rule: 4 },
  ],
  [
    { athlete: 7, with: '9' },
    { athlete: 7, with: 9 },
  ],
  [{ competition: 7, with: '9' }, { competition: 7 }],
  [{ round: '12', athlete: 7 }, { round: 12 }],
  [{ round: 'new' }, { round: 'new' }],
  [{ from: '2026-02-30', to: 'today', figure: 'height' }, {}],
])('the address %j is parsed as %j', (address, expected) => {
  expect(statisticsSearch(address)).toEqual(expected)
})

test('a period is recognized by its days, and sent as local midnight to midnight', () => {
  const now = new Date(2026, 2, 9, 22).getTime()
  expect(daysOf('year', now)).toEqual({ from: '2026-01-01' })
  expect(daysOf('twelve-months', now)).toEqual({ from: '2025-03-10' })
  expect(daysOf('other', now)).toEqual({ from: '2026-01-01', to: '2026-03-09' })
  for (const period of periods) expect(periodOf(daysOf(period, now), now)).toBe(period)
  expect(momentsOf({ to: '2026-03-09' })).toEqual({
    to: new Date(2026, 2, 9, 23, 59, 59, 999).toISOString(),
  })
})

test('the export has a row per figure, and nothing that a spreadsheet runs as a formula', () => {
  const none = { total: 0, names: [] }
  const counted: StatisticsRead = {
    counters: {
      fs: none,
      bs: none,
      grabs: { total: 2, names: [{ tricks: [trick('BB360', { grab: 17 })], times: 2 }] },
      dubs: none,
      unique_tricks: none,
      tricks: none,
      combos: { total: 1, names: [{ tricks: [trick('BB360'), trick('Free360')], times: 1 }] },
      combos_6: none,
      combos_feet: none,
      combos_feet_6: none,
    },
    levels: [{ level_id: 2, times: 4 }],
    categories: [{ categorie_id: 5, times: 4 }],
    rounds: [
      {
        id: 1,
        at: '2026-03-01T10:00:00.000Z',
        total_score: 45.04,
        is_published: true,
        rule: { id: 2, name: 'TJS v2.0' },
        tricks: 6,
        grabs: 3,
        style_percent: 10,
        variety_points: 4,
        user: { id: 1, name: 'Ada', surname: 'Sund', img_path: null, country: null },
        competition: null,
        round_number: 1,
        round_name: '=1+1',
      },
    ],
    firstLanded: [],
    landed_before: [],
    bestCombos: [],
  }
  const lines = asCsv([{ name: 'Ada', statistics: counted }], {
    words,
    common,
    judging,
    nameOf: ({ round_name }) => round_name ?? '',
  }).split('\r\n')
  expect(lines).toContain('Grabs,,,2')
  expect(lines).toContain('Grabs,BB360 Mute,,2')
  expect(lines).toContain('Combos,BB360 · Free360,,1')
  expect(lines).toContain('Level,Amateur,,4')
  expect(lines).toContain('Category,Dynamic / Flip,,4')
  expect(lines).toContain(`Total,"'=1+1, TJS v2.0",2026-03-01T10:00:00.000Z,45.04`)
  expect(lines).toContain(`Style,"'=1+1, TJS v2.0",2026-03-01T10:00:00.000Z,10`)
  const two = asCsv(
    [
      { name: 'Ada', statistics: counted },
      { name: 'Ben', statistics: { ...counted, rounds: [], levels: [{ level_id: 3, times: 2 }] } },
    ],
    { words, common, judging, nameOf: ({ round_name }) => round_name ?? '' },
  ).split('\r\n')
  expect(two[0]).toBe('\uFEFF,Trick,Date,Ada,Ben')
  expect(two).toContain('Grabs,BB360 Mute,,2,2')
  expect(two).toContain('Level,Amateur,,4,')
  expect(two).toContain('Level,Pro,,,2')
})
