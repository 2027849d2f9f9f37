/** The judges' queue of a competition: recording a round and taking it for scoring. */
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Until it is recorded. */
export async function recordRound(page: Page, athlete: string): Promise<void> {
  const stop = page.getByRole('button', { name: `Stop recording ${athlete}` })
  await page.getByRole('button', { name: `Record ${athlete}` }).click()
  await pressUntil(stop, page.getByRole('button', { name: `Score ${athlete}` }))
}

/** Takes a recorded round: the judging screen opens. */
export async function takeRound(page: Page, athlete: string): Promise<void> {
  const take = page.getByRole('button', { name: `Score ${athlete}` })
  await take.waitFor()
  await pressUntil(take, page.getByRole('heading', { name: athlete, level: 1 }))
}

/** A second touch right after the first is taken for a cold finger and does nothing: then once more. */
async function pressUntil(button: Locator, sign: Locator): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1000 })
    await expect(sign).toBeVisible({ timeout: 700 })
  }).toPass({ timeout: 15_000 })
}
