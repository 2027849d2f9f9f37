/** Typing, tapping and swiping while a round is entered directly (screens §11, §31). */
import type { Locator, Page } from '@playwright/test'
import { languages, locale } from '@trickline/messages/languages'
import { enterTrick } from '../harness/enter-tricks.ts'
import { expect, test } from '../harness/journey-test.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'
import { touch } from '../harness/touches.ts'
import { unreadable } from '../screens/layout-problems.ts'

test.use({ demo: true })

test(
  'with a phone’s keyboard over a small screen, total, strip, field and results are visible and large enough to tap',
  { tag: '@full' },
  async ({ page }) => {
    const small = { width: 360, height: 640 }
    const aboveKeyboard = { width: 360, height: 380 }
    await page.setViewportSize(small)
    await signInOn(page, athlete(1), '/score')
    for (const shortName of ['DblSky', 'BBF-F', 'BB360', 'Asc360', 'Free360', 'BB540', 'STBF-BB', 'Free540'])
      await enterTrick(page, shortName)

    await page.setViewportSize(aboveKeyboard)
    await page.keyboard.type('b')
    const options = page.getByRole('option')
    await expect(options.nth(1)).toBeVisible()
    const parts = [
      page.getByRole('region', { name: 'Total' }).getByRole('button').first(),
      page.getByRole('button', { name: 'Undo' }),
      strip(page).getByRole('button', { name: 'FS', exact: true }),
      strip(page).getByRole('button', { name: 'Combo', exact: true }),
      strip(page).getByRole('button', { name: 'Grab', exact: true }),
      page.getByRole('combobox', { name: 'Search a trick' }),
      options.nth(0),
      options.nth(1),
    ]
    for (const part of parts) {
      await expect.poll(() => onTop(part), `${String(part)} is in sight`).toBe(true)
      const box = await part.boundingBox()
      expect(Math.min(box?.height ?? 0, box?.width ?? 0), String(part)).toBeGreaterThanOrEqual(47.5)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(aboveKeyboard.height)
    }
  },
)

test(
  'each trick becomes a bead, and a tap on a bead opens its trick, also within a combo',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(1), '/score')
    const field = page.getByRole('combobox', { name: 'Search a trick' })
    await field.fill('asc360, [bb360 fs, free360 bs mute], bb180')
    await page.keyboard.press('Enter')
    const line = page.getByRole('figure', { name: /4 tricks/ })
    await expect(line.getByRole('listitem')).toHaveCount(4)
    await enterTrick(page, 'BBF-F')
    const round = page.getByRole('figure', { name: /5 tricks/ })
    await expect(round.getByRole('button').last()).toHaveAccessibleName(/^BBF-F/)
    await expect(round.getByRole('button').last()).toBeInViewport()

    await round.getByRole('button', { name: /^Free360 BS Mute/ }).tap()
    const opened = page.getByRole('button', { name: 'Change side, dub and grab of Free360 BS Mute' })
    await expect(opened).toBeInViewport()
    await expect(opened).toHaveAttribute('aria-expanded', 'true')
  },
)

test(
  'letters typed over the tiles switch to typing, and none is lost',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(1), '/score')
    await page.getByRole('button', { name: 'Show tiles' }).tap()
    await expect(page.getByRole('region', { name: 'All tricks' })).toBeVisible()

    await page.keyboard.type('dblsky')
    await expect(page.getByRole('combobox', { name: 'Search a trick' })).toHaveValue('dblsky')
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveText([/DblSky/])
  },
)

test(
  'any grab is found by its first letters in the list of all grabs',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(1), '/score')
    await enterTrick(page, 'BB360')
    await strip(page).getByRole('button', { name: 'Grab', exact: true }).tap()
    const list = page.getByRole('dialog', { name: 'All grabs' })
    await expect(list.getByRole('button', { name: 'Yokohama' })).toBeVisible()
    await page.keyboard.type('spr')
    await expect(list.getByRole('textbox')).toHaveValue('spr')
    await page.keyboard.press('Enter')

    await expect(list).toBeHidden()
    await expect(rows(page)).toHaveText([/BB360.*SpreadEagle/])
  },
)

test(
  'a typed line of singles is no combo: a trick follows an 80 % dub',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(1), '/score')
    await page.getByRole('combobox', { name: 'Search a trick' }).fill('free360 d80, asc360')
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveText([/Asc360/, /Free360.*−80/])
  },
)

test('among equal results the athlete’s own tricks come first', { tag: '@full' }, async ({ page }) => {
  await signInOn(page, athlete(1), '/score')
  await page.getByRole('button', { name: 'Show tiles' }).tap()
  const most = page.getByRole('region', { name: 'Landed most' }).getByRole('button')
  await expect(most.first()).toBeVisible()
  const name = /^Add (.+), /.exec((await most.first().getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await page.keyboard.type(name.slice(0, 1).toLowerCase())
  await expect(page.getByRole('option').first()).toContainText(name)
})

test('a run of 25 tricks by two thumbs, one every 60 ms, is 25 tricks', async ({ page }) => {
  await openTiles(page)
  const [left, right] = [tile(page, 0), tile(page, 2)]
  await touch(
    page,
    Array.from({ length: 25 }, (_, place) => (place % 2 === 0 ? left : right)),
    60,
  )
  await expect(page.getByText(/^25 tricks/).first()).toBeAttached()
  await expect(rows(page)).toHaveCount(25)
})

test('a second tap on the same tile within 300 ms is held back, and the screen says so there', async ({
  page,
}) => {
  await openTiles(page)
  const [one, below] = [tile(page, 0), tile(page, 4)]
  const heldBack = page.getByText('Tapped twice: counted once.')
  await touch(page, [one, one], 200)
  await expect(heldBack).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await touch(page, [one, below, one], 180)
  await expect(rows(page)).toHaveCount(4)
  await touch(page, [below, below], 310)
  await expect(rows(page)).toHaveCount(6)
})

test('at 360 px no tile touches its borders, in any language', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1400 })
  await openTiles(page)
  for (const language of languages) {
    await page.evaluate((chosen) => localStorage.setItem('trickline.language', chosen), language)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', locale(language))
    // own tiles and families
    await expect
      .poll(() => page.getByRole('main').locator('section section button').count())
      .toBeGreaterThan(30)
    const problems = await page.evaluate(unreadable)
    expect(
      problems.filter(({ what }) => what === 'at the border'),
      language,
    ).toEqual([])
  }
})

test(
  'two thumbs on any two kinds of places, 60 to 240 ms apart: each touch counts',
  { tag: '@full' },
  async ({ page }) => {
    await openTiles(page)
    // all kinds of places at once
    await page.setViewportSize({ width: 390, height: 1900 })
    await enterThree(page, true)
    await page.getByRole('button', { name: 'Newest first' }).tap()
    await page.getByRole('button', { name: 'Search by typing' }).tap()
    const ofRegion = (name: string) => page.getByRole('region', { name }).getByRole('button')
    const keys = [key(page, '−20 %'), key(page, 'FS')] as const
    const names = rows(page).getByRole('button', { name: /^Change side, dub and grab/ })
    const kinds = {
      chip: [ofRegion('Often').first(), ofRegion('Often').nth(1)],
      following: [ofRegion('Follows').first(), ofRegion('Follows').nth(1)],
      key: keys,
      // the first one opens below itself
      row: [names.nth(2), names.first()],
    } as const
    const whileTilesShow = { ...kinds, chip: [tile(page, 0), tile(page, 10)] } as const
    const result = page.getByRole('option').first()
    const withResults = [
      [result, keys[0]],
      [keys[0], result],
      [result, names.first()],
      [names.first(), result],
    ] as const
    const pairs = (of: typeof kinds) =>
      Object.values(of).flatMap(([first, second]) =>
        Object.values(of).map((other) => [first, other[0] === first ? second : other[0]] as const),
      )
    const ways = [
      { show: null, typed: '', pairs: pairs(kinds) },
      { show: null, typed: '360', pairs: withResults },
      { show: 'Show tiles', typed: '', pairs: pairs(whileTilesShow) },
    ]
    for (const way of ways) {
      if (way.show) await page.getByRole('button', { name: way.show }).tap()
      for (const [one, other] of way.pairs) {
        if ((await rows(page).count()) > 0) await clearAll(page)
        for (const apart of [60, 120, 180, 240])
          await test.step(`${String(one)}, ${String(other)}, ${apart} ms`, async () => {
            await enterThree(page, way.show !== null)
            if (way.typed) await page.getByRole('combobox').fill(way.typed)
            await Promise.all([one.waitFor(), other.waitFor()])
            const before = await effects(page)
            await touch(page, [one, other], apart)
            const sides = other === keys[1] ? 1 : 0
            await expect.poll(() => effects(page)).toBe(before + 2 - sides)
            if (sides > 0) await expect(rows(page).last()).toContainText('FS')
          })
      }
    }
  },
)

/** Tricks, dubs of 20 % and opened rows: each tap above makes one more, but FS. */
async function effects(page: Page): Promise<number> {
  return rows(page).evaluateAll((all) =>
    all.reduce((sum, row) => {
      const tags = [...row.querySelectorAll('span')].filter(({ textContent }) =>
        /^−20.%$/.test(textContent ?? ''),
      )
      return sum + 1 + tags.length + row.querySelectorAll('[aria-expanded=true]').length
    }, 0),
  )
}

/** All rows are closed then, and the last trick has no side. */
async function enterThree(page: Page, byTiles: boolean): Promise<void> {
  const opened = rows(page).locator('[aria-expanded=true]')
  while ((await opened.count()) > 0) await opened.first().tap()
  const already = await rows(page).count()
  if (byTiles) for (const place of [3, 7, 11]) await tile(page, place).tap()
  else await page.getByRole('combobox').fill('asc360, bb540, bb360')
  if (!byTiles) await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(already + 3)
}

async function clearAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear all' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).tap()
  await expect(rows(page)).toHaveCount(0)
}

async function openTiles(page: Page): Promise<void> {
  await signInOn(page, athlete(1), '/score')
  await page.getByRole('button', { name: 'Show tiles' }).tap()
  await expect(tile(page, 4)).toBeVisible()
}

function tile(page: Page, place: number): Locator {
  return page.getByRole('region', { name: 'Landed most' }).getByRole('button').nth(place)
}

function key(page: Page, name: string): Locator {
  return strip(page).getByRole('button', { name, exact: true })
}

function strip(page: Page): Locator {
  return page.getByRole('group', { name: /^Side, dub and grab of/ }).first()
}

function rows(page: Page): Locator {
  return page.getByRole('region', { name: /^Validated tricks/ }).locator('> ol > li')
}

async function onTop(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there !== null && (element === there || element.contains(there))
  })
}
