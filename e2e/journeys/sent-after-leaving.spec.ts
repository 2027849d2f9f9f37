/** Saves that succeed or are refused after their screen was closed: the next screen shows the outcome. */
import type { Page, Route } from '@playwright/test'
import { getRound, storeRound, updateRound } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { password } from '@trickline/samples/people'
import { openClaimedRound } from '../harness/claim-round.ts'
import { editRound } from '../screens/judges-queue.ts'
import { expect, test } from '../harness/journey-test.ts'
import { productOn, signIn } from '../harness/people.ts'
import { enterSingle } from '../screens/judging-screen.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'

test.use({ demo: true, viewport: { width: 390, height: 1000 } })

test(
  'a round that was sent after its judge had left opens as the server has it',
  { tag: '@full' },
  async ({ page, server, expectError }) => {
    expectError(/Failed to load resource/)
    const { product, token, round, athlete: who } = await openClaimedRound(page, server)
    const roundNow = async () => (await product.send(getRound, { params: { id: round.id } }, token)).round
    const leaveWith = async (button: 'Save' | 'Update') => {
      const goesOut = await holdBack(page)
      await save(page, button)
      await page.getByRole('button', { name: 'Back to the competition' }).click()
      await goesOut()
      await expect.poll(async () => (await roundNow()).status.name).toBe('completed')
    }
    await enterSingle(page, { shortName: 'BB360' })
    await leaveWith('Save')

    await page.goto(`/judging/${round.id}`)
    await expect(page.getByText('View', { exact: true })).toBeVisible()
    await expect(page.getByText('still here')).toHaveCount(0)
    await page.goBack()

    await editRound(page, who)
    await enterSingle(page, { shortName: 'Asc360' })
    await leaveWith('Update')
    await editRound(page, who)
    await expect(page.getByRole('region', { name: 'Validated tricks 2' })).toBeVisible()
    await expect(page.getByText('changed elsewhere')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Update' })).toBeEnabled()
  },
)

test(
  'an edit that is refused after its athlete had left is kept, next to the other version',
  { tag: '@full' },
  async ({ page, server, expectError }) => {
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
    await expect(page.getByText('1 save was refused')).toBeVisible()

    const answer = await holdAnswers(page, '**/api/get_round/*')
    await page.goto(`/score/${round.id}?edit=true`)
    const keepMine = page.getByRole('button', { name: 'Keep mine' })
    await expect(keepMine, 'there is nothing to choose before the other version is there').toBeDisabled()
    answer()
    await keepMine.click()
    await expect(page.getByRole('region', { name: 'Validated tricks 2' })).toContainText('Asc360')
    await save(page, 'Update')
    await expect(page.getByText(/^Saved: | saved · /)).toBeVisible()
    const { validatedTricks } = await product.send(getRound, { params: { id: round.id } }, token)
    expect(validatedTricks.at(-1)).toMatchObject({ short_name: 'Asc360' })
  },
)

test(
  'a name set on another device is not overwritten without a question',
  { tag: '@full' },
  async ({ page, server }) => {
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
    await expect(page.getByText(/^Saved: | saved · /)).toBeVisible()
    const saved = await product.send(getRound, { params: { id: round.id } }, token)
    expect(saved.round.round_name).toBe('At the lake')
    expect(saved.validatedTricks).toHaveLength(2)
  },
)

test(
  'a new round that is refused after its athlete had left is opened again from the list',
  { tag: '@full' },
  async ({ page, expectError }) => {
    expectError(/Failed to load resource/)
    await signInOn(page, athlete(7), '/score')
    await enterSingle(page, { shortName: 'Asc360' })
    const goesOut = await holdBack(page, '**/api/store')
    await saveNew(page)
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await expect(page.getByText('1 save kept on this device')).toBeVisible()
    await expect(page.getByText('is not finished')).toHaveCount(0)
    await page.route('**/api/store', (route) => route.fulfill({ status: 422, json: refusal }))
    await goesOut()
    await expect(page.getByText('is not finished')).toBeVisible()
    await page.unroute('**/api/store')

    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'Go back to editing' }).click()
    await enterSingle(page, { shortName: 'BB360' })
    await saveNew(page)
    await expect(page.getByText(/^Saved: | saved · /)).toBeVisible()
    await expect(page.getByText('was refused')).toHaveCount(0)
  },
)

test(
  'a discarded round is deleted, and is not shown as saved',
  { tag: '@full' },
  async ({ page, expectError }) => {
    expectError(/422/)
    await signInOn(page, athlete(8), '/score')
    await enterSingle(page, { shortName: 'Asc360' })
    await page.route('**/api/store', (route) => route.fulfill({ status: 422, json: refusal }))
    await saveNew(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText('Nothing entered yet')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Nothing entered yet')).toBeVisible()
    await expect(page).toHaveURL(/\/score$/)
  },
)

test(
  'discarding one round keeps another that was started since',
  { tag: '@full' },
  async ({ page, expectError }) => {
    expectError(/Failed to load resource/)
    await signInOn(page, athlete(11), '/score')
    await enterSingle(page, { shortName: 'Asc360' })
    const goesOut = await holdBack(page, '**/api/store')
    await saveNew(page)
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await page.getByRole('button', { name: 'New round' }).click()
    await page.getByRole('dialog').getByLabel('Rule').selectOption('TJS v4.0')
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
    await enterSingle(page, { shortName: 'BB360' })
    await page.route('**/api/store', (route) => route.fulfill({ status: 422, json: refusal }))
    await goesOut()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText('was refused')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Validated tricks 1' })).toContainText('BB360')
    await page.reload()
    await expect(page.getByRole('region', { name: 'Validated tricks 1' })).toContainText('BB360')
  },
)

test(
  'after signing in again in the same tab the save is shown as waiting, not as saved',
  { tag: '@full' },
  async ({ page, expectError }) => {
    expectError(/Failed to load resource/)
    await signInOn(page, athlete(12), '/score')
    await enterSingle(page, { shortName: 'Asc360' })
    await page.route('**/api/store', sessionOver)
    await saveNew(page)
    await page.getByLabel('Email').waitFor()
    await page.unroute('**/api/store', sessionOver)
    const goesOut = await holdBack(page, '**/api/store')
    await page.getByLabel('Email').fill(athlete(12).email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Validated tricks 1' })).toContainText('Asc360')
    await expect(page.getByText('Kept here, sent when the network is back')).toBeVisible()
    await expect(page.getByText(/^Saved: | saved · /)).toHaveCount(0)
    await goesOut()
    await expect(page.getByText(/^Saved: | saved · /)).toBeVisible()
  },
)

test(
  'taking back a refused save in one tab does not navigate the other',
  { tag: '@full' },
  async ({ page, context, server, expectError }) => {
    expectError(/422/)
    const product = productOn(server)
    const { token } = await signIn(product, athlete(3))
    const { round } = await product.send(storeRound, { body: aTrainingRound }, token)
    const edit = `/score/${round.id}?edit=true`
    await signInOn(page, athlete(3), '/training')
    const other = await context.newPage()
    await other.goto(edit)
    await enterSingle(other, { shortName: 'Asc360' })
    await save(other, 'Update')
    await other.waitForURL('**/training')
    await other.getByRole('button', { name: 'Morning' }).click()
    await other.getByRole('button', { name: 'Edit Morning' }).click()
    await page.goto(edit)
    await enterSingle(page, { shortName: 'BB360' })
    await page.route('**/api/update_round', (route) => route.fulfill({ status: 422, json: refusal }))
    await other.route('**/api/update_round', (route) => route.fulfill({ status: 422, json: refusal }))
    await save(page, 'Update')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'Go back to editing' }).click()
    await expect(page.getByRole('region', { name: 'Validated tricks 3' })).toBeVisible()
    await expect(other.getByRole('region', { name: 'Validated tricks 3' })).toBeVisible()
    await expect(other).toHaveURL(/\/score\//)
  },
)

test(
  'a round cannot be published while its changes wait to be sent',
  { tag: '@full' },
  async ({ page, server, expectError }) => {
    expectError(/Failed to load resource/)
    const product = productOn(server)
    const { token } = await signIn(product, athlete(9))
    const { round } = await product.send(storeRound, { body: aTrainingRound }, token)
    await signInOn(page, athlete(9), '/training')
    await page.goto(`/score/${round.id}?edit=true`)
    await enterSingle(page, { shortName: 'Asc360' })
    const goesOut = await holdBack(page)
    await save(page, 'Update')
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await page.getByRole('button', { name: 'Morning' }).click()
    await page.getByRole('button', { name: 'Publish Morning' }).click()
    await expect(page.getByText('Your changes of this round are not saved yet.')).toBeVisible()
    await goesOut()
    await expect(page.getByRole('dialog', { name: 'Morning' })).toContainText('11.50')
    await page.getByRole('button', { name: 'Publish Morning' }).click()
    await page
      .getByRole('dialog', { name: 'Publish this round?' })
      .getByRole('button', { name: 'Publish' })
      .click()
    await expect(page.getByText('The round is published.')).toBeVisible()
  },
)

test(
  'an athlete who edits a round that is published elsewhere stays on it, and decides about the edit',
  { tag: '@full' },
  async ({ page, server, expectError }) => {
    expectError(/409/)
    const product = productOn(server)
    const { token } = await signIn(product, athlete(10))
    const { round } = await product.send(storeRound, { body: aTrainingRound }, token)
    await signInOn(page, athlete(10), '/training')
    await page.goto(`/score/${round.id}?edit=true`)
    await enterSingle(page, { shortName: 'Asc360' })
    const published = {
      entity: 'publishRounds',
      id: [round.id],
      new_status: roundStatusCodes.published,
    } as const
    await product.send(updateStatus, { body: published }, token)
    await save(page, 'Update')
    await expect(page.getByText('This round is no longer open to you.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Validated tricks 2' })).toContainText('Asc360')
    await page.getByRole('button', { name: 'See the round as it is' }).click()
    const left = page.getByText('This device still has 2 tricks that you entered')
    await expect(left).toBeVisible()
    await page.getByRole('button', { name: 'Throw them away' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Throw them away' }).click()
    await expect(left).toHaveCount(0)
    await expect(page.getByText('was refused')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Validated tricks 1' })).toBeVisible()
  },
)

const refusal = { code: 'invalid', message: 'That cannot be.' }

const aTrainingRound = {
  modeProgram: 3,
  competitionDetails: null,
  validatedTricks: [{ id: 92 }],
  round_name: 'Morning',
}

async function save(page: Page, button: 'Save' | 'Update'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
}

async function saveNew(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Rule').selectOption('TJS v3.0')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
}

/** Holds saves back on the device until the returned function is called. */
async function holdBack(page: Page, saves = '**/api/update_round'): Promise<() => Promise<void>> {
  await page.route(saves, abort)
  return () => page.unroute(saves, abort)
}

function sessionOver(route: Route): Promise<void> {
  return route.fulfill({ status: 401, json: { code: 'no-session', message: 'Over.' } })
}

function abort(route: Route): Promise<void> {
  return route.abort()
}

/** Holds answers back until the returned function is called. */
async function holdAnswers(page: Page, url: string): Promise<() => void> {
  const held: (() => void)[] = []
  const released = new Promise<void>((resolve) => held.push(resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return () => held.forEach((release) => release())
}
