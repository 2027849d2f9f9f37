/** Entries of a competition: inviting, confirming, registering, approving, paying. */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Card } from '@trickline/samples/people'

export function nameOf({ name, surname }: Pick<Card, 'name' | 'surname'>): string {
  return `${name} ${surname}`
}

export async function openPanel(
  page: Page,
  name: 'Athletes' | 'Judges' | 'Rounds' | 'Scoring',
): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click()
}

/** On the judges' panel: puts them on the list and mails the invitations. */
export async function inviteJudges(page: Page, judges: readonly Card[]): Promise<void> {
  await page.getByRole('button', { name: 'Invite judges' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite judges' })
  for (const judge of judges) await dialog.getByRole('checkbox', { name: nameOf(judge) }).check()
  await dialog.getByRole('button', { name: `Invite ${judges.length} and mail` }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`${judges.length} invitations are on their way.`)).toBeVisible()
}

export async function confirmInvitation(page: Page, competition: string): Promise<void> {
  const invitations = page.getByRole('region', { name: 'Your invitations' })
  await expect(invitations).toContainText(`You are invited to judge ${competition}.`)
  await invitations.getByRole('button', { name: 'Confirm invitation' }).click()
  await expect(invitations).toBeHidden()
}

export async function registerOneself(page: Page, competition: string): Promise<void> {
  await page.getByRole('button', { name: 'Register' }).click()
  const question = page.getByRole('dialog', { name: `Register in ${competition}?` })
  await question.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Your entry waits for the organizer’s approval.')).toBeVisible()
}

export async function approveEntry(page: Page, person: Card): Promise<void> {
  const approve = page.getByRole('button', { name: `Approve ${nameOf(person)}` })
  // the screen changes at once, before the response
  const answered = page.waitForResponse('**/api/status/update')
  await approve.click(finger)
  await answered
  await expect(approve).toBeHidden()
}

/** On the panel: starts selecting, and selects these. */
export async function selectEntries(page: Page, people: readonly Card[]): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Select several' }).click()
  for (const person of people) await page.getByRole('checkbox', { name: `Select ${nameOf(person)}` }).check()
}

/** Heading of the entries that wait for the same. */
export function groupOf(page: Page, name: string, count: number) {
  return page.getByRole('heading', { name: `${name} ${count}`, exact: true })
}

/** On the athletes' panel, whose first page begins with what waits for the owner. */
export async function approveAndMarkPaid(page: Page, athletes: readonly Card[]): Promise<void> {
  for (const athlete of athletes) await approveEntry(page, athlete)
  for (const athlete of athletes) {
    const pay = page.getByRole('button', { name: `Mark paid: ${nameOf(athlete)}` })
    const answered = page.waitForResponse('**/api/athletes/paid')
    await pay.click(finger)
    await expect(pay).toBeHidden()
    await answered
  }
}

/** Milliseconds from press to release, enough frames for the page to compensate layout changes above. */
const finger = { delay: 60 }
