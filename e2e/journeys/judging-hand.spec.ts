/** Typing, tapping and swiping in direct entry of a round (screens §11, §31). */
import type { Locator, Page } from '@playwright/test'
import { languages, locale } from '@trickline/messages/languages'
import { enterTrick, enterTricks } from '../harness/enter-tricks.ts'
import { expect, test } from '../harness/journey-test.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'
import { swipe, touch } from '../harness/touches.ts'
import { unreadable } from '../screens/layout-problems.ts'
import { chooseInMenu, seenOnTile } from '../screens/judging-screen.ts'

test.use({ demo: true, viewport: { width: 390, height: 1000 } })

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
  'each trick becomes a bead, and a tap on a bead opens its trick: it moves, and another is inserted before it',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(1), '/score')
    await enterTricks(page, 'asc360, [bb360 fs, free360 bs mute], bb180')
    const line = page.getByRole('figure', { name: /4 tricks/ })
    await expect(line.getByRole('listitem')).toHaveCount(4)
    await enterTrick(page, 'BBF-F')
    const round = page.getByRole('figure', { name: /5 tricks/ })
    await expect(round.getByRole('button').last()).toHaveAccessibleName(/^BBF-F/)
    await expect(round.getByRole('button').last()).toBeInViewport()

    await round.getByRole('button', { name: /^Free360 BS Mute/ }).tap()
    await expect(strip(page)).toHaveAccessibleName('Side, dub and grab of Free360 BS Mute')
    const bead = page.getByRole('group', { name: 'Free360 BS Mute', exact: true })
    await bead.getByRole('button', { name: 'Move', exact: true }).tap()
    await page.getByRole('button', { name: 'Earlier' }).tap()
    await expect(round.getByRole('button').nth(1)).toHaveAccessibleName(/^Free360 BS Mute/)
    await page.getByRole('button', { name: 'Done' }).tap()
    await expect(strip(page)).toHaveAccessibleName('Side, dub and grab of BBF-F')

    await round.getByRole('button', { name: /^Asc360/ }).tap()
    await page.getByRole('button', { name: 'Insert before', exact: true }).tap()
    await enterTrick(page, 'BB540')
    await expect(
      page
        .getByRole('figure', { name: /6 tricks/ })
        .getByRole('button')
        .first(),
    ).toHaveAccessibleName(/^BB540/)
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

test('among equal results the likeliest from this place come first', { tag: '@full' }, async ({ page }) => {
  await openTiles(page)
  await tile(page, 0).tap()
  await expect(rows(page)).toHaveCount(1)
  const names = await page
    .getByRole('region', { name: 'What may follow' })
    .getByRole('button')
    .allInnerTexts()
  const letter = names[0]?.slice(0, 1) ?? ''
  await page.keyboard.type(letter.toLowerCase())
  const first = page.getByRole('option').first().locator('span.font-semibold').first()
  await expect.poll(() => first.innerText()).toMatch(new RegExp(`^${letter}`, 'i'))
  expect(names).toContain(await first.innerText())
})

test('a swipe on a tile says side and join, and while the finger is down the tile says which', async ({
  page,
}) => {
  await openTiles(page)
  await tile(page, 0).tap()
  // corners too, as a swipe may end outside the tiles
  const ways = [
    { cell: 0, by: [-40, 0], row: /FS/ },
    { cell: 3, by: [40, 0], row: /BS/ },
    { cell: 8, by: [0, -40], row: /^Combo 1/ },
    { cell: 11, by: [35, -35], row: /^Combo 1/ },
    { cell: 0, by: [-35, -35], row: /^Combo 1/ },
  ] as const
  for (const [place, { cell, by, row }] of ways.entries()) {
    await swipe(page, tile(page, cell), [by])
    await expect(page.getByText(`${place + 2} tricks`).first()).toBeAttached()
    await expect(rows(page).first()).toHaveText(row)
  }
  await expect(rows(page)).toHaveCount(3)
  for (const tricks of [5, 4, 3]) {
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(page.getByText(`${tricks} tricks`).first()).toBeAttached()
  }
  // each undo took back a trick and its join
  await expect(rows(page)).toHaveText([/BS/, /FS/, /./])

  await swipe(page, tile(page, 5), [[0, 40]])
  await swipe(page, tile(page, 5), [[0, -40]], 'touchCancel')
  await expect(rows(page)).toHaveCount(3)
  await swipe(page, tile(page, 5), [
    [0, -40],
    [2, -3],
  ])
  await expect(rows(page)).toHaveCount(4)

  const before = await tile(page, 5).boundingBox()
  await page.mouse.move((before?.x ?? 0) + 20, (before?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move((before?.x ?? 0) - 10, (before?.y ?? 0) - 10)
  await expect(tile(page, 5)).toContainText('joined · FS')
  await page.mouse.up()
  await expect(rows(page)).toHaveCount(4)
  await expect(rows(page).first()).toHaveText(/^Combo 1/)
})

test('nothing joins on to nothing or to an 80 % dub, and the screen says so', async ({ page }) => {
  await openTiles(page)
  await swipe(page, tile(page, 4), [[0, -40]])
  await expect(page.locator('output', { hasText: 'There is no trick before it to join.' })).toBeVisible()
  await tile(page, 4).tap()
  await expect(rows(page)).toHaveCount(1)
  await key(page, '−80 %').tap()
  await expect(rows(page)).toHaveText([/−80/])
  await swipe(page, tile(page, 4), [[0, -40]])
  await expect(page.locator('output', { hasText: 'Nothing joins on to an 80 % dub.' })).toBeVisible()
  await tile(page, 4).tap()
  await expect(rows(page)).toHaveCount(2)
})

test('a finger enters the trick that was shown when it went down', async ({ page }) => {
  await openTiles(page)
  for (const apart of [0, 16, 60, 150]) {
    const count = await rows(page).count()
    const first = await tile(page, 0).locator('[lang=en]').innerText()
    await tile(page, 0).tap()
    await page.waitForTimeout(apart)
    // the page of the place where the first trick ended may or may not be there yet
    const second = await seenOnTile(tile(page, 6), 'pointerdown', () => tile(page, 6).tap())
    await expect(rows(page)).toHaveCount(count + 2)
    await expect(rows(page).nth(0)).toContainText(second)
    await expect(rows(page).nth(1)).toContainText(first)
  }
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
  await openTiles(page)
  await page.setViewportSize({ width: 360, height: 1400 })
  for (const language of languages) {
    await page.evaluate((chosen) => localStorage.setItem('trickline.language', chosen), language)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', locale(language))
    // the athlete's own tricks, and families
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
    await enterThree(page)
    await page.getByRole('button', { name: 'Newest first' }).tap()
    const keys = [key(page, '−20 %'), key(page, 'FS')] as const
    const nameFromLast = (place: number) =>
      rows(page)
        .and(page.locator(`:nth-last-child(${place})`))
        .getByRole('button', { name: /^Change side, dub and grab/ })
    const names = [nameFromLast(3), nameFromLast(1)] as const
    const kinds = {
      tile: [tile(page, 0), tile(page, 10)],
      key: keys,
      row: names,
    } as const
    const result = page.getByRole('option').first()
    const withResults = [
      [result, keys[0]],
      [keys[0], result],
      [result, names[1]],
      [names[1], result],
    ] as const
    const pairs = Object.values(kinds).flatMap(([first, second]) =>
      Object.values(kinds).map((other) => [first, other[0] === first ? second : other[0]] as const),
    )
    const ways = [
      { typed: '', pairs },
      { typed: '360', pairs: withResults },
    ]
    for (const way of ways)
      for (const [one, other] of way.pairs) {
        if ((await rows(page).count()) > 0) await clearAll(page)
        for (const apart of [60, 240])
          await test.step(`${String(one)}, ${String(other)}, ${apart} ms`, async () => {
            await enterThree(page)
            if (way.typed) await page.getByRole('combobox').fill(way.typed)
            await Promise.all([one.waitFor(), other.waitFor()])
            const before = await effects(page)
            const entered = await rows(page).count()
            await touch(page, [one, other], apart)
            const sides = other === keys[1] ? 1 : 0
            // a new entry, or another row, takes the keys from the row that was tapped first
            const left = names.some((name) => name === one) && other !== keys[0] ? 1 : 0
            // whether a trick entered from the row keeps it tapped depends on how the row was drawn by then
            if (left > 0 && (other === result || kinds.tile.some((each) => each === other)))
              await expect(rows(page)).toHaveCount(entered + 1)
            else await expect.poll(() => effects(page)).toBe(before + 2 - sides - left)
            if (sides > 0) await expect(rows(page).last()).toContainText('FS')
          })
      }
  },
)

/** Counts tricks, dubs of 20 % and rows that the keys change: each tap above adds one, except FS. */
async function effects(page: Page): Promise<number> {
  return rows(page).evaluateAll((all) =>
    all.reduce((sum, row) => {
      const tags = [...row.querySelectorAll('span')].filter(({ textContent }) =>
        /^−20.%$/.test(textContent ?? ''),
      )
      return sum + 1 + tags.length + row.querySelectorAll('[aria-pressed=true]').length
    }, 0),
  )
}

/** The keys then change the last trick, which has no side. */
async function enterThree(page: Page): Promise<void> {
  const already = await rows(page).count()
  for (const place of [3, 7, 11]) await tile(page, place).tap()
  await expect(rows(page)).toHaveCount(already + 3)
}

async function clearAll(page: Page): Promise<void> {
  await chooseInMenu(page, 'Clear all')
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).tap()
  await expect(rows(page)).toHaveCount(0)
}

async function openTiles(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 1100 })
  await signInOn(page, athlete(1), '/score')
  await tile(page, 4).waitFor()
}

function tile(page: Page, place: number): Locator {
  return page.getByRole('region', { name: 'What may follow' }).getByRole('button').nth(place)
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
