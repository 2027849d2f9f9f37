/** Going back from a profile or a round restores the panel, the phase, the view and the page. */
import { openClaimedRound } from '../harness/claim-round.ts'
import { expect, test } from '../harness/journey-test.ts'
import { named } from '../harness/people.ts'
import { openPanel } from '../screens/entries-panel.ts'
import { confirmSave, enterSingle } from '../screens/judging-screen.ts'
import { expectPhase } from '../screens/rounds-panel.ts'
import { signInOn } from '../harness/signed-in.ts'

test.use({ demo: true, viewport: { width: 390, height: 1000 } })

test(
  'going back from a profile and a round restores the phase and its view',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, named.lucia, '/competitionView/7')
    await page.getByRole('navigation', { name: 'Phases' }).getByRole('button', { name: 'Semifinal' }).click()
    await expectPhase(page, 'Semifinal')
    await page.getByRole('radio', { name: 'Table' }).check()
    const table = page.getByRole('table', { name: 'Rounds of Semifinal' })
    const athlete = table.getByRole('link', { name: /^\p{L}/u }).first()
    const name = await athlete.innerText()

    await athlete.click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(table).toBeVisible()

    await table.getByRole('link', { name: `Open the round of ${name}` }).click()
    await expect(page).toHaveURL(/\/judging\/\d+$/)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await page.goBack()
    await expect(table).toBeVisible()
  },
)

test(
  'going back from a profile restores the page of the athletes, also after a reload',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, named.lucia, '/competitionView/5')
    await openPanel(page, 'Athletes')
    await page.getByRole('button', { name: 'Next' }).click()
    const second = page.getByRole('navigation', { name: 'Page 2 of 2' })
    await expect(second).toBeVisible()
    const cards = page.getByRole('region', { name: 'Athletes' }).getByRole('listitem')
    await cards.first().getByRole('link').click()
    await expect(page).toHaveURL(/\/profile\/\d+$/)
    await page.reload()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(second).toBeVisible()
  },
)

test(
  'the list keeps its filters: by going back, by the menu, by a link',
  { tag: '@full' },
  async ({ page, context }) => {
    await signInOn(page, named.lucia)
    const cards = page.getByRole('article')
    const search = page.getByRole('searchbox')
    await search.pressSequentially('alpen')
    await expect(search).toHaveValue('alpen')
    await expect(cards).toHaveCount(1)
    await expect(page).toHaveURL(/[?&]search=alpen/)
    await cards.getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Alpen Trick Series', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(search).toHaveValue('alpen')
    await expect(cards).toHaveCount(1)
    await page.goto('/training')
    await page.goto('/competitions')
    await expect(search).toHaveValue('alpen')
    const other = await context.newPage()
    await other.goto('/competitions?search=dolomiti')
    await expect(other.getByRole('searchbox')).toHaveValue('dolomiti')
    await expect(other.getByRole('article')).toHaveCount(1)
    await search.fill('')
    await expect(page).toHaveURL(/\/competitions$/)
    expect(await cards.count()).toBeGreaterThan(1)
  },
)

test(
  'a filter offers only values that match, is in the address, and going back removes it',
  { tag: '@full' },
  async ({ page, context }) => {
    await signInOn(page, named.marisol)
    const [cards, filters] = [page.getByRole('article'), page.getByRole('search')]
    await filters.getByLabel('Status').selectOption('Finished')
    await expect(page).toHaveURL(/\?status=8$/)
    await expect(cards).toHaveCount(2)
    await expect(filters.getByLabel('Rule').getByRole('option')).toHaveText(['All', 'TJS v2.0', 'TJS v4.0'])
    await filters.getByLabel('Rule').selectOption('TJS v2.0')
    await expect(cards).toHaveCount(1)
    const shared = await context.newPage()
    await shared.goto(page.url())
    await expect(shared.getByRole('article')).toHaveCount(1)
    await expect(shared.getByRole('article')).toContainText('Trofeo delle Dolomiti')

    await page.goBack()
    await expect(cards).toHaveCount(2)
    await page.goBack()
    await expect(page).toHaveURL(/\/competitions$/)
    await expect(page.getByText('Page 1 of 2')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(cards).toHaveCount(2)
    await filters.getByLabel('Kind').selectOption('International')
    await expect(page.getByText('Page 1 of 2')).toBeVisible()
    const search = filters.getByRole('searchbox')
    await search.fill('nothing like this')
    // before the list has followed the last letter
    await page.getByRole('button', { name: 'Show all 8' }).first().dispatchEvent('click')
    await expect(search).toHaveValue('')
    await expect(page).toHaveURL(/\/competitions$/)
  },
)

test(
  'a swipe does not leave a round, leaving says what is kept, and a new window leads back to the queue',
  { tag: '@full' },
  async ({ page, context, server }) => {
    const { athlete } = await openClaimedRound(page, server)
    await enterSingle(page, { shortName: 'BB360' })
    // the swipe is the browser's own gesture, which a headless browser lacks
    const screen = page.locator('html')
    await expect(screen).toHaveCSS('overscroll-behavior-x', 'contain')

    const address = page.url()
    await page.goBack()
    await expect(page.getByText('Not saved yet: what you entered is kept on this device.')).toBeVisible()
    await expect(page.getByRole('button', { name: `Continue with ${athlete}` })).toBeVisible()
    // where nothing is entered, the browser's own gesture works
    await expect(screen).toHaveCSS('overscroll-behavior-x', 'auto')

    const another = await context.newPage()
    await another.goto(address)
    await expect(another.getByRole('button', { name: 'Delete BB360' })).toBeVisible()
    await confirmSave(another, '5.50')
    await another.waitForURL('**/competitionView/*?panel=scoring')
  },
)
