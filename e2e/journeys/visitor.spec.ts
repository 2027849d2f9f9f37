/** A visitor follows a competition on its public page. */
import type { ReplyOf } from '@trickline/contract/call'
import type { getCompetition } from '@trickline/contract/competitions'
import { makeScreenLink, revealPodium, switchScreens } from '@trickline/contract/screens'
import { expect, test } from '../harness/journey-test.ts'
import { named, productOn, signIn, signUp } from '../harness/people.ts'
import { nameOf, openPanel } from '../screens/entries-panel.ts'
import { signInOn } from '../harness/signed-in.ts'

test.use({ demo: true })

/** Competitions of the demo: in qualifying, in its quarterfinal, finished. */
const [inQualifying, underWay, finished] = [5, 6, 8]

test('a person signs in on the front page, and is still signed in after a reload', async ({
  page,
  server,
}) => {
  const card = { name: 'Vesna', surname: 'Besuch', email: 'vesna@visitor.example' }
  await signUp(productOn(server), card, { verified: false })
  const hello = page.getByRole('heading', { name: `Hello, ${card.name}`, level: 1 })
  await page.goto('/')
  await page.getByLabel('Email').fill(card.email)
  await page.getByLabel('Password', { exact: true }).fill(named.password)
  await page.keyboard.press('Enter')
  await expect(hello).toBeVisible()
  await page.reload()
  await expect(hello).toBeVisible()
})

test('choosing a language on the front page translates it at once and keeps typed text', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Email').fill('somebody@visitor.example')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(page.getByRole('heading', { name: 'Jetzt', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByLabel('E-Mail')).toHaveValue('somebody@visitor.example')
})

test('a visitor sees who has been judged in an unpublished phase, but no score', async ({ page }) => {
  await page.goto(`/live/${inQualifying}`)
  const table = page.getByRole('list', { name: 'Rounds of Qualifying 1' })
  await expect(table.getByRole('listitem').filter({ hasText: 'Judged' }).first()).toBeVisible()
  await expect(page.getByText(/\d\.\d\d/)).toHaveCount(0)
})

test('a visitor follows an athlete with a star', async ({ page, request }) => {
  const { competition } = await (await request.get(`/api/live/${inQualifying}`)).json()
  type Round = { run_order: number; user: named.Card }
  const rounds: Round[] = competition.rounds
  const last = rounds.toSorted((one, other) => one.run_order - other.run_order).at(-1)
  const athlete = nameOf(last?.user ?? named.amaia)
  await page.goto(`/live/${inQualifying}`)
  await page.getByRole('button', { name: `Follow ${athlete}` }).click()
  await expect(page.getByRole('region', { name: 'You follow' })).toContainText(athlete)
})

test('an address that is no route of the app is 404 and says so', async ({ page, request, expectError }) => {
  expectError(/status of 404/)
  for (const path of ['/competitions', '/Competitions/', '/score', '/score/12?edit=true', '/verify-email/x'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 200])
  for (const path of [
    '/.env',
    '/wp-login.php',
    '/competitions/5',
    '/score/1/2',
    '/dev/ui',
    '/server/pages.js',
  ])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  const misspelt = await page.goto('/compettions')
  expect(misspelt?.status()).toBe(404)
  await expect(page.getByText('Nothing on this line', { exact: true })).toBeVisible()
})

test('a podium is shared by its address, with a picture', async ({ page, request }) => {
  const path = `/live/${finished}/podium?lang=en`
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(path)
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/png')
  await page.getByRole('link', { name: 'Share' }).click()
  await expect(page.getByRole('link', { name: 'Link copied.' })).toBeVisible()
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied.pathname + copied.search).toBe(path)
})

test('a podium that is held back is shown on the big screen only after it is revealed', async ({
  page,
  server,
}) => {
  const product = productOn(server)
  const { token } = await signIn(product, named.marisol)
  const screens = { params: { id: finished } }
  await product.send(switchScreens, { ...screens, body: { shows: 'podium', holds_podium: true } }, token)
  const { address } = await product.send(makeScreenLink, { ...screens, body: { kind: 'big-screen' } }, token)
  await page.goto(address)
  await expect(page.locator('.picture.shown')).toHaveCount(1)
  await expect(page.locator('[data-place]')).toHaveCount(0)
  await product.send(revealPodium, screens, token)
  await expect(page.locator('[data-place="3"] [data-score]')).toBeVisible()
})

test(
  'a visitor sees the podium and the published results of a finished competition',
  { tag: ['@wide', '@full'] },
  async ({ page }) => {
    await page.goto('/live/8')
    await expect(page.getByRole('heading', { name: 'Trofeo delle Dolomiti', level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Mei Ling won with \d+\.\d\d$/ })).toBeVisible()
    await expect(page.getByLabel('1st', { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Best round of the day' })).toContainText(/\d+\.\d\d/)
    const phases = page.locator('[data-part=phases]')
    await expect(phases.getByText('Semifinal')).toHaveCount(0)
    await phases
      .locator('summary')
      .filter({ hasText: /^Final/ })
      .click()
    const table = phases.getByRole('list', { name: 'Rounds of Final' })
    await expect(table.locator('[data-row]')).toHaveCount(4)
    await expect(table.locator('[data-row]').first()).toContainText(/\d+\.\d\d/)
  },
)

test(
  'a visitor sees no score, no contact and no button of a phase that is not published',
  { tag: ['@wide', '@full'] },
  async ({ page }) => {
    await page.goto('/live/5')
    await expect(page.getByRole('heading', { name: 'Qualifying 1', level: 2 })).toBeVisible()
    await expect(page.getByText('Scores come all at once, at the end of Qualifying 1.')).toBeVisible()
    const table = page.getByRole('list', { name: 'Rounds of Qualifying 1' })
    await expect(table.getByRole('listitem').filter({ hasText: 'Judged' }).first()).toBeVisible()
    await expect(table.getByText(/\d\.\d\d/)).toHaveCount(0)
    await expect(page.getByRole('tab', { name: 'Scoring' })).toHaveCount(0)
    await page.locator('summary').filter({ hasText: 'Athletes' }).click()
    const [athlete = named.amaia] = named.athletes
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: nameOf(athlete) })
        .last(),
    ).toBeVisible()
    await expect(page.getByText('@trickline.example')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Approve|Mark paid|Register/ })).toHaveCount(0)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the front page lists the competitions under way', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'On now' })).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'Alpen Trick Series' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Rio Line Battle' })).toBeVisible()
    await expect(page.getByText('Signing in needs JavaScript.')).toBeVisible()
  })

  test('the page of a competition shows who is on the line, and opens a phase', async ({ page }) => {
    await page.goto(`/live/${underWay}`)
    await expect(page.getByRole('region', { name: 'Next on the line' })).toBeVisible()
    await page.locator('summary').filter({ hasText: 'Qualifying' }).click()
    await expect(page.getByRole('list', { name: 'Rounds of Qualifying' })).toContainText(/\d+\.\d\d/)
  })

  test(
    'a visitor sees who is on the line, and opens a phase',
    { tag: ['@wide', '@full'] },
    async ({ page }) => {
      await page.goto('/live/6')
      await expect(page.getByRole('region', { name: 'Next on the line' })).toContainText('Quarterfinal')
      await page.getByRole('navigation', { name: 'Phases' }).getByRole('link', { name: 'Qualifying' }).click()
      await expect(page.getByRole('list', { name: 'Rounds of Qualifying' })).toContainText(/\d+\.\d\d/)
    },
  )
})

test(
  'values unknown to this version are shown as unknown, and the rest of the page works',
  { tag: ['@wide', '@full'] },
  async ({ page }) => {
    await signInOn(page, named.kenji)
    await page.route('**/api/competition/6', async (route) => {
      const response = await route.fetch()
      const answer: ReplyOf<typeof getCompetition> = await response.json()
      const { competition } = answer
      const entry = competition.competition_users.find(({ role_id }) => role_id === 1)
      const round = competition.rounds.find(({ round_number }) => round_number === 1)
      if (!entry || !round) throw new Error('the demo has nobody in it')
      entry.status_id = 77
      round.status_id = 99
      const newer = { ...competition, status_id: 99, round_size_id: [9, ...competition.round_size_id] }
      await route.fulfill({ response, json: { competition: newer } })
    })
    await page.goto('/competitionView/6')
    await expect(page.getByRole('heading', { name: 'Rio Line Battle', level: 1 })).toBeVisible()
    await expect(page.locator('.unknown')).toHaveText(['99', '77'])
    await openPanel(page, 'Rounds')
    const phases = page.getByRole('navigation', { name: 'Phases' })
    await phases.getByRole('button', { name: 'Qualifying' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'ERROR RULES' })).toHaveCount(1)
    await phases.getByRole('button', { name: 'Round 2' }).click()
    await expect(page.getByRole('table', { name: 'Rounds of Round 2' })).toBeVisible()
  },
)

test(
  'unpublished pages do not exist for a visitor, and signing in is one press away',
  { tag: ['@wide', '@full'] },
  async ({ page, expectError }) => {
    expectError(/404|403/)
    await page.goto('/live/1')
    await expect(page.getByText('It does not exist, is not published, or is not open to you.')).toBeVisible()
    await expect(page.getByText('Noches de Trickline')).toHaveCount(0)
    await page.goto('/live/8')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  },
)
