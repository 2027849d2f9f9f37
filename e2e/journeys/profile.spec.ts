/** Every field of one's own profile, as others see it, and the lists that show it. */
import { expect, test } from '../harness/journey-test.ts'
import { named } from '../harness/people.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'

test.use({ demo: true })

test(
  'profile fields are validated, saved, and seen by others',
  { tag: '@full' },
  async ({ page, open, expectError }) => {
    expectError(/422/)
    await signInOn(page, athlete(3), '/profile')
    await page.getByRole('button', { name: 'Edit profile' }).click()
    const form = page.getByRole('form', { name: 'Edit profile' })

    await form.getByLabel('Username').fill('NAYELI')
    await form.getByLabel('Country', { exact: true }).selectOption('Choose')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByLabel('Country', { exact: true })).toBeFocused()
    await expect(form.getByLabel('Country', { exact: true })).toHaveAccessibleDescription(
      'This field is required',
    )
    await form.getByLabel('Country', { exact: true }).selectOption('Spain')
    await form.getByLabel('State or region').selectOption('Bizkaia')
    await form.getByLabel('City').selectOption('Bilbao')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByLabel('Username')).toBeFocused()
    await expect(form.getByLabel('Username')).toHaveAccessibleDescription(/already taken/)

    // leaving with unsaved changes asks first
    await page.goBack()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await form.getByLabel('Username').fill('mart.on.the.line')
    await form.getByLabel('Name', { exact: true }).fill('Märt')
    await form.getByLabel('Instagram').fill('mart')
    await form.getByLabel('Country code').fill('+34')
    await form.getByLabel('Phone').fill('600 123 456')
    await form.getByLabel('Slackline since').fill('1999')
    await form.getByLabel('Language').selectOption('Español')
    await form.getByRole('button', { name: 'Save' }).click()

    await expect(page.getByRole('heading', { name: 'Märt Põldmäe', level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.getByText('Bilbao, Bizkaia')).toBeVisible()
    await expect(page.getByText('1999')).toBeVisible()
    await page.getByRole('button', { name: 'Editar perfil' }).click()
    await expect(page.getByLabel('Prefijo')).toHaveValue('34')
    await expect(page.getByLabel('Teléfono')).toHaveValue('600123456')

    const other = await open('/')
    await signInOn(other, athlete(2), '/athletes')
    await other.getByRole('searchbox').fill('mart poldmae')
    await expect(other.getByRole('article')).toHaveCount(1)
    await other.getByRole('article').getByRole('link').click()
    await expect(other.getByRole('link', { name: 'Instagram: instagram.com/mart' })).toBeVisible()
    await expect(other.getByRole('link', { name: /^(Website|YouTube)/ })).toHaveCount(0)
    await expect(other.getByRole('region', { name: 'Email' })).toHaveText('Verified')
    await expect(other.getByText('@mart.on.the.line')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Edit profile' })).toHaveCount(0)
    await expect(other.getByText('@trickline.example')).toHaveCount(0)
  },
)

test(
  'a photo is cropped to a circle, sent, and shown in another window at once',
  { tag: '@full' },
  async ({ page, open }) => {
    await signInOn(page, athlete(4), '/profile?edit=true')
    const second = await open('/')
    await signInOn(second, athlete(4), '/profile')
    const photo = second.getByRole('main').locator('img').first()
    const before = await photo.getAttribute('src')
    await page.getByLabel('Change the photo').setInputFiles('e2e/harness/photo.png')
    const use = page.getByRole('dialog').getByRole('button', { name: 'Use this part' })
    await expect(use).toBeEnabled()
    await use.click()
    await expect(page.getByText('Your photo is saved.')).toBeVisible()
    await expect(photo).not.toHaveAttribute('src', before ?? '')
  },
)

test(
  'people are searched without accents, twelve a page, and found again on the way back',
  { tag: '@full' },
  async ({ page, expectError }) => {
    expectError(/404/)
    await signInOn(page, named.lucia, '/athletes')
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(12)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(/page=2/)
    const first = cards.first().getByRole('link')
    await expect(first).not.toHaveText(/Aleksi/)
    const name = await first.innerText()
    await cards.first().getByRole('link').click()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(first).toHaveText(name)
    await page.getByRole('searchbox').fill('wohrmann barth')
    await expect(cards).toHaveCount(1)
    await expect(first).toContainText('Bartholomäus Wöhrmann-Échevarría')
    await page.getByRole('searchbox').fill('nobody at all')
    await expect(page.getByText('Nothing matches')).toBeVisible()
    // her tricks, and the rounds in which she rode them
    await page.getByRole('searchbox').fill('mei ling')
    await expect(cards).toHaveCount(1)
    await first.click()
    const competitions = page.getByRole('region', { name: 'Competitions' })
    await expect(competitions.getByRole('article').first()).toContainText(/1st.*of 12/)
    const rides = page.getByRole('region', { name: 'Rounds', exact: true }).getByRole('article')
    await expect(rides).toHaveCount(3)
    await competitions.getByRole('button', { name: '3 rounds' }).click()
    const list = page.getByRole('dialog')
    await expect(list.getByRole('article')).toHaveCount(3)
    await list.getByRole('link').first().click()
    await page.waitForURL('**/judging/*')
    await page.goBack()
    await competitions.getByRole('link').first().click()
    await page.waitForURL('**/competitionView/8')
    await page.goto('/judges')
    await expect(cards).toHaveCount(2)
    await page.goto('/organizer')
    await expect(cards).toHaveCount(1)
    await page.goto('/athletes')
    await expect(page.getByRole('searchbox')).toHaveValue('mei ling')
    await page.goto('/profile/999999')
    await page.waitForURL('**/not-found')
  },
)
