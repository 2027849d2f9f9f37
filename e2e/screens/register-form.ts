/** Creates an account through the form, including the sum; from the front page or the app's sign-in. */
import type { Page } from '@playwright/test'
import { password } from '@trickline/samples/people'
import type { Card } from '@trickline/samples/people'

export async function registerOn(page: Page, card: Card): Promise<void> {
  await sendRegistration(page, card)
  await page.waitForURL('**/home')
}

export async function sendRegistration(page: Page, card: Card): Promise<void> {
  const register = { name: 'Register', exact: true }
  await page.getByRole('tab', register).or(page.getByRole('link', register)).click()
  await page.getByLabel('Name', { exact: true }).fill(card.name)
  await page.getByLabel('Surname').fill(card.surname)
  await page.getByLabel('Email').fill(card.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat the password').fill(password)
  const sum = page.getByLabel(/^How much is/)
  const question = await page.getByText(/^How much is/).innerText()
  const [one = 0, other = 0] = (question.match(/\d/g) ?? []).map(Number)
  await sum.fill(String(one + other))
  await page.getByRole('button', { name: 'Register', exact: true }).click()
}
