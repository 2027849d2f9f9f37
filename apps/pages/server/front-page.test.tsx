import type { LiveListRow } from '@trickline/contract/competitions'
import type { FrontList } from '@trickline/contract/public-pages'
import { competitionHeaderFixture, personFixture } from '@trickline/client/test-fixtures.ts'
import { expect, test } from 'vitest'
import { frontParts } from './front-page.tsx'
import { pageOf } from './markup.tsx'

const yuzuki = personFixture({ id: 1, name: 'Yuzuki', surname: 'Hayashida' })
const zofia = personFixture({ id: 2, name: 'Zofia', surname: 'Wieczorkiewicz' })
const ana = personFixture({ id: 3, name: 'Ana Clara', surname: 'Melo' })

test('the pair of now is large, with who rides and when the other one does', async () => {
  const { now } = await partsOf({
    now: [row(7, { name: 'Alpen' }), row(8, { name: 'Rio', pair: pairOf('a', '2026-07-04T15:04:00Z') })],
  })
  expect(textOf(now)).toMatch(
    /^On now Rio .*Yuzuki Hayashida Riding now vs .*Zofia Wieczorkiewicz about \d\d:04/,
  )
  expect(textOf(now)).toMatch(/ Alpen .*Qualifying 1, 6 of 12 judged/)
  expect(now).toContain('data-bead="22.00"')
})

test('a pair that has ridden waits for the judges', async () => {
  const { now } = await partsOf({ now: [row(8, { pair: pairOf('judges', null) })] })
  expect(textOf(now)).toContain('The judges count')
  expect(now).toContain('data-bead="50.00"')
})

test('a published pair is a sentence with both scores, and hides from who hides scores', async () => {
  const last = {
    winner: yuzuki,
    loser: ana,
    scores: [316.39, 0] satisfies [number, number],
    round_name: 'quarterFinal',
  }
  const { now } = await partsOf({ now: [row(8, { name: 'Rio', last_pair: last })] })
  expect(textOf(now)).toContain('Yuzuki beat Ana Clara 316.39 to 0.00, Quarterfinal, Rio')
  expect(now).toMatch(/<li data-row="result-8" data-spoils=""/)
})

test('no key is on the page twice', async () => {
  const parts = await partsOf({
    now: [row(7), row(8, { pair: pairOf('next', null) })],
    next: [row(9), row(10)],
    latest: [row(11)],
  })
  const keys = [
    ...Object.values(parts)
      .join('')
      .matchAll(/ (?:id|data-row)="([^"]*)"/g),
  ].map(([, key]) => key)
  expect(keys).toEqual([...new Set(keys)])
})

test('if nothing is on, the next competition is large, with its days, places left and prize', async () => {
  const next = row(9, {
    name: 'Copa',
    is_open: 1,
    athletes_max: 20,
    entries_approved: 6,
    date_start_at: '2027-01-23T09:00:00Z',
    date_end_at: '2027-01-24T17:00:00Z',
  })
  next.competitions_info.prize_amount = 4000
  const parts = await partsOf({ next: [next] })
  expect(parts.now).toBe('')
  expect(parts.next).toContain('<article')
  expect(textOf(parts.next)).toContain('Jan 23 – 24, 2027')
  expect(textOf(parts.next)).toContain('14 places left · €4,000 prize money')
})

test('places are not offered where only the organizer invites', async () => {
  const { next } = await partsOf({ next: [row(9, { is_open: 0, athletes_max: 20, entries_approved: 6 })] })
  expect(textOf(next)).not.toContain('places left')
})

test('places are not offered before registration opens and after it closes', async () => {
  for (const registration of [
    { opens: '2026-07-05T12:00:00Z', closes: null },
    { opens: null, closes: '2026-07-03T12:00:00Z' },
  ]) {
    const closed = row(9, { is_open: 1, athletes_max: 20, entries_approved: 6, registration })
    expect(textOf((await partsOf({ next: [closed] })).next)).not.toContain('places left')
  }
})

test('in pairs the winner beat the second and the third shows no score, in scoring mode the first won', async () => {
  const podiums = [yuzuki, zofia, ana].map((user, index) => ({
    user_id: user.id,
    user,
    final_position: index + 1,
    final_score: 170.96 - index,
    round: null,
  }))
  const { latest } = await partsOf({
    latest: [row(11, { is_vs: 1, podiums }), row(12, { is_vs: 0, podiums })],
  })
  expect(textOf(latest)).toMatch(/Yuzuki beat Zofia .*170\.96 .*Yuzuki won /)
  expect(textOf(latest).match(/168\.96/g)).toHaveLength(1)
})

test('an event is one entry where it is nearest to now, and opens into all its divisions', async () => {
  const cup: FrontList['events'][number] = {
    id: 5,
    name: 'Yukimi Cup',
    place: 'Sapporo',
    date_start: '2026-07-04',
    date_end: '2026-07-05',
    time_zone: 'Asia/Tokyo',
    img_path: null,
    divisions: ['Women', 'Men', 'Jam', 'Youth'].map((name, place) => ({ id: 7 + place, name, status_id: 8 })),
  }
  const own = { event_id: 5 }
  const { now, next, latest } = await partsOf({
    now: [row(7, { ...own, name: 'Women' }), row(8, { ...own, name: 'Men', recording: [ana] })],
    next: [row(9, { ...own, name: 'Jam' }), row(11, { name: 'Copa' })],
    latest: [row(10, own)],
    events: [cup],
  })
  expect(textOf(now)).toMatch(/^On now Yukimi Cup Men · .*Riding now .*Ana Clara Melo/)
  expect(textOf(now)).toMatch(/4 divisions Women .*Men .*Jam .*Youth /)
  expect([...now.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
    '/live/event/5',
    ...[7, 8, 9, 10].map((id) => `/live/${id}`),
  ])
  expect([textOf(next).includes('Copa'), textOf(next).includes('Yukimi'), latest]).toEqual([true, false, ''])

  const over = await partsOf({ next: [row(9, own), row(8, own)], events: [cup] })
  expect(textOf(over.next)).toMatch(
    /^Next 4 Jul Yukimi Cup Jul 4 – 5, 2026 · Sapporo To the event 4 divisions/,
  )
})

function pairOf(doing: 'a' | 'next' | 'judges', about: string | null): LiveListRow['pair'] {
  return { a: yuzuki, b: zofia, doing, about }
}

function row(id: number, about: Partial<LiveListRow> = {}): LiveListRow {
  return {
    ...competitionHeaderFixture({ id }),
    recording: [],
    phase: { round_number: 1, round_name: 'qualification1', judged: 6, rounds: 12 },
    leaders: [],
    pair: null,
    last_pair: null,
    entries_approved: null,
    podiums: [],
    ...about,
  }
}

async function partsOf(list: Partial<FrontList>) {
  const whole = { now: [], next: [], latest: [], events: [], ...list }
  const { parts } = await pageOf(
    'en',
    frontParts,
    { list: whole, countries: [], now: Date.parse('2026-07-04T12:00:00Z') },
    () => null,
  )
  const html = (name: string) => parts.find((part) => part.name === name)?.html ?? ''
  return { now: html('now'), next: html('next'), latest: html('latest') }
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
