/** Bulk actions on entries during their undo window: reloads, a closed tab, no network. */
import type { Page } from '@playwright/test'
import { isEntry } from '@trickline/contract/read-competition'
import { getCompetition } from '@trickline/contract/competitions'
import type { EntryRow } from '@trickline/contract/entries'
import { orderAthletes } from '@trickline/contract/entries'
import { entryStatusOf } from '@trickline/contract/status-codes'
import { registerAll } from '@trickline/samples/enter-people'
import type { Person } from '@trickline/samples/accounts'
import type { Product } from '@trickline/samples/product'
import { expect, test } from '../harness/journey-test.ts'
import { aCompetition, named, productOn, signUp, signUpOfficials } from '../harness/people.ts'
import { groupOf, nameOf, selectEntries } from '../screens/entries-panel.ts'
import { signInOn } from '../harness/signed-in.ts'

const cards = named.athletes.slice(0, 3)
let cup: { id: number; product: Product; organizer: Person }

test.beforeAll(async ({ server }) => {
  const product = productOn(server)
  const { organizer, supervisor } = await signUpOfficials(product)
  const athletes = await Promise.all(cards.map((card) => signUp(product, card, { verified: false })))
  const plan = aCompetition('Copa de Invierno').by(organizer).approvedBy(supervisor)
  const { id } = await plan.runIn(product).published()
  await registerAll({ product, competitionId: id, organizer }, athletes)
  cup = { id, product, organizer }
})

test(
  'a bulk action can be undone, and no event shows the state before it meanwhile',
  { tag: '@full' },
  async ({ page }) => {
    await atTheAthletes(page)
    await selectEntries(page, cards)
    await page.getByRole('button', { name: 'Approve 3' }).click()
    await expect(groupOf(page, 'Not paid', 3)).toBeVisible()
    const [first] = await entries()
    await cup.product.send(
      orderAthletes,
      { body: { competition_id: cup.id, athletes_list: [{ id: first?.id ?? 0, order_number: 30 }] } },
      cup.organizer.token,
    )
    const rows = page.getByRole('region', { name: 'Athletes' }).getByRole('listitem')
    await expect(rows.last()).toContainText(first?.user?.surname ?? 'nobody')
    await expect(groupOf(page, 'Not paid', 3)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(groupOf(page, 'Waiting for you', 3)).toBeVisible()
    expect(await statuses()).toEqual(['pending', 'pending', 'pending'])
  },
)

test('a reload during the undo window carries the action out, once', { tag: '@full' }, async ({ page }) => {
  await atTheAthletes(page)
  await selectEntries(page, cards)
  await page.getByRole('button', { name: 'Approve 3' }).click()
  await page.reload()
  await expect.poll(statuses).toEqual(['approved', 'approved', 'approved'])
  await expect(groupOf(page, 'Not paid', 3)).toBeVisible()
})

test(
  'an action that a tab could not send before it was closed is carried out when the app is opened again',
  { tag: '@full' },
  async ({ page, context, expectError }) => {
    expectError(/ERR_INTERNET_DISCONNECTED|WebSocket connection/)
    await atTheAthletes(page)
    await selectEntries(page, cards)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Mark 3 as paid' }).click()
    await expect(groupOf(page, 'Approved and paid', 3)).toBeVisible()
    expect(await paid()).toEqual([false, false, false])
    // a closing tab sends once more, which may escape the emulated offline, so nothing is expected in between
    await page.close()
    await context.setOffline(false)
    const again = await context.newPage()
    await again.goto(`/competitionView/${cup.id}?panel=athletes`)
    await expect(groupOf(again, 'Approved and paid', 3)).toBeVisible()
    await expect.poll(paid).toEqual([true, true, true])
  },
)

test(
  'one athlete is declined without a confirmation, and undo reverts it',
  { tag: '@full' },
  async ({ page }) => {
    const before = await statuses()
    await atTheAthletes(page)
    const name = nameOf(cards[0] ?? named.amaia)
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Decline' }).click()
    await expect(page.getByText(`${name} is declined and can no longer take part.`)).toBeVisible()
    await expect(page.getByRole('link', { name })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
    expect(await statuses()).toEqual(before)
  },
)

test('nothing moves under the finger between a press and its answer', async ({ page }) => {
  const [, , , late = named.amaia] = named.athletes
  const athlete = await signUp(cup.product, late, { verified: false })
  await registerAll({ product: cup.product, competitionId: cup.id, organizer: cup.organizer }, [athlete])
  await atTheAthletes(page)
  await page.route('**/api/status/update', async (route) => {
    await new Promise((passed) => setTimeout(passed, 1500))
    await route.continue()
  })
  await page.getByRole('button', { name: `Approve ${nameOf(late)}` }).click()
  await expect(groupOf(page, 'Not paid', 1)).toBeVisible()
  const tops = await page.getByRole('region', { name: 'Athletes' }).evaluate(async (panel) => {
    const seen = new Set<number>()
    for (const end = performance.now() + 2000; performance.now() < end;) {
      seen.add(Math.round(panel.getBoundingClientRect().top + scrollY))
      await new Promise(requestAnimationFrame)
    }
    return [...seen]
  })
  expect(tops).toHaveLength(1)
})

async function atTheAthletes(page: Page): Promise<void> {
  await signInOn(page, named.marisol, `/competitionView/${cup.id}?panel=athletes`)
  await expect(page.getByRole('link', { name: nameOf(cards[0] ?? named.amaia) })).toBeVisible()
}

async function entries(): Promise<EntryRow[]> {
  const { competition } = await cup.product.send(
    getCompetition,
    { params: { id: cup.id } },
    cup.organizer.token,
  )
  return competition.competition_users.filter(isEntry)
}

async function statuses() {
  return (await entries()).map(({ status_id }) => entryStatusOf(status_id))
}

async function paid(): Promise<boolean[]> {
  return (await entries()).map(({ fees_paid }) => fees_paid === true)
}
