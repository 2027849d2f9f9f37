/** The rows of a training round being entered (screens §11): swipe, undo, explained numbers, Enter and Escape in the search. */
import type { Locator, Page } from '@playwright/test'
import { collectFirst, enterTrick, enterTricks, selectTricks, validate } from '../harness/enter-tricks.ts'
import { expect, test } from '../harness/journey-test.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'
import { dragByThumb } from '../harness/touches.ts'
import { liveTotal } from '../screens/judging-screen.ts'

test.use({ demo: true, viewport: { width: 390, height: 1000 } })

test(
  'a swipe of more than 200 px edits to the right and deletes to the left, a shorter one does nothing',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(7), '/score')
    await selectTricks(page, 'BB360', 'Asc360')
    const row = page.getByRole('button', { name: 'Edit Asc360' })
    const search = page.getByRole('combobox', { name: 'Search a trick' })

    await swipe(page, row, 190)
    await swipe(page, row, -190)
    await expect(row).toBeVisible()
    await expect(search).toHaveValue('')

    await swipe(page, row, 220)
    await expect(search).toHaveValue(/^Asc360/)
    await page.getByRole('button', { name: 'BS', exact: true }).click()
    await page.getByRole('button', { name: 'Change trick' }).click()
    await validate(page, 'combo')

    const combo = page.getByRole('button', { name: 'Edit Combo 1' })
    await swipe(page, combo, 220)
    await expect(page.getByRole('heading', { name: 'Editing combo 1' })).toBeVisible()
    // the row shows the combo as it was; deleting acts on the selected tricks, which have their own buttons
    await page.getByRole('button', { name: /^Combo 1/ }).click()
    await expect(page.getByRole('list', { name: 'Combo 1' }).getByText('Asc360')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete Asc360 BS' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Cancel edit' }).click()
    await swipe(page, combo, -220)
    await expect(page.getByText('No tricks yet.')).toBeVisible()
  },
)

test('steps from before a reload can be undone after it', { tag: '@full' }, async ({ page }) => {
  await signInOn(page, athlete(8), '/score')
  await selectTricks(page, 'BB360', 'Asc360')
  await validate(page, 'combo')
  await page.getByRole('button', { name: 'Delete Combo 1' }).click()
  await page.reload()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(page.getByRole('button', { name: 'Edit Combo 1' })).toBeVisible()
  await undo.click()
  await expect(page.getByRole('button', { name: 'Delete Asc360' })).toBeVisible()
  await undo.click()
  await undo.click()
  await expect(undo).toBeDisabled()
  await expect(page.getByText('Nothing entered yet')).toBeVisible()
})

test(
  'every number is explained down to the trick, in the words of the rule',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(9), '/score')
    await selectTricks(page, 'BB360', 'Asc360')
    await page.getByRole('button', { name: /where Asc360 comes from/ }).click()
    const dialog = page.getByRole('dialog')
    // the open combo counts already: 5 x 1.5
    await expect(dialog).toContainText('Points of Asc360')
    await expect(dialog).toContainText('7.50')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await validate(page, 'combo')

    await page.getByRole('button', { name: /where the total comes from/ }).click()
    await expect(dialog).toContainText('Variety plus')
    // (4.5 + 5) x 1.5 for a combo of two by rule 3, and two different tricks
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Total' })).toContainText('16.25')
    await dialog.getByRole('button', { name: /^Combo 1/ }).click()
    await expect(dialog).toContainText('Points of combo 1')
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Total combo plus' })).toContainText('× 1.5')
    await dialog.getByRole('button', { name: /^Asc360 \d/ }).click()
    await expect(dialog).toContainText('Points of Asc360')
    await dialog.getByRole('button', { name: 'Points of combo 1' }).click()
    await dialog.getByRole('button', { name: 'Where the total comes from' }).click()
    await expect(dialog).toContainText('Trick by trick')
  },
)

test(
  'nothing follows an 80 % dub in the selected list, and a trick that is changed is replaced by the next one',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(7), '/score')
    await collectFirst(page)
    const search = page.getByRole('combobox', { name: 'Search a trick' })
    const options = page.getByRole('listbox', { name: 'Search a trick' }).getByRole('option')
    for (const dub of [null, '−80 %']) {
      await enterTrick(page, 'bb360')
      if (dub) await page.getByLabel('Dub', { exact: true }).selectOption(dub)
      await page.getByRole('button', { name: 'Add trick' }).click()
    }
    await search.fill('free360')
    await expect(options.first()).toBeVisible()
    await search.press('Shift+Enter')
    await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(2)

    await page.getByRole('button', { name: 'Edit BB360', exact: true }).click()
    await enterTrick(page, 'asc360')
    await page.getByRole('button', { name: 'BS', exact: true }).click()
    await page.getByRole('button', { name: 'Change trick' }).click()
    await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(2)
    await expect(page.getByRole('button', { name: /^Edit Asc360 BS/ })).toBeVisible()
  },
)

test(
  'Enter adds the chosen trick, also after a click in the field, unless another result is walked to',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(8), '/score')
    await collectFirst(page)
    const search = page.getByRole('combobox', { name: 'Search a trick' })
    const options = page.getByRole('listbox', { name: 'Search a trick' }).getByRole('option')
    await search.fill('bb360')
    await search.press('Enter')
    await page.getByRole('button', { name: 'FS', exact: true }).click()
    await search.click()
    await expect(options.first()).toBeVisible()
    await expect(options.and(page.locator('[aria-selected=true]'))).toHaveCount(0)
    await search.press('Enter')
    await expect(page.getByRole('button', { name: 'Edit BB360 FS' })).toBeVisible()
    await expect(options.first()).toBeHidden()
    await expect(search).toHaveValue('')

    await search.fill('bb360')
    await search.press('Enter')
    await search.click()
    const first = options.first()
    const shortName = await first.locator('span.font-semibold').first().innerText()
    await search.press('ArrowDown')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await search.press('Enter')
    await expect(search).toHaveValue(new RegExp(`^${shortName} `))
  },
)

test(
  'Escape closes the results and leaves what was typed, a second one clears it',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(9), '/score')
    const search = page.getByRole('combobox', { name: 'Search a trick' })
    const results = page.getByRole('listbox', { name: 'Search a trick' })
    await search.fill('asc')
    await expect(results).toBeVisible()
    await search.press('Escape')
    await expect(results).toBeHidden()
    await expect(search).toHaveAttribute('aria-expanded', 'false')
    await expect(search).toHaveValue('asc')
    await search.press('Enter')
    await expect(results).toBeVisible()
    await search.press('Escape')
    await search.press('Escape')
    await expect(search).toHaveValue('')
  },
)

test(
  'a trick that does not stand on the page takes two taps, and then stands there; its family closes',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(9), '/score')
    const edit = page.getByRole('button', { name: /^Edit / })
    await page.getByRole('button', { name: 'Butt spins' }).tap()
    await page.getByRole('button', { name: 'Add BB360, Amateur' }).tap()
    await expect(edit).toHaveAccessibleName('Edit BB360')
    await expect(page.getByRole('region', { name: 'What may follow' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(edit).toHaveCount(0)
    await page.getByRole('button', { name: 'Add BB360, Amateur' }).tap()
    await expect(edit).toHaveAccessibleName('Edit BB360')

    await page.getByRole('button', { name: 'Crook spins' }).tap()
    const tile = page.getByRole('region', { name: 'Crook spins' }).getByRole('button').nth(1)
    const box = await tile.boundingBox()
    if (!box) throw new Error('the tile is not on the screen')
    await page.mouse.move(box.x + 60, box.y + 24)
    await page.mouse.down()
    await page.mouse.move(box.x + 10, box.y + 24, { steps: 3 })
    await page.mouse.up()
    await expect(edit).toHaveCount(2)
    await expect(edit.first()).toHaveAccessibleName(/ FS$/)
  },
)

test('a forgotten trick is inserted where it was performed, and counts by its place', async ({ page }) => {
  await signInOn(page, athlete(7), '/score')
  await enterTricks(page, 'bb360, asc360, bb360')
  await place(page, 'Asc360').tap()
  await page.getByRole('button', { name: 'Insert before', exact: true }).tap()
  await expect(page.getByText('The next trick lands here')).toBeVisible()
  await expect(page.getByText('Next trick: before Asc360')).toBeVisible()

  await enterTrick(page, 'BB360')
  await expect(rows(page)).toHaveText([/^BB3603×/, /^Asc360/, /^BB3602×/, /^BB360/])
  // (4.5 + 0.75 x 4.5 + 5 + 0.5 x 4.5) and two different tricks
  await expect(liveTotal(page)).toHaveText('17.13')
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Done' }).first().tap()
  await expect(page.getByText('The next trick lands here')).toBeHidden()

  await place(page, 'Asc360').press('Alt+ArrowUp')
  await expect(rows(page)).toHaveText([/^Asc360/, /^BB3602×/, /^BB360/])
  await expect(place(page, 'Asc360')).toBeFocused()
  await expect(page.getByText('Asc360 is trick 3 of 3')).toBeAttached()
})

test(
  'rows are moved into a combo and out of it: by thumb, by mouse, by keys and by buttons; undo takes each back',
  { tag: '@full' },
  async ({ page }) => {
    // the whole list is visible
    await page.setViewportSize({ width: 390, height: 1900 })
    await signInOn(page, athlete(7), '/score')
    await enterTricks(page, 'bb540, [bb360, free360], asc360')
    const undo = page.getByRole('button', { name: 'Undo' })
    const combo = (tricks: string) => page.getByRole('button', { name: new RegExp(`^Combo 1.*${tricks}$`) })
    const before = [/^Asc360/, /^Combo 1/, /^BB540/]
    await expect(rows(page)).toHaveText(before)

    await dragByThumb(page, place(page, 'Asc360'), await partOf(rows(page).nth(1), 0.5))
    await expect(combo('BB360 · Free360 · Asc360')).toBeVisible()
    await undo.tap()
    await expect(rows(page)).toHaveText(before)

    await dragByThumb(page, place(page, 'Asc360'), await partOf(rows(page).nth(2), 0.9))
    await expect(rows(page)).toHaveText([/^Combo 1/, /^BB540/, /^Asc360/])
    await undo.tap()
    await expect(rows(page)).toHaveText(before)

    await dragByMouse(page, place(page, 'Combo 1'), await partOf(rows(page).nth(2), 0.9))
    await expect(rows(page)).toHaveText([/^Asc360/, /^BB540/, /^Combo 1/])
    await undo.tap()
    await expect(rows(page)).toHaveText(before)

    await combo('').tap()
    const inCombo = page.getByRole('list', { name: 'Combo 1' }).getByRole('listitem')
    await dragByMouse(page, place(page, 'BB540'), await partOf(inCombo.nth(1), 0.2))
    await expect(inCombo).toHaveText([/^BB360/, /^BB540/, /^Free360/])
    await place(page, 'BB540').tap()
    await page.getByRole('button', { name: 'Out of combo' }).tap()
    await expect(rows(page)).toHaveText([/^Asc360/, /^BB540/, /^Combo 1/])
    await page.getByRole('button', { name: 'Move down' }).tap()
    await expect(inCombo).toHaveText([/^BB540/, /^BB360/, /^Free360/])
    await place(page, 'BB540').press('Alt+ArrowDown')
    await expect(inCombo).toHaveText([/^BB360/, /^BB540/, /^Free360/])
    await expect(place(page, 'BB540')).toBeFocused()

    await page.reload()
    for (const _ of [1, 2, 3, 4]) await undo.tap()
    await expect(rows(page)).toHaveText(before)
  },
)

function place(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Move ${name}, or insert before it` })
}

function rows(page: Page): Locator {
  return page.getByRole('region', { name: /^Validated tricks/ }).locator('> ol > li')
}

/** `part`: share of its height, from the top. */
async function partOf(row: Locator, part: number): Promise<{ x: number; y: number }> {
  const box = await row.boundingBox()
  if (!box) throw new Error('there is no such row')
  return { x: box.x + 60, y: box.y + box.height * part }
}

async function dragByMouse(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  await from.hover()
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

/** Swipes with a finger or a mouse, from the middle of the row that contains `inRow`. */
async function swipe(page: Page, inRow: Locator, distance: number): Promise<void> {
  const hint = page.getByText(distance > 0 ? 'Edit' : 'Delete', { exact: true })
  // waits until the row no longer moves after the press before
  await inRow.hover()
  const box = await inRow.boundingBox()
  if (!box) throw new Error('there is no such row')
  const start = distance > 0 ? 40 : box.x
  const middle = box.y + box.height / 2
  await page.mouse.move(start, middle)
  await page.mouse.down()
  await page.mouse.move(start + distance / 2, middle)
  await page.mouse.move(start + distance, middle)
  await expect(hint, 'what letting go will do').toBeVisible()
  await page.mouse.up()
  await expect(hint).toBeHidden()
}
