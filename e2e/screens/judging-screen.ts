/** The judging screen: a round entered trick by trick, and saved. */
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

export type EnteredTrick = {
  shortName: string
  side?: 'FS' | 'BS'
  grab?: string
  /** In percent. */
  dub?: 20 | 50 | 80
}

/** Searched by its short name and tapped, which enters it; then described. */
export async function enterSingle(page: Page, { shortName, side, grab, dub }: EnteredTrick): Promise<void> {
  await page.getByRole('combobox', { name: 'Search a trick' }).fill(shortName)
  await page.getByRole('listbox', { name: 'Search a trick' }).getByRole('option').first().click()
  if (side) await page.getByRole('button', { name: side, exact: true }).click()
  if (grab) await grabbed(page, grab)
  if (dub) await page.getByRole('button', { name: `−${dub} %` }).click()
}

/** At its place on the strip, or in the list of all. */
async function grabbed(page: Page, grab: string): Promise<void> {
  const strip = page.getByRole('group', { name: /^Side, dub and grab of/ }).first()
  const place = strip.getByRole('button', { name: grab, exact: true })
  if (await place.isVisible()) return place.click()
  await strip.getByRole('button', { name: 'Grab', exact: true }).click()
  return page.getByRole('dialog', { name: 'All grabs' }).getByRole('button', { name: grab }).click()
}

/** Into the combo that is open. */
export async function enterCombo(page: Page, tricks: readonly EnteredTrick[]): Promise<void> {
  await page.getByRole('button', { name: 'Combo', exact: true }).click()
  for (const trick of tricks) await enterSingle(page, trick)
  await page.getByRole('button', { name: 'Validate combo' }).click()
  // the rows come behind the paint of the button, and the combo is open until then
  await page.getByRole('region', { name: 'Selected tricks 0' }).waitFor()
}

/** The running total of the round. */
export function liveTotal(page: Page): Locator {
  return page.getByRole('region', { name: 'Total' }).getByRole('status').first()
}

/** Saves a round that is being scored, and comes back to the competition. */
export async function saveRound(page: Page, total: string): Promise<void> {
  await confirmSave(page, total)
  await expect(page.getByText(`Saved: ${total} points.`)).toBeVisible()
  await page.waitForURL(/\/competitionView\//)
}

/** Presses Save, and answers the question that tells the total. */
export async function confirmSave(page: Page, total: string): Promise<void> {
  await (await openSaveQuestion(page, total)).click()
}

/** The button that says yes. Its dialog comes by the network the first time where no service worker keeps it. */
export async function openSaveQuestion(page: Page, total: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to score the round?' })
  await expect(question).toContainText(`${total} points`)
  return question.getByRole('button', { name: 'Save' })
}

/** The athlete's side: every trick confirmed, and sent. */
export async function confirmEveryTrick(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm all' }).click()
  await page.getByRole('button', { name: 'Send review' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to Review the round?' })
  await question.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Thank you: your round is validated.')).toBeVisible()
}

/** Puts a video beside the round, by its link and after the question. */
export async function addVideo(
  page: Page,
  link = 'https://www.youtube.com/watch?t=3&v=Line_360-ab',
): Promise<void> {
  const add = page.getByRole('button', { name: 'Add a video' })
  if ((await add.getAttribute('aria-expanded')) === 'false') await add.click()
  await page.getByLabel('Video link').fill(link)
  await page.getByRole('button', { name: 'Save video' }).click()
  await page
    .getByRole('dialog', { name: 'Are you sure you want to save the video of this round?' })
    .getByRole('button', { name: 'Save video' })
    .click()
  await expect(page.getByRole('button', { name: 'Delete the video' })).toBeVisible()
}
