/** A phone's keyboard, which covers the lower part of the window: the page hears of it by `visualViewport` alone. */
import type { Page } from '@playwright/test'

/** `height` is what it covers; 0 closes it. */
export async function openKeyboard(page: Page, height: number): Promise<void> {
  await page.evaluate((covered) => {
    if (!visualViewport) throw new Error('this browser tells nothing of a keyboard')
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => innerHeight - covered })
    visualViewport.dispatchEvent(new Event('resize'))
  }, height)
}
