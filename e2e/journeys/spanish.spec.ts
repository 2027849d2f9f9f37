/** A visitor with a Spanish browser gets Spanish, from the sign-in to the podium, and can change it. */
import { password } from '@trickline/samples/people'
import { expect, test } from '../harness/journey-test.ts'
import { openAccountMenu } from '../screens/account-menu.ts'
import { named } from '../harness/people.ts'
import { signInOn } from '../harness/signed-in.ts'

test.use({ demo: true, locale: 'es-ES' })

test('signing in and opening a competition in Spanish', { tag: '@full' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByLabel('Correo electrónico').fill(named.lucia.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { name: 'Hola, Lucía', level: 1 })).toBeVisible()
  await page.goto('/competitions')
  await page.getByRole('link', { name: 'Trofeo delle Dolomiti' }).click()
  await expect(page.getByRole('heading', { name: 'Podio', level: 2 })).toBeVisible()
  for (const panel of ['Atletas', 'Jueces', 'Rondas']) {
    await expect(page.getByRole('tab', { name: panel })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Final', exact: true }).click()
  await expect(page.getByRole('row').nth(1)).toContainText(/\d,\d\d/)
})

test(
  'the language can be changed on the spot, and stays changed after a reload',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/live/8')
    await expect(page.getByRole('region', { name: 'Podio' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Idioma' }).selectOption('English')
    await expect(page.getByRole('region', { name: 'Podium' })).toBeVisible()
    await page.goto('/live/6')
    await expect(page.getByRole('heading', { name: 'Next on the line', exact: true })).toBeVisible()
    await page.goto('/')
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible()
  },
)

test.describe('in the middle of a form', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

  test(
    'another language changes the page in place, and keeps typed text and choices',
    { tag: '@full' },
    async ({ page }) => {
      await signInOn(page, named.marisol, '/competition')
      await page.getByLabel('Name', { exact: true }).fill('Half a na')
      await page.getByLabel('Type', { exact: true }).selectOption('Live')
      await page.evaluate(() => void (document.body.dataset['page'] = 'the same'))

      await openAccountMenu(page)
      await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
      await expect(page.getByRole('heading', { name: 'Neuer Wettkampf', level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half a na')
      await expect(page.getByLabel('Art', { exact: true })).toHaveValue('2')
      await expect(page.locator('body')).toHaveAttribute('data-page', 'the same')
    },
  )

  test('on the front page text typed into the sign-in stays', { tag: '@full' }, async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Email').fill('somebody@trickline.example')
    await page.getByLabel('Password', { exact: true }).fill('half a pass')
    await page.evaluate(() => void (document.body.dataset['page'] = 'the same'))
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
    await expect(page.getByRole('heading', { name: 'Jetzt', exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByLabel('E-Mail')).toHaveValue('somebody@trickline.example')
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('half a pass')
    await expect(page.locator('body')).toHaveAttribute('data-page', 'the same')
  })

  test(
    'saving a profile that was open while the language was changed keeps the new one',
    { tag: '@full' },
    async ({ page }) => {
      await signInOn(page, named.lucia, '/profile?edit=true')
      await page.getByLabel('City').waitFor()
      await page.getByLabel('Name', { exact: true }).fill('Lucía Inés')
      await openAccountMenu(page)
      await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
      await expect(page.getByRole('main').getByLabel('Sprache')).toHaveValue('de')
      await expect(page.getByLabel('Vorname')).toHaveValue('Lucía Inés')
      await page.getByRole('button', { name: 'Speichern' }).click()
      await expect(page.getByRole('heading', { name: /^Lucía Inés/, level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    },
  )
})
