/** The judging screen with a phone's keyboard over half of it (screens §11, §16), and the focus after each key press. */
import type { Locator, Page } from '@playwright/test'
import { selectTricks, validate } from '../harness/enter-tricks.ts'
import { addVideo, enterSingle, seenOnTile } from '../screens/judging-screen.ts'
import { expect, test } from '../harness/journey-test.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'
import { withVideoService } from '../harness/video-service.ts'

test.use({ demo: true, viewport: { width: 390, height: 1000 } })

const phone = { width: 390, height: 844 }
const aboveKeyboard = { width: 390, height: 440 }

test(
  'with a video and the keyboard open, the total, the field and its results are visible',
  { tag: '@full' },
  async ({ page, context }) => {
    await withVideoService(context)
    await signInOn(page, athlete(10), '/score')
    await addVideo(page)
    for (const shortName of ['BB360', 'Asc360', 'Free360']) await enterSingle(page, { shortName })
    const field = page.getByRole('combobox', { name: 'Search a trick' })
    const total = page.getByRole('region', { name: 'Total' })
    const results = page.getByRole('listbox', { name: 'Search a trick' })
    const video = page.getByTitle(/^Video /)

    await field.click()
    await page.setViewportSize(aboveKeyboard)
    await page.keyboard.type('bb')
    await expect(results.getByRole('option').first()).toContainText('BB')
    await expect.poll(async () => (await edges(field)).top - (await edges(total)).bottom).toBeGreaterThan(0)
    const shown = await edges(results)
    expect(shown.bottom).toBeLessThanOrEqual(aboveKeyboard.height)
    // two rows, as the video stays visible too
    expect(shown.bottom - shown.top).toBeGreaterThanOrEqual(96)

    await page.keyboard.press('Enter')
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'BS', exact: true }).focus()
    await expect.poll(async () => (await edges(video)).top).toBeGreaterThanOrEqual(0)
    expect((await edges(field)).top).toBeGreaterThan((await edges(total)).bottom)
  },
)

test(
  'editing a trick focuses the search field, and its row when it ends',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(10), '/score')
    await validateSingles(page, 'BB360', 'Asc360')
    const field = page.getByRole('combobox', { name: 'Search a trick' })

    await edit(page, 'BB360').press('Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(/^BB360/)
    await expect(page.getByRole('listbox', { name: 'Search a trick' })).toBeHidden()
    await page.getByRole('button', { name: 'BS', exact: true }).press('Space')
    await page.getByRole('button', { name: 'Change trick' }).press('Enter')
    await expect(edit(page, 'BB360 BS')).toBeFocused()

    await page.keyboard.press('Space')
    await expect(field).toBeFocused()
    await page.getByRole('button', { name: 'Keep as it is' }).press('Enter')
    await expect(edit(page, 'BB360 BS')).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await page.keyboard.type('free360')
    await page.keyboard.press('Enter')
    await expect(edit(page, 'Free360 BS')).toBeFocused()
  },
)

test(
  'after Validate the search field has the focus, also when nothing is left to undo',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(10), '/score')
    const field = page.getByRole('combobox', { name: 'Search a trick' })
    await selectTricks(page, 'BB360')
    await validate(page, 'single')
    await expect(field).toBeFocused()
    await selectTricks(page, 'Asc360', 'Free360')
    await validate(page, 'combo')
    await expect(field).toBeFocused()

    const undo = page.getByRole('button', { name: 'Undo' })
    for (const left of [4, 3, 2, 1]) {
      await expect(undo, `${left} steps before the last`).toBeEnabled()
      await undo.press('Enter')
      await expect(undo).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(undo).toBeDisabled()
    await expect(field).toBeFocused()
  },
)

test(
  'after Delete the next row has the focus, else the one before, else the heading of the list',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(10), '/score')
    await validateSingles(page, 'BB360', 'Asc360', 'Free360')
    await remove(page, 'Asc360').press('Enter')
    await expect(remove(page, 'BB360')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(remove(page, 'Free360')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Validated tricks' })).toBeFocused()

    await selectTricks(page, 'BB360', 'Asc360')
    await remove(page, 'BB360').press('Enter')
    await expect(remove(page, 'Asc360')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Selected tricks' })).toBeFocused()
  },
)

test('holding a key down on Delete deletes one row', { tag: '@full' }, async ({ page }) => {
  await signInOn(page, athlete(10), '/score')
  await validateSingles(page, 'BB360', 'Asc360', 'Free360')
  await remove(page, 'BB360').focus()
  await page.keyboard.down('Enter')
  await expect(remove(page, 'Asc360')).toBeFocused()
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(remove(page, 'Asc360')).toBeFocused()
  await expect(remove(page, 'Free360')).toBeVisible()
})

test('editing a combo focuses its tricks, and its row when it ends', { tag: '@full' }, async ({ page }) => {
  await signInOn(page, athlete(10), '/score')
  await selectTricks(page, 'BB360', 'Asc360')
  await validate(page, 'combo')
  const field = page.getByRole('combobox', { name: 'Search a trick' })
  const box = page.getByRole('region', { name: 'Editing combo 1' })

  await edit(page, 'Combo 1').press('Enter')
  await expect(box.getByRole('heading')).toBeFocused()
  await edit(page, 'Asc360').press('Enter')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'FS', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Change trick' }).press('Enter')
  await expect(edit(page, 'Asc360 FS')).toBeFocused()
  await page.getByRole('button', { name: 'Validate edit' }).press('Enter')
  await expect(edit(page, 'Combo 1')).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(box.getByRole('heading')).toBeFocused()
  await page.getByRole('button', { name: 'Cancel edit' }).press('Enter')
  await expect(edit(page, 'Combo 1')).toBeFocused()

  await page.getByRole('button', { name: /^Combo 1/ }).press('Enter')
  await edit(page, 'BB360').press('Enter')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Keep as it is' }).press('Enter')
  await expect(box.getByRole('button', { name: 'Edit BB360' })).toBeFocused()
  await box.getByRole('button', { name: 'Delete BB360' }).press('Enter')
  await expect(box.getByRole('button', { name: 'Delete Asc360' })).toBeFocused()
  await page.getByRole('button', { name: 'Validate edit' }).press('Enter')
  await expect(field).toBeFocused()
})

test(
  'in an explanation its title has the focus, and its number after it is closed',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(10), '/score')
    await selectTricks(page, 'BB360', 'Asc360')
    await validate(page, 'combo')
    const dialog = page.getByRole('dialog')
    const points = page.getByRole('button', { name: /where Combo 1 comes from/ })
    await points.press('Enter')
    await expect(dialog.getByText('Points of combo 1', { exact: true })).toBeFocused()
    await dialog.getByRole('button', { name: /^Asc360 \d/ }).press('Enter')
    await expect(dialog.getByText('Points of Asc360', { exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Points of combo 1' }).press('Enter')
    await expect(dialog.getByText('Points of combo 1', { exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(points).toBeFocused()
  },
)

test(
  'a tap by a finger focuses no field, so that no keyboard opens over the screen',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(10), '/score')
    await validateSingles(page, 'BB360', 'Asc360')
    const field = page.getByRole('combobox', { name: 'Search a trick' })
    await field.blur()
    await edit(page, 'BB360').tap()
    await expect(field).toHaveValue(/^BB360/)
    await expect(edit(page, 'BB360')).toBeFocused()
    await page.getByRole('button', { name: 'Change trick' }).tap()
    await remove(page, 'Asc360').tap()
    await expect(remove(page, 'Asc360')).toBeHidden()
    await expect(page.locator('body')).toBeFocused()
  },
)

test('an open phone keyboard stays open on every touch', { tag: '@full' }, async ({ page }) => {
  await signInOn(page, athlete(10), '/score')
  const field = page.getByRole('combobox', { name: 'Search a trick' })
  await field.tap()
  await page.keyboard.type('bb360')
  await page.getByRole('option').first().tap()
  await page.getByRole('button', { name: 'FS', exact: true }).tap()
  await expect(edit(page, 'BB360 FS')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(edit(page, 'BB360')).toBeVisible()
  await expect(field).toBeFocused()
})

test(
  'letters anywhere go to the search; Shift+Enter, Enter on nothing, Ctrl+Z and the question mark work',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(10), '/score')
    await page.getByRole('button', { name: 'BS', exact: true }).focus()
    await page.keyboard.type('bb360')
    await page.keyboard.press('Enter')
    await expect(edit(page, 'BB360')).toBeVisible()

    await page.keyboard.type('asc360')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('free360')
    await page.keyboard.press('Alt+1')
    await expect(page.getByRole('region', { name: 'Selected tricks 2' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(edit(page, 'Combo 1')).toBeVisible()

    await page.keyboard.press('Control+z')
    await expect(page.getByRole('region', { name: 'Selected tricks 2' })).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'How to enter' })).toContainText('Ctrl+Z')
  },
)

test(
  'at a desk the keys on the tiles enter, arrows say side and join, and a slash grab and dub',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(10), '/score')
    const tiles = page.getByRole('region', { name: 'What may follow' }).getByRole('button')
    await tiles.nth(11).waitFor()
    const rows = page.getByRole('region', { name: /^Validated tricks/ }).locator('> ol > li')
    for (const [cell, code] of ['Digit1', 'Equal', 'Digit0'].entries()) {
      const tile = tiles.nth([0, 11, 9][cell] ?? 0)
      const name = await seenOnTile(tile, 'keydown', () => page.keyboard.press(code))
      await expect(rows).toHaveCount(cell + 1)
      await expect(rows.first()).toContainText(name)
    }
    await page.keyboard.press('ArrowLeft')
    await expect(rows.first()).toContainText('FS')
    await page.keyboard.press('/')
    await page.keyboard.press('m')
    await expect(rows.first()).toContainText('Mute')
    await page.keyboard.press('ArrowUp')
    await expect(rows).toHaveCount(2)
    await page.keyboard.press('/')
    await page.keyboard.press('2')
    await expect(rows.first()).toHaveText(/^Combo 1.*FS\sMute\s−20/)
    await expect(page.getByRole('combobox', { name: 'Search a trick' })).toHaveValue('')
  },
)

async function validateSingles(page: Page, ...shortNames: string[]): Promise<void> {
  await selectTricks(page, ...shortNames)
  await validate(page, 'single')
}

function edit(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Edit ${name}`, exact: true })
}

function remove(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Delete ${name}`, exact: true })
}

async function edges(of: Locator): Promise<{ top: number; bottom: number }> {
  const box = await of.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return { top: box.y, bottom: box.y + box.height }
}
