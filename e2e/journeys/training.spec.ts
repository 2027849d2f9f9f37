/** Training rounds from start to deletion (screens §14); the first tests are the quick run's for an athlete's own screens. */
import { storeRound, updateRound } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import type { Person } from '@trickline/samples/accounts'
import type { Locator, Page } from '@playwright/test'
import { selectTricks, validate } from '../harness/enter-tricks.ts'
import { expect, test } from '../harness/journey-test.ts'
import { productOn, signIn, signUp } from '../harness/people.ts'
import { videoOn, videoRunsTo, withVideoService } from '../harness/video-service.ts'
import { addVideo, enterSingle } from '../screens/judging-screen.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'
import type { RunningServer } from '../harness/server.ts'

const bb360 = 92

test.use({ demo: true, viewport: { width: 390, height: 1000 } })

test('a training round is started with its rule, entered and saved', async ({ page, server }) => {
  await signInOn(page, await newcomer(server, 'Dora'), '/training')
  await beginRound(page, 'TJS v3.0', 'Noon on the lake')
  await selectTricks(page, 'BB360', 'Asc360')
  await validate(page, 'combo')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to save the new round?' })
  await question.getByRole('button', { name: 'Save' }).click()
  // (4.5 + 5) x 1.5 for the combo, and one point for each of two different tricks
  await expect(page.getByRole('article', { name: 'Noon on the lake' })).toContainText('16.25')
})

test('a trick stores the second of the video at which it was entered', async ({ page, context, server }) => {
  await withVideoService(context)
  await signInOn(page, await newcomer(server, 'Emil'), '/score')
  await addVideo(page)
  await expect.poll(() => videoOn(page)).toMatchObject({ videoId: 'Line_360-ab', isPlaying: true })
  await videoRunsTo(page, 13.84)
  await enterSingle(page, { shortName: 'BB360' })
  // minus 1.5 s of reaction time
  await expect(page.getByRole('button', { name: /^BB360, .*, at 0:12$/ })).toBeVisible()
})

test('a trick is found in the list, and names the tricks that can follow', async ({ page, server }) => {
  await signInOn(page, await newcomer(server, 'Fenja'), '/trickList')
  await page.getByRole('searchbox').fill('MISTY standing flíp')
  const found = page.getByRole('table', { name: 'Trick list' }).getByText('Misty Flip')
  await expect(found).toHaveCount(1)
  await found.click()
  const about = page.getByRole('dialog', { name: /^Misty Flip/ })
  await expect(about.getByRole('region', { name: 'What can come next' }).getByRole('button')).toHaveCount(6)
})

test('the statistics count landed tricks', async ({ page, server }) => {
  const person = await newcomer(server, 'Gunda')
  await storeRounds(server, person, ['Once', 'Twice'])
  await signInOn(page, person, '/statistics?part=tricks')
  const counters = page.getByRole('region', { name: 'What was done' })
  await expect(counters.locator('summary', { hasText: /^Unique tricks1$/ })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Tricks per category' }).getByRole('img').first(),
  ).toBeVisible()
})

test(
  'a new round keeps its rule, name and tricks through a reload, and is first in the list once saved',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(1), '/training')
    await beginRound(page, 'TJS v3.0', 'Dawn on the lake')
    await selectTricks(page, 'BB360', 'Asc360')
    await validate(page, 'combo')
    await expect(page.getByRole('button', { name: 'Combo 1' }).first()).toBeVisible()

    await page.reload()
    await expect(page.getByText('TJS v3.0')).toBeVisible()
    await page.goto('/statistics')
    await page.getByRole('link', { name: 'Round in hand' }).click()
    await expect(page.getByRole('heading', { name: 'Dawn on the lake' })).toBeVisible()
    const counters = page.getByRole('region', { name: 'What was done' })
    await expect(counters.locator('summary', { hasText: /^Unique tricks/ })).toContainText('2')
    await counters.locator('summary', { hasText: /^Combos1$/ }).click()
    await expect(counters).toContainText('BB360 · Asc360')
    await page.getByRole('link', { name: 'To the round' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Are you sure you want to save the new round?' })
    await expect(question.getByLabel('Name of the round')).toHaveValue('Dawn on the lake')
    // (4.5 + 5) x 1.5 for the combo, and one point for each of two different tricks
    await expect(question).toContainText('Dawn on the lake 2 tricks, 1 combo · TJS v3.0 16.25')
    await question.getByRole('button', { name: 'Save' }).click()

    await page.waitForURL('**/training')
    const card = page.getByRole('article').first()
    await expect(card).toContainText('Dawn on the lake')
    await expect(card).toContainText('16.25')
    await page.goto('/score')
    await expect(page.getByText('Nothing entered yet', { exact: true })).toBeVisible()
  },
)

test(
  'leaving unsaved tricks asks first, and discards them only when confirmed',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(2), '/training')
    await beginRound(page, 'TJS v4.0', 'Windy')
    await selectTricks(page, 'BB360')
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expect(question).toContainText('1 trick that is not saved')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/\/score$/)
    await expect(page.getByRole('button', { name: 'Delete BB360' })).toBeVisible()

    await page.goBack()
    await question.getByRole('button', { name: 'Throw away and leave' }).click()
    await page.waitForURL('**/training')
    await expect(page.getByText('is not finished')).toHaveCount(0)
  },
)

test('an interrupted round is offered again on the list', { tag: '@full' }, async ({ page }) => {
  await signInOn(page, athlete(3), '/training')
  await beginRound(page, 'TJS v2.0', 'Cut off')
  await selectTricks(page, 'BB360')
  await page.goto('about:blank')
  await page.goto('/training')
  await expect(page.getByText('Cut off is not finished: 1 trick is kept on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('button', { name: 'Delete BB360' })).toBeVisible()
})

test('a round discarded in one tab is gone in the other too', { tag: '@full' }, async ({ page, context }) => {
  await signInOn(page, athlete(9), '/score')
  const other = await context.newPage()
  await other.goto('/score')
  await expect(other.getByText('No tricks yet.')).toBeVisible()
  await enterSingle(page, { shortName: 'BB360' })
  await expect(other.getByRole('region', { name: 'Validated tricks 1' })).toBeVisible()
  await page.goto('/training')
  await page.getByRole('button', { name: 'Throw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Throw' }).click()
  await expect(other.getByText('No tricks yet.')).toBeVisible()
})

test(
  'a round is edited, published and then closed; another is deleted after a question',
  { tag: '@full' },
  async ({ page, server }) => {
    const person = await signIn(productOn(server), athlete(4))
    await storeRounds(server, person, ['Stays', 'Goes'])
    await signInOn(page, athlete(4), '/training')

    await page.getByRole('button', { name: 'Stays' }).click()
    await page.getByRole('button', { name: 'Edit Stays' }).click()
    await page.waitForURL('**/score/*')
    await selectTricks(page, 'Asc360')
    await validate(page, 'single')
    await page.getByRole('button', { name: 'Update' }).click()
    const question = page.getByRole('dialog', { name: 'Are you sure you want to edit the round?' })
    await expect(question.getByLabel('Rule')).toHaveCount(0)
    await question.getByLabel('Name of the round').fill('Stays longer')
    await question.getByRole('button', { name: 'Update' }).click()
    const card = page.getByRole('article', { name: 'Stays longer' })
    await expect(card).toContainText('11.50')

    await expect(card).toContainText('Only you see it')
    await card.getByRole('button').click()
    const sheet = page.getByRole('dialog', { name: 'Stays longer' })
    await sheet.getByRole('button', { name: 'Publish Stays longer' }).click()
    await page
      .getByRole('dialog', { name: 'Publish this round?' })
      .getByRole('button', { name: 'Publish' })
      .click()
    await expect(sheet.getByText('Only you see it')).toHaveCount(0)
    await expect(sheet.getByRole('button', { name: 'Edit Stays longer' })).toBeDisabled()
    await expect(sheet.getByRole('button', { name: 'Delete Stays longer' })).toBeDisabled()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(card).not.toContainText('Only you see it')

    await page.getByRole('button', { name: 'Goes' }).click()
    await page.getByRole('button', { name: 'Delete Goes' }).click()
    await page
      .getByRole('dialog', { name: 'Are you sure you want to delete this round?' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(page.getByRole('article', { name: 'Goes' })).toHaveCount(0)
    await page.reload()
    await expect(card).toBeVisible()
    await expect(page.getByRole('article', { name: 'Goes' })).toHaveCount(0)
  },
)

test(
  'a round started without a rule is saved once one is chosen, and the rule is kept for the next',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(10), '/score')
    await selectTricks(page, 'BB360', 'Asc360')
    await validate(page, 'combo')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Are you sure you want to save the new round?' })
    const save = question.getByRole('button', { name: 'Save' })
    await expect(question).toContainText('TJS v3.0 16.25')
    await expect(save).toBeDisabled()
    await question.getByLabel('Rule').selectOption('Without rules')
    await expect(question).toContainText('Without rules 9.50')
    await question.getByLabel('Name of the round').fill('By the plain sum')
    await save.click()
    await page.waitForURL('**/training')
    const card = page.getByRole('article', { name: 'By the plain sum' })
    await expect(card).toContainText('Without rules')
    await expect(card).toContainText('9.50')
    await page.goto('/score')
    await expect(page.getByText('Without rules')).toBeVisible()
  },
)

test(
  'an edit waits for the network, shows a refusal, and lets its athlete choose after a change elsewhere',
  { tag: '@full' },
  async ({ page, context, server, expectError }) => {
    expectError(/ERR_INTERNET_DISCONNECTED|WebSocket|422|409/)
    const person = await signIn(productOn(server), athlete(11))
    const [id = 0] = await storeRounds(server, person, ['Far out'])
    await signInOn(page, athlete(11), '/training')
    await page.getByRole('button', { name: 'Far out' }).click()
    await page.getByRole('button', { name: 'Edit Far out' }).click()
    await selectTricks(page, 'Asc360')
    await validate(page, 'single')

    await test.step('without a network it waits, and is sent when the network is back', async () => {
      const yes = await askToUpdate(page)
      await context.setOffline(true)
      await yes.click()
      await expect(page.getByText('Kept here, sent when the network is back')).toBeVisible()
      await page.route('**/api/update_round', (route) =>
        route.fulfill({ status: 422, json: { code: 'invalid', message: 'That cannot be.' } }),
      )
      await context.setOffline(false)
    })

    const failure = page.getByRole('dialog', { name: '⚠️ Unexpected error while viewing the round.' })

    await test.step('a refusal gives its reason in the documented dialog, and the entry is kept', async () => {
      await expect(failure).toContainText('Not saved: That cannot be.')
      await expect(failure.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
      await failure.getByRole('button', { name: 'Close' }).last().click()
      await page.unroute('**/api/update_round')
      await page.getByRole('button', { name: 'Go back to editing' }).click()
      await expect(page.getByRole('button', { name: 'Delete Asc360' })).toBeVisible()
    })

    await test.step('after a change on another device both versions are shown side by side', async () => {
      const videoUrl = 'https://www.youtube.com/watch?v=Line_360-ab'
      const body = { roundId: id, modeProgram: 3, validatedTricks: [{ id: bb360, variation: 1 }], videoUrl }
      await productOn(server).send(updateRound, { body }, person.token)
      await update(page)
      await expect(page.getByText('choose which version counts')).toBeVisible()
      const versions = page.getByRole('region', { name: /^Yours · Saved/ })
      await expect(versions).toContainText('2 rows differ.')
      await expect(page.getByText('Yours: none')).toBeVisible()
      await expect(page.getByText(`Saved: ${videoUrl}`)).toBeVisible()
      await page.getByRole('button', { name: 'Keep mine' }).click()
      await update(page)
      await page.waitForURL('**/training')
      await expect(page.getByRole('article', { name: 'Far out' })).toContainText('11.50')
    })
  },
)

test(
  'a page has nine rounds, and another filter starts on the first page',
  { tag: '@full' },
  async ({ page, server }) => {
    const person = await signIn(productOn(server), athlete(5))
    await storeRounds(server, person, names(10), 1)
    await storeRounds(server, person, ['By rule 2'], 2)
    await signInOn(page, athlete(5), '/training')
    await expect(page.getByRole('article')).toHaveCount(9)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(/^Page 2 of \d$/)).toBeVisible()
    await page.getByLabel('Rule').selectOption('Without rules')
    await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible()
    await page.getByLabel('Rule').selectOption('TJS v2.0')
    await expect(page.getByRole('article', { name: 'By rule 2' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0)
  },
)

test(
  'another athlete’s round opens read-only once it is published',
  { tag: '@full' },
  async ({ page, server, expectError }) => {
    expectError(/404/)
    const person = await signIn(productOn(server), athlete(6))
    const [roundId] = await storeRounds(server, person, ['Mine alone'])
    await signInOn(page, athlete(1), '/training')
    await page.goto(`/score/${roundId}`)
    const refusal = page.getByRole('dialog', { name: '⚠️ Unexpected error while viewing the round.' })
    await expect(refusal.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
    await refusal.getByRole('button', { name: 'Close' }).last().click()
    await page.waitForURL('**/training')

    await publish(server, person, roundId ?? 0)
    await page.goto(`/score/${roundId}?edit=true`)
    await expect(page.getByRole('heading', { name: 'Mine alone', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Siobhán Ó Raghallaigh' })).toBeVisible()
    await expect(page.getByText('This round has no video.')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Search a trick' })).toHaveCount(0)
  },
)

test(
  'a list that cannot be loaded is reported and logged, whether the server fails or returns something else, and comes later',
  { tag: '@full' },
  async ({ page, expectError }) => {
    expectError(/403/)
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('the training could not be fetched')) warnings.push(message.type())
    })
    const list = '**/api/training/list'
    const refused = { status: 403, json: { code: 'not-allowed', message: 'A fault.' } }
    await page.route(list, (route) => route.fulfill(refused))
    await signInOn(page, athlete(6), '/training')
    const failure = page.getByRole('alert').filter({ hasText: 'The rounds could not be loaded' })
    await expect(failure).toContainText('A fault.')
    expect(warnings).toEqual(['warning'])

    await page.route(list, (route) => route.fulfill({ json: { message: 'no list' } }))
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(failure).toContainText('An answer came that this page cannot read.')
    expect(warnings).toEqual(['warning', 'warning'])

    // the toast closes by itself
    await page.unroute(list)
    await expect(page.getByRole('article').first()).toBeVisible()
  },
)

async function beginRound(page: Page, rule: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New round' }).click()
  const dialog = page.getByRole('dialog', { name: 'You are about to create a training round' })
  await expect(dialog.getByRole('button', { name: 'Start' })).toBeDisabled()
  await dialog.getByLabel('Rule').selectOption(rule)
  await dialog.getByLabel('Name of the round').fill(name)
  await dialog.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL('**/score')
}

async function update(page: Page): Promise<void> {
  await (await askToUpdate(page)).click()
}

async function askToUpdate(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Update' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to edit the round?' })
  await question.waitFor()
  return question.getByRole('button', { name: 'Update' })
}

function newcomer(server: RunningServer, name: string): Promise<Person> {
  const card = { name, surname: 'im Training', email: `${name.toLowerCase()}@training.example` }
  return signUp(productOn(server), card, { verified: false })
}

/** Stores rounds of one BB360 each; returns their ids. */
async function storeRounds(
  server: RunningServer,
  person: Person,
  roundNames: string[],
  modeProgram = 3,
): Promise<number[]> {
  const { send } = productOn(server)
  const ids: number[] = []
  for (const round_name of roundNames) {
    const { round } = await send(
      storeRound,
      { body: { modeProgram, competitionDetails: null, validatedTricks: [{ id: bb360 }], round_name } },
      person.token,
    )
    ids.push(round.id)
  }
  return ids
}

async function publish(server: RunningServer, person: Person, roundId: number): Promise<void> {
  await productOn(server).send(
    updateStatus,
    { body: { entity: 'publishRounds', id: [roundId], new_status: roundStatusCodes.published } },
    person.token,
  )
}

function names(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Round of ${index + 1}`)
}
