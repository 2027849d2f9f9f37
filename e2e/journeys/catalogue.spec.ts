/** An admin edits the catalogue (screens §29): a preview of each change, which then reaches everybody at once. */
import { amaia } from '@trickline/samples/people'
import { expect, test } from '../harness/journey-test.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'

test.use({ demo: true, contextOptions: { reducedMotion: 'reduce' } })

test(
  'a trick is added, changed by two admins at once, retired, and shown as it was',
  { tag: '@full' },
  async ({ page: admin, open, expectError }) => {
    // the second of two admins gets 409, a name already taken 422
    expectError(/409|422/)
    const person = await open('/')
    await signInOn(person, athlete(5), '/trickList?search=uprise')
    await expect(person.getByText('Nothing matches')).toBeVisible()

    await signInOn(admin, amaia, '/admin')
    await admin.getByRole('tab', { name: 'Trick catalogue' }).click()
    await admin.getByRole('button', { name: 'Add a trick' }).click()
    const form = admin.getByRole('dialog')
    await form.getByLabel('Name', { exact: true }).fill('Ascensión Doble')
    await form.getByLabel('Short name').fill('bb360')
    await form.getByLabel('Value').fill('12,345')
    await form.getByLabel('Aliases').fill('Uprise')
    await form.getByRole('button', { name: 'Add a trick' }).click()
    await expect(form).toContainText('This has too many decimals')
    await form.getByLabel('Value').fill('12,5')
    await form.getByRole('button', { name: 'Add a trick' }).click()
    await expect(form).toContainText('This is already taken')
    await form.getByLabel('Short name').fill('AscD')
    await form.getByRole('button', { name: 'Add a trick' }).click()
    await expect(admin.getByText('Ascensión Doble is in the catalogue.')).toBeVisible()
    const row = person.getByRole('row').filter({ hasText: 'Ascensión Doble' })
    await expect(row).toContainText('12.50')

    await admin.getByRole('searchbox').fill('ascension doble')
    await admin.getByRole('button', { name: 'Ascensión Doble', exact: true }).click()
    const changing = admin.getByRole('dialog', { name: 'Change Ascensión Doble' })
    await changing.getByLabel('Value').fill('13')
    const other = await open('/')
    await signInOn(other, amaia, '/admin/tricks?search=ascension+doble')
    await other.getByRole('button', { name: 'Ascensión Doble', exact: true }).click()
    const first = other.getByRole('dialog', { name: 'Change Ascensión Doble' })
    await first.getByLabel('Level').selectOption('Legendary')
    await first.getByRole('button', { name: 'See what it does' }).click()
    await expect(first).toContainText('Level: Rookie → Legendary')
    await expect(first).toContainText('No published round has it.')
    await expect(first).toContainText('2 competitions are under way, with 10 rounds still to be judged.')
    await first.getByRole('button', { name: 'Change the trick' }).click()
    await expect(row).toContainText('Legendary')

    await changing.getByRole('button', { name: 'See what it does' }).click()
    await changing.getByRole('button', { name: 'Change the trick' }).click()
    await expect(changing).toContainText('Another admin was first.')
    await expect(changing).toContainText('Level: Rookie → Legendary')
    await expect(changing.getByLabel('Value')).toHaveValue('13')
    await changing.getByLabel('Level').selectOption('Legendary')
    await changing.getByRole('button', { name: 'See what it does' }).click()
    await expect(changing).toContainText('Value: 12.50 → 13.00')
    await changing.getByRole('button', { name: 'Change the trick' }).click()
    await expect(row).toContainText('13.00')

    // the known version is the one before the last change, so the dialog waits for the current one
    const heldBack: (() => Promise<void>)[] = []
    let isHeld = true
    await admin.route(/\/api\/tricks\/\d+$/, async (route) => {
      if (isHeld) heldBack.push(() => route.continue())
      else await route.continue()
    })
    await admin.getByRole('button', { name: 'Actions for Ascensión Doble' }).click()
    await admin.getByRole('menuitem', { name: 'Retire' }).click()
    const retiring = admin.getByRole('dialog', { name: 'Retire Ascensión Doble?' })
    await retiring.getByLabel('Why').fill('Nobody has landed it')
    const retire = retiring.getByRole('button', { name: 'Retire' })
    await expect(retire).toHaveAttribute('aria-busy', 'true')
    isHeld = false
    for (const answer of heldBack) await answer()
    await retire.click()
    await expect(retiring).toBeHidden()
    await expect(row).toContainText('Retired')

    await row.getByRole('button', { name: 'Ascensión Doble', exact: true }).click()
    const history = person.getByRole('dialog').getByRole('region', { name: 'Value history' })
    await expect(history.getByRole('listitem')).toContainText([
      'Retired“Nobody has landed it”',
      'Value: 12.50 → 13.00',
      'Level: Rookie → Legendary',
      'Added: 12.50',
    ])
    await expect(history).toContainText('Amaia')
    await person.getByRole('button', { name: 'Close' }).click()
    await person.getByRole('button', { name: 'As of today' }).click()
    await person.getByLabel('Year').selectOption('2020')
    await person.getByLabel('Month', { exact: true }).selectOption('February')
    await person.getByRole('button', { name: 'Saturday, February 1, 2020' }).click()
    await expect(person).toHaveURL(/day=2020-02-01/)
    await expect(person.getByText('The catalogue as it was at the end of Feb 1, 2020.')).toBeVisible()
    await expect(row).toHaveCount(0)
    await person.getByRole('button', { name: 'As it is today' }).click()
    await expect(row).toBeVisible()

    await person.goto('/score')
    await person.getByRole('combobox', { name: 'Search a trick' }).fill('uprise')
    await expect(person.getByText('No trick is called “uprise”.')).toBeVisible()
  },
)

test('only admins can open the catalogue', { tag: '@full' }, async ({ page }) => {
  await signInOn(page, athlete(3))
  await page.goto('/admin/tricks')
  await page.waitForURL('**/not-found')
})
