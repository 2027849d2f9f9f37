/** The judging screen while a phone's keyboard takes half of it (doc 3 §2.1, §2.7). */
import type { Locator } from '@playwright/test'
import { addVideo, enterSingle } from './screens/judging-screen.ts'
import { expect, test } from './journey.ts'
import { athlete, signInOn } from './signed-in.ts'
import { withVideoService } from './video-service.ts'

test.use({ demo: true })

const phone = { width: 390, height: 844 }
const aboveKeyboard = { width: 390, height: 440 }

test('with a video and the keyboard open, the total, the field and its results are in sight', async ({
  page,
  context,
}) => {
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
  expect(shown.bottom - shown.top).toBeGreaterThan(150)

  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add trick' }).focus()
  await page.setViewportSize(phone)
  await expect.poll(async () => (await edges(video)).top).toBeGreaterThanOrEqual(0)
  expect((await edges(field)).top).toBeGreaterThan((await edges(total)).bottom)
})

async function edges(of: Locator): Promise<{ top: number; bottom: number }> {
  const box = await of.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return { top: box.y, bottom: box.y + box.height }
}
