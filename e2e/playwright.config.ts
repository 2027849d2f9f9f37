/** `http`: docs/reference against the running product, without a browser; `phone` and `desktop`: journeys in Chromium. */
import { defineConfig } from '@playwright/test'

const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  // No test is about the time it takes: these end what hangs, also on a machine whose cores are taken from it.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  retries: 0,
  // each with a product of its own; mostly they wait for it
  workers: 2,
  forbidOnly: true,
  // the file of the second is named by PLAYWRIGHT_JSON_OUTPUT_NAME
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    // it would keep the whole app anew for each window; offline.spec.ts lets it
    serviceWorkers: 'block',
    // recording each test takes half as long again: TRACE=on for the one that is looked into
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    // a thing that is not there is told at its line, long before the test's own time is over
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: chromium,
  },
  projects: [
    { name: 'http', testMatch: 'black-box/*.spec.ts' },
    {
      name: 'phone',
      testIgnore: 'black-box/**',
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      },
    },
    // what depends on the width; the rest is the same code on the smaller window
    {
      name: 'desktop',
      testIgnore: 'black-box/**',
      grep: /@wide/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
