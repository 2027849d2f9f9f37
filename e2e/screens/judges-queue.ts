/** The judges' queue of a competition: records rounds and takes them for scoring. */
import type { Page } from '@playwright/test'

export async function recordRound(page: Page, athlete: string): Promise<void> {
  await page.getByRole('button', { name: `Record ${athlete}` }).click()
  await page.getByRole('button', { name: `Stop recording ${athlete}` }).click()
  await page.getByRole('button', { name: `Score ${athlete}` }).waitFor()
}

export async function takeRound(page: Page, athlete: string): Promise<void> {
  await page.getByRole('button', { name: `Score ${athlete}` }).click()
  await page.getByRole('heading', { name: athlete, level: 1 }).waitFor()
}

/** Opens a judged round for editing. */
export async function editRound(page: Page, athlete: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${athlete}` }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
}
