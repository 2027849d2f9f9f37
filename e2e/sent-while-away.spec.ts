/** Saves that reach the server, or are refused, while their screen is closed: what opens next is true. */
import type { Page } from '@playwright/test'
import { getRound, storeRound, updateRound } from '@trickline/contract/rounds'
import { aClaimedRound } from './claimed-round.ts'
import { expect, test } from './journey.ts'
import { productOn, signIn } from './people.ts'
import { enterSingle } from './screens/judging-screen.ts'
import { athlete, signInOn } from './signed-in.ts'

test.use({ demo: true })

test('a round that was sent after its judge had gone opens as the server has it', async ({
  page,
  server,
  expectError,
}) => {
  expectError(/Failed to load resource/)
  const { product, token, round, athlete: who } = await aClaimedRound(page, server)
  const roundNow = async () => (await product.send(getRound, { params: { id: round.id } }, token)).round
  const leaveWith = async (button: 'Save' | 'Update') => {
    const goesOut = await holdBack(page)
    await save(page, button)
    await page.getByRole('button', { name: 'Back to the competition' }).click()
    await goesOut()
    await expect.poll(async () => (await roundNow()).status.name, { timeout: 40_000 }).toBe('completed')
  }
  await enterSingle(page, { shortName: 'BB360' })
  await leaveWith('Save')

  await page.goto(`/judging/${round.id}`)
  await expect(page.getByText('View', { exact: true })).toBeVisible()
  await expect(page.getByText('still here')).toHaveCount(0)
  await page.goBack()

  await page.getByRole('button', { name: `Edit ${who}` }).click()
  await enterSingle(page, { shortName: 'Asc360' })
  await leaveWith('Update')
  await page.getByRole('button', { name: `Edit ${who}` }).click()
  await expect(page.getByRole('region', { name: 'Validated tricks 2' })).toBeVisible()
  await expect(page.getByText('changed elsewhere')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Update' })).toBeEnabled()
})

test('an edit that is refused after its athlete had left is still there, beside the other version', async ({
  page,
  server,
  expectError,
}) => {
  expectError(/Failed to load resource/)
  const product = productOn(server)
  const { token } = await signIn(product, athlete(5))
  const { round } = await product.send(storeRound, { body: aTrainingRound }, token)
  await signInOn(page, athlete(5), '/training')
  await page.goto(`/score/${round.id}?edit=true`)
  await enterSingle(page, { shortName: 'Asc360' })
  const goesOut = await holdBack(page)
  await save(page, 'Update')
  await page.getByRole('button', { name: 'Back to the list' }).click()
  const other = { ...aTrainingRound, roundId: round.id, validatedTricks: [{ id: 92 }, { id: 113 }] }
  await product.send(updateRound, { body: other }, token)
  await goesOut()
  await expect(page.getByText('1 save was refused')).toBeVisible({ timeout: 40_000 })

  await page.goto(`/score/${round.id}?edit=true`)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByRole('region', { name: 'Validated tricks 2' })).toContainText('Asc360')
  await save(page, 'Update')
  await expect(page.getByText(/^Saved: /)).toBeVisible()
  const { validatedTricks } = await product.send(getRound, { params: { id: round.id } }, token)
  expect(validatedTricks.at(-1)).toMatchObject({ short_name: 'Asc360' })
})

test('a name given on another device is not taken back without a question', async ({ page, server }) => {
  const product = productOn(server)
  const { token } = await signIn(product, athlete(6))
  const { round } = await product.send(storeRound, { body: aTrainingRound }, token)
  await signInOn(page, athlete(6), '/training')
  await page.goto(`/score/${round.id}?edit=true`)
  await enterSingle(page, { shortName: 'Asc360' })
  const renamed = { ...aTrainingRound, roundId: round.id, round_name: 'At the lake' }
  await product.send(updateRound, { body: renamed }, token)
  await page.reload()
  await expect(page.getByText('changed elsewhere')).toBeVisible()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await save(page, 'Update')
  await expect(page.getByText(/^Saved: /)).toBeVisible()
  const saved = await product.send(getRound, { params: { id: round.id } }, token)
  expect(saved.round.round_name).toBe('At the lake')
  expect(saved.validatedTricks).toHaveLength(2)
})

const aTrainingRound = {
  modeProgram: 3,
  competitionDetails: null,
  validatedTricks: [{ id: 92 }],
  round_name: 'Morning',
}

async function save(page: Page, button: 'Save' | 'Update'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
}

/** No save leaves the device until what this answers is called. */
async function holdBack(page: Page): Promise<() => Promise<void>> {
  const saves = '**/api/update_round'
  await page.route(saves, (route) => route.abort())
  return () => page.unroute(saves)
}
