/** Simulates a phone's keyboard over the lower part of the window, which changes `visualViewport` only. */
import type { Page } from '@playwright/test'

/** `height` in CSS px; 0 closes it. */
export async function openKeyboard(page: Page, height: number): Promise<void> {
  await page.evaluate((covered) => {
    if (!visualViewport) throw new Error('this browser tells nothing of a keyboard')
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => innerHeight - covered })
    visualViewport.dispatchEvent(new Event('resize'))
  }, height)
}
