/** What is cut off fades at the side where more is hidden, and nowhere else. */
import type { Locator } from '@playwright/test'
import { expect, test } from '../harness/journey-test.ts'
import { named } from '../harness/people.ts'
import { signInOn } from '../harness/signed-in.ts'

// with motion, as reduced motion gives every animation a duration
test.use({ demo: true, contextOptions: { reducedMotion: 'no-preference' } })
test.skip(({ isMobile }) => !isMobile, 'rows fit on a wide screen')

test('the phases of a competition fade at the sides that scroll', { tag: '@full' }, async ({ page }) => {
  await signInOn(page, named.marisol, '/competitionView/5?panel=rounds')
  const phases = page.getByRole('navigation', { name: 'Phases' })
  for (const [left, fades] of [
    [0, ['0px', '40px']],
    [100, ['40px', '40px']],
    [10_000, ['40px', '0px']],
  ] as const) {
    await phases.evaluate((row, to) => (row.scrollLeft = to), left)
    await expect.poll(() => fadesOf(phases), `scrolled by ${left}`).toEqual(fades)
  }
})

test('a dialog fades above its buttons until its end', { tag: '@full' }, async ({ page }) => {
  await signInOn(page, named.marisol, '/competitionView/4?panel=athletes')
  await page.getByRole('button', { name: 'Invite athletes' }).click()
  const dialog = page.getByRole('dialog')
  const shade = () =>
    dialog.evaluate((box) => {
      const buttons = box.querySelector('.sticky.bottom-0')
      return buttons && getComputedStyle(buttons, '::before').opacity
    })
  await expect(dialog.getByRole('checkbox').first()).toBeVisible()
  await expect.poll(shade).toBe('1')
  await dialog.evaluate((box) => (box.scrollTop = (box.scrollHeight - box.clientHeight) / 2))
  await expect.poll(shade, 'in the middle').toBe('1')
  await dialog.evaluate((box) => (box.scrollTop = box.scrollHeight))
  await expect.poll(shade, 'at the end').toBe('0')
})

function fadesOf(row: Locator): Promise<string[]> {
  return row.evaluate((element) => {
    const style = getComputedStyle(element)
    return ['--fade-start', '--fade-end'].map((name) => style.getPropertyValue(name))
  })
}
