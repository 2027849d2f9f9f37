/** Granting and receiving roles, on two screens at once (accounts-and-people §1, §14, §15). */
import { amaia } from '@trickline/samples/people'
import { expect, test } from '../harness/journey-test.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'

test.use({ demo: true })

test(
  'an athlete requests a role and sees it granted; a suspension ends the session at once',
  { tag: '@full' },
  async ({ page: admin, open, expectError }) => {
    // responses to a suspended account
    expectError(/403/)
    const card = athlete(2)
    const person = await open('/')
    await signInOn(person, card, '/profile?edit=true')
    await person.getByRole('button', { name: 'Add role' }).click()
    await person.getByLabel('Role', { exact: true }).selectOption('Judge')
    await person.getByLabel('Note').fill('I have judged in Oaxaca.')
    await person.getByRole('button', { name: 'Ask' }).click()
    await expect(person.getByText('Judge: waiting for an answer')).toBeVisible()
    await person.getByRole('button', { name: 'Close' }).click()

    await signInOn(admin, amaia, '/admin')
    const request = admin.getByRole('tabpanel').getByRole('listitem').filter({ hasText: card.surname })
    await expect(request).toContainText('I have judged in Oaxaca.')
    await request.getByRole('button', { name: 'Grant' }).click()
    await expect(admin.getByText('Nobody is waiting')).toBeVisible()
    await expect(person.getByRole('list', { name: 'Roles' })).toContainText('Judge')

    await admin.getByRole('tab', { name: 'Accounts' }).click()
    await admin.getByLabel('Search').fill(card.surname)
    await admin.getByRole('button', { name: `Change the account of ${card.name}` }).click()
    await admin.getByRole('menuitem', { name: 'Suspend' }).click()
    const question = admin.getByRole('dialog', { name: `Suspend ${card.name}` })
    await question.getByRole('button', { name: 'Suspend' }).click()
    await expect(question).toContainText('This field is required')
    await question.getByLabel('Why').fill('Many accounts')
    await question.getByRole('button', { name: 'Suspend' }).click()
    await expect(admin.getByText('Suspended', { exact: true })).toBeVisible()

    await person.getByRole('textbox', { name: 'Email' }).fill(card.email)
    await person.getByLabel('Password', { exact: true }).fill('Trickline1!')
    await person.keyboard.press('Enter')
    await expect(person.getByText('This account is suspended.')).toBeVisible()

    await admin.getByRole('tab', { name: 'Record' }).click()
    await expect(admin.getByRole('tabpanel').getByRole('listitem').first()).toContainText(
      `Suspended${card.name} ${card.surname}`,
    )
  },
)

test('only admins can open the Admin page', { tag: '@full' }, async ({ page }) => {
  await signInOn(page, athlete(3))
  await page.goto('/admin')
  await page.waitForURL('**/not-found')
})
