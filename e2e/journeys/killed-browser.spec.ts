/** The browser is killed half a second after the last tap and opened again on its profile: all ten tricks are restored. */
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { openClaimedRound } from '../harness/claim-round.ts'
import { enterTricks } from '../harness/enter-tricks.ts'
import { findJudgedRound } from '../harness/find-judged-round.ts'
import { test } from '../harness/killed-device.ts'
import { named, productOn } from '../harness/people.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'

test.use({ demo: true, viewport: { width: 390, height: 1000 } })

const ten = [
  'BB360',
  'Free360',
  'Asc360',
  'BB360',
  'Free360',
  'Asc360',
  'BB360',
  'Free360',
  'Asc360',
  'BB360',
]

test('ten tricks of a judge, and their undo history', { tag: '@full' }, async ({ device, server }) => {
  await openClaimedRound(device.page, server)
  await enterTen(device.page)
  const again = await device.killAndReopen()
  await expect(entered(again)).toHaveCount(10)
  await expect(again.getByText('Kept on this device')).toBeVisible()
  await again.getByRole('button', { name: 'Undo' }).click()
  await expect(entered(again)).toHaveCount(9)
})

test('ten tricks of a new training round, and its rule', { tag: '@full' }, async ({ device }) => {
  await signInOn(device.page, athlete(8), '/training')
  await device.page.getByRole('button', { name: 'New round' }).click()
  await device.page.getByRole('dialog').getByLabel('Rule').selectOption('TJS v2.0')
  await device.page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
  await enterTen(device.page)
  const again = await device.killAndReopen()
  await expect(entered(again)).toHaveCount(10)
  await expect(again.getByText('TJS v2.0').first()).toBeVisible()
})

test('the thumbs and comments of a review', { tag: '@full' }, async ({ device, server }) => {
  const { round, card } = await findJudgedRound(productOn(server))
  await signInOn(device.page, card)
  await device.page.goto(`/judging/${round.id}`)
  await device.page.getByRole('button', { name: 'Confirm all' }).click()
  await device.page.getByRole('button', { name: 'Next trick' }).click()
  await device.page.getByRole('button', { name: 'Free360 is incorrect' }).click()
  await device.page.getByLabel('What is wrong with Free360?').fill('It was Free180.')
  await device.page
    .getByLabel(/comment/i)
    .last()
    .fill('Thank you!')
  const again = await device.killAndReopen()
  await again.getByRole('button', { name: 'Next trick' }).click()
  await expect(again.getByLabel('What is wrong with Free360?')).toHaveValue('It was Free180.')
  await expect(again.getByLabel(/comment/i).last()).toHaveValue('Thank you!')
  await expect(again.getByText('2 of 2 reviewed')).toBeVisible()
})

test('the fields of a new competition', { tag: '@full' }, async ({ device }) => {
  await signInOn(device.page, named.marisol)
  await device.page.goto('/competition')
  await device.page.getByLabel('Name').fill('Copa de la Sierra')
  await device.page.getByRole('button', { name: 'Rule: Choose…' }).click()
  await device.page.getByRole('dialog').getByLabel('Rule').selectOption('TJS v4.0')
  await device.page.getByRole('button', { name: 'Confirm the rule' }).click()
  await expect(device.page.getByRole('button', { name: 'Rule: TJS v4.0' })).toBeVisible()
  const again = await device.killAndReopen()
  await expect(again.getByLabel('Name')).toHaveValue('Copa de la Sierra')
  await expect(again.getByRole('button', { name: 'Rule: TJS v4.0' })).toBeVisible()
})

async function enterTen(page: Page): Promise<void> {
  for (const [count, shortName] of ten.entries()) {
    await enterTricks(page, `${shortName} fs`)
    await expect(entered(page)).toHaveCount(count + 1)
  }
}

function entered(page: Page): Locator {
  return page.getByRole('button', { name: /^Edit \w+360 FS/ })
}
