/** A server with the demo and a browser beside it, for as long as a measurement takes. */
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { launchOptions } from '../e2e/harness/chromium.ts'
import { startServer } from '../e2e/harness/server.ts'
import type { RunningServer } from '../e2e/harness/server.ts'

export async function inBrowserWithDemo<Result>(
  measure: (browser: Browser, server: RunningServer) => Promise<Result>,
): Promise<Result> {
  const server = await startServer({ demo: true })
  const browser = await chromium.launch(launchOptions)
  try {
    return await measure(browser, server)
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Options for `newContext`, without the service worker, which would store the app meanwhile. */
export const phoneScreen = {
  locale: 'en-GB',
  serviceWorkers: 'block',
  viewport: { width: 390, height: 844 },
} as const
