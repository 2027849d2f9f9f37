/**
 * Inputs and seconds that rounds of 12 to 60 tricks take by tiles and by desk keys. A model over the product's own pages of
 * tiles counts them; two rounds entered in the browser tell whether the screen takes as many.
 */
import { readFileSync } from 'node:fs'
import type { Browser, Locator, Page } from '@playwright/test'
import { athleteHabits } from '@trickline/contract/habits'
import type { Trick } from '@trickline/contract/tricks'
import { dubLevels, grabs } from '@trickline/scoring'
import { onGround, pageCells, type TrickTimes } from '@trickline/scoring/place-page'
import { athletes } from '@trickline/samples/people'
import { performedTricks, type SampleRow, type SampleTrick } from '@trickline/samples/performed-tricks'
import { mostUsedGrabs } from '../apps/web/src/rounds/judging/most-used-grabs.ts'
import { roundPages } from '../apps/web/src/rounds/judging/round-pages.ts'
import { searchTricks, trickIndex } from '../apps/web/src/tricks/search-tricks.ts'
import { productOn, signIn } from '../e2e/harness/people.ts'
import type { RunningServer } from '../e2e/harness/server.ts'
import { signInOn } from '../e2e/harness/signed-in.ts'
import { swipe } from '../e2e/harness/touches.ts'
import { inBrowserWithDemo, phoneScreen } from './demo-in-browser.ts'
import type { Figure } from './figures.ts'

const catalogue: Trick[] = JSON.parse(readFileSync('apps/api/src/tricks/catalogue.json', 'utf8'))
const index = trickIndex(catalogue)
const trickOf = new Map(catalogue.map((trick) => [trick.id, trick]))

/** None is a seed or an athlete of the demo, which were not used to choose the pages either. */
const seeds = ['bench 1', 'bench 2', 'bench 3', 'bench 4']
const strengths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const lengths = [12, 26, 60]
const earlierRounds = 6

/** Seconds that a person needs for each input; a tap right after another is quicker. `known`, `search`: looking before it. */
const takes = {
  tap: 0.49,
  nextTap: 0.45,
  swipe: 0.17,
  diagonal: 0.27,
  key: 0.28,
  known: 0.55,
  search: 1.25,
}

/** `typed`: a letter or a second key, which needs no look. */
type Input = { kind: 'tap' | 'swipe' | 'diagonal' | 'key'; look: 'known' | 'search' | 'typed' }
type Entry = { trick: SampleTrick; joined: boolean }
/** `forJoin`: inputs that it would not need alone. */
type Entered = Entry & {
  inputs: Input[]
  forJoin: number
  keys: Input[]
  isOnPage: boolean
  isAtHome: boolean
}

export default async function judgingHandBench(): Promise<Figure[]> {
  const riders = seeds.flatMap((seed) =>
    strengths.map((strength) => ({ seed: `${seed} ${strength}`, strength })),
  )
  const roundsOf = (timesOf: (rider: (typeof riders)[number]) => TrickTimes) =>
    lengths.map((length) =>
      riders.map((rider) => modelled(entriesOf({ ...rider, length }), timesOf(rider), mostUsedGrabs(null))),
    )
  const seen = roundsOf(({ seed, strength }) =>
    timesIn(
      Array.from({ length: earlierRounds }, (_, ride) =>
        inOrder(performedTricks({ tricks: catalogue, strength, seed: `${seed} earlier ${ride}` })),
      ),
    ),
  )
  const unseen = roundsOf(() => ({ tricks: [], pairs: [] }))
  return [...figuresOf(seen, unseen), await browserFigure()]
}

/** As the athlete rides: joined to the trick before, or not. */
function entriesOf({ seed, strength, length }: { seed: string; strength: number; length: number }): Entry[] {
  const entries: Entry[] = []
  for (let ride = 0; entries.length < length; ride += 1)
    entries.push(
      ...inOrder(performedTricks({ tricks: catalogue, strength, seed: `${seed} ${length} ${ride}` })),
    )
  return entries.slice(0, length)
}

function inOrder(rows: readonly SampleRow[]): Entry[] {
  return rows.flatMap((row) =>
    'body' in row
      ? row.body.map((trick, place) => ({ trick, joined: place > 0 }))
      : [{ trick: row, joined: false }],
  )
}

function timesIn(rounds: readonly Entry[][]): TrickTimes {
  const tricks = rounds.flat().map(({ trick: { id } }) => ({ id, times: 1 }))
  const pairs = rounds.flatMap((round) =>
    round
      .slice(1)
      .map(({ trick: { id } }, place) => ({ after_id: round[place]?.trick.id ?? 0, id, times: 1 })),
  )
  return { tricks, pairs }
}

/** The inputs of a judge who sees where each tile is, and of each entry at a desk. */
function modelled(entries: readonly Entry[], times: TrickTimes, grabPlaces: readonly number[]): Entered[] {
  const pages = roundPages(catalogue, times)
  const performed: Trick[] = []
  return entries.map((entry, order) => {
    const before = entries[order - 1]?.trick
    const place = before && before.dub < 3 ? (trickOf.get(before.id)?.end_position ?? null) : onGround
    const { page, likeliest } = pages.on(place, performed)
    const cell = page.indexOf(entry.trick.id)
    pages.use(place, entry.trick.id, performed)
    const trick = trickOf.get(entry.trick.id)
    if (!trick) throw new Error(`the catalogue has no trick ${entry.trick.id}`)
    performed.push(trick)
    const inputs = thumbInputs(entry, cell !== -1, grabPlaces)
    return {
      ...entry,
      inputs,
      forJoin: inputs.length - thumbInputs({ ...entry, joined: false }, cell !== -1, grabPlaces).length,
      keys: deskKeys(entry, cell === -1 ? { trick, likeliest } : null),
      isOnPage: cell !== -1,
      isAtHome: cell !== -1 && cell === homeOf(trick, place),
    }
  })
}

function thumbInputs({ trick, joined }: Entry, isOnPage: boolean, grabPlaces: readonly number[]): Input[] {
  const isSided = trick.variation > 0
  const inputs: Input[] = [
    { kind: isSided && joined ? 'diagonal' : isSided || joined ? 'swipe' : 'tap', look: 'known' },
  ]
  if (!isOnPage) inputs.unshift({ kind: 'tap', look: 'known' })
  if (trick.grab !== null) {
    inputs.push({ kind: 'tap', look: 'known' })
    if (!grabPlaces.includes(trick.grab)) inputs.push({ kind: 'tap', look: 'search' })
  }
  if (trick.dub > 0) inputs.push({ kind: 'tap', look: 'known' })
  return inputs
}

/** `missed`: the trick is typed until it is the first result. */
function deskKeys(
  { trick: { variation, grab, dub }, joined }: Entry,
  missed: { trick: Trick; likeliest: readonly number[] } | null,
): Input[] {
  const key = (look: Input['look'] = 'known'): Input => ({ kind: 'key', look })
  const keys = missed
    ? [...Array.from({ length: lettersOf(missed) }, () => key('typed')), key('search')]
    : [key()]
  if (variation > 0) keys.push(key())
  if (joined) keys.push(key())
  const letter = grabs.find(({ id }) => id === grab)?.name[0]
  if (letter !== undefined) {
    const used = mostUsedGrabs(null)
    const alike = [...new Set([...used, ...grabs.map(({ id }) => id)])].filter((id) =>
      grabs.find((each) => each.id === id)?.name.startsWith(letter),
    )
    for (let press = 0; press <= alike.indexOf(grab ?? 0); press += 1) keys.push(key(), key('typed'))
  }
  if (dub > 0) keys.push(key(), key('typed'))
  return keys
}

/** How many letters make it the first result. */
function lettersOf({ trick, likeliest }: { trick: Trick; likeliest: readonly number[] }): number {
  const name = trick.short_name.toLowerCase()
  for (let letters = 1; letters < name.length; letters += 1)
    if (searchTricks(index, name.slice(0, letters), likeliest)[0]?.id === trick.id) return letters
  return name.length
}

function homeOf(trick: Trick, place: string | null): number | null {
  if (trick.start_position !== place) return null
  const there = catalogue
    .filter(({ start_position }) => start_position === place)
    .toSorted((a, b) => a.value - b.value || a.id - b.id)
  return there.indexOf(trick) % pageCells
}

/** Both ways: rounds by length, for each rider. */
function figuresOf(seen: readonly Entered[][][], unseen: readonly Entered[][][]): Figure[] {
  const rounds = seen.flat()
  const tricks = rounds.flat()
  const [longest, longestUnseen] = [seen.at(-1) ?? [], unseen.at(-1) ?? []]
  const share = (of: (entered: Entered) => boolean) =>
    ((100 * tricks.filter(of).length) / tricks.length).toFixed(0)
  const isPlain = ({ trick }: Entered) => trick.variation === 0 && trick.grab === null && trick.dub === 0
  const thumb = (round: readonly Entered[]) => secondsOf(round.flatMap(({ inputs }) => inputs))
  const desk = (round: readonly Entered[]) => secondsOf(round.flatMap(({ keys }) => keys))
  const kind = (wanted: Input['kind']) =>
    share(({ inputs }) => inputs.some(({ kind: each }) => each === wanted))
  return [
    figure(`inputs a trick with combos, of ${tricks.length}`, inputsPer(tricks).toFixed(2), '', '1.6'),
    figure(
      'inputs for combos alone, per trick',
      mean(tricks.map(({ forJoin }) => forJoin)).toFixed(2),
      '',
      '0.1',
    ),
    figure('inputs per plain trick', inputsPer(tricks.filter(isPlain)).toFixed(2), '', '2.0'),
    figure('inputs a trick, worst round', Math.max(...rounds.map(inputsPer)).toFixed(2)),
    figure('inputs a trick, of a never-seen athlete', inputsPer(unseen.flat(2)).toFixed(2), '', '1.7'),
    figure(
      'share of tricks on the page',
      share(({ isOnPage }) => isOnPage),
      '%',
    ),
    figure(
      'share in home cell',
      share(({ isAtHome }) => isAtHome),
      '%',
    ),
    figure('entered by a swipe left, right or up', kind('swipe'), '%'),
    figure('entered by a diagonal', kind('diagonal'), '%'),
    figure(
      'tricks joined to the one before',
      share(({ joined }) => joined),
      '%',
    ),
    figure('a round of 60', mean(longest.map(thumb)).toFixed(0), 's', '105 s'),
    figure('a round of 60, worst rider', Math.max(...longest.map(thumb)).toFixed(0), 's'),
    figure('a round of 60 of a never-seen athlete', mean(longestUnseen.map(thumb)).toFixed(0), 's'),
    figure('keys a trick at a desk', (tricks.flatMap(({ keys }) => keys).length / tricks.length).toFixed(2)),
    figure('a round of 60 at a desk', mean(longest.map(desk)).toFixed(0), 's', '130 s'),
    figure('a round of 60 at a desk, worst rider', Math.max(...longest.map(desk)).toFixed(0), 's'),
  ]
}

function figure(what: string, value: string, unit = '', target?: string): Figure {
  return { what: `by tiles: ${what}`, value, unit, ...(target && { target }) }
}

function inputsPer(tricks: readonly Entered[]): number {
  return mean(tricks.map(({ inputs }) => inputs.length))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function secondsOf(inputs: readonly Input[]): number {
  return inputs.reduce((sum, { kind, look }, place) => {
    const tap = place === 0 ? takes.tap : takes.nextTap
    const hand =
      kind === 'key' ? takes.key : tap + (kind === 'swipe' || kind === 'diagonal' ? takes[kind] : 0)
    return sum + hand + (look === 'typed' ? 0 : takes[look])
  }, 0)
}

/** Rounds of 12 and 26 tricks by two athletes of the demo, entered by the tiles of the screen. */
async function browserFigure(): Promise<Figure> {
  return inBrowserWithDemo(async (browser, server) => {
    const counted: string[] = []
    for (const [place, length] of [12, 26].entries())
      counted.push(await enteredInBrowser(browser, server, place, length))
    return { what: 'inputs of rounds on the screen, and by the model', value: counted.join('; '), unit: '' }
  })
}

async function enteredInBrowser(
  browser: Browser,
  server: RunningServer,
  place: number,
  length: number,
): Promise<string> {
  const rider = athletes[place]
  if (!rider) throw new Error('the demo has no athletes')
  const product = productOn(server)
  const { token, id } = await signIn(product, rider)
  const { habits } = await product.send(athleteHabits, { params: { id } }, token)
  const entries = entriesOf({ seed: `${rider.email} bench`, strength: rider.strength, length })
  const model = modelled(entries, habits, mostUsedGrabs(habits))
  const context = await browser.newContext({
    ...phoneScreen,
    baseURL: server.origin,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await signInOn(page, rider, '/score')
  await page.getByRole('region', { name: 'What may follow' }).getByRole('button').nth(4).waitFor()
  let inputs = 0
  for (const [order, { trick, joined }] of entries.entries()) {
    inputs += await byTile(page, trick, joined)
    inputs += await addDetails(page, trick)
    // a round entered wrongly would count as quick
    await page
      .getByText(new RegExp(`^${order + 1} tricks?`))
      .first()
      .waitFor({ state: 'attached' })
  }
  await context.close()
  return `${inputs}, ${model.reduce((sum, each) => sum + each.inputs.length, 0)}`
}

async function byTile(page: Page, { id, variation }: SampleTrick, joined: boolean): Promise<number> {
  const name = new RegExp(`^Add ${trickOf.get(id)?.short_name.replace(/[.*+?^$(){}|[\]\\/]/gu, '\\$&')}, `)
  const tile = page.getByRole('button', { name })
  let inputs = 1
  if (!(await isShown(tile))) {
    inputs += 1
    await openFamilyOf(page, tile)
  }
  const by = [variation === 0 ? 0 : variation === 1 ? -36 : 36, joined ? -36 : 0] as const
  await tile.first().scrollIntoViewIfNeeded()
  if (by[0] === 0 && by[1] === 0) await tile.first().tap()
  else await swipe(page, tile.first(), [by])
  return inputs
}

/** A judge knows the family; the test looks into each one. */
async function openFamilyOf(page: Page, tile: Locator): Promise<void> {
  const chips = page.getByRole('region', { name: 'All tricks' }).getByRole('button')
  for (let chip = 0; chip < (await chips.count()); chip += 1) {
    await chips.nth(chip).tap()
    if (await isShown(tile)) return
  }
  throw new Error(`no family has ${String(tile)}`)
}

/** The page of the place is drawn after the last input is painted. */
async function isShown(tile: Locator): Promise<boolean> {
  const wait = tile.first().waitFor({ timeout: 1000 })
  return wait.then(
    () => true,
    () => false,
  )
}

async function addDetails(page: Page, { grab, dub }: SampleTrick): Promise<number> {
  const strip = page.getByRole('group', { name: /^Side, dub and grab of/ }).first()
  let inputs = 0
  const tap = async (on: Locator) => {
    await on.tap()
    inputs += 1
  }
  const grabName = grabs.find(({ id }) => id === grab)?.name
  if (grabName !== undefined) {
    const key = strip.getByRole('button', { name: grabName, exact: true })
    if ((await key.count()) > 0) await tap(key)
    else {
      await tap(strip.getByRole('button', { name: 'Grab', exact: true }))
      await tap(page.getByRole('dialog', { name: 'All grabs' }).getByRole('button', { name: grabName }))
    }
  }
  if (dub > 0) {
    const percent = dubLevels.find(({ id }) => id === dub)?.percent
    await tap(strip.getByRole('button', { name: `−${percent} %` }))
  }
  return inputs
}
