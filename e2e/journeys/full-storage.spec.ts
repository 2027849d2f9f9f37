/** A device that cannot store (storage full or switched off): tricks can still be entered, and the screen says so. */
import type { Page } from '@playwright/test'
import { openClaimedRound } from '../harness/claim-round.ts'
import { expect, test } from '../harness/journey-test.ts'
import { chooseInMenu, enterSingle } from '../screens/judging-screen.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'

test.use({ demo: true, viewport: { width: 390, height: 1000 } })

const notKept = 'This device keeps no drafts'

test(
  'a judge is warned that nothing is stored, and is asked before Cancel or going back discards it',
  { tag: '@full' },
  async ({ page, server }) => {
    await openClaimedRound(page, server)
    await fillStorage(page)
    await enterSingle(page, { shortName: 'BB360' })
    await expect(page.getByRole('alert')).toContainText(notKept)
    await chooseInMenu(page, 'Cancel')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Validated tricks 1' })).toBeVisible()
    await page.goBack()
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Cancel', exact: true })
      .click()
    await expect(page.getByRole('region', { name: 'Validated tricks 1' })).toBeVisible()
  },
)

test('a training round can be started without storage', { tag: '@full' }, async ({ page }) => {
  await signInOn(page, athlete(8), '/training')
  await fillStorage(page)
  await page.getByRole('button', { name: 'New round' }).click()
  await page.getByRole('dialog').getByLabel('Rule').selectOption('TJS v3.0')
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
  await enterSingle(page, { shortName: 'BB360' })
  await expect(page.getByRole('alert')).toContainText(notKept)
})

async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
}
