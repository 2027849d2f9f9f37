/** The judging screen: enters a round trick by trick and saves it. */
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

export type EnteredTrick = {
  shortName: string
  side?: 'FS' | 'BS'
  grab?: string
  /** In percent. */
  dub?: 20 | 50 | 80
}

export async function enterSingle(page: Page, { shortName, side, grab, dub }: EnteredTrick): Promise<void> {
  await page.getByRole('combobox', { name: 'Search a trick' }).fill(shortName)
  await page.getByRole('listbox', { name: 'Search a trick' }).getByRole('option').first().click()
  if (side) await page.getByRole('button', { name: side, exact: true }).click()
  if (grab) await grabbed(page, grab)
  if (dub) await page.getByRole('button', { name: `−${dub} %`, exact: true }).click()
}

async function grabbed(page: Page, grab: string): Promise<void> {
  const strip = page.getByRole('group', { name: /^Side, dub and grab of/ }).first()
  const place = strip.getByRole('button', { name: grab, exact: true })
  if (await place.isVisible()) return place.click()
  await strip.getByRole('button', { name: 'Grab', exact: true }).click()
  return page.getByRole('dialog', { name: 'All grabs' }).getByRole('button', { name: grab }).click()
}

export async function enterCombo(page: Page, tricks: readonly EnteredTrick[]): Promise<void> {
  const combo = page.getByRole('button', { name: 'Combo', exact: true })
  await combo.click()
  for (const trick of tricks) await enterSingle(page, trick)
  await combo.click()
  // rows are drawn after the button is painted, and until then the combo is open
  await page.getByRole('region', { name: /^Selected tricks/ }).waitFor({ state: 'hidden' })
}

/** One button for each, the newest first. */
export function enteredTricks(page: Page): Locator {
  return page.getByRole('button', { name: /^Edit / })
}

/** Waits until so many are on the screen, which says that it keeps them. */
export async function keptTricks(page: Page, count: number): Promise<void> {
  await expect(enteredTricks(page)).toHaveCount(count, { timeout: 60_000 })
  await page.getByText('Kept on this device').waitFor()
}

/** What a tile showed in the last frame before the touch or key; the tiles change a frame or two after the rows. */
export async function seenOnTile(
  tile: Locator,
  input: 'pointerdown' | 'keydown',
  act: () => Promise<void>,
): Promise<string> {
  const page = tile.page()
  await tile.evaluate((element, type) => {
    const nameOf = () => element.querySelector('[lang=en]')?.textContent ?? ''
    const watched = { name: nameOf() }
    const look = () => {
      watched.name = nameOf()
      requestAnimationFrame(() => setTimeout(look))
    }
    look()
    const hold = () => Object.assign(globalThis, { seen: watched.name })
    addEventListener(type, hold, { capture: true, once: true })
  }, input)
  await act()
  return page.evaluate(() => (globalThis as unknown as { seen: string }).seen)
}

export async function showControls(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'All controls of the video' }).click()
}

/** Opens the menu in the header while a round is entered. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

export function liveTotal(page: Page): Locator {
  return page.getByRole('region', { name: 'Total' }).getByRole('status').first()
}

export async function saveRound(page: Page, total: string): Promise<void> {
  await confirmSave(page, total)
  await page.waitForURL(/\/competitionView\//)
  await expect(page.getByText(`saved · ${total}`)).toBeVisible()
}

export async function confirmSave(page: Page, total: string): Promise<void> {
  await (await openSaveQuestion(page, total)).click()
}

/** The confirming button. Without a service worker its dialog is fetched the first time. */
export async function openSaveQuestion(page: Page, total: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to score the round?' })
  await expect(question).toContainText(total)
  return question.getByRole('button', { name: 'Save', exact: true })
}

export async function confirmEveryTrick(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm all' }).click()
  await page.getByRole('button', { name: 'Send review' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to Review the round?' })
  await question.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Thank you: your round is validated.')).toBeVisible()
}

export async function addVideo(
  page: Page,
  link = 'https://www.youtube.com/watch?t=3&v=Line_360-ab',
): Promise<void> {
  if (!(await page.getByLabel('Video link').isVisible())) await chooseInMenu(page, 'Add a video')
  await page.getByLabel('Video link').fill(link)
  await page.getByRole('button', { name: 'Save video' }).click()
  await page
    .getByRole('dialog', { name: 'Are you sure you want to save the video of this round?' })
    .getByRole('button', { name: 'Save video' })
    .click()
  await expect(page.getByRole('region', { name: 'Video' })).toBeVisible()
}
