/** How a public page stays current: its head, its parts, and the stream beside them (calls §20, screens §32). */
import type { Page } from '@playwright/test'
import { expect, test } from '../harness/journey-test.ts'
import { named } from '../harness/people.ts'
import { recordedCompetition, type RecordedCompetition } from '../harness/recorded-competition.ts'
import type { RunningServer } from '../harness/server.ts'

/** Each test stops its own round. */
let cup: RecordedCompetition

test.beforeAll(async ({ server }) => {
  cup = await recordedCompetition(server, named.athletes.slice(0, 8))
})

test('a head is 304 until something changes, and names parts that never change', async ({ server }) => {
  const head = await answerAt(server, '/now')
  expect(Object.fromEntries(head.headers)).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=1',
    'cdn-cache-control': 'public, max-age=1, stale-while-revalidate=30',
    vary: 'accept-encoding, accept-language',
  })
  const known = { 'if-none-match': head.headers.get('etag') ?? '' }
  expect((await answerAt(server, '/now', known)).status).toBe(304)
  expect(await (await answerAt(server, '/now?lang=de')).json()).not.toEqual(await head.clone().json())

  await cup.run.judging.injure(cup.roundAt(0))
  const before = await head.json()
  const after = await (await answerAt(server, '/now', known)).json()
  const changed = Object.keys(after).filter((name) => after[name] !== before[name])
  expect(changed).toContain('results')
  for (const hash of [before.results, after.results]) {
    const part = await answerAt(server, `/parts/${hash}`)
    expect([part.status, part.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
  }
  expect((await answerAt(server, '/parts/never')).status).toBe(204)
})

test('a change touches its own element: focus, stars, place and what is open stay, and no part is fetched', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => request.url().includes('/parts/') && fetched.push(request.url()))
  await opened(page)
  await page.locator('summary').filter({ hasText: 'Athletes' }).click()
  const star = rowOf(page, cup.athleteOf(2)).getByRole('button', { name: /^Follow/ })
  await star.click()
  await star.focus()
  await page.evaluate(watchRows)
  const top = (await star.boundingBox())?.y ?? 0
  await cup.run.judging.injure(cup.roundAt(1))
  await expect(rowOf(page, cup.athleteOf(1))).toContainText('Injured')
  await expect(star).toBeFocused()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('details[open]').filter({ hasText: 'Athletes' })).toHaveCount(1)
  expect((await star.boundingBox())?.y).toBeCloseTo(top, 0)
  expect(await page.evaluate(() => document.body.dataset['replaced'])).toBeUndefined()
  expect(fetched).toEqual([])
})

test.describe('without the stream a page is current by its head', () => {
  const refusals = {
    refused: (page: Page) => page.route('**/changes', (route) => route.fulfill({ status: 204 })),
    lost: (page: Page) => page.route('**/changes', (route) => route.abort()),
    'held back from the start': (page: Page) => page.route('**/changes', () => undefined),
  }
  for (const [place, [how, refuse]] of Object.entries(refusals).entries())
    test(`a stream is ${how}`, { tag: '@full' }, async ({ page, expectError }) => {
      expectError(/ERR_FAILED/)
      await page.clock.install()
      await refuse(page)
      await opened(page)
      await cup.run.judging.injure(cup.roundAt(2 + place))
      await page.clock.fastForward('00:15')
      await expect(rowOf(page, cup.athleteOf(2 + place))).toContainText('Injured')
      await expect(page.getByText(/^No network/)).toBeHidden()
    })

  test('a stream falls silent', { tag: '@full' }, async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(muteStreams)
    await opened(page)
    await page.clock.fastForward('00:15')
    await page.evaluate(() => (document.body.dataset['isMute'] = ''))
    await cup.run.judging.injure(cup.roundAt(5))
    // the head that the stream did not tell, and once more to be sure
    await page.clock.fastForward('01:20')
    await page.waitForResponse(/\/now$/)
    await page.clock.fastForward('00:10')
    await expect(rowOf(page, cup.athleteOf(5))).toContainText('Injured')
    await cup.run.judging.injure(cup.roundAt(6))
    await page.clock.fastForward('00:15')
    await expect(rowOf(page, cup.athleteOf(6))).toContainText('Injured')
  })
})

test.describe('service workers', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'the worker that visitors had goes, with the pages that it kept',
    { tag: '@full' },
    async ({ page }) => {
      await opened(page)
      await page.evaluate(async () => {
        await (await caches.open('live-pages-1')).put('/live/1', new Response('as it was'))
        await navigator.serviceWorker.register('/live-worker.js', { scope: '/live/' })
      })
      await expect.poll(() => page.evaluate(workersAndCaches)).toEqual({ workers: [], caches: [] })
    },
  )

  test(
    'who asks for notices gets the worker that shows them',
    { tag: '@full' },
    async ({ page, context }) => {
      await context.grantPermissions(['notifications'])
      await opened(page)
      expect(await page.evaluate(workersAndCaches)).toEqual({ workers: [], caches: [] })
      await rowOf(page, cup.athleteOf(7))
        .getByRole('button', { name: /^Follow/ })
        .click()
      await page.getByRole('button', { name: 'Notify me' }).click()
      await expect
        .poll(() => page.evaluate(workersAndCaches))
        .toEqual({ workers: ['/notice-worker.js'], caches: [] })
    },
  )
})

test(
  'an opened round stays open through a change, with what was fetched into it',
  { tag: '@full' },
  async ({ page }) => {
    await cup.run.scored()
    await cup.run.publishedPhase()
    await cup.run.advanced()
    const fetched: string[] = []
    page.on('request', (request) => request.url().includes('/tricks') && fetched.push(request.url()))
    await opened(page)
    await page.locator('summary').filter({ hasText: 'Qualifying' }).click()
    const row = page
      .getByRole('list', { name: 'Rounds of Qualifying' })
      .locator('[data-row]')
      .filter({ hasText: cup.athleteOf(7) })
    await row.locator('summary').click()
    await expect(row.getByRole('figure').first()).toBeVisible()
    const [next] = await cup.run.currentRounds()
    if (!next) throw new Error('nobody went on')
    await cup.run.judging.startRecording(next)
    await expect(page.getByRole('region', { name: 'Now on the line' })).toContainText('Riding now')
    await expect(row.getByRole('figure').first()).toBeVisible()
    expect(fetched).toHaveLength(1)
  },
)

async function opened(page: Page): Promise<void> {
  await page.goto(`/live/${cup.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

function rowOf(page: Page, athlete: string) {
  return page
    .getByRole('list', { name: /^Rounds of/ })
    .locator('[data-row]')
    .filter({ hasText: athlete })
}

function answerAt(server: RunningServer, path: string, headers: Record<string, string> = {}) {
  return fetch(`${server.origin}/live/${cup.id}${path}`, { headers })
}

/** Notes on the body when a row of a table is removed or inserted. Runs on the page. */
function watchRows(): void {
  const observer = new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes])
    if (nodes.some((node) => node instanceof HTMLElement && node.matches('[data-row], :has([data-row])')))
      document.body.dataset['replaced'] = ''
  })
  for (const part of document.querySelectorAll('[data-part=results], [data-part=people]'))
    observer.observe(part, { childList: true, subtree: true })
}

/** Once `data-is-mute` is set, streams tell nothing. Runs before the page. */
function muteStreams(): void {
  window.EventSource = class extends EventSource {
    constructor(url: string | URL) {
      super(url)
      for (const type of ['message', 'elements'])
        this.addEventListener(type, (event) => {
          if (document.body.dataset['isMute'] !== undefined) event.stopImmediatePropagation()
        })
    }
  }
}

/** Runs on the page. */
async function workersAndCaches() {
  const registrations = await navigator.serviceWorker.getRegistrations()
  const workers = registrations.map(({ active }) => active && new URL(active.scriptURL).pathname)
  return { workers, caches: await caches.keys() }
}
