/** The judges' queue of a competition: recording a round and taking it for scoring. */
import type { Page } from '@playwright/test'

/** Until it is recorded. */
export async function recordRound(page: Page, athlete: string): Promise<void> {
  await page.getByRole('button', { name: `Record ${athlete}` }).click()
  await page.getByRole('button', { name: `Stop recording ${athlete}` }).click()
  await page.getByRole('button', { name: `Score ${athlete}` }).waitFor()
}

/** Takes a recorded round: the judging screen opens. */
export async function takeRound(page: Page, athlete: string): Promise<void> {
  await page.getByRole('button', { name: `Score ${athlete}` }).click()
  await page.getByRole('heading', { name: athlete, level: 1 }).waitFor()
}
