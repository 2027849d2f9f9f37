/** The way back: from a profile and from a round to the panel, the phase, the view and the page where one was. */
import { expect, test } from './journey.ts'
import { named } from './people.ts'
import { openPanel } from './screens/entries-panel.ts'
import { expectPhase } from './screens/rounds-panel.ts'
import { signInOn } from './signed-in.ts'

test.use({ demo: true })

test('from a profile and from a round back to the phase and its view', async ({ page }) => {
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
  // in the middle of it
  await page.reload()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await page.goBack()
  await expect(table).toBeVisible()
})

test('from a profile back to the page of the athletes, also after a reload there', async ({ page }) => {
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
})
