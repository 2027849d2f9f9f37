/** Opens the page to picture, and waits until everything on it has loaded. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../harness/repository.ts'
import { layOutAll, standsStill } from '../harness/page-at-rest.ts'
import { withVideoService } from '../harness/video-service.ts'
import type { Screen, Size } from './screen.ts'

export type PageForPictures = { page: Page; untilStill: () => Promise<void>; close: () => Promise<void> }

export async function openPage(
  browser: Browser,
  origin: string,
  { language, isWindow = false }: Screen,
  size: Size,
): Promise<PageForPictures> {
  const isHandheld = size.width < 1024
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    hasTouch: isHandheld,
    isMobile: isHandheld,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // for the styles that are added
    bypassCSP: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
  })
  context.setDefaultTimeout(10_000)
  // on a busy machine the first page can take long
  context.setDefaultNavigationTimeout(60_000)
  await withVideoService(context)
  if (language)
    await context.addInitScript((chosen) => localStorage.setItem('trickline.language', chosen), language)
  const page = await context.newPage()
  const untilLoaded = followRequests(page)
  const font = language === 'jp' ? await japaneseFont(context) : null
  return {
    page,
    untilStill: async () => {
      if (font) await page.addStyleTag({ content: font })
      if (!isWindow) await page.evaluate(layOutAll)
      await untilLoaded()
      await page.evaluate(standsStill)
    },
    close: () => context.close(),
  }
}

const quietMilliseconds = 250
const longestWaitMilliseconds = 10_000

/** Waits until nothing has been requested for a moment. Streams never end and do not count. */
function followRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let last = 0
  const ended = (request: Request) => {
    open.delete(request)
    last = Date.now()
  }
  page.on('request', (request) => {
    if (!/\/changes\b|socket/.test(request.url())) open.add(request)
    last = Date.now()
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return async () => {
    const end = Date.now() + longestWaitMilliseconds
    while (Date.now() < end && (open.size > 0 || Date.now() - last < quietMilliseconds)) await sleep(50)
  }
}

/** The font of the share images, for machines without a Japanese one. */
async function japaneseFont(context: BrowserContext): Promise<string> {
  const folder = join(root, 'node_modules/@fontsource-variable/noto-sans-jp')
  await context.route('**/noto-sans-jp/*', (route) =>
    route.fulfill({ path: join(folder, 'files', route.request().url().split('/').at(-1) ?? '') }),
  )
  const faces = (await readFile(join(folder, 'index.css'), 'utf8')).replaceAll('./files/', '/noto-sans-jp/')
  return `${faces} :root { --font-sans: Archivo, 'Noto Sans JP Variable', sans-serif !important }`
}
