/** The rounds of a competition by phase: starting, publishing, advancing, and the public results. */
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

export async function startCompetition(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start competition' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start competition' }).click()
  await expect(page.getByText('The competition has started.')).toBeVisible()
}

/** Returns after the last press; the caller awaits the response. */
export async function publishPhase(page: Page, phase: string, says: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish results' }).click()
  const question = page.getByRole('dialog', { name: `Publish ${phase}?` })
  await expect(question).toContainText(says)
  await question.getByRole('button', { name: /^Publish/ }).click()
}

/** `shows`: what the preview must contain before it is confirmed. */
export async function goToNextPhase(page: Page, next: string, shows: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Go to the next phase' }).click()
  const preview = page.getByRole('dialog', { name: `Go to ${next}?` })
  for (const text of shows) await expect(preview).toContainText(text)
  await preview.getByRole('button', { name: `Go to ${next}` }).click()
  await expectPhase(page, next)
}

export async function finishWithPodium(page: Page, shows: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Finish with the podium' }).click()
  const preview = page.getByRole('dialog', { name: 'Finish the competition?' })
  for (const text of shows) await expect(preview).toContainText(text)
  await preview.getByRole('button', { name: 'Finish with the podium' }).click()
  await expectPhase(page, 'Podium')
}

export async function expectPhase(page: Page, phase: string): Promise<void> {
  await expect(page.getByRole('heading', { name: phase, level: 2, exact: true })).toBeVisible()
}

export function rowOf(page: Page, athlete: string): Locator {
  return page.getByRole('row').filter({ hasText: athlete })
}

/** A pair of the bracket by stage and name: `Semifinal 2`, `Final`, `Third place`. */
export function matchOf(page: Page, stage: string, name: string): Locator {
  return page.getByRole('list', { name: stage, exact: true }).getByRole('listitem', { name, exact: true })
}

/** The first four on the podium, then the others of `ranked`. */
export async function expectPodium(page: Page, ranked: readonly string[]): Promise<void> {
  await expectPhase(page, 'Podium')
  for (const [index, place] of ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th'].entries()) {
    const name = ranked[index]
    if (name === undefined) return
    const standing =
      index < 4 && index !== 3
        ? page.getByLabel(place, { exact: true })
        : page.getByText(place, { exact: true })
    await expect(standing.locator('..')).toContainText(name)
  }
}
