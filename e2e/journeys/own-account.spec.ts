/** An account from registration to deletion, with its mails (accounts-and-people §2 to §13). */
import { password } from '@trickline/samples/people'
import { TOTP } from 'otpauth'
import { signInOn } from '../harness/signed-in.ts'
import { expect, test } from '../harness/journey-test.ts'
import { named, productOn, signIn } from '../harness/people.ts'
import { sendRegistration } from '../screens/register-form.ts'

test.use({ demo: true })

const noor = { name: 'Noor', surname: 'de Vries', email: 'noor@journey.example' }
const next = 'noor.de.vries@journey.example'

test(
  'an account is registered with a requested role, verified, moved, and deleted',
  { tag: '@full' },
  async ({ page, server, expectError }) => {
    expectError(/422/)
    await page.goto('/account')
    await page.getByRole('tab', { name: 'Register' }).click()
    const question = page.getByText(/^How much is/)
    const first = await question.innerText()
    await page.getByLabel(/^How much is/).fill('99')
    await page.getByText('I also judge, organize or supervise').click()
    await expect(page.getByRole('checkbox')).toHaveCount(3)
    await page.getByRole('checkbox', { name: 'Judge' }).check()
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await page.route('**/api/register', (route) => route.fulfill({ status: 422, json: wrongSum }), {
      times: 1,
    })
    await sendRegistration(page, noor)
    await expect(page.getByText('The answer to the sum is not right')).toBeVisible()
    await expect.poll(() => question.innerText()).not.toBe(first)
    await sendRegistration(page, noor)
    await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()

    const admin = await signIn(productOn(server), named.amaia)
    const requests = await page.request.get('/api/roles/requests', {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(await requests.json()).toMatchObject({
      requests: [{ user: { name: 'Noor' }, role: { name: 'Judge' } }],
    })

    await page.goto(`/verify-email/${await server.mailedToken(noor.email)}`)
    await expect(page.getByRole('heading', { name: 'Your address is verified.' })).toBeVisible()

    await page.goto('/account')
    const address = page.getByRole('region', { name: 'Email address' })
    await address.getByRole('heading', { name: 'Email address' }).click()
    await page.getByLabel('New email').fill(next)
    await address.getByLabel('Your present password').fill('Wrong1!')
    await address.getByRole('button', { name: 'Change address' }).click()
    await expect(address.getByText('Password is incorrect!')).toBeVisible()
    await address.getByLabel('Your present password').fill(password)
    await address.getByRole('button', { name: 'Change address' }).click()
    await expect(page.getByText(`A link is on its way to ${next}.`)).toBeVisible()
    await page.goto(`/verify-email/${await server.mailedToken(next)}`)
    await expect(page.getByRole('heading', { name: 'Your address is verified.' })).toBeVisible()

    await page.goto('/account')
    await expect(page.getByText(`You sign in with ${next}.`)).toBeVisible()
    await page.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your present password').fill(password)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByText('Your account is deleted.')).toBeVisible()
  },
)

test(
  'one tap signs in as a person of the demo, who signs out another device',
  { tag: '@full' },
  async ({ page, open, expectError }) => {
    expectError(/401/)
    const other = await open('/account')
    await other.getByRole('button', { name: 'Look around as an organizer' }).click()
    await expect(other.getByText('This device')).toBeVisible()
    await page.goto('/account')
    await page.getByRole('button', { name: 'Look around as an organizer' }).click()
    const sessions = page.getByRole('region', { name: 'Where you are signed in' })
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await sessions.getByRole('button', { name: /^End the session/ }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await expect(other.getByText('Your session has ended.')).toBeVisible()
  },
)

test(
  'an admin signs in with a second factor, on the front page and in the app',
  { tag: '@full' },
  async ({ page, open, expectError }) => {
    expectError(/401/)
    await signInOn(page, named.amaia, '/account')
    const card = page.getByRole('region', { name: 'Second factor' })
    await card.getByRole('button', { name: 'Add a second factor' }).click()
    await page.getByRole('dialog').getByLabel('Your present password').fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
    const secret = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
    await dialog
      .getByLabel('Code', { exact: true })
      .fill(new TOTP({ secret: secret.replaceAll(' ', '') }).generate())
    await dialog.getByRole('button', { name: 'Switch on' }).click()
    const codes = await page
      .getByRole('dialog', { name: 'Your recovery codes' })
      .getByText(/^([a-z2-7]{4}-?){4}/)
      .innerText()
    const [first = '', second = ''] = codes.split('\n')
    await page.getByRole('dialog').getByText('Close').click()
    await expect(card).toContainText('10 recovery codes left.')

    for (const [path, code] of [
      ['/', first],
      ['/?next=/account', second],
    ] as const) {
      const other = await open(path)
      await other.getByLabel('Email').fill(named.amaia.email)
      await other.getByLabel('Password', { exact: true }).fill(password)
      await other.keyboard.press('Enter')
      const field = other.getByLabel('Code', { exact: true })
      await expect(field).toBeFocused()
      await other.keyboard.type('123')
      await other.keyboard.press('Enter')
      await expect(field).toHaveAccessibleDescription(/This code is not right/)
      await field.fill(code)
      await other.keyboard.press('Enter')
      await expect(other).toHaveURL(/\/(home|account)$/)
    }
  },
)

const wrongSum = {
  code: 'wrong-captcha',
  message: 'The answer to the sum is not right.',
  errors: { captchaAnswer: ['The answer to the sum is not right'] },
}
