/** The files of a competition (calls §24 to §26): saved from the share sheet, and imported after a preview. */
import { writeFile } from 'node:fs/promises'
import { expect, test } from '../harness/journey-test.ts'
import { named } from '../harness/people.ts'
import { signInOn } from '../harness/signed-in.ts'

test.use({ demo: true })

const name = 'Trofeo delle Dolomiti'

test('an organizer saves a whole competition, and imports it', { tag: '@full' }, async ({ page }, info) => {
  await signInOn(page, named.marisol, '/competitionView/8')
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('Files', { exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save: Everything (JSON)' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe(`${name} all.json`)
  const path = info.outputPath('competition.json')
  await file.saveAs(path)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await page.goto('/competitions')
  await page.getByRole('button', { name: 'Import from a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a competition' })
  const choose = dialog.locator('input[type=file]')
  const noFile = info.outputPath('no.json')
  await writeFile(noFile, 'not a competition')
  await choose.setInputFiles(noFile)
  await expect(dialog.getByText('1 thing in the file is wrong.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeHidden()
  await choose.setInputFiles(path)
  await expect(dialog.getByText(`“${name}” is made as a finished competition of yours`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page).toHaveURL(/\/competitionView\/(?!8$)\d+/)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
})
