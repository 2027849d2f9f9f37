/** Who comes with a Spanish browser reads Spanish, from the sign-in to the podium; and may change that. */
import { password } from '@trickline/samples/people'
import { expect, test } from './journey.ts'
import { named } from './people.ts'

test.use({ demo: true, locale: 'es-ES' })

test('signing in and opening a competition in Spanish', async ({ page }) => {
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
  // figures too: a comma before the decimals
  await page.getByRole('button', { name: 'Final', exact: true }).click()
  await expect(page.getByRole('row').nth(1)).toContainText(/\d,\d\d/)
})

test('the language can be changed on the spot, and stays changed after a reload', async ({ page }) => {
  await page.goto('/live/8')
  await expect(page.getByRole('heading', { name: 'Podio', level: 2 })).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Podium', level: 2 })).toBeVisible()
  await page.goto('/live/6')
  await expect(page.getByRole('heading', { name: 'Now on the line', exact: true })).toBeVisible()
  // in the app too
  await page.goto('/')
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible()
})
