/** The app is stored on the device: a phone that reloads without a network opens on the same screen. */
import type { Page } from '@playwright/test'
import { logout } from '@trickline/contract/accounts'
import { getRound } from '@trickline/contract/rounds'
import {
  readDeviceStorage,
  type StoredRecord,
  tokenOf,
  waitForServiceWorker,
} from '../harness/read-device.ts'
import { enterTricks } from '../harness/enter-tricks.ts'
import { expect, test } from '../harness/journey-test.ts'
import { openAccountMenu } from '../screens/account-menu.ts'
import { named, productOn, signIn } from '../harness/people.ts'
import { findRecordedRound } from '../harness/find-recorded-round.ts'
import { nameOf } from '../screens/entries-panel.ts'
import { takeRound } from '../screens/judges-queue.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'

test.use({ demo: true, serviceWorkers: 'allow', viewport: { width: 390, height: 1000 } })

test(
  'a judge who reloads without a network continues the same draft, and its save is sent later',
  { tag: '@full' },
  async ({ page, context, server, expectError }) => {
    expectError(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/)
    const product = productOn(server)
    const lucia = await signIn(product, named.lucia)
    const { id: competition, round } = await findRecordedRound(product, lucia.token)
    await signInOn(page, named.lucia)
    await page.goto(`/competitionView/${competition}?panel=scoring`)
    await takeRound(page, nameOf(round.user))
    await page.getByRole('button', { name: 'Combo', exact: true }).click()
    await enterTricks(page, 'bb360 fs')
    await waitForServiceWorker(page)
    const grabs = page.getByRole('group', { name: /^Side, dub and grab of/ }).getByRole('button')
    const keys = page.getByRole('region', { name: 'What may follow' }).getByRole('button').or(grabs)
    const before = await keys.allTextContents()

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Edit BB360 FS' })).toBeVisible()
    await expect(keys).toHaveText(before)
    await enterTricks(page, 'free360 bs mute')
    await page.getByRole('button', { name: 'Validate combo' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('1 save kept on this device, waiting for the network')).toBeVisible()
    await page.reload()
    await expect(page.getByText('1 save kept on this device, waiting for the network')).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByText('1 save kept on this device')).toBeHidden()
    const { validatedTricks, round: saved } = await product.send(
      getRound,
      { params: { id: round.id } },
      lucia.token,
    )
    expect(saved.status.name).toBe('completed')
    expect(validatedTricks).toHaveLength(1)
  },
)

test(
  'visited pages open after a cold start without a network, with their age, but not for another person',
  { tag: '@full' },
  async ({ page, context, server, expectError }) => {
    expectError(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket|401/)
    const product = productOn(server)
    const lucia = await signIn(product, named.lucia)
    const { id: competition, round } = await findRecordedRound(product, lucia.token)
    const who = nameOf(round.user)
    await signInOn(page, named.lucia, '/judgingProgram')
    await expect(page.getByRole('button', { name: `Score ${who}` })).toBeVisible()
    await expect(page.getByText(/^As of /)).toHaveCount(0)
    await waitForServiceWorker(page)

    await context.setOffline(true)
    await expect(page.getByText(/^As of \d\d:\d\d$/).first()).toBeVisible()
    await page.close()
    const later = await context.newPage()
    await later.goto('/judgingProgram')
    await expect(later.getByRole('button', { name: `Score ${who}` })).toBeVisible()
    await expect(later.getByText(/^As of \d\d:\d\d$/).first()).toBeVisible()
    await later.goto(`/competitionView/${competition}?panel=rounds`)
    await expect(later.getByRole('heading', { name: 'Alpen Trick Series', level: 1 })).toBeVisible()
    await expect(later.getByText(/^As of \d\d:\d\d$/)).toBeVisible()

    await context.setOffline(false)
    await expect(later.getByText(/^As of /)).toHaveCount(0)
    expect((await copiesOn(later)).length).toBeGreaterThan(0)
    await openAccountMenu(later)
    await later.getByRole('button', { name: 'Log out' }).click()
    await later.getByLabel('Email').waitFor()
    expect(await copiesOn(later)).toEqual([])
  },
)

test(
  'pages visited by another person on the same device are not shown',
  { tag: '@full' },
  async ({ page, context, server, expectError }) => {
    expectError(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket|401/)
    const product = productOn(server)
    const lucia = await signIn(product, named.lucia)
    const { id: competition } = await findRecordedRound(product, lucia.token)
    await signInOn(page, named.lucia, `/competitionView/${competition}`)
    await expect
      .poll(async () => (await copiesOn(page)).map(({ id }) => id))
      .toContain(`competition:${competition}`)
    // the session ended elsewhere, and her data stays on the device until she signs in again
    await product.send(logout, {}, await tokenOf(page))
    await page.reload()
    await signInOn(page, athlete(4), '/training')
    await waitForServiceWorker(page)
    await context.setOffline(true)
    await page.goto(`/competitionView/${competition}`)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText('Alpen Trick Series')).toHaveCount(0)
  },
)

test(
  'a page that cannot be shown without a network says so, and loads when there is one',
  { tag: '@full' },
  async ({ page, context, expectError }) => {
    expectError(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/)
    await signInOn(page, named.lucia, '/judges')
    await waitForServiceWorker(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('link', { name: nameOf(named.kenji) }).first()).toBeVisible()
  },
)

async function copiesOn(page: Page): Promise<StoredRecord[]> {
  return (await readDeviceStorage(page)).filter(({ kind }) => kind === 'copy')
}
