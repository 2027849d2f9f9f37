/** Typing, tapping and swiping while a round is entered directly (screens §11, §31). */
import type { Locator, Page } from '@playwright/test'
import { enterTrick } from '../harness/enter-tricks.ts'
import { expect, test } from '../harness/journey-test.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'

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
