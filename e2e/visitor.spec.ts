/** Somebody who is not signed in follows a competition on its public page. */
import { expect, test } from './journey.ts'
import { named } from './people.ts'
import { nameOf, openPanel } from './screens/entries-panel.ts'
import { expectPhase } from './screens/rounds-panel.ts'

test.use({ demo: true })

test('a visitor sees the podium and the published results of a finished competition', async ({ page }) => {
  await page.goto('/live/8')
  await expect(page.getByRole('heading', { name: 'Trofeo delle Dolomiti', level: 1 })).toBeVisible()
  await expectPhase(page, 'Podium')
  // under way in Rio, seen from Madrid
  await page.goto('/live/6')
  await expect(page.getByText(/Started on .*\d\d:\d\d \(S[aã]o Paulo Time\)/)).toBeVisible()
  await page.goto('/live/8')
  await expect(page.getByLabel('1st', { exact: true })).toBeVisible()
  // from the quarterfinal straight to the final
  const phases = page.getByRole('navigation', { name: 'Phases' })
  await expect(phases.getByRole('button', { name: 'Semifinal' })).toHaveCount(0)
  await phases.getByRole('button', { name: 'Final', exact: true }).click()
  await expect(page.getByRole('row')).toHaveCount(5)
  await expect(page.getByRole('row').nth(1)).toContainText(/\d+\.\d\d/)
})

test('a visitor sees no score, no contact and no button of a phase that is not published', async ({
  page,
}) => {
  await page.goto('/live/5')
  await expectPhase(page, 'Qualifying 1')
  const table = page.getByRole('table', { name: 'Rounds of Qualifying 1' })
  await expect(table.getByRole('row').filter({ hasText: 'Scored' }).first()).toBeVisible()
  await expect(table.getByText(/\d\.\d\d/)).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Scoring' })).toHaveCount(0)
  await openPanel(page, 'Athletes')
  await expect(page.getByText(nameOf(named.athletes[0] ?? named.amaia))).toBeVisible()
  await expect(page.getByText('@trickline.example')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Approve|Mark as paid|Register/ })).toHaveCount(0)
})

test('what is not published does not exist for a visitor, and signing in is one press away', async ({
  page,
  expectError,
}) => {
  expectError(/404|403/)
  await page.goto('/live/1')
  await expect(page.getByText('It does not exist, is not published, or is not open to you.')).toBeVisible()
  await expect(page.getByText('Noches de Trickline')).toHaveCount(0)
  await page.goto('/live/8')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})
