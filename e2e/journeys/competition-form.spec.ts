/** Problems in the competition form: one out of sight, two windows at once, disabled options. */
import { getCompetition } from '@trickline/contract/competitions'
import { changeSettings } from '@trickline/contract/settings'
import { expect, test } from '../harness/journey-test.ts'
import type { Officials } from '@trickline/samples/officials'
import { aCompetition, named, productOn, signIn, signUpOfficials } from '../harness/people.ts'
import { signInOn } from '../harness/signed-in.ts'

let officials: Officials

test.beforeAll(async ({ server }) => {
  officials = await signUpOfficials(productOn(server))
})

test(
  'a save that fails shows and focuses the first problem, and loses nothing',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await signInOn(page, named.marisol, '/competition')
    const problem = page.getByRole('status').filter({ hasText: 'Line length (m): This is too small' })
    await page.getByLabel('Name', { exact: true }).fill('Out of sight')

    const first = page.getByRole('dialog', { name: 'First this' })
    const type = page.getByLabel('Type', { exact: true })
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(first).toContainText('Select the type of the competition first.')
    await first.getByRole('button', { name: 'OK' }).click()
    await expect(type).toBeFocused()
    await expect(type).toHaveAccessibleDescription('Select the type of the competition first.')
    await type.selectOption('Live')
    await expect(page.getByText('Select the type of the competition first.')).toBeHidden()
    await expect(
      page.getByLabel('Type', { exact: true }).getByRole('option', { name: 'Online' }),
    ).toBeDisabled()

    await page.getByRole('tab', { name: 'Modality' }).click()
    await page.getByRole('radio', { name: 'Versus' }).check()
    await page.getByRole('radio', { name: 'Open' }).check()
    await page.getByRole('tab', { name: 'Fees, prizes and links' }).click()
    await page.getByLabel('Line length').fill('3')
    await page.getByRole('tab', { name: 'Basics' }).click()
    await page.getByRole('button', { name: 'Create competition' }).click()
    await expect(page.getByLabel('Line length')).toBeFocused()
    await expect(page.getByLabel('Line length')).toBeInViewport({ ratio: 1 })
    await expect(problem).toBeVisible()

    await page.getByLabel('Line length').fill('22.5')
    await expect(problem).toBeHidden()
    await page.getByRole('button', { name: 'Create competition' }).click()
    await expect(page.getByText(/Out of sight is saved as a draft/)).toBeVisible()
  },
)

test(
  'the second of two windows shows both versions, and loses neither',
  { tag: '@full' },
  async ({ page, open, server, expectError }) => {
    expectError(/409/)
    const product = productOn(server)
    const { organizer } = officials
    const { id } = await aCompetition('Two windows').by(organizer).runIn(product).created()
    const path = `/competition/${id}`
    const first = await open('/')
    await signInOn(first, named.marisol, path)
    await signInOn(page, named.marisol, path)
    const name = page.getByLabel('Name', { exact: true })
    const place = page.getByLabel('Place', { exact: true })
    const save = page.getByRole('button', { name: 'Save changes' })
    const both = page.getByRole('dialog', { name: 'Saved elsewhere in the meantime' })
    await expect(name).toHaveValue('Two windows')

    await test.step('an address without an id opens the competition that was being edited', async () => {
      await page.goto('/competition')
      await page.waitForURL(`**${path}`)
    })
    await name.fill('From the second')
    await place.fill('Bern')

    await first.getByLabel('Name', { exact: true }).fill('From the first')
    await first.getByRole('button', { name: 'Save changes' }).click()
    await expect(first.getByText('From the first is saved and waits for approval.')).toBeVisible()

    await expect(page.getByText('This competition was saved elsewhere after you began.')).toBeVisible()
    await expect(name).toHaveValue('From the second')
    await page.getByRole('button', { name: 'Compare' }).click()
    await both.getByRole('button', { name: 'Close' }).click()
    await save.click()
    await expect(both.getByRole('row', { name: 'Name From the second From the first' })).toBeVisible()
    await expect(both.getByRole('row', { name: /^Place Bern Parc de la Ciutadella/ })).toBeVisible()
    await expect(both.getByRole('row')).toHaveCount(3)

    await test.step('closing the dialog keeps the form; loading theirs fills it in, and mine can be restored', async () => {
      await both.getByRole('button', { name: 'Close' }).click()
      await expect(name).toHaveValue('From the second')
      await save.click()
      await both.getByRole('button', { name: 'Take the saved one' }).click()
      await expect(name).toHaveValue('From the first')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(name).toHaveValue('From the second')
    })
    await test.step('the entries are shown though the server does not respond', async () => {
      expectError(/ERR_FAILED|competition could not be fetched/)
      await page.route('**/api/competition/*', (route) => route.abort())
      await page.reload()
      await expect(name).toHaveValue('From the second')
      await page.unroute('**/api/competition/*')
    })
    await test.step('it is saved on top of the version that was shown', async () => {
      await save.click()
      await expect(page.getByText('From the second is saved and waits for approval.')).toBeVisible()
      const now = await product.send(getCompetition, { params: { id } }, organizer.token)
      expect(now.competition).toMatchObject({ name: 'From the second', location: 'Bern', version: 3 })
    })
  },
)

test(
  'an option can be chosen once an admin has switched it on',
  { tag: '@full' },
  async ({ page, server }) => {
    const product = productOn(server)
    const admin = await signIn(product, named.amaia)
    await product.send(changeSettings, { body: { online: true } }, admin.token)
    await signInOn(page, named.marisol, '/competition')
    const type = page.getByLabel('Type', { exact: true })
    await test.step('a template presets all but name, country, place and gender', async () => {
      await page.getByRole('button', { name: 'National VS, 16 athletes' }).click()
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
      await expect(page.getByText('Still missing: Country, Place, and Gender')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Start: Sat.* to Sun/ })).toBeVisible()
    })
    await expect(type.getByRole('option', { name: 'Online' })).toBeEnabled()
    await type.selectOption('Online')
    await expect(page.getByLabel('Place', { exact: true })).toBeHidden()
  },
)

test(
  'an approved competition whose start has passed gets a new date, and its form says so at the date',
  { tag: '@full' },
  async ({ page, server }) => {
    const { organizer, supervisor } = officials
    const late = aCompetition('Too late').by(organizer).approvedBy(supervisor)
    const { id } = await late.runIn(productOn(server)).approved()
    await server.moveClock(50)
    await page.setViewportSize({ width: 360, height: 640 })
    await signInOn(page, named.marisol, `/competitionView/${id}`)
    await expect(page.getByRole('main').getByRole('button', { name: 'New date' })).toBeVisible()
    await page.goto('/competitions')
    const card = page.getByRole('article', { name: 'Too late' })
    await expect(card.getByRole('button', { name: 'Publish' })).toHaveCount(0)
    await card.getByRole('button', { name: 'New date' }).click()
    const question = page.getByRole('dialog', { name: 'A new date for Too late?' })
    await question.getByRole('button', { name: 'New date' }).click()
    await page.waitForURL(`**/competition/${id}`)

    const start = page.getByRole('button', { name: /^Start:/ })
    await expect(start).toHaveAccessibleDescription(/The start has passed: choose a later one\./)
    await expect(page.getByText('a supervisor can approve it')).toHaveCount(0)
    await start.click()
    await page.getByRole('gridcell').getByRole('button', { disabled: false }).first().click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(start).not.toHaveAccessibleDescription(/has passed/)
    await expect(page.getByText('once saved, a supervisor can approve it')).toBeVisible()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Too late is saved and waits for approval.')).toBeVisible()
  },
)
