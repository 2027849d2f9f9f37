/** Signs in a person of the demo on a page. */
import type { Page } from '@playwright/test'
import type { SignedInReply } from '@trickline/contract/accounts'
import { athletes, password } from '@trickline/samples/people'
import type { AthleteCard } from '@trickline/samples/people'
import { storeSession } from './store-session.ts'

/** Skips the form, which takes half a second; tests of the form use `signInByForm`. */
export async function signInOn(
  page: Page,
  { email }: { email: string },
  path = '/competitions',
): Promise<void> {
  const response = await page.request.post('/api/login', { data: { email, password } })
  if (!response.ok()) throw new Error(`${email} was not signed in: ${await response.text()}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reply of this call
  await storeSession(page, (await response.json()) as SignedInReply)
  await page.goto(path)
}

export async function signInByForm(
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

export function athlete(number: number): AthleteCard {
  const card = athletes[number - 1]
  if (!card) throw new Error(`the demo has no athlete ${number}`)
  return card
}
