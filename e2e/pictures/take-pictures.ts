/** Takes the pictures of screens (screen.ts) in sizes and themes; scripts/pictures.mjs runs it. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { login, type SignedInReply } from '@trickline/contract/accounts'
import { password } from '@trickline/samples/people'
import { sendOverHttp } from '@trickline/samples/send-over-http'
import { standsStill } from '../harness/page-at-rest.ts'
import { storeSession } from '../harness/store-session.ts'
import { competitionScreens } from './competition-screens.ts'
import { writeContactSheet } from './contact-sheet.ts'
import { openDataSet, type OpenedDataSet } from './data-sets.ts'
import { dataSetNames } from './facts.ts'
import { hallScreens } from './hall-screens.ts'
import { judgingScreens } from './judging-screens.ts'
import { openPage } from './page-for-pictures.ts'
import { peopleScreens } from './people-screens.ts'
import { publicScreens } from './public-screens.ts'
import { type Screen, type Size, type Theme, themes, usualSizes } from './screen.ts'

export type Wanted = {
  /** A screen is selected by the beginning of its name; none: all screens. */
  names: readonly string[]
  /** In px; none: all widths of each screen. */
  widths: readonly number[]
  themes: readonly string[]
  folder: string
  /** Path of the browser. */
  browser: string
  tell: (line: string) => void
}

const screens = [...publicScreens, ...hallScreens, ...peopleScreens, ...competitionScreens, ...judgingScreens]

/** Returns the number of pictures taken, and the names of screens that could not be reached. */
export async function takePictures(wanted: Wanted): Promise<{ taken: number; missed: string[] }> {
  const chosen = screens.filter(
    ({ name }) => wanted.names.length === 0 || wanted.names.some((begin) => name.startsWith(begin)),
  )
  if (chosen.length === 0)
    throw new Error(`No screen begins so. There are:\n${screens.map(({ name }) => name).join('\n')}`)
  await mkdir(wanted.folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: wanted.browser,
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  const result = { taken: 0, missed: [] as string[] }
  try {
    for (const data of dataSetNames) {
      const shown = chosen.filter((screen) => screen.data === data)
      if (shown.length === 0) continue
      await takeOfData(browser, data, shown, wanted, result).catch((error: unknown) => {
        result.missed.push(`${shown.map(({ name }) => name).join(', ')}: ${reasonOf(error)}`)
      })
    }
  } finally {
    await browser.close()
  }
  await writeContactSheet(wanted.folder)
  return result
}

type Result = { taken: number; missed: string[] }

async function takeOfData(
  browser: Browser,
  data: Screen['data'],
  chosen: readonly Screen[],
  wanted: Wanted,
  result: Result,
): Promise<void> {
  const opened = await openDataSet(data)
  const studio = { browser, opened, wanted, replyOf: signIns(opened) }
  const waiting = chosen.flatMap((screen) =>
    (screen.sizes ?? usualSizes)
      .filter(({ width }) => wanted.widths.length === 0 || wanted.widths.includes(width))
      .map((size) => ({ screen, size })),
  )
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { screen, size } = next
      try {
        const count = await takeInSize(studio, screen, size)
        result.taken += count
      } catch (error) {
        result.missed.push(`${screen.name} at ${size.width} px: ${reasonOf(error)}`)
      }
    }
  }
  try {
    await Promise.all([work(), work()])
  } finally {
    await opened.close()
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}

type Studio = {
  browser: Browser
  opened: OpenedDataSet
  wanted: Wanted
  replyOf: (email: string) => Promise<SignedInReply>
}

/** One session serves all pictures of a person. */
function signIns({ server }: OpenedDataSet): Studio['replyOf'] {
  const send = sendOverHttp(server.origin)
  const replies = new Map<string, Promise<SignedInReply>>()
  return (email) => {
    const reply = replies.get(email) ?? send(login, { body: { email, password } })
    replies.set(email, reply)
    return reply
  }
}

async function takeInSize(studio: Studio, screen: Screen, size: Size): Promise<number> {
  const { wanted, opened, browser, replyOf } = studio
  const { as, path, theming, ground } = screen
  const offered: readonly Theme[] = theming === 'one' ? ['light'] : themes
  const taken = offered.filter((theme) => wanted.themes.length === 0 || wanted.themes.includes(theme))
  const { page, untilStill, close } = await openPage(browser, opened.server.origin, screen, size)
  try {
    page.on('pageerror', ({ message }) => wanted.tell(`${screen.name}, error on the page: ${message}`))
    if (as !== undefined) await storeSession(page, await replyOf(ofData(as, opened)))
    for (const [index, theme] of taken.entries()) {
      await page.emulateMedia({ colorScheme: theme })
      const address = ofData(path, opened)
      if (index === 0 || theming === 'address') {
        await page.goto(
          theming === 'address' ? `${address}${address.includes('?') ? '&' : '?'}theme=${theme}` : address,
        )
        await untilStill()
        await screen.press?.(page)
      }
      if (ground) await page.addStyleTag({ content: `html { background: ${ground} !important }` })
      if (!screen.isWindow) await growToPage(page, size)
      await untilStill()
      // what has loaded may be higher
      if (!screen.isWindow) await growToPage(page, size)
      const file = join(wanted.folder, `${screen.name}-${size.width}-${theme}.png`)
      await page.screenshot({ path: file })
    }
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    // a big screen hides what its turn shows
    if (beyond > 0 && theming !== 'address')
      wanted.tell(`${screen.name} is ${beyond} px wider than the window of ${size.width} px`)
    return taken.length
  } finally {
    await close()
  }
}

/** Elements fixed to the bottom of the window are put at the bottom of the picture. */
async function growToPage(page: Page, { width, height }: Size): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, whole) })
  await page.evaluate(standsStill)
}

function ofData(value: string | NonNullable<Screen['as']>, { fact }: OpenedDataSet): string {
  return typeof value === 'string' ? value : value(fact)
}
