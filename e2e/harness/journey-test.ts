/** `test` for journeys: each file has its own server, so no test is slowed by others; unexpected console errors fail a test. */
import { test as base, expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { startServer } from './server.ts'
import type { RunningServer } from './server.ts'

export { expect } from '@playwright/test'

type OfTest = {
  /** `test.use({ demo: true })` starts the server with the demo; otherwise a journey creates its people (people.ts). */
  demo: boolean
  server: RunningServer
  /** Opens a new window with its own storage and session, watched for errors like `page`. */
  open: (path: string) => Promise<Page>
  expectError: (pattern: RegExp) => void
  watch: { pages: (context: BrowserContext) => void; expected: RegExp[] }
}

type OfWorker = {
  /** Starts a file's server for its first test, and stops the previous one. */
  productOf: (file: string, { demo }: { demo: boolean }) => Promise<RunningServer>
}

export const test = base.extend<OfTest, OfWorker>({
  productOf: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the pattern
    async ({}, use) => {
      const running = new Map<string, RunningServer>()
      await use(async (file, { demo }) => {
        for (const [other, server] of running) {
          if (other === file) continue
          running.delete(other)
          await server.stop()
        }
        const server = running.get(file) ?? (await startServer({ demo }))
        running.set(file, server)
        return server
      })
      for (const server of running.values()) await server.stop()
    },
    { scope: 'worker' },
  ],
  demo: [false, { option: true }],
  server: async ({ productOf, demo }, use, { file }) => use(await productOf(file, { demo })),
  baseURL: async ({ server }, use) => use(server.origin),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the pattern
  watch: async ({}, use) => {
    const errors: string[] = []
    const expected: RegExp[] = []
    const pages = (context: BrowserContext) => {
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => errors.push(`page: ${error.error().stack ?? error.error().message}`))
    }
    await use({ pages, expected })
    const unexpected = errors.filter((error) => !expected.some((pattern) => pattern.test(error)))
    expect(unexpected, 'errors on the pages').toEqual([])
  },
  expectError: async ({ watch }, use) => use((pattern) => void watch.expected.push(pattern)),
  context: async ({ context, watch }, use) => {
    watch.pages(context)
    await use(context)
  },
  open: async ({ browser, watch }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (path) => {
      // with the viewport, language and base URL of the project
      const context = await browser.newContext()
      contexts.push(context)
      watch.pages(context)
      const page = await context.newPage()
      await page.goto(path)
      return page
    })
    for (const context of contexts) await context.close()
  },
})
