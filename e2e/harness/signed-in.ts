/** Somebody of the demo, signed in on a page as a person does it. */
import type { Page } from '@playwright/test'
import { athletes, password } from '@trickline/samples/people'
import type { AthleteCard } from '@trickline/samples/people'

export async function signInOn(
  page: Page,
  { email }: { email: string },
  path = '/competitions',
): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${path}`)
}

/** The athletes of the demo, counted from 1 as in their addresses. */
export function athlete(number: number): AthleteCard {
  const card = athletes[number - 1]
  if (!card) throw new Error(`the demo has no athlete ${number}`)
  return card
}
