/** A browser with its own profile that can be killed, as in a power cut, and opened again. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { BrowserContext, LaunchOptions, Page, ViewportSize } from '@playwright/test'

export type Device = {
  /** The only page of the browser that runs now. */
  readonly page: Page
  setOffline: (isOffline: boolean) => Promise<void>
  /** SIGKILLs every process of the browser. */
  kill: () => Promise<void>
  /** Opens the same profile at the address where it was killed, online or offline as before. */
  reopen: () => Promise<void>
  close: () => Promise<void>
}

/** `keepsApp`: with the service worker, so that the app opens without a network. */
type Options = LaunchOptions & { baseURL: string; viewport: ViewportSize | null; keepsApp: boolean }

export async function openDevice(options: Options): Promise<Device> {
  const profile = await mkdtemp(join(tmpdir(), 'trickline-device-'))
  let context = await launch(profile, options)
  let page = await firstPage(context)
  let isOffline = false
  let address = ''
  return {
    get page() {
      return page
    },
    setOffline: async (offline) => {
      isOffline = offline
      await context.setOffline(offline)
    },
    kill: async () => {
      address = page.url()
      await kill(profile)
    },
    reopen: async () => {
      context = await launch(profile, options)
      await context.setOffline(isOffline)
      page = await firstPage(context)
      await page.goto(address)
    },
    close: async () => {
      await context.close()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function firstPage(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? context.newPage()
}

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
