/** A round claimed offline, when the network returns: the session has ended, the athlete was stopped, or a second tab goes on. */
import type { Page } from '@playwright/test'
import { logout } from '@trickline/contract/accounts'
import { roundHistory } from '@trickline/contract/round-history'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { password } from '@trickline/samples/people'
import { tokenOf, waitForServiceWorker } from '../harness/read-device.ts'
import { expect, test } from '../harness/journey-test.ts'
import { named } from '../harness/people.ts'
import { recordedCompetition } from '../harness/recorded-competition.ts'
import type { RecordedCompetition } from '../harness/recorded-competition.ts'
import { confirmSave, enterSingle, liveTotal } from '../screens/judging-screen.ts'
import { signInOn } from '../harness/signed-in.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 1000 } })

/** Each test uses its own rounds. */
let cup: RecordedCompetition

test.beforeAll(async ({ server }) => {
  cup = await recordedCompetition(server)
})

test.beforeEach(({ expectError }) => expectError(/Failed to load resource|ERR_|WebSocket|401|409|403/))

/** By rule 4: one trick FS of level 2, and one different trick. */
const total = '5.50'

test(
  'with an expired session it waits until its judge signs in again, and is claimed and saved once',
  { tag: '@full' },
  async ({ page, context }) => {
    await judgeAtTheQueue(page)
    await context.setOffline(true)
    await takeWithoutNetwork(page, cup.athleteOf(0))
    await confirmSave(page, total)
    await cup.product.send(logout, {}, await tokenOf(page))
    await context.setOffline(false)

    await page.getByLabel('Email').waitFor()
    expect(await cup.statusOf(0)).toBe('recorded')
    await page.getByLabel('Email').fill(named.lucia.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect.poll(() => cup.statusOf(0)).toBe('completed')
    expect(await savesOf(0)).toEqual(['save-score', 'claim'])
  },
)

for (const [place, status, said] of [
  [1, 'disqualified', 'Disqualified: the round counts 0.'],
  [2, 'injured', 'Injured: the round counts 0.'],
] as const) {
  test(
    `of an athlete who is ${status} meanwhile nothing counts, and what was entered stays on the device`,
    { tag: '@full' },
    async ({ page, context }) => {
      await judgeAtTheQueue(page)
      await context.setOffline(true)
      await takeWithoutNetwork(page, cup.athleteOf(place))
      const body = {
        entity: 'rounds',
        id: cup.roundAt(place).id,
        new_status: roundStatusCodes[status],
      } as const
      await cup.product.send(updateStatus, { body }, cup.otherJudge.token)
      await confirmSave(page, total)
      await context.setOffline(false)

      const alert = page.getByText('This round was stopped', { exact: false })
      await expect(alert).toBeVisible()
      await page.reload()
      await expect(alert).toBeVisible()
      await expect(page.getByRole('region', { name: 'Validated tricks 1' })).toContainText('BB360')
      await page.getByRole('button', { name: 'See the round as it is' }).click()
      await expect(page.getByText(said)).toBeVisible()
      expect(await cup.statusOf(place)).toBe(status)
      expect(await cup.tricksSaved(place)).toBe(0)
    },
  )
}

test(
  'two tabs continue one round, which is claimed and saved once',
  { tag: '@full' },
  async ({ page, context }) => {
    await judgeAtTheQueue(page)
    await context.setOffline(true)
    await takeWithoutNetwork(page, cup.athleteOf(3))
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(liveTotal(other)).toHaveText(total)
    await enterSingle(other, { shortName: 'Asc360' })
    await expect(liveTotal(page)).toHaveText('11.50')
    await confirmSave(page, '11.50')
    await context.setOffline(false)
    await expect.poll(() => cup.statusOf(3)).toBe('completed')
    expect(await cup.tricksSaved(3)).toBe(2)
    expect(await savesOf(3)).toEqual(['save-score', 'claim'])
    for (const tab of [page, other])
      await expect(tab.getByText('kept on this device, waiting for the network')).toBeHidden()
  },
)

test(
  'buttons that need the network say so while there is none',
  { tag: '@full' },
  async ({ page, context }) => {
    await judgeAtTheQueue(page)
    await page.getByRole('button', { name: `Score ${cup.athleteOf(4)}` }).click()
    await enterSingle(page, { shortName: 'BB360' })
    const more = page.getByRole('button', { name: 'More', exact: true })
    const cancel = page.getByRole('menuitem', { name: /^Cancel/ })
    await more.click()
    await expect(cancel).toBeEnabled()
    await context.setOffline(true)
    await expect(cancel).toContainText('This needs the network.')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    // the queue may or may not have stored the claim before the network went
    const toMine = /^(Continue with|Your version of the round of) /
    await page
      .getByRole('listitem', { name: cup.athleteOf(4) })
      .getByRole('button', { name: toMine })
      .click()
    await expect(page.getByRole('region', { name: 'Validated tricks 1' })).toContainText('BB360')
    await context.setOffline(false)
    await more.click()
    await expect(cancel).not.toContainText('This needs the network.')
  },
)

test(
  'a claim sent as the network went cannot be cancelled offline, and is released online',
  { tag: '@full' },
  async ({ page, context }) => {
    await judgeAtTheQueue(page)
    await context.route(
      '**/api/status/update',
      async (route) => {
        // the server executes it, and its answer is lost
        await route.fetch()
        await context.setOffline(true)
        await route.abort()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: `Score ${cup.athleteOf(5)}` }).click()
    await expect(page.getByText('Kept here, claimed when the network is back')).toBeVisible()
    const more = page.getByRole('button', { name: 'More', exact: true })
    const cancel = page.getByRole('menuitem', { name: /^Cancel/ })
    await more.click()
    await expect(cancel).toContainText('This needs the network.')
    await page.reload()
    await more.click()
    await expect(cancel).toContainText('This needs the network.')
    expect(await cup.statusOf(5)).toBe('scoring')
    await context.setOffline(false)
    await expect(cancel).not.toContainText('This needs the network.')
    await cancel.click()
    await expect.poll(() => cup.statusOf(5)).toBe('recorded')
  },
)

test(
  'without a network a judge saves and goes on to the next round, and both are claimed and saved once',
  { tag: '@full' },
  async ({ page, context }) => {
    await judgeAtTheQueue(page)
    await context.setOffline(true)
    await takeWithoutNetwork(page, cup.athleteOf(6))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Save, then / })
      .click()
    await expect(page.getByText(`${total}: kept here, sent when the network is back`)).toBeVisible()
    const next = new URL(page.url()).pathname
    await enterSingle(page, { shortName: 'BB360', side: 'FS' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const answers = page.getByRole('dialog').getByRole('button')
    await answers.getByText('Save', { exact: true }).click()
    await context.setOffline(false)
    await expect.poll(() => cup.statusOf(6)).toBe('completed')
    const place = [0, 1, 2, 3, 4, 5, 7].find((each) => next.endsWith(`/${cup.roundAt(each).id}`)) ?? -1
    await expect.poll(() => cup.statusOf(place)).toBe('completed')
    for (const each of [6, place]) {
      const [last, ...before] = await savesOf(each)
      expect([last, new Set(before)]).toEqual(['save-score', new Set(['claim'])])
    }
    await expect(page.getByRole('status').filter({ hasText: `saved · ${total}` })).toBeVisible()
  },
)

async function judgeAtTheQueue(page: Page): Promise<void> {
  await signInOn(page, named.lucia, '/judgingProgram')
  await expect(page.getByText(/of \d judged/)).toBeVisible()
  await waitForServiceWorker(page)
}

async function takeWithoutNetwork(page: Page, athlete: string): Promise<void> {
  await page.getByRole('button', { name: `Score ${athlete}` }).click()
  await enterSingle(page, { shortName: 'BB360', side: 'FS' })
  await expect(page.getByText('Kept here, claimed when the network is back')).toBeVisible()
}

/** Claims and saves since the round was last released, latest first. */
async function savesOf(place: number): Promise<string[]> {
  const { history } = await cup.product.send(
    roundHistory,
    { params: { id: cup.roundAt(place).id } },
    cup.organizer.token,
  )
  const actions = history.map(({ action }) => action)
  const released = actions.indexOf('cancel-scoring')
  return actions
    .slice(0, released === -1 ? undefined : released)
    .filter((action) => action === 'claim' || action === 'save-score')
}
