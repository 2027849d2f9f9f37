/** The first page for a newcomer. */
import { expect, test } from '../harness/journey-test.ts'

test.use({ demo: true })

test(
  'the first page asks to sign in, fits the window, and has no error on its console',
  { tag: ['@wide', '@full'] },
  async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('input[type="email"]')).toBeVisible()
    await expect(page.locator('input[type="password"]')).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  },
)

test(
  'somebody of the demo signs in and stays signed in after a reload',
  { tag: ['@wide', '@full'] },
  async ({ page }) => {
    await page.goto('/')
    await page.locator('input[type="email"]').fill('athlete1@trickline.example')
    await page.locator('input[type="password"]').fill('Trickline1!')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('heading', { name: /^Hello, /, level: 1 })).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('heading', { name: /^Hello, /, level: 1 })).toBeVisible()
  },
)

test(
  'the athlete whom the README names has a round to review',
  { tag: ['@wide', '@full'] },
  async ({ page }) => {
    await page.goto('/')
    await page.locator('input[type="email"]').fill('athlete5@trickline.example')
    await page.locator('input[type="password"]').fill('Trickline1!')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Review your round in Alpen Trick Series' }).click()
    await expect(page.getByRole('button', { name: 'Confirm all' })).toBeVisible()
  },
)
