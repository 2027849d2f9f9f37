/** Entering tricks on the judging screen by the keyboard: choose, add. */
import type { Page } from '@playwright/test'

/** Each is chosen by its short name and stands among the selected tricks then. */
export async function selectTricks(page: Page, ...shortNames: string[]): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Search a trick' })
  for (const shortName of shortNames) {
    await search.fill(shortName)
    await page.getByRole('listbox', { name: 'Search a trick' }).getByRole('option').first().waitFor()
    await search.press('Enter')
    await search.press('Enter')
  }
}

export async function validate(page: Page, as: 'single' | 'combo'): Promise<void> {
  await page.getByRole('button', { name: `Validate ${as}` }).press('Enter')
}
