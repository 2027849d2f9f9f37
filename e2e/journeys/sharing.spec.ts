/** Shared parts of a competition (screens §41): pictures, pages of the podium and of a round, the poster. */
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../harness/journey-test.ts'
import { cardOf, named, productOn, signIn } from '../harness/people.ts'
import { signInOn } from '../harness/signed-in.ts'

test.use({ demo: true })

/** Competitions of the demo, running and finished. */
const [underWay, finished] = [6, 8]
type Round = { id: number; user: { name: string; surname: string }; total_score: number | null }

test(
  'competition, podium and published round each have a picture, 1200 by 630, in the language of the address',
  { tag: '@full' },
  async ({ request }) => {
    const round = (await seen(request, finished)).rounds.find(({ total_score }) => total_score !== null)
    for (const path of ['', '/podium', `/rounds/${round?.id}`]) {
      const address = `/live/${finished}${path}/picture.png`
      const english = await request.get(`${address}?lang=en`)
      expect([path, sizeOf(await english.body())]).toEqual([path, '1200x630'])
      expect(english.headers()['content-type']).toBe('image/png')
      expect(english.headers()['cache-control']).toContain('s-maxage=1')
      const japanese = await request.get(`${address}?lang=jp`)
      expect((await japanese.body()).equals(await english.body())).toBe(false)
      const etag = english.headers()['etag'] ?? ''
      const again = await request.get(`${address}?lang=en`, { headers: { 'if-none-match': etag } })
      expect([path, again.status(), (await again.body()).length]).toEqual([path, 304, 0])
    }
  },
)

test('the pictures change with their contents', { tag: '@full' }, async ({ server, request }) => {
  const address = `/live/${finished}/podium/picture.png?lang=en`
  const before = await (await request.get(address)).body()
  const { podiums } = await seen(request, finished)
  const [winner] = podiums
  if (!winner) throw new Error('somebody won')
  const { token } = await signIn(productOn(server), cardOf(winner.user))
  const answer = await request.post('/api/update_profile', {
    headers: { authorization: `Bearer ${token}` },
    data: { updatedUser: { name: 'Прасковья 結衣', surname: 'Wöhrmann-Échevarría', country_id: 276 } },
  })
  expect(answer.status()).toBe(200)
  const after = await request.get(address)
  expect((await after.body()).equals(before)).toBe(false)
  expect(sizeOf(await after.body())).toBe('1200x630')
})

test(
  'everything that is not public is the same 404, byte for byte, as page and as picture',
  { tag: '@full' },
  async ({ request }) => {
    const { rounds } = await seen(request, underWay)
    const open = rounds.find(({ total_score }) => total_score === null)
    const [elsewhere] = (await seen(request, finished)).rounds
    expect(open).toBeDefined()
    const unknown = await answerOf(request, '/live/999999?lang=de')
    expect(unknown.status).toBe(404)
    const missing = [
      '/live/999999/picture.png',
      '/live/0/picture.png',
      '/live/x/picture.png',
      '/live/1/picture.png',
      '/live/1/poster',
      '/live/1/podium',
      '/live/999999/poster',
      `/live/${underWay}/podium`,
      `/live/${underWay}/podium/picture.png`,
      `/live/${underWay}/rounds/${open?.id}`,
      `/live/${underWay}/rounds/${open?.id}/picture.png`,
      `/live/${underWay}/rounds/${elsewhere?.id}`,
      `/live/${underWay}/rounds/${elsewhere?.id}/picture.png`,
      `/live/${finished}/rounds/999999/picture.png`,
      `/live/${finished}/rounds/x/picture.png`,
    ]
    for (const address of missing)
      expect([address, await answerOf(request, `${address}?lang=de`)]).toEqual([address, unknown])
  },
)

test(
  'a page has the metadata for sharing, and can be read without scripts',
  { tag: '@full' },
  async ({ browser, request, server }) => {
    const { podiums, rounds, name } = await seen(request, finished)
    const [winner] = podiums
    const round = rounds.findLast(({ user }) => user.surname === winner?.user.surname)
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
    const page = await context.newPage()
    const tag = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
    await page.goto(`/live/${finished}/podium?lang=es`)
    await expect(page.getByText(winner?.user.surname ?? '', { exact: false }).first()).toBeVisible()
    expect(await tag('og:title')).toBe(`Podio de ${name}`)
    expect(await tag('og:description')).toContain(winner?.final_score.toFixed(2).replace('.', ','))
    for (const address of [`/live/${finished}?lang=es`, `/live/${finished}/rounds/${round?.id}?lang=es`]) {
      await page.goto(address)
      const picture = (await tag('og:image')) ?? ''
      expect(picture).toContain('lang=es')
      expect((await request.get(picture)).headers()['content-type']).toBe('image/png')
      await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
        'content',
        'summary_large_image',
      )
    }
    // people who want the videos first get the competition's page, without a score in its title
    await page.goto(`/live/${finished}?lang=es`)
    for (const property of ['og:title', 'og:description']) expect(await tag(property)).not.toMatch(/\d,\d\d/)
    await context.close()
  },
)

test(
  'sharing copies the address, and says so, if the device cannot share',
  { tag: '@full' },
  async ({ open }) => {
    const page = await open(`/live/${finished}/podium?lang=en`)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.getByRole('link', { name: 'Share' }).click()
    await expect(page.getByRole('link', { name: 'Link copied.' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname + new URL(copied).search).toBe(`/live/${finished}/podium?lang=en`)
  },
)

test('hidden scores stay hidden on the shared page', { tag: '@full' }, async ({ open }) => {
  const page = await open(`/live/${finished}?lang=en`)
  await page.getByRole('button', { name: 'Hide scores' }).click()
  await page.goto(`/live/${finished}/podium?lang=en`)
  await expect(page.locator('[data-place="1"]')).toBeHidden()
  await page.getByRole('button', { name: /^Show / }).click()
  await expect(page.locator('[data-place="1"]')).toBeVisible()
})

test(
  'the owner shares the competition and prints its poster, one page, in his or her language',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, named.marisol, `/competitionView/${underWay}`)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByText('Link copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(`/live/${underWay}?lang=en`)
    const poster = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Open the poster' }).click()
    const opened = await poster
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Rio Line Battle')
    await expect(opened.locator('.code svg')).toBeVisible()
    await opened.goto(`/live/${underWay}/poster?lang=es`)
    await expect(opened.getByText('Síguela en directo en tu móvil')).toBeVisible()
    const paper = await opened.pdf({ preferCSSPageSize: true })
    expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  },
)

async function seen(request: APIRequestContext, id: number) {
  const { competition } = await (await request.get(`/api/live/${id}`)).json()
  const { name, rounds, podiums } = competition
  type Place = { user: Round['user']; final_score: number }
  const places: Place[] = podiums
  return { name: String(name), rounds: rounds as Round[], podiums: places }
}

function sizeOf(bytes: Buffer): string {
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

/** Status, bytes and headers, except those that differ for each request: everything that could distinguish two 404 replies. */
async function answerOf(request: APIRequestContext, address: string) {
  const answer = await request.get(address)
  const { date: _date, 'x-request-id': _id, ...headers } = answer.headers()
  return { status: answer.status(), headers, body: await answer.text() }
}
