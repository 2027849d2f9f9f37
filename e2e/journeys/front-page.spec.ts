/** The front page: running competitions, and a sign-in that works before the app is loaded (screens §2, §37). */
import { password } from '@trickline/samples/people'
import { expect, test } from '../harness/journey-test.ts'
import { named } from '../harness/people.ts'

test.use({ demo: true })

test(
  'a visitor sees who rides, the other competitions under way and results, and opens one with one press',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Every trick counts.', level: 1 })).toBeVisible()
    const now = page.getByRole('region', { name: 'On now' })
    const alpen = now.getByRole('article')
    await expect(alpen).toHaveCount(1)
    await expect(alpen).toContainText('Alpen Trick Series')
    await expect(alpen).toContainText('Riding now')
    await expect(alpen).toContainText('Qualifying 1, 5 of 11 judged')
    const rio = now.getByRole('listitem').filter({ hasText: / against / })
    await expect(rio).toContainText('Rio Line Battle')
    await expect(rio.getByText(/\d+\.\d\d/)).toHaveCount(0)
    await expect(alpen.getByText(/\d+\.\d\d/)).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Next' })).toContainText(/\d+ places? left/)
    const latest = page.getByRole('region', { name: 'Lately' })
    const ended = latest.getByRole('listitem').filter({ hasText: 'Trofeo delle Dolomiti' }).first()
    await expect(ended).toContainText(/ (won|beat \S+)/)
    await expect(ended.getByRole('figure')).toBeVisible()
    await rio.getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Rio Line Battle', level: 1 })).toBeVisible()
  },
)

test('the app is loaded only once somebody has signed in', { tag: '@full' }, async ({ page }) => {
  const scripts: string[] = []
  let logins = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
    if (request.url().endsWith('/api/login')) logins += 1
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([expect.stringMatching(/live-page-[^/]*\.js$/)])
  await page.getByRole('link', { name: 'Sign in' }).click()
  const email = page.getByLabel('Email')
  await expect(email).toBeFocused()
  await page.keyboard.type(named.lucia.email)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  expect(scripts).toHaveLength(1)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home$/)
  expect(logins).toBe(1)
  await expect(page.getByRole('heading', { name: `Hello, ${named.lucia.name}` })).toBeVisible()
  // the front page would lead on to home again
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
  await page.goto('/')
  await expect(page).toHaveURL(/\/home$/)
})

test(
  'a wrong password is reported at its field, and the email stays',
  { tag: '@full' },
  async ({ page, expectError }) => {
    expectError(/401/)
    await page.goto('/')
    await page.getByLabel('Email').fill(named.lucia.email)
    await page.getByLabel('Password', { exact: true }).fill('Wrong1!')
    await page.keyboard.press('Enter')
    const input = page.getByLabel('Password', { exact: true })
    await expect(input).toHaveAccessibleDescription('Password is incorrect!')
    await expect(input).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveValue(named.lucia.email)
    await input.fill('')
    await page.keyboard.press('Enter')
    await expect(input).toHaveAccessibleDescription('This field is required')
    await page.getByRole('link', { name: 'Register' }).first().click()
    await expect(page.getByRole('tab', { name: 'Register', selected: true })).toBeVisible()
  },
)

test('with scores hidden the front page shows none, nor who advanced', { tag: '@full' }, async ({ page }) => {
  await page.goto('/live/6')
  await page.getByRole('button', { name: 'Hide scores' }).click()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Rio Line Battle' })).toBeVisible()
  await expect(page.getByText(/ against /).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText(/ (won|beat \S+)$/).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText(/\d+\.\d\d/).filter({ visible: true })).toHaveCount(0)
})

test(
  'past competitions and athletes are found, also without accents',
  { tag: '@full' },
  async ({ page, expectError }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Search' }).click()
    const words = page.getByLabel('Competition, place or athlete')
    await expect(words).toBeFocused()
    await words.fill('dolomiti')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=dolomiti$/)
    await page.getByRole('link', { name: 'Trofeo delle Dolomiti' }).click()
    await expect(page.getByRole('heading', { name: 'Trofeo delle Dolomiti', level: 1 })).toBeVisible()
    await page.goto('/search?q=bartholomaus')
    const athletes = page.getByRole('region', { name: 'Athletes' })
    await expect(athletes.getByText(/^Bartholomäus/)).toBeVisible()
    await expect(athletes.getByRole('link', { name: 'On now Alpen Trick Series' })).toBeVisible()
    await page.goto('/search?q=noches')
    await expect(page.getByText('No competition and no athlete matches “noches”.')).toBeVisible()
    expectError(/422/)
    await page.goto(`/search?q=${'a'.repeat(101)}`)
    await expect(words).toHaveAttribute('aria-invalid', 'true')
  },
)

test(
  'the app can be installed, and search engines find the page in every language',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto('/')
    const manifest = await (
      await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '')
    ).json()
    const { icons }: { icons: { src: string }[] } = manifest
    for (const { src } of icons) {
      const icon = await request.get(src)
      expect([src, icon.status(), icon.headers()['cache-control']]).toEqual([
        src,
        200,
        'public, max-age=86400',
      ])
    }
    const [form, results] = await Promise.all(['/search', '/search?q=a'].map((path) => request.get(path)))
    expect([form?.headers()['x-robots-tag'], results?.headers()['x-robots-tag']]).toEqual([
      undefined,
      'noindex',
    ])
    expect(await form?.text()).toMatch(/<meta name="description" content="[^"]{40,}"/)
    expect(await (await request.get('/robots.txt')).text()).not.toContain('/search')
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap).toMatch(/<loc>[^<]*\/<\/loc><xhtml:link rel="alternate" hreflang="en"/)
    expect(sitemap).toContain('/live/8</loc>')
    expect(sitemap).not.toContain('/live/1</loc>')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the front page is complete, in another language too', { tag: '@full' }, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'On now' })).toBeVisible()
    await expect(page.getByText('Signing in needs JavaScript.')).toBeVisible()
    await page.getByRole('link', { name: 'Español' }).click()
    await expect(page.getByRole('heading', { name: 'Hace poco' })).toBeVisible()
    await page.goto('/search?q=a&lang=es')
    await page.getByRole('link', { name: 'Siguiente' }).click()
    await expect(page.getByText(/^Página 2 de \d$/)).toBeVisible()
    await page.getByLabel('Competición, lugar o atleta').fill('rio')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByRole('link', { name: 'Rio Line Battle' })).toBeVisible()
  })
})
