/** The app itself is on the device: a phone that is reloaded out of reach of any network opens where it was. */
import { getRound } from '@trickline/contract/rounds'
import { expect, test } from './journey.ts'
import { named, productOn, signIn } from './people.ts'
import { aRecordedRound } from './recorded-round.ts'
import { nameOf } from './screens/entries-panel.ts'
import { takeRound } from './screens/judges-queue.ts'
import { signInOn } from './signed-in.ts'

test.use({ demo: true, serviceWorkers: 'allow' })

test('a judge who reloads without a network goes on with the same draft, and its save is sent later', async ({
  page,
  context,
  server,
  expectError,
}) => {
  expectError(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/)
  const product = productOn(server)
  const lucia = await signIn(product, named.lucia)
  const { id: competition, round } = await aRecordedRound(product, lucia.token)
  await signInOn(page, named.lucia)
  await page.goto(`/competitionView/${competition}?panel=scoring`)
  await takeRound(page, nameOf(round.user))
  await page.getByRole('button', { name: 'Combo', exact: true }).click()
  await enterLine('bb360 fs')
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Edit BB360 FS' })).toBeVisible()
  await enterLine('free360 bs mute')
  await page.getByRole('button', { name: 'Validate combo' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('1 save kept on this device, waiting for the network')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 save kept on this device, waiting for the network')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('1 save kept on this device')).toBeHidden({ timeout: 30_000 })
  const { validatedTricks, round: saved } = await product.send(
    getRound,
    { params: { id: round.id } },
    lucia.token,
  )
  expect(saved.status.name).toBe('completed')
  expect(validatedTricks).toHaveLength(1)

  async function enterLine(line: string): Promise<void> {
    await page.getByRole('combobox', { name: 'Search a trick' }).fill(line)
    await page.keyboard.press('Enter')
  }
})

test('a page that cannot be shown without a network says so, and comes when there is one again', async ({
  page,
  context,
  expectError,
}) => {
  expectError(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/)
  await signInOn(page, named.lucia)
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  // by itself
  await expect(page.getByText('Alpen Trick Series').first()).toBeVisible()
})
