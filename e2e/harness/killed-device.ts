/** A browser with its own profile that can be killed, as in a power cut, and opened again. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import type { BrowserContext, LaunchOptions, Page, ViewportSize } from '@playwright/test'
import { test as base } from './journey-test.ts'

type Device = {
  page: Page
  setOffline: (isOffline: boolean) => Promise<void>
  /** SIGKILLs every process of the browser and opens the same profile at the same address, online or offline as before. */
  killAndReopen: () => Promise<Page>
}

/** `keepsApp`: with the service worker, so that the app opens without a network. */
export const test = base.extend<{ device: Device; keepsApp: boolean }>({
  keepsApp: [false, { option: true }],
  device: async ({ launchOptions, server, viewport, keepsApp }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'trickline-killed-'))
    const options = { ...launchOptions, baseURL: server.origin, viewport, keepsApp }
    let context = await launch(profile, options)
    let isOffline = false
    await use({
      page: await firstPage(context),
      setOffline: async (offline) => {
        isOffline = offline
        await context.setOffline(offline)
      },
      killAndReopen: async () => {
        const address = (await firstPage(context)).url()
        await sleep(500)
        await kill(profile)
        context = await launch(profile, options)
        await context.setOffline(isOffline)
        const page = await firstPage(context)
        await page.goto(address)
        return page
      },
    })
    await context.close()
    await rm(profile, { recursive: true, force: true })
  },
})

async function firstPage(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? context.newPage()
}

type Options = LaunchOptions & { baseURL: string; viewport: ViewportSize | null; keepsApp: boolean }

function launch(profile: string, { keepsApp, ...options }: Options): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    ...options,
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    serviceWorkers: keepsApp ? 'allow' : 'block',
  })
}

/** The browser's process group; its first process is the one with the profile and no `--type`. */
async function kill(profile: string): Promise<void> {
  for (const pid of await readdir('/proc')) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (!command.includes(`--user-data-dir=${profile}`) || command.includes('--type=')) continue
    process.kill(-Number(pid), 'SIGKILL')
    return
  }
  throw new Error('the browser is not there')
}
