/** The list as owner, supervisor and everybody see it at the same time, and the actions on its cards. */
import { expect, test } from '../harness/journey-test.ts'
import { named } from '../harness/people.ts'
import { approveCompetition, chooseOn, publishCompetition } from '../screens/competition-list.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'

test.use({ demo: true })

const name = 'Kantō Slack Jam'

test(
  'a competition is returned with a reason, completed, approved and published, in three windows',
  { tag: '@full' },
  async ({ page, open }) => {
    const cardOn = (window: typeof page) => window.getByRole('article', { name })
    const [owners, athletes] = [await open('/'), await open('/')]
    await signInOn(page, named.ruediger)
    await signInOn(owners, named.marisol)
    await signInOn(athletes, athlete(1))
    await expect(cardOn(owners).getByText('Pending', { exact: true })).toBeVisible()
    await expect(athletes.getByRole('article')).not.toHaveCount(0)
    await expect(cardOn(athletes)).toHaveCount(0)

    await cardOn(page).getByRole('button', { name: 'Return' }).click()
    const dialog = page.getByRole('dialog', { name: `Return ${name}?` })
    await dialog.getByRole('button', { name: 'Return' }).click()
    await expect(dialog.getByLabel('Reason')).toBeFocused()
    await dialog.getByLabel('Reason').fill('The park closes at six.')
    await dialog.getByRole('button', { name: 'Return' }).click()
    await expect(dialog).toBeHidden()
    await expect(cardOn(page).getByText('Registered', { exact: true })).toBeVisible()

    await expect(cardOn(owners).getByText('The park closes at six.')).toBeVisible()
    const menu = cardOn(owners).getByRole('button', { name: 'More' })
    await menu.focus()
    await owners.keyboard.press('Enter')
    await expect(cardOn(owners).getByRole('menuitem', { name: 'Publish' })).toContainText(
      'A supervisor has to approve it first',
    )
    const icons = cardOn(owners).getByRole('menu').locator('svg')
    expect(await icons.evaluateAll((all) => all.map((icon) => icon.clientWidth))).toEqual([20, 20, 20, 20])
    await owners.keyboard.press('Escape')
    await cardOn(owners).getByRole('link', { name: 'Finish the form' }).click()
    await owners.getByLabel('Place', { exact: true }).fill('Yoyogi Park, open until ten')
    await owners.getByRole('button', { name: 'Save changes' }).click()
    await expect(owners).toHaveURL(/\/competitions/)

    await expect(cardOn(page).getByText('Yoyogi Park, open until ten')).toBeVisible()
    await expect(cardOn(page).getByText('The park closes at six.')).toBeHidden()
    await approveCompetition(page, name)
    await publishCompetition(owners, name)
    await expect(cardOn(athletes).getByText('Starts in')).toBeVisible()
  },
)

test('what runs stands above the drafts until the list is narrowed', { tag: '@full' }, async ({ page }) => {
  await signInOn(page, named.marisol, '/competitions')
  const running = page.getByRole('region', { name: 'On now' })
  await expect(running.getByRole('link')).toHaveCount(2)
  await page.getByRole('searchbox').fill('Kantō')
  await expect(running).toHaveCount(0)
  await page.getByRole('searchbox').fill('')
  await running.getByRole('link', { name: 'Rio Line Battle' }).click()
  await expect(page).toHaveURL(/\/competitionView\/\d+\?panel=rounds/)
})

test(
  'a copy opens in the form without its date; deleting it says what is deleted',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, named.marisol, '/competitions?status=8')
    const finished = page.getByRole('article', { name: 'Trofeo delle Dolomiti' })
    await expect(finished.getByRole('list', { name: 'Podium' }).getByRole('listitem')).toHaveCount(3)
    await chooseOn(finished, 'Copy')
    await expect(page).toHaveURL(/\/competition\/\d+$/)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Trofeo delle Dolomiti')

    await page.goto('/competitions?status=1&search=trofeo')
    const copy = page.getByRole('article', { name: 'Trofeo delle Dolomiti' })
    await expect(copy.getByText('No date yet')).toBeVisible()
    await chooseOn(copy, 'Delete')
    const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this Competition?' })
    await expect(question).toContainText('Trofeo delle Dolomiti goes with its 0 entries.')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Trofeo delle Dolomiti is deleted.')).toBeVisible()
    await expect(copy).toHaveCount(0)
  },
)

test(
  'an organizer reads the list while the actions of its cards cannot be fetched',
  { tag: '@full' },
  async ({ page, expectError }) => {
    expectError(/ERR_FAILED|dynamically imported module/)
    await page.route(/competition-actions/, (route) => route.abort())
    await signInOn(page, named.marisol)
    await expect(page.getByRole('article', { name })).toBeVisible({ timeout: 15_000 })
    await page.unroute(/competition-actions/)
    await expect(page.getByRole('button', { name: 'More' }).first()).toBeVisible()
  },
)
