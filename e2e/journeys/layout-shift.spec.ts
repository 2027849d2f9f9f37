/** Nothing moves while a page loads: the typeface, scripts and replies come late, what is below is laid out when it is near. */
import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { openClaimedRound } from '../harness/claim-round.ts'
import { expect, test } from '../harness/journey-test.ts'
import { named } from '../harness/people.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'

test.use({ demo: true })

const most = 0.02
/** ms, of each reply, script and style. */
const slowReply = 150

type Shift = { by: number; moved: (string | undefined)[] }

test(
  'pages for everyone move by at most 0.02 when the typeface comes late and when they are scrolled',
  { tag: '@full' },
  async ({ open }) => {
    // not running competitions, which change with time
    for (const address of ['/', '/live/4', '/live/7', '/live/8', '/live/7/podium']) {
      const page = await open('about:blank')
      await recordShifts(page)
      const typeface = new EventEmitter()
      const isComing = once(typeface, 'coming')
      await page.route('**/*.woff2', (route) => isComing.then(() => route.continue()))
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await painted(page)
      typeface.emit('coming')
      await page.evaluate(() => document.fonts.ready)
      await painted(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += 400) {
        await page.evaluate((to) => scrollTo(0, to), top)
        await painted(page)
      }
      await expectStill(page, address)
      await page.close()
    }
  },
)

test(
  'screens of the app move by at most 0.02 while everything comes late',
  { tag: '@full' },
  async ({ open }) => {
    const addresses = {
      athlete: [
        '/home',
        '/competitions',
        '/competitionView/5',
        '/competitionDetails/5',
        '/statistics',
        '/statistics?part=tricks',
        '/statistics?part=progress',
        '/statistics?competition=8',
        '/trickList',
        '/rulebooks',
        '/training',
        '/athletes',
        '/judges',
        '/profile',
        '/profile?edit=true',
        '/account',
        // an athlete, and a judge without rounds
        '/profile/1',
        '/profile/4',
      ],
      judge: ['/home', '/competitionView/5?panel=scoring', '/judgingProgram', '/profile'],
      organizer: [
        '/home',
        '/competitions',
        ...['athletes', 'judges', 'rounds'].map((panel) => `/competitionView/5?panel=${panel}`),
        '/competitionView/4?panel=athletes',
        '/competition',
      ],
      admin: ['/admin', '/admin/outbox', '/admin/tricks'],
    }
    for (const [person, paths] of [
      [athlete(1), addresses.athlete],
      [named.lucia, addresses.judge],
      [named.marisol, addresses.organizer],
      [named.amaia, addresses.admin],
    ] as const) {
      const page = await open('/icon.svg')
      await signInOn(page, person, '/icon.svg')
      await recordShifts(page)
      await answerLate(page)
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await page.waitForLoadState('networkidle')
        await painted(page)
        await expectStill(page, path)
      }
    }
  },
)

test(
  'judging opens without moving while everything comes late',
  { tag: '@full' },
  async ({ open, server }) => {
    const page = await open('/icon.svg')
    await openClaimedRound(page, server)
    await recordShifts(page)
    await answerLate(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await painted(page)
    await expectStill(page, 'judging')
  },
)

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'hadRecentInput') === false)
          shifts.push({
            by: Reflect.get(entry, 'value'),
            moved: Reflect.get(entry, 'sources').map(({ node }: { node: Node | null }) =>
              node instanceof Element
                ? `${node.nodeName}.${node.className} ${node.textContent.slice(0, 40)}`
                : node?.textContent,
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function expectStill(page: Page, address: string): Promise<void> {
  const shifts = await page.evaluate<Shift[]>(() => Reflect.get(window, 'shifts'))
  const moved = shifts.reduce((sum, { by }) => sum + by, 0)
  expect(moved, `${address}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most)
}

async function answerLate(page: Page): Promise<void> {
  await page.route(/\/(api|assets)\//, async (route) => {
    await sleep(slowReply)
    await route.fallback()
  })
}

/** Two frames: what has changed is laid out and painted. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}
