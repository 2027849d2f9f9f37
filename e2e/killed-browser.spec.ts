/**
 * The power goes: the whole browser is killed half a second after the last tap, and opened again on the same profile.
 * Ten of ten come back, wherever something is entered.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import type { BrowserContext, LaunchOptions, Locator, Page, ViewportSize } from '@playwright/test'
import { aClaimedRound } from './claimed-round.ts'
import { expect, test as base } from './journey.ts'
import { aJudgedRound } from './judged-round.ts'
import { named, productOn } from './people.ts'
import { athlete, signInOn } from './signed-in.ts'

type Device = {
  page: Page
  /** SIGKILL for every process of the browser, then the same profile at the same address. */
  killAndReopen: () => Promise<Page>
}

const test = base.extend<{ device: Device }>({
  device: async ({ launchOptions, server, viewport }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'trickline-killed-'))
    const open = () => launch(profile, { ...launchOptions, baseURL: server.origin, viewport })
    let context = await open()
    const page = context.pages()[0] ?? (await context.newPage())
    await use({
      page,
      killAndReopen: async () => {
        const address = page.url()
        await sleep(500)
        await kill(profile)
        context = await open()
        const again = context.pages()[0] ?? (await context.newPage())
        await again.goto(address)
        return again
      },
    })
    await context.close()
    await rm(profile, { recursive: true, force: true })
  },
})

test.use({ demo: true })

const ten = [
  'BB360',
  'Free360',
  'Asc360',
  'BB360',
  'Free360',
  'Asc360',
  'BB360',
  'Free360',
  'Asc360',
  'BB360',
]

test('ten tricks of a judge, and the steps back from them', async ({ device, server }) => {
  await aClaimedRound(device.page, server)
  await enterTen(device.page)
  const again = await device.killAndReopen()
  await expect(entered(again)).toHaveCount(10)
  await expect(again.getByText('Kept on this device')).toBeVisible()
  await again.getByRole('button', { name: 'Undo' }).click()
  await expect(entered(again)).toHaveCount(9)
})

test('ten tricks of a new training round, and its rule', async ({ device }) => {
  await signInOn(device.page, athlete(8), '/training')
  await device.page.getByRole('button', { name: 'New round' }).click()
  await device.page.getByRole('dialog').getByLabel('Rule').selectOption('TJS v2.0')
  await device.page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
  await enterTen(device.page)
  const again = await device.killAndReopen()
  await expect(entered(again)).toHaveCount(10)
  await expect(again.getByText('TJS v2.0').first()).toBeVisible()
})

test('the thumbs and words of a review', async ({ device, server }) => {
  const { round, card } = await aJudgedRound(productOn(server))
  await signInOn(device.page, card)
  await device.page.goto(`/judging/${round.id}`)
  await device.page.getByRole('button', { name: 'Confirm all' }).click()
  await device.page.getByRole('button', { name: 'Free360 is incorrect' }).click()
  await device.page.getByLabel('What is wrong with Free360?').fill('It was Free180.')
  await device.page
    .getByLabel(/comment/i)
    .last()
    .fill('Thank you!')
  const again = await device.killAndReopen()
  await expect(again.getByLabel('What is wrong with Free360?')).toHaveValue('It was Free180.')
  await expect(again.getByLabel(/comment/i).last()).toHaveValue('Thank you!')
  await expect(again.getByText('2 of 2 reviewed')).toBeVisible()
})

test('what was filled in of a new competition', async ({ device }) => {
  await signInOn(device.page, named.marisol)
  await device.page.goto('/competition')
  await device.page.getByLabel('Name').fill('Copa de la Sierra')
  await device.page.getByRole('button', { name: 'Rule: Choose…' }).click()
  await device.page.getByRole('dialog').getByLabel('Rule').selectOption('TJS v4.0')
  await device.page.getByRole('button', { name: 'Confirm the rule' }).click()
  await expect(device.page.getByRole('button', { name: 'Rule: TJS v4.0' })).toBeVisible()
  const again = await device.killAndReopen()
  await expect(again.getByLabel('Name')).toHaveValue('Copa de la Sierra')
  await expect(again.getByRole('button', { name: 'Rule: TJS v4.0' })).toBeVisible()
})

/** As a judge types who knows the notation: line by line. */
async function enterTen(page: Page): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Search a trick' })
  for (const [count, shortName] of ten.entries()) {
    await search.fill(`${shortName} fs`)
    await search.press('Enter')
    await expect(entered(page)).toHaveCount(count + 1)
  }
}

/** In whichever list they stand. */
function entered(page: Page): Locator {
  return page.getByRole('button', { name: /^Edit \w+360 FS/ })
}

function launch(
  profile: string,
  { baseURL, viewport, ...options }: LaunchOptions & { baseURL: string; viewport: ViewportSize | null },
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    ...options,
    baseURL,
    viewport,
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    serviceWorkers: 'block',
  })
}

/** The browser is a process group of its own; its first process names the profile and no type. */
async function kill(profile: string): Promise<void> {
  for (const pid of await readdir('/proc')) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (!command.includes(`--user-data-dir=${profile}`) || command.includes('--type=')) continue
    process.kill(-Number(pid), 'SIGKILL')
    return
  }
  throw new Error('the browser is not there')
}
