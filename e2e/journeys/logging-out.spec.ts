/** Logging out clears the device (accounts-and-people §3) and warns of entries that would be lost, but keeps other people's. */
import type { Page } from '@playwright/test'
import { logout } from '@trickline/contract/accounts'
import { readDeviceStorage, tokenOf } from '../harness/read-device.ts'
import { expect, test } from '../harness/journey-test.ts'
import { openAccountMenu } from '../screens/account-menu.ts'
import { findJudgedRound } from '../harness/find-judged-round.ts'
import { productOn } from '../harness/people.ts'
import { enterSingle } from '../screens/judging-screen.ts'
import { athlete, signInByForm } from '../harness/signed-in.ts'

test.use({ demo: true, viewport: { width: 390, height: 1000 } })

test(
  'logging out asks before it deletes a started round, and then leaves nothing',
  { tag: '@full' },
  async ({ page, expectError }) => {
    // requests under way when the session ended
    expectError(/401/)
    await signInByForm(page, athlete(3), '/score')
    await enterSingle(page, { shortName: 'BB360' })
    await page.goto('/rulebooks')
    const question = await logOut(page)
    await expect(question).toContainText('1 round that you have begun is only on this device.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page.goto('/score')
    await expect(page.getByRole('region', { name: 'Validated tricks 1' })).toBeVisible()

    await page.goto('/rulebooks')
    await (await logOut(page)).getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByLabel('Email')).toBeVisible()
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    expect(await readDeviceStorage(page)).toEqual([])
  },
)

test('logging out asks before it deletes a started review', { tag: '@full' }, async ({ page, server }) => {
  const { round, card } = await findJudgedRound(productOn(server))
  await signInByForm(page, card)
  await page.goto(`/judging/${round.id}`)
  await page.getByRole('button', { name: 'BB360 is incorrect' }).click()
  await page.goto('/rulebooks')
  await expect(await logOut(page)).toContainText('1 review that you have begun is only on this device.')
})

test(
  'a person’s entries are kept while another logs in and out on the same device',
  { tag: '@full' },
  async ({ page, server, expectError }) => {
    expectError(/401/)
    await signInByForm(page, athlete(4), '/score')
    await enterSingle(page, { shortName: 'BB360' })
    const token = await tokenOf(page)
    await productOn(server).send(logout, {}, token)
    await page.goto('/rulebooks')
    await page.getByLabel('Email').waitFor()

    await signInByForm(page, athlete(5))
    await openAccountMenu(page)
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByLabel('Email').waitFor()

    await signInByForm(page, athlete(4), '/score')
    await expect(page.getByRole('region', { name: 'Validated tricks 1' })).toContainText('BB360')
  },
)

async function logOut(page: Page) {
  await openAccountMenu(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  return page.getByRole('dialog', { name: 'Log out now?' })
}
