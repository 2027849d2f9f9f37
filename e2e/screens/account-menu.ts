/** The menu behind the person's photo in the header. */
import type { Page } from '@playwright/test'

export async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('banner').locator('button[popovertarget]').last().click()
}
