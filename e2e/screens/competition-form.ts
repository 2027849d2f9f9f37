/** Fills in the competition form part by part, as an organizer does. */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

export type FilledForm = {
  name: string
  rule: string
  mode: 'Versus' | 'Scoring'
  participants: string
  qualifying: 'Single' | 'Double'
  /** In VS the first stage implies the later ones. */
  stages: string[]
}

/** From the list through the four parts to the saved competition, which begins on the first day offered. */
export async function createCompetition(page: Page, form: FilledForm): Promise<void> {
  await page.getByRole('link', { name: 'New competition' }).click()
  await page.getByLabel('Name', { exact: true }).fill(form.name)
  await page.getByLabel('Type', { exact: true }).selectOption('Live')
  await chooseRule(page, form.rule)
  await page.getByLabel('Country', { exact: true }).selectOption('Spain')
  await page.getByLabel('Place', { exact: true }).fill('Parc de la Ciutadella, Barcelona')
  await page.getByRole('button', { name: /^Start:/ }).click()
  await page.getByRole('gridcell').getByRole('button', { disabled: false }).first().click()
  await page.getByRole('button', { name: 'Done' }).click()

  await nextPart(page, 'Modality')
  await page.getByRole('radio', { name: form.mode }).check()
  await page.getByRole('radio', { name: 'Open' }).check()
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByLabel('Category').selectOption('International')

  await nextPart(page, 'Participants and stages')
  await page.getByLabel('Participants', { exact: true }).selectOption(form.participants)
  await page.getByRole('radio', { name: form.qualifying }).check()
  await page.getByLabel('Judges').selectOption('2')
  for (const stage of form.stages) await page.getByRole('checkbox', { name: new RegExp(`^${stage}`) }).check()

  await nextPart(page, 'Fees, prizes and links')
  await page.getByLabel('Entry fee').fill('25')
  await page.getByLabel('Total prize').fill('1500')
  await expect(page.getByText('Everything is there')).toBeVisible()
  await page.getByRole('button', { name: 'Create competition' }).click()
  await expect(page.getByText(`${form.name} is saved and waits for approval.`)).toBeVisible()
}

/** Chooses the rule and confirms it in its dialog. */
async function chooseRule(page: Page, rule: string): Promise<void> {
  await page.getByRole('button', { name: /^Rule:/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Which rule?' })
  await expect(dialog.getByRole('button', { name: 'Confirm the rule' })).toBeDisabled()
  await dialog.getByLabel('Rule').selectOption(rule)
  await dialog.getByRole('button', { name: 'Confirm the rule' }).click()
  await expect(page.getByRole('button', { name: `Rule: ${rule}` })).toBeFocused()
}

async function nextPart(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true')
}
