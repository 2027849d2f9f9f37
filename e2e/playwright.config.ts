/** `http`: docs/reference over HTTP, without a browser; `phone` and `desktop`: journeys in Chromium. */
import { defineConfig } from '@playwright/test'
import { launchOptions } from './harness/chromium.ts'

export default defineConfig({
  testDir: '.',
  globalSetup: './harness/shared-postgres.ts',
  outputDir: '../.cache/e2e',
  // only to end tests that hang, even on a busy machine
  timeout: 600_000,
  expect: { timeout: 60_000 },
  retries: 0,
  // two workers keep two cores busy half of the time, as each waits for its server, its page and pauses
  workers: 3,
  forbidOnly: true,
  // the JSON report's file is PLAYWRIGHT_JSON_OUTPUT_NAME
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    // it would cache the whole app in each window; offline.spec.ts allows it
    serviceWorkers: 'block',
    // tracing takes half as long again; use TRACE=on for the test in question
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    // a missing element is reported at its line, before the test's timeout
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions,
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
      },
    },
    // tests about width; all other code is the same in a smaller window
    {
      name: 'desktop',
      testIgnore: 'black-box/**',
      grep: /@wide/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
