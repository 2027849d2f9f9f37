/** The big screen and the overlay of a competition (screens §38): opened by a link, switched from the organizer's phone. */
import { EventEmitter, once } from 'node:events'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../harness/journey-test.ts'
import { named, productOn, signIn } from '../harness/people.ts'
import type { RunningServer } from '../harness/server.ts'
import { signInOn } from '../harness/signed-in.ts'

test.use({ demo: true })

/** Competitions of the demo: one running with a bracket, and two finished, in pairs and without. */
const [underWay, finishedInPairs, finished] = [6, 7, 8]
const hall = { width: 1920, height: 1080 }

test(
  'the organizer creates a link, switches the screen from the phone, and revokes the link',
  { tag: '@full' },
  async ({ page, open, expectError }) => {
    await signInOn(page, named.marisol, `/competitionView/${underWay}`)
    await page.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Make a link to the big screen' }).click()
    const address = await dialog.getByLabel(/it is not shown again/).inputValue()

    const screen = await open(address)
    await screen.setViewportSize(hall)
    await expect(picture(screen, 'now')).toBeVisible()
    await expect(screen.getByText('Follow it on your phone')).toBeVisible()
    await dialog.getByText('Light', { exact: true }).click()
    await expect(dialog.getByLabel(/it is not shown again/)).toHaveValue(`${address}&theme=light`)
    await dialog.getByText('What the big screen shows').first().click()
    const choice = dialog.getByRole('group', { name: 'What the big screen shows' })
    for (const [name, shown] of [
      ['Standings', 'standings'],
      ['Bracket', 'bracket'],
      ['On the line', 'now'],
    ] as const) {
      await choice.getByText(name, { exact: true }).click()
      await expect(picture(screen, shown)).toBeVisible()
      await expect(screen.locator('.picture.shown')).toHaveCount(1)
    }
    expectError(/404/)
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('dialog').last().getByRole('button', { name: 'Revoke' }).click()
    await expect(
      screen.getByText('It does not exist, is not published, or is not open to you.'),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Revoke' })).toHaveCount(0)
  },
)

test('a second link does not hide the first, which is told only once', { tag: '@full' }, async ({ page }) => {
  await signInOn(page, named.marisol, `/competitionView/${underWay}`)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make a link to the big screen' }).click()
  const first = await dialog.getByLabel(/Big screen.*not shown again/).inputValue()
  await dialog.getByRole('button', { name: 'Make a link to the overlay' }).click()
  await expect(dialog.getByLabel(/Overlay.*not shown again/)).toHaveValue(/\/overlay\//)
  await expect(dialog.getByLabel(/Big screen.*not shown again/)).toHaveValue(first)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(dialog.getByLabel(/Big screen.*not shown again/)).toHaveValue(first)
})

test(
  'in rotation come only slides with something to show, and the foot says what is next until its bead arrives',
  { tag: '@full' },
  async ({ server, open }) => {
    const { address, choose } = await linkOf(server, underWay, 'big-screen')
    await choose('rotation')
    const screen = await open(`${address}&theme=light`)
    await screen.setViewportSize(hall)
    await expect(screen.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(picture(screen, 'now')).toBeVisible()
    await expect(picture(screen, 'now').locator('[data-bead]')).toBeVisible()
    await expect(screen.locator('footer')).toContainText('Next')
    const beadAt = () =>
      screen.locator('#turn').evaluate((bead) => bead.getBoundingClientRect().left / innerWidth)
    await expect.poll(beadAt).toBeGreaterThan(0.1)
    // the table of qualifying appears only when the organizer chooses it
    await expect(picture(screen, 'bracket')).toBeVisible({ timeout: 15_000 })
    expect(await beadAt()).toBeLessThan(0.5)
    await expect(picture(screen, 'now')).toBeVisible({ timeout: 15_000 })
  },
)

test(
  'without the secret the response is a 404, byte for byte as for a missing competition',
  { tag: '@full' },
  async ({ server, request }) => {
    const screen = await linkOf(server, underWay, 'big-screen')
    const overlay = await linkOf(server, underWay, 'overlay')
    const [ofScreen, ofOverlay] = [secretIn(screen.address), secretIn(overlay.address)]
    for (const part of ['', '/now', '/parts/x', '/changes']) {
      const unknown = await answerOf(request, `/live/999999${part}?screen=${ofScreen}`)
      expect(unknown.status).toBe(404)
      for (const address of [
        `/live/${underWay}${part}?screen`,
        `/live/${underWay}${part}?screen=${ofScreen}x`,
        `/live/${underWay}${part}?screen=${ofOverlay}`,
        `/live/${underWay}${part}?screen=${ofScreen}&screen=${ofScreen}`,
        `/live/${finished}${part}?screen=${ofScreen}`,
        `/overlay/${underWay}${part}`,
        `/overlay/${underWay}${part}?key=`,
        `/overlay/${underWay}${part}?key=${ofScreen}`,
        `/overlay/999999${part}?key=${ofOverlay}`,
      ])
        expect([address, await answerOf(request, address)]).toEqual([address, unknown])
    }
    const good = await request.get(screen.address)
    expect(good.status()).toBe(200)
    expect(good.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    const { pathname, search } = new URL(screen.address)
    const head = await request.get(`${pathname}/now${search}`)
    const part = await request.get(`${pathname}/parts/${(await head.json()).standings}${search}`)
    for (const answer of [head, part])
      expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store'])
    await screen.revoke()
    const revoked = await answerOf(request, pathname + search)
    expect(revoked).toEqual(await answerOf(request, `/live/999999?screen=${ofScreen}`))
    expect((await request.get(overlay.address)).status()).toBe(200)
  },
)

test(
  'everything fits on screens of every size, and names can be read across the hall',
  { tag: '@full' },
  async ({ server, open }) => {
    const { address, choose } = await linkOf(server, underWay, 'big-screen')
    const screen = await open(address)
    for (const shown of ['now', 'standings', 'bracket'] as const) {
      await choose(shown)
      await expect(picture(screen, shown)).toBeVisible()
      for (const [width, height] of [
        [1280, 720],
        [1920, 1080],
        [3840, 2160],
      ] as const) {
        await screen.setViewportSize({ width, height })
        const beyond = await screen.evaluate(() =>
          [...document.querySelectorAll('.picture.shown *, header *')]
            .filter((each) => !each.closest('svg') && each.getClientRects().length > 0)
            .filter((each) => {
              const box = each.getBoundingClientRect()
              return box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1
            })
            .map((each) => each.textContent),
        )
        expect([shown, width, beyond]).toEqual([shown, width, []])
      }
    }
    await screen.setViewportSize(hall)
    await choose('standings')
    const name = picture(screen, 'standings').locator('.who').first()
    await expect(name).toHaveCSS('font-size', '48px')
  },
)

test(
  'what is chosen while the choice before is still being fetched is shown, without an error',
  { tag: '@full' },
  async ({ server, request, open }) => {
    const { address, choose } = await linkOf(server, underWay, 'big-screen')
    expect((await request.get(`/live/${underWay}/parts/x`)).status()).toBe(204)
    await choose('now')
    const screen = await open('about:blank')
    // without a stream each part is fetched
    await screen.route('**/changes?*', (route) => route.fulfill({ status: 204 }))
    await screen.goto(address)
    await expect(picture(screen, 'now')).toBeVisible()
    const chosen = new EventEmitter()
    const isChosen = once(chosen, 'chosen')
    const isAsked = screen.waitForRequest('**/parts/*')
    await screen.route('**/parts/*', (route) => isChosen.then(() => route.continue()), { times: 1 })
    await choose('standings')
    await isAsked
    await choose('bracket')
    chosen.emit('chosen')
    await expect(picture(screen, 'bracket')).toBeVisible()
  },
)

test(
  'a podium that is held back is on no big screen until it is revealed, third to first',
  { tag: '@full' },
  async ({ server, request, open }) => {
    const { address, choose, reveal, hold } = await linkOf(server, finished, 'big-screen')
    const { address: overlay } = await linkOf(server, finished, 'overlay')
    const { podiums } = (await (await request.get(`/api/live/${finished}`)).json()).competition
    const score = podiums[0].final_score.toFixed(2)
    const has = async (page: string) => (await (await request.get(page)).text()).includes(score)
    expect([await has(address), await has(`/live/${finished}`)]).toEqual([true, true])
    await hold()
    expect([await has(address), await has(`/live/${finished}`), await has(overlay)]).toEqual([
      false,
      true,
      true,
    ])

    await choose('podium')
    const screen = await open(address)
    await screen.setViewportSize(hall)
    await expect(screen.locator('.picture.shown')).toHaveCount(1)
    await expect(screen.locator('[data-place="1"]')).toHaveCount(0)
    await reveal()
    const [first, second, third] = [1, 2, 3].map((place) =>
      screen.locator(`[data-place="${place}"] [data-score]`),
    )
    if (!first || !second || !third) throw new Error('there are three')
    await expect(third).toBeVisible()
    await expect(second).toBeHidden()
    await expect(second).toBeVisible()
    await expect(first).toBeHidden()
    await expect(first).toBeVisible()
    await expect(first).toContainText(score)
  },
)

test(
  'offline the big screen keeps its picture and says so, and catches up by itself',
  { tag: '@full' },
  async ({ server, open, expectError }) => {
    expectError(/ERR_|Failed to load|502|503/)
    const { address, choose } = await linkOf(server, underWay, 'big-screen')
    await choose('bracket')
    const screen = await open(address)
    await expect(picture(screen, 'bracket')).toBeVisible()
    await choose('now')
    await expect(picture(screen, 'now')).toBeVisible()
    await screen.context().setOffline(true)
    await expect(screen.getByText(/No connection\. As of \d\d:\d\d/)).toBeVisible()
    await expect(picture(screen, 'now')).toBeVisible()
    await choose('standings')
    await server.restart(0)
    await screen.context().setOffline(false)
    await expect(picture(screen, 'standings')).toBeVisible()
    await expect(screen.getByText(/No connection/)).toBeHidden()
  },
)

test(
  'a choice at the screen is kept until the organizer chooses again, also after a reload',
  { tag: '@full' },
  async ({ server, open }) => {
    const { address, choose } = await linkOf(server, underWay, 'big-screen')
    await choose('now')
    const screen = await open(address)
    await screen.setViewportSize(hall)
    await expect(picture(screen, 'now')).toBeVisible()
    await screen.mouse.move(500, 500)
    await screen.getByRole('button', { name: 'Standings' }).click()
    await screen.getByRole('button', { name: 'Light' }).click()
    await expect(picture(screen, 'standings')).toBeVisible()
    await screen.reload()
    await expect(picture(screen, 'standings')).toBeVisible()
    await expect(screen.locator('html')).toHaveAttribute('data-theme', 'light')
    await choose('bracket')
    await expect(picture(screen, 'bracket')).toBeVisible()
  },
)

test(
  'the overlay is transparent, shows the requested parts, and counts up the last score',
  { tag: '@full' },
  async ({ server, open }) => {
    const { address } = await linkOf(server, underWay, 'overlay')
    const all = await open(address)
    for (const part of ['score', 'standings'])
      await expect(all.locator(`[data-part="${part}"] .panel`).last()).toBeVisible()
    for (const each of ['html', 'body', 'main'])
      await expect(all.locator(each)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(all.locator('[data-part="score"] .panel.shown [data-score]')).toHaveText(/\d+\.\d\d/)
    const one = await open(`${address}&show=standings`)
    await expect(one.locator('[data-part="standings"] .panel')).toBeVisible()
    await expect(one.locator('[data-part="score"] .panel.shown')).toBeHidden()
  },
)

test(
  'in pairs the overlay shows them as pairs without places, and the big screen ends with what comes next',
  { tag: '@full' },
  async ({ server, open }) => {
    const running = await open((await linkOf(server, underWay, 'overlay')).address)
    await expect(running.locator('[data-part="now"] .pair .side')).toHaveCount(2)
    const over = await open((await linkOf(server, finishedInPairs, 'overlay')).address)
    await expect(over.locator('[data-part="score"] .shown')).toContainText(/ beat /)
    await expect(over.locator('[data-part="standings"]')).toContainText('Final')
    await expect(over.locator('[data-part="standings"] i')).toHaveCount(0)
    const screen = await open((await linkOf(server, finishedInPairs, 'big-screen')).address)
    await expect(screen.locator('[data-picture="best"] figure li').first()).toBeAttached()
    await expect(screen.locator('[data-picture="after"]')).toContainText('Copa Ibérica de Trickline')
  },
)

// a changed element is found by its key (calls §20)
test('a key identifies one element of its part, on every page that is kept current', async ({
  server,
  page,
}) => {
  const screens = await Promise.all(
    ([underWay, finishedInPairs, finished] as const).flatMap((id) =>
      (['big-screen', 'overlay'] as const).map(async (kind) => (await linkOf(server, id, kind)).address),
    ),
  )
  for (const address of ['/', '/live/5', `/live/${underWay}`, `/live/${finished}`, ...screens]) {
    await page.goto(address)
    expect([address, await page.evaluate(repeatedKeys)]).toEqual([address, []])
  }
})

function picture(screen: Page, name: string) {
  return screen.locator(`.picture.shown[data-picture="${name}"]`)
}

function secretIn(address: string): string {
  const { searchParams } = new URL(address)
  return searchParams.get('screen') ?? searchParams.get('key') ?? ''
}

/** Status, bytes and headers, except those that differ for each request: everything that could distinguish two 404 replies. */
async function answerOf(request: APIRequestContext, address: string) {
  const answer = await request.get(address)
  const { date: _date, 'x-request-id': _id, ...headers } = answer.headers()
  return { status: answer.status(), headers, body: await answer.text() }
}

/** Creates a link by call, and returns the organizer's actions with screens. */
async function linkOf(server: RunningServer, id: number, kind: 'big-screen' | 'overlay') {
  const { token } = await signIn(productOn(server), named.marisol)
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${server.origin}/api/competitions/${id}/screens${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(answer.status).toBe(200)
    return answer.json()
  }
  const { link, address } = await ask('POST', '/links', { kind })
  return {
    address: String(address),
    revoke: () => ask('DELETE', `/links/${link.id}`),
    choose: (shows: string) => ask('PUT', '', { shows }),
    hold: () => ask('PUT', '', { holds_podium: true }),
    reveal: () => ask('POST', '/reveal'),
  }
}

/** Runs on the page. */
function repeatedKeys(): string[] {
  return [...document.querySelectorAll('[data-part]')].flatMap((part) => {
    const keys = [...part.querySelectorAll<HTMLElement>('[id],[data-row]')].map(
      ({ id, dataset }) => id || dataset['row'] || '',
    )
    return keys.filter((key, index) => key === '' || keys.indexOf(key) < index)
  })
}
