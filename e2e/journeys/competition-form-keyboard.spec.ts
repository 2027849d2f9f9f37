/** Fills in and saves a competition of several days with the keyboard alone. */
import type { Page } from '@playwright/test'
import { expect, test } from '../harness/journey-test.ts'
import { named, productOn, signUpOfficials } from '../harness/people.ts'
import { signInOn } from '../harness/signed-in.ts'

test(
  'the form by the keyboard: choices, rule, dates, stages, money, banner, and a draft that survives',
  { tag: '@full' },
  async ({ page, context, server }) => {
    await signUpOfficials(productOn(server))
    await signInOn(page, named.marisol, '/competition')
    const { keyboard } = page

    await test.step('a name, and an error that names and focuses the earlier field', async () => {
      // a page that is still rendering would lose the focus
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
      await reach(page, 'Name')
      await keyboard.type('By the keyboard')
      await reach(page, 'Next')
      await keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: 'First this' })).toBeVisible()
      await keyboard.press('Escape')
      await expect(page.getByLabel('Type', { exact: true })).toBeFocused()
      await keyboard.type('Live')
      await expect(page.getByLabel('Place', { exact: true })).toBeVisible()
    })
    await test.step('the rule is confirmed, which needs a chosen one', async () => {
      await reach(page, 'Rule: Choose…')
      await keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Confirm the rule' })).toBeDisabled()
      await reach(page, 'Rule')
      await keyboard.type('TJS v3')
      await reach(page, 'Confirm the rule')
      await keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Rule: TJS v3.0' })).toBeFocused()
    })
    await test.step('country, place and two days', async () => {
      await reach(page, 'Country')
      await keyboard.type('Spain')
      await reach(page, 'Place')
      await keyboard.type('Parc de la Ciutadella')
      await reach(page, 'Start: Choose…')
      await keyboard.press('Enter')
      await expect(page.getByRole('grid')).toBeVisible()
      await reach(page, 'Next month')
      await keyboard.press('Enter')
      await reach(page, / 1, 20/)
      await keyboard.press('Enter')
      await reach(page, 'Lasts several days', { back: true })
      await keyboard.press('Space')
      await reach(page, / 1, 20/)
      await keyboard.press('ArrowRight')
      await keyboard.press('Enter')
      await reach(page, 'Done')
      await keyboard.press('Enter')
      await expect(page.getByRole('button', { name: /^Start: .* 10:00 to .* 18:00$/ })).toBeFocused()
    })
    await test.step('the other parts, and why qualifying cannot be double yet', async () => {
      await next(page, '2 Modality')
      await reach(page, 'Versus')
      await keyboard.press('Space')
      await reach(page, 'Open')
      await keyboard.press('Space')
      await reach(page, 'Gender')
      await keyboard.type('Female')
      await reach(page, 'Category')
      await keyboard.type('National')
      await next(page, '3 Participants and stages')
      await reach(page, 'Single')
      await keyboard.press('ArrowRight')
      await expect(page.getByRole('dialog')).toContainText('Choose the number of participants first')
      await keyboard.press('Enter')
      await reach(page, 'Participants', { back: true })
      await keyboard.type('Small')
      await reach(page, /^Semifinal/)
      await keyboard.press('Space')
      await expect(page.getByRole('checkbox', { name: /^Final/ })).toBeChecked()
      await reach(page, 'Judges')
      await keyboard.press('2')
      // 10 × 2 + 8 × 10 of recording, (10 × 7 + 4 × 15 + 4 × 10) / 2 of judging
      await expect(page.getByRole('region', { name: 'Schedule' })).toContainText('3 h 5 min')
    })
    await test.step('another pack resets its fields, says so, and undo restores them', async () => {
      await reach(page, 'Participants', { back: true })
      await keyboard.type('Medium')
      await expect(page.getByText('Changed with it: Stages: none and Judges: 1.')).toBeVisible()
      await reach(page, 'Undo')
      await keyboard.press('Enter')
      await expect(page.getByRole('checkbox', { name: /^Semifinal/ })).toBeChecked()
    })
    await test.step('money takes whole units only', async () => {
      await next(page, '4 Fees, prizes and links')
      await reach(page, 'Entry fee')
      await keyboard.type('-2,5')
      await expect(page.getByLabel('Entry fee')).toHaveValue('25')
      await expect(page.getByText(/^Whole units only/)).toBeVisible()
      await reach(page, 'Total prize')
      await keyboard.type('12500')
      await expect(page.getByLabel('Total prize')).toHaveValue('12.500')
      await expect(page.getByText('5.000 €')).toBeVisible()
    })
    await test.step('the draft survives the tab, and is the same in another', async () => {
      await page.reload()
      await expect(page.getByText('This is what you had not saved yet.')).toBeVisible()
      const other = await context.newPage()
      await other.goto('/competition')
      await expect(other.getByLabel('Name', { exact: true })).toHaveValue('By the keyboard')
      await page.bringToFront()
      await reach(page, 'Name')
      await keyboard.press('End')
      await keyboard.type(' alone')
      await expect(other.getByLabel('Name', { exact: true })).toHaveValue('By the keyboard alone')
      await other.close()
    })
    await test.step('a banner is cropped', async () => {
      await page.getByLabel('Upload a banner').setInputFiles({
        name: 'line.png',
        mimeType: 'image/png',
        buffer: Buffer.from(onePixel, 'base64'),
      })
      await reach(page, 'Use this part')
      await keyboard.press('Enter')
      await expect(page.getByLabel('Change the banner')).toBeAttached()
    })
    await test.step('leaving asks first; once saved, it waits for approval', async () => {
      await reach(page, 'Trickline')
      await keyboard.press('Enter')
      const question = page.getByRole('dialog', { name: 'Leave without saving?' })
      await expect(question).toContainText('stays on this device')
      await keyboard.press('Escape')
      await expect(page.getByText('Everything is there')).toBeVisible()
      await reach(page, 'Create competition')
      await keyboard.press('Enter')
      await expect(page.getByText('By the keyboard alone is saved and waits for approval.')).toBeVisible()
    })
  },
)

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** Presses Tab again and again, so that an element out of reach fails. */
async function reach(page: Page, name: string | RegExp, { back = false } = {}): Promise<void> {
  const key = back ? 'Shift+Tab' : 'Tab'
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isFocused(page, name)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${String(name)} is not reached with ${key}`)
}

async function isFocused(page: Page, name: string | RegExp): Promise<boolean> {
  const focused = page.locator(':focus')
  if ((await focused.count()) === 0) return false
  return focused.evaluate(
    (element, { text, pattern }) => {
      const control = element as HTMLInputElement
      const said = element.ariaLabel ?? control.labels?.[0]?.textContent ?? element.textContent ?? ''
      return pattern === null ? said.trim() === text : new RegExp(pattern).test(said)
    },
    typeof name === 'string' ? { text: name, pattern: null } : { text: '', pattern: name.source },
  )
}

async function next(page: Page, title: string): Promise<void> {
  await reach(page, 'Next')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true')
}
