/** Home: pending work appears live and opens with one tap; signing in leads to the requested page (screens §19). */
import type { Page } from '@playwright/test'
import { changeSettings } from '@trickline/contract/settings'
import { updateProfile } from '@trickline/contract/people'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { password } from '@trickline/samples/people'
import { expect, test } from '../harness/journey-test.ts'
import { openAccountMenu } from '../screens/account-menu.ts'
import { aCompetition, named, productOn, signIn, signInOfficials, signUp } from '../harness/people.ts'
import { findRecordedRound } from '../harness/find-recorded-round.ts'
import { nameOf } from '../screens/entries-panel.ts'
import { signInOn } from '../harness/signed-in.ts'

test.use({ demo: true })

test(
  'a judge who also rides chooses the mode, sees a round appear, scores it and comes back',
  { tag: '@full' },
  async ({ page, server }) => {
    const product = productOn(server)
    const { token } = await signIn(product, named.kenji)
    await signInOn(page, named.lucia, '/home')
    await openAccountMenu(page)
    const mode = page.getByRole('combobox', { name: 'Mode' })
    await mode.selectOption('Judge')
    await mode.selectOption('All roles')
    await expect(mode).toHaveValue('')
    await mode.selectOption('Judge')
    await page.reload()
    const waiting = page.getByRole('main')

    const { round } = await findRecordedRound(product, token)
    const athlete = nameOf(round.user)
    const score = waiting.getByRole('button', { name: `Score ${athlete}` })
    await expect(score).toBeVisible()
    const move = (new_status: number) =>
      product.send(updateStatus, { body: { entity: 'rounds', id: round.id, new_status } }, token)
    await move(roundStatusCodes.scoring)
    await expect(score).toHaveCount(0)
    await move(roundStatusCodes.recorded)
    await score.click()
    await expect(page).toHaveURL(new RegExp(`/judging/${round.id}$`))
    await expect(page.getByRole('combobox', { name: 'Search a trick' })).toBeVisible()
    await page.goBack()
    await expect(waiting.getByRole('button', { name: `Continue with ${athlete}` })).toBeVisible()

    await follow(page, 'Judging program')
    await expect(page.getByRole('article', { name: 'Alpen Trick Series' })).toBeVisible()
    await expect(page.getByRole('button', { name: `Continue with ${athlete}` })).toBeVisible()
  },
)

test(
  'an organizer publishes a judged phase from home, where the next thing changes to going on',
  { tag: '@full' },
  async ({ page, server }) => {
    const product = productOn(server)
    const { organizer, judges } = await signInOfficials(product)
    const athletes = await Promise.all(
      [...named.athletes, ...named.counterparts].map((card) => signIn(product, card)),
    )
    await aCompetition('Rio Line Battle')
      .by(organizer)
      .judgedBy(...judges)
      .for(athletes)
      .runIn(product, 6)
      .scored()
    await signInOn(page, named.marisol, '/home')
    const next = page.getByRole('region', { name: 'Quarterfinal judged' })
    await expect(next.getByRole('listitem')).toHaveCount(4)
    await next.getByRole('button', { name: 'Publish' }).click()
    await page
      .getByRole('dialog', { name: 'Publish Quarterfinal?' })
      .getByRole('button', { name: 'Publish anyway' })
      .click()
    await expect(page.getByText('Quarterfinal is published.')).toBeVisible()
    await page
      .getByRole('region', { name: 'Quarterfinal published' })
      .getByRole('button', { name: 'Go on' })
      .click()
    await expect(page.getByRole('dialog', { name: 'Go to Semifinal?' })).toBeVisible()
  },
)

test(
  'who competes now is led there from home; anybody else registers in one tap and its question',
  { tag: '@full' },
  async ({ page, open, server }) => {
    const rides = named.athletes[0] ?? named.amaia
    const rider = await open('/')
    await signInOn(rider, rides, '/home')
    const own = rider.getByRole('region', { name: 'Alpen Trick Series' })
    await expect(own).toContainText('Your competition')
    await expect(own.getByRole('link', { name: 'To the competition' })).toBeVisible()

    const newcomer = { ...rides, email: 'newcomer@trickline.example' }
    await signUp(productOn(server), newcomer, { verified: false })
    await signInOn(page, newcomer, '/home')
    const offered = page.getByRole('article', { name: 'Copa Ibérica de Trickline' })
    await expect(offered).toContainText(/Places left\d+ of \d+/)
    await offered.getByRole('button', { name: 'Register' }).click()
    await page
      .getByRole('dialog', { name: /^Register in/ })
      .getByRole('button', { name: 'Register' })
      .click()
    await expect(offered).toHaveCount(0)
  },
)

test('an admin says hello, and people on home see it', { tag: '@full' }, async ({ page, open }) => {
  const other = await open('/')
  await signInOn(other, named.athletes[4] ?? named.amaia, '/home')
  await expect(other.getByRole('heading', { name: 'What Trickline does' })).toBeVisible()
  await signInOn(page, named.amaia, '/home')
  await page.getByText('Test the live channel').click()
  await page.getByLabel('Message').fill('Water at the start, please')
  await page.getByRole('button', { name: 'Say hello' }).click()
  await expect(other.getByText('Water at the start, please')).toBeVisible()
  await expect(page.getByText('Sent to everybody on this page.')).toBeVisible()
})

test(
  'the world ranking stands in the community, and opens once an admin has switched it on',
  { tag: '@full' },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await signInOn(page, named.lucia, '/home')
    const bar = page.getByRole('navigation', { name: 'Main navigation' })
    await bar.getByRole('button', { name: 'Community' }).click()
    await expect(bar.getByText('World rankingComing soon')).toBeVisible()
    await expect(bar.getByRole('link', { name: 'World ranking' })).toHaveCount(0)
    expect((await page.request.get('/ranking')).status()).toBe(404)

    const product = productOn(server)
    const { token } = await signIn(product, named.amaia)
    await product.send(changeSettings, { body: { world_ranking: true } }, token)
    await page.reload()
    await bar.getByRole('button', { name: 'Community' }).click()
    await bar.getByRole('link', { name: 'World ranking' }).click()
    await expect(page.getByRole('heading', { name: 'World ranking', level: 1 })).toBeVisible()
    const [first] = await page.getByRole('list', { name: 'World ranking' }).getByRole('listitem').all()
    await first?.locator('summary').click()
    await expect(page.getByText(/^.*Place 1 of \d+ at the level /).first()).toBeVisible()
  },
)

test('the bar has room for an admin in the languages of long words', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInOn(page, named.amaia, '/home')
  for (const [language, menu, last] of [
    ['es', 'Navegación principal', 'Administración'],
    ['fr', 'Navigation principale', 'Admin'],
    ['pt', 'Navegação principal', 'Administração'],
  ] as const) {
    await openAccountMenu(page)
    await page.getByRole('banner').getByRole('combobox').last().selectOption(language)
    await page.keyboard.press('Escape')
    const bar = page.getByRole('navigation', { name: menu })
    await expect(bar.getByRole('link', { name: last })).toBeInViewport({ ratio: 1 })
    expect(await bar.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth)).toBe(0)
  }
})

test(
  'signing in opens the requested page; a signed-in person who opens the front page gets home',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/not-found')
    await expect(page.getByText('Nothing on this line')).toBeVisible()
    await page.goto('/competitionView/8?panel=rounds')
    await expect(page).toHaveURL(/\/\?next=/)
    await page.getByLabel('Email').fill(named.lucia.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('1st', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/competitionView\/8\?panel=rounds$/)
    await page.goto('/')
    await expect(page).toHaveURL(/\/home$/)
  },
)

test(
  'a chosen language is stored in the profile: the other device changes too',
  { tag: '@full' },
  async ({ page, open, server }) => {
    const card = named.athletes[6] ?? named.amaia
    const other = await open('/')
    await signInOn(other, card, '/home')
    await signInOn(page, card, '/home')
    await expect(page.getByRole('heading', { name: `Hello, ${card.name}` })).toBeVisible()
    await openAccountMenu(page)
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
    await expect(page.getByRole('heading', { name: `Hola, ${card.name}` })).toBeAttached()
    await expect(other.getByRole('heading', { name: `Hola, ${card.name}` })).toBeVisible()
    await other.context().clearCookies()
    await other.evaluate(() => localStorage.clear())
    await other.reload()
    await expect(other.getByRole('heading', { name: `Hola, ${card.name}` })).toBeVisible()
    const product = productOn(server)
    const { token } = await signIn(product, card)
    await product.send(updateProfile, { body: { updatedUser: { language: 'en' } } }, token)
    await expect(other.getByRole('heading', { name: `Hello, ${card.name}` })).toBeVisible()
  },
)

async function follow(page: Page, entry: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name: entry, exact: true }).filter({ visible: true }).click()
}
