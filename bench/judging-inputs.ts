/** Enters eight rounds of 12 to 60 tricks by tiles, chips and typing, and adds up the seconds a person needs for the inputs. */
import { chromium } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import type { Trick } from '@trickline/contract/tricks'
import { dubLevels, grabs } from '@trickline/scoring'
import { catalogueOf } from '@trickline/samples/judging'
import { athletes } from '@trickline/samples/people'
import type { AthleteCard } from '@trickline/samples/people'
import { performedTricks } from '@trickline/samples/performed-tricks'
import type { SampleRow, SampleTrick } from '@trickline/samples/performed-tricks'
import { productOn, signIn } from '../e2e/harness/people.ts'
import { startServer } from '../e2e/harness/server.ts'
import { signInOn } from '../e2e/harness/signed-in.ts'
import type { Figure } from './figures.ts'

const lengths = [12, 16, 20, 26, 32, 40, 50, 60]
const ways = ['tiles', 'chips', 'typing'] as const
type Way = (typeof ways)[number]

/** Seconds of a person for each input. A tap right after another one is quicker; a key of a phone is at a known place. */
const takes = { tap: 0.49, nextTap: 0.45, swipe: 0.17, knownPlace: 0.55, search: 1.25, key: 0.33 }

/** `look`: whether the eye knows the place or searches among things that change. */
type Input = { kind: 'tap' | 'swipe' | 'key'; look: 'known' | 'search' | null }

export async function inputFigures(): Promise<Figure[]> {
  const server = await startServer({ demo: true })
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  try {
    const product = productOn(server)
    // in parallel: counting inputs does not depend on the speed of the machine
    const figures = await Promise.all(
      ways.map(async (way) => {
        const entered: Entered[] = []
        for (const [index, length] of lengths.entries()) entered.push(await oneRound(way, index, length))
        return figuresOf(way, entered)
      }),
    )
    return figures.flat()

    async function oneRound(way: Way, index: number, length: number): Promise<Entered> {
      // athletes with recorded rounds, from which the product knows their frequent tricks
      const rider = athletes[index % 6]
      if (!rider) throw new Error('the demo has no athletes')
      const context = await browser.newContext({
        baseURL: server.origin,
        locale: 'en-GB',
        serviceWorkers: 'block',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      })
      const page = await context.newPage()
      const tricks = await catalogueOf(product, await signIn(product, rider))
      await signInOn(page, rider, '/score')
      const entered = await enterRound(await handOn(page, way, tricks), recordedRound(rider, tricks, length))
      await context.close()
      return entered
    }
  } finally {
    await browser.close()
    await server.stop()
  }
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

async function enterRound(hand: Hand, rows: readonly SampleRow[]): Promise<Entered> {
  const entered: Entered = { tricks: [], others: [] }
  const one = async (trick: SampleTrick) => {
    hand.inputs = []
    await hand.enter(trick)
    entered.tricks.push({ trick, inputs: hand.inputs })
  }
  for (const row of rows) {
    if (!('body' in row)) {
      await one(row)
      continue
    }
    hand.inputs = []
    await hand.tap(hand.combo, 'known')
    for (const trick of row.body) {
      entered.others.push(...(trick === row.body[0] ? hand.inputs : []))
      await one(trick)
    }
    hand.inputs = []
    await hand.tap(hand.combo, 'known')
    entered.others.push(...hand.inputs)
  }
  // a round entered wrongly would count as quick
  await hand.page.getByRole('region', { name: `Validated tricks ${countOf(rows)}` }).waitFor()
  return entered
}

type Hand = Awaited<ReturnType<typeof handOn>>

async function handOn(page: Page, way: Way, tricks: readonly Trick[]) {
  const byId = new Map(tricks.map((trick) => [trick.id, trick]))
  const strip = page.getByRole('group', { name: /^Side, dub and grab of/ })
  const search = page.getByRole('combobox', { name: 'Search a trick' })
  const own = page.getByRole('region', { name: 'Landed most' })
  const families = new Map<string, string>()
  let lastInput = 0
  if (way === 'tiles') {
    await page.getByRole('button', { name: 'Show tiles' }).tap()
    await learnFamilies()
  }
  const hand = {
    page,
    inputs: [] as Input[],
    tap,
    enter,
    combo: page.getByRole('button', { name: 'Combo', exact: true }),
  }
  return hand

  async function learnFamilies(): Promise<void> {
    const all = page.getByRole('region', { name: 'All tricks' })
    for (const family of await all.getByRole('button').allInnerTexts()) {
      await all.getByRole('button', { name: family, exact: true }).tap()
      lastInput = Date.now()
      const tilesOf = page.getByRole('region', { name: family, exact: true })
      for (const shortName of (await tilesOf.getByRole('button').allInnerTexts()).slice(1))
        families.set(shortName, family)
      await atAPersonsPace()
      await tilesOf.getByRole('button', { name: family, exact: true }).tap()
    }
  }

  async function tap(on: Locator, look: Input['look']): Promise<void> {
    hand.inputs.push({ kind: 'tap', look })
    await atAPersonsPace()
    await on.tap()
    lastInput = Date.now()
  }

  /** An input that follows too soon would count as a double tap, or come before the screen shows the last one. */
  async function atAPersonsPace(): Promise<void> {
    const early = lastInput + takes.nextTap * 1000 - Date.now()
    if (early > 0) await page.waitForTimeout(early)
  }

  async function enter(trick: SampleTrick): Promise<void> {
    const { short_name: shortName } = byId.get(trick.id) ?? { short_name: '' }
    const done =
      way === 'tiles'
        ? await byTile(shortName, trick)
        : way === 'chips'
          ? await byChip(shortName, trick)
          : null
    const has = done ?? (await byTyping(shortName))
    const { grab, dub, variation } = trick
    if (variation !== has.variation)
      await tap(strip.getByRole('button', { name: variation === 1 ? 'FS' : 'BS', exact: true }), 'known')
    if (grab !== has.grab) await grabbed(grab)
    if (dub > 0) {
      const percent = dubLevels.find(({ id }) => id === dub)?.percent ?? 0
      await tap(strip.getByRole('button', { name: `−${percent} %` }), 'known')
    }
  }

  async function grabbed(grab: number | null): Promise<void> {
    const name = grabs.find(({ id }) => id === grab)?.name ?? ''
    const place = strip.getByRole('button', { name, exact: true })
    if (await place.count()) return tap(place, 'known')
    await tap(strip.getByRole('button', { name: 'Grab', exact: true }), 'known')
    return tap(page.getByRole('dialog', { name: 'All grabs' }).getByRole('button', { name }), 'search')
  }

  /** Looks on the athlete's own page first; a swipe gives the side. */
  async function byTile(shortName: string, { variation }: SampleTrick): Promise<Done> {
    let tiles = own
    if ((await own.getByText(shortName, { exact: true }).count()) === 0) {
      const family = families.get(shortName) ?? ''
      await tap(page.getByRole('button', { name: family, exact: true }), 'known')
      tiles = page.getByRole('region', { name: family, exact: true })
    }
    const tile = tiles.getByRole('button', { name: `Add ${shortName}, ` }).first()
    if (variation === 0) {
      await tap(tile, 'known')
    } else {
      hand.inputs.push({ kind: 'swipe', look: 'known' })
      await atAPersonsPace()
      await tile.scrollIntoViewIfNeeded()
      const box = await tile.boundingBox()
      if (!box) throw new Error(`there is no tile ${shortName}`)
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + (variation === 1 ? -36 : 36), y, { steps: 2 })
      await page.mouse.up()
      lastInput = Date.now()
    }
    return { variation, grab: null }
  }

  /** null: no visible chip has the trick. */
  async function byChip(shortName: string, trick: SampleTrick): Promise<Done | null> {
    const grab = grabs.find(({ id }) => id === trick.grab)?.name
    const wanted = [
      {
        marks: [['', 'FS', 'BS'][trick.variation], grab],
        has: { variation: trick.variation, grab: trick.grab },
      },
      { marks: [['', 'FS', 'BS'][trick.variation]], has: { variation: trick.variation, grab: null } },
      { marks: [], has: { variation: 0, grab: null } },
    ]
    // chips for the next trick are drawn after the paint of the tap
    await atAPersonsPace()
    for (const { marks, has } of wanted) {
      const name = [shortName, ...marks.filter(Boolean)].join(' ')
      for (const [row, look] of [
        ['Often', 'known'],
        ['Follows', 'search'],
      ] as const) {
        const chip = page.getByRole('region', { name: row }).getByRole('button', { name: `Add ${name}, ` })
        const box = (await chip.count()) ? await chip.first().boundingBox() : null
        if (!box || box.x + box.width > 390) continue
        await tap(chip.first(), look)
        return has
      }
    }
    return null
  }

  /** Types until the trick is the first result. */
  async function byTyping(shortName: string): Promise<Done> {
    await search.focus()
    const first = page
      .getByRole('listbox', { name: 'Search a trick' })
      .getByRole('option')
      .first()
      .locator('span.font-semibold')
      .first()
    for (const letter of shortName.toLowerCase()) {
      hand.inputs.push({ kind: 'key', look: null })
      await page.keyboard.type(letter)
      // results are drawn after the letter; a quick typist's next key comes 100 ms later
      await page.waitForTimeout(100)
      if ((await first.innerText()) === shortName) break
    }
    hand.inputs.push({ kind: 'key', look: 'search' })
    await page.keyboard.press('Enter')
    lastInput = Date.now()
    return { variation: 0, grab: null }
  }
}

type Done = { variation: number; grab: number | null }

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
