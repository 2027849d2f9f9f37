/** The list of competitions: approves, publishes and opens them. */
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

function cardOf(page: Page, name: string): Locator {
  return page.getByRole('article', { name })
}

export async function approveCompetition(page: Page, name: string): Promise<void> {
  await cardOf(page, name).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(`${name} is approved.`)).toBeVisible()
}

export async function publishCompetition(page: Page, name: string): Promise<void> {
  await cardOf(page, name).getByRole('button', { name: 'Publish' }).click()
  const question = page.getByRole('dialog', { name: 'Publish this competition?' })
  await question.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(`${name} is published.`)).toBeVisible()
}

/** Opens the menu of a card. */
export async function chooseOn(card: Locator, action: string): Promise<void> {
  await card.getByRole('button', { name: 'More' }).click()
  await card.getByRole('menuitem', { name: action }).click()
}

export async function openCompetition(page: Page, name: string): Promise<number> {
  await cardOf(page, name).getByRole('link', { name }).click()
  await page.waitForURL(/\/competitionView\/\d+/)
  return Number(/\d+/.exec(new URL(page.url()).pathname)?.[0])
}
