/** Enters eight rounds of 12 to 60 tricks by tiles, chips and typing, and adds up the seconds a person needs for the inputs. */
import type { Browser, Locator, Page } from '@playwright/test'
import type { Trick } from '@trickline/contract/tricks'
import { dubLevels, grabs } from '@trickline/scoring'
import { catalogueOf } from '@trickline/samples/judging'
import { athletes } from '@trickline/samples/people'
import type { AthleteCard } from '@trickline/samples/people'
import { performedTricks } from '@trickline/samples/performed-tricks'
import type { SampleRow, SampleTrick } from '@trickline/samples/performed-tricks'
import { productOn, signIn } from '../e2e/harness/people.ts'
import type { RunningServer } from '../e2e/harness/server.ts'
import { signInOn } from '../e2e/harness/signed-in.ts'
import { inBrowserWithDemo, phoneScreen } from './demo-in-browser.ts'
import type { Figure } from './figures.ts'

const lengths = [12, 16, 20, 26, 32, 40, 50, 60]
const ways = ['tiles', 'chips', 'typing'] as const
type Way = (typeof ways)[number]

/** Seconds of a person for each input. A tap right after another one is quicker; a key of a phone is at a known place. */
const takes = { tap: 0.49, nextTap: 0.45, swipe: 0.17, knownPlace: 0.55, search: 1.25, key: 0.33 }

/** `look`: whether the eye knows the place or searches among things that change. */
type Input = { kind: 'tap' | 'swipe' | 'key'; look: 'known' | 'search' | null }

export function inputFigures(): Promise<Figure[]> {
  return inBrowserWithDemo(async (browser, server) => {
    // in parallel: counting inputs does not depend on the speed of the machine
    const figures = await Promise.all(
      ways.map(async (way) => {
        const entered: Entered[] = []
        for (const [index, length] of lengths.entries())
          entered.push(await oneRound(browser, server, { way, index, length }))
        return figuresOf(way, entered)
      }),
    )
    return figures.flat()
  })
}

async function oneRound(
  browser: Browser,
  server: RunningServer,
  { way, index, length }: { way: Way; index: number; length: number },
): Promise<Entered> {
  // athletes with recorded rounds, from which the product knows their frequent tricks
  const rider = athletes[index % 6]
  if (!rider) throw new Error('the demo has no athletes')
  const context = await browser.newContext({
    ...phoneScreen,
    baseURL: server.origin,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const product = productOn(server)
  const tricks = await catalogueOf(product, await signIn(product, rider))
  await signInOn(page, rider, '/score')
  const hand = handOn(page)
  const add = await addBy[way](hand)
  const shortNames = new Map(tricks.map(({ id, short_name }) => [id, short_name]))
  const enter = async (trick: SampleTrick) => {
    const name = shortNames.get(trick.id) ?? ''
    await addDetails(hand, trick, (await add(name, trick)) ?? (await byTyping(hand, name)))
  }
  const entered = await enterRound(hand, enter, recordedRound(rider, tricks, length))
  await context.close()
  return entered
}

/** Generated rides of the athlete that the product has not seen. */
function recordedRound(rider: AthleteCard, tricks: readonly Trick[], length: number): SampleRow[] {
  const rows: SampleRow[] = []
  for (let ride = 0; countOf(rows) < length; ride += 1)
    for (const row of performedTricks({
      tricks,
      strength: rider.strength,
      seed: `${rider.email} ${length} ${ride}`,
    })) {
      const left = length - countOf(rows)
      if (left > 0)
        rows.push('body' in row && left < row.body.length ? { body: row.body.slice(0, left) } : row)
    }
  return rows.map((row) => ('body' in row && row.body.length === 1 ? (row.body[0] ?? row) : row))
}

function countOf(rows: readonly SampleRow[]): number {
  return rows.reduce((sum, row) => sum + ('body' in row ? row.body.length : 1), 0)
}

type Entered = { tricks: { trick: SampleTrick; inputs: Input[] }[]; others: Input[] }

async function enterRound(
  hand: Hand,
  enter: (trick: SampleTrick) => Promise<void>,
  rows: readonly SampleRow[],
): Promise<Entered> {
  const combo = hand.page.getByRole('button', { name: 'Combo', exact: true })
  const entered: Entered = { tricks: [], others: [] }
  const one = async (trick: SampleTrick) =>
    entered.tricks.push({ trick, inputs: await inputsOf(hand, () => enter(trick)) })
  const tapCombo = async () => entered.others.push(...(await inputsOf(hand, () => hand.tap(combo, 'known'))))
  for (const row of rows) {
    if (!('body' in row)) {
      await one(row)
      continue
    }
    await tapCombo()
    for (const trick of row.body) await one(trick)
    await tapCombo()
  }
  // a round entered wrongly would count as quick
  await hand.page.getByRole('region', { name: `Validated tricks ${countOf(rows)}` }).waitFor()
  return entered
}

async function inputsOf(hand: Hand, act: () => Promise<void>): Promise<Input[]> {
  hand.inputs = []
  await act()
  return hand.inputs
}

/** Acts on the page at a person's pace, and notes each input. */
type Hand = {
  page: Page
  inputs: Input[]
  tap: (on: Locator, look: Input['look']) => Promise<void>
  /** `byX`: in CSS px. */
  swipe: (on: Locator, byX: number, look: Input['look']) => Promise<void>
  key: (press: () => Promise<void>, look: Input['look']) => Promise<void>
  /** An input that follows too soon would count as a double tap, or come before the screen shows the last one. */
  rest: () => Promise<void>
}

function handOn(page: Page): Hand {
  let lastInput = 0
  const hand: Hand = {
    page,
    inputs: [],
    tap: async (on, look) => {
      hand.inputs.push({ kind: 'tap', look })
      await hand.rest()
      await on.tap()
      lastInput = Date.now()
    },
    swipe: async (on, byX, look) => {
      hand.inputs.push({ kind: 'swipe', look })
      await hand.rest()
      await on.scrollIntoViewIfNeeded()
      const box = await on.boundingBox()
      if (!box) throw new Error('what is to be swiped is not on the screen')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + byX, y, { steps: 2 })
      await page.mouse.up()
      lastInput = Date.now()
    },
    key: async (press, look) => {
      hand.inputs.push({ kind: 'key', look })
      await press()
      lastInput = Date.now()
    },
    rest: async () => {
      const early = lastInput + takes.nextTap * 1000 - Date.now()
      if (early > 0) await page.waitForTimeout(early)
    },
  }
  return hand
}

/** What the input that added the trick gave it already. */
type Done = { variation: number; grab: number | null }

/** null: this way does not offer the trick. */
type Add = (shortName: string, trick: SampleTrick) => Promise<Done | null>

const addBy: Record<Way, (hand: Hand) => Promise<Add>> = {
  tiles: async (hand) => {
    await hand.tap(hand.page.getByRole('button', { name: 'Show tiles' }), 'known')
    const families = await familiesOf(hand)
    return (shortName, trick) => byTile(hand, families, shortName, trick)
  },
  chips: async (hand) => (shortName, trick) => byChip(hand, shortName, trick),
  typing: async (hand) => (shortName) => byTyping(hand, shortName),
}

/** The family by the short name of each trick. */
async function familiesOf({ page, tap }: Hand): Promise<Map<string, string>> {
  const families = new Map<string, string>()
  const all = page.getByRole('region', { name: 'All tricks' })
  // drawn after the paint of the tap
  await all.getByRole('button').first().waitFor()
  for (const family of await all.getByRole('button').allInnerTexts()) {
    await tap(all.getByRole('button', { name: family, exact: true }), 'known')
    const tiles = page.getByRole('region', { name: family, exact: true })
    await tiles.getByRole('button').first().waitFor()
    for (const shortName of (await tiles.getByRole('button').allInnerTexts()).slice(1))
      families.set(shortName, family)
    await tap(tiles.getByRole('button', { name: family, exact: true }), 'known')
  }
  return families
}

/** Looks on the athlete's own page first; a swipe gives the side. */
async function byTile(
  { page, tap, swipe }: Hand,
  families: ReadonlyMap<string, string>,
  shortName: string,
  { variation }: SampleTrick,
): Promise<Done> {
  let tiles = page.getByRole('region', { name: 'Landed most' })
  if ((await tiles.getByText(shortName, { exact: true }).count()) === 0) {
    const family = families.get(shortName)
    if (family === undefined) throw new Error(`no family has a tile ${shortName}`)
    await tap(page.getByRole('button', { name: family, exact: true }), 'known')
    tiles = page.getByRole('region', { name: family, exact: true })
  }
  const tile = tiles.getByRole('button', { name: `Add ${shortName}, ` }).first()
  if (variation === 0) await tap(tile, 'known')
  else await swipe(tile, variation === 1 ? -36 : 36, 'known')
  return { variation, grab: null }
}

/** null: no visible chip has the trick. */
async function byChip(
  { page, tap, rest }: Hand,
  shortName: string,
  trick: SampleTrick,
): Promise<Done | null> {
  const side = ['', 'FS', 'BS'][trick.variation]
  const grab = grabs.find(({ id }) => id === trick.grab)?.name
  const wanted = [
    { marks: [side, grab], has: { variation: trick.variation, grab: trick.grab } },
    { marks: [side], has: { variation: trick.variation, grab: null } },
    { marks: [], has: { variation: 0, grab: null } },
  ]
  // chips for the next trick are drawn after the paint of the tap
  await rest()
  for (const { marks, has } of wanted) {
    const name = [shortName, ...marks.filter(Boolean)].join(' ')
    for (const [row, look] of [
      ['Often', 'known'],
      ['Follows', 'search'],
    ] as const) {
      const chip = page.getByRole('region', { name: row }).getByRole('button', { name: `Add ${name}, ` })
      const box = (await chip.count()) ? await chip.first().boundingBox() : null
      if (!box || box.x + box.width > phoneScreen.viewport.width) continue
      await tap(chip.first(), look)
      return has
    }
  }
  return null
}

/** Types until the trick is the first result. */
async function byTyping({ page, key }: Hand, shortName: string): Promise<Done> {
  await page.getByRole('combobox', { name: 'Search a trick' }).focus()
  const first = page
    .getByRole('listbox', { name: 'Search a trick' })
    .getByRole('option')
    .first()
    .locator('span.font-semibold')
    .first()
  for (const letter of shortName.toLowerCase()) {
    await key(() => page.keyboard.type(letter), null)
    // results are drawn after the letter; a quick typist's next key comes 100 ms later
    await page.waitForTimeout(100)
    if ((await first.innerText()) === shortName) break
  }
  await key(() => page.keyboard.press('Enter'), 'search')
  return { variation: 0, grab: null }
}

/** Side, grab and dub of the trick that was added last. */
async function addDetails(hand: Hand, { variation, grab, dub }: SampleTrick, has: Done): Promise<void> {
  const strip = hand.page.getByRole('group', { name: /^Side, dub and grab of/ })
  const side = variation === 1 ? 'FS' : 'BS'
  if (variation !== has.variation)
    await hand.tap(strip.getByRole('button', { name: side, exact: true }), 'known')
  if (grab !== has.grab) await addGrab(hand, strip, grab)
  if (dub > 0) {
    const percent = dubLevels.find(({ id }) => id === dub)?.percent ?? 0
    await hand.tap(strip.getByRole('button', { name: `−${percent} %` }), 'known')
  }
}

async function addGrab({ page, tap }: Hand, strip: Locator, grab: number | null): Promise<void> {
  const name = grabs.find(({ id }) => id === grab)?.name ?? ''
  const place = strip.getByRole('button', { name, exact: true })
  if (await place.count()) return tap(place, 'known')
  await tap(strip.getByRole('button', { name: 'Grab', exact: true }), 'known')
  return tap(page.getByRole('dialog', { name: 'All grabs' }).getByRole('button', { name }), 'search')
}

function figuresOf(way: Way, rounds: readonly Entered[]): Figure[] {
  const tricks = rounds.flatMap((round) => round.tricks)
  const per = (what: string, of: (trick: SampleTrick) => boolean, target?: string): Figure => {
    const those = tricks.filter(({ trick }) => of(trick))
    const inputs = those.reduce((sum, each) => sum + each.inputs.length, 0)
    const figure = {
      what: `by ${way}: inputs per ${what}, of ${those.length}`,
      value: those.length > 0 ? (inputs / those.length).toFixed(2) : 'none',
      unit: '',
    }
    return target === undefined ? figure : { ...figure, target }
  }
  const longest = rounds.at(-1)
  const all = longest ? [...longest.tricks.flatMap(({ inputs }) => inputs), ...longest.others] : []
  const others = rounds.reduce((sum, round) => sum + round.others.length, 0)
  return [
    per('plain trick', (trick) => isPlain(trick), way === 'tiles' ? '2.0' : undefined),
    per('trick with a side alone', ({ variation, grab, dub }) => variation > 0 && grab === null && dub === 0),
    per(
      'trick with side and grab alone',
      ({ variation, grab, dub }) => variation > 0 && grab !== null && dub === 0,
      way === 'tiles' ? '3.0' : undefined,
    ),
    per(
      'trick with side, grab and dub',
      ({ variation, grab, dub }) => variation > 0 && grab !== null && dub > 0,
    ),
    per('trick, whatever it has', () => true),
    { what: `by ${way}: inputs for combos, per trick`, value: (others / tricks.length).toFixed(2), unit: '' },
    {
      what: `by ${way}: a round of 60, a person's time without looks`,
      value: secondsOf(all, false).toFixed(0),
      unit: 's',
    },
    {
      what: `by ${way}: a round of 60, a person's time with looks`,
      value: secondsOf(all, true).toFixed(0),
      unit: 's',
      ...(way === 'tiles' && { target: 'under 180 s' }),
    },
  ]
}

function isPlain({ variation, grab, dub }: SampleTrick): boolean {
  return variation === 0 && grab === null && dub === 0
}

function secondsOf(inputs: readonly Input[], withLooks: boolean): number {
  return inputs.reduce((sum, { kind, look }, place) => {
    const inSeries = place > 0 && inputs[place - 1]?.kind !== 'key'
    const hand =
      kind === 'key'
        ? takes.key
        : (inSeries ? takes.nextTap : takes.tap) + (kind === 'swipe' ? takes.swipe : 0)
    const eye = look === 'known' ? takes.knownPlace : look === 'search' ? takes.search : 0
    return sum + hand + (withLooks ? eye : 0)
  }, 0)
}
