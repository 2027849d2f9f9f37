/** Bytes of script in a page's first load, headers included (docs/scale.md). A page over its budget fails and names its files. */
import type { BrowserContext, Page } from '@playwright/test'
import { openClaimedRound } from '../harness/claim-round.ts'
import { expect, test } from '../harness/journey-test.ts'

test.use({ demo: true })

/** In kB of 1,000 bytes. */
const budgets = { visitor: 10, signIn: 115, home: 147, competitions: 136, competition: 159, judging: 156 }

test(
  'public pages load at most their budget of script before the first touch',
  { tag: '@full' },
  async ({ context }) => {
    for (const address of ['/', '/live/8', '/search?q=a']) {
      const scripts = await scriptsOf(context, address)
      expect(weightOf(scripts), `${address}: ${filesOf(scripts)}`).toBeLessThanOrEqual(budgets.visitor)
    }
  },
)

test(
  'the sign-in loads at most its budget of script, without schemas or the live channel',
  { tag: '@full' },
  async ({ context }) => {
    const scripts = await scriptsOf(context, '/?next=/home', (page) => page.getByLabel('Email').focus())
    expect(weightOf(scripts), filesOf(scripts)).toBeLessThanOrEqual(budgets.signIn)
    expect(Object.keys(scripts).filter((name) => /^(inside|socket)/.test(name))).toEqual([])
  },
)

test(
  'home, the list, a competition and the judging screen load at most their budgets of script',
  { tag: '@full' },
  async ({ page, context, server }) => {
    const { competition } = await openClaimedRound(page, server)
    await page.waitForURL(/\/judging\/\d+$/)
    const address = page.url()
    // only one window judges the round
    await page.close()
    const screens = [
      { address, stands: 'button >> text=Save', most: budgets.judging },
      { address: '/home', stands: 'h1', most: budgets.home },
      { address: '/competitions', stands: 'text=Rio Line Battle', most: budgets.competitions },
      {
        address: `/competitionView/${competition}`,
        stands: '#panel [role=tabpanel]',
        most: budgets.competition,
      },
    ]
    for (const { address: opened, stands, most } of screens) {
      const scripts = await scriptsOf(context, opened, (shown) => shown.locator(stands).first().waitFor())
      expect(weightOf(scripts), `${opened}: ${filesOf(scripts)}`).toBeLessThanOrEqual(most)
    }
  },
)

/**
 * Bytes over the network of each script until nothing more loads, with an empty cache. Uses its own window, as what another
 * page was still fetching would count too.
 */
async function scriptsOf(
  context: BrowserContext,
  address: string,
  whenOpened?: (page: Page) => Promise<void>,
): Promise<Record<string, number>> {
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  const names = new Map<string, string>()
  const scripts: Record<string, number> = {}
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.endsWith('.js'))
      names.set(requestId, response.url.replace(/^.*\//, ''))
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId)
    if (name !== undefined) scripts[name] = encodedDataLength
  })
  await page.goto(address)
  await whenOpened?.(page)
  await page.waitForLoadState('networkidle')
  await page.close()
  return scripts
}

function weightOf(scripts: Record<string, number>): number {
  const bytes = Object.values(scripts)
  expect(bytes.length).toBeGreaterThan(0)
  return bytes.reduce((sum, each) => sum + each, 0) / 1000
}

function filesOf(scripts: Record<string, number>): string {
  return Object.entries(scripts)
    .map(([name, bytes]) => `${name} ${bytes}`)
    .join(', ')
}
