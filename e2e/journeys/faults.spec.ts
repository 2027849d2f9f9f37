/** Faults at a competition: reloads, going back, a second tab, no network, two judges at once. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Route, WebSocket } from '@playwright/test'
import { logout } from '@trickline/contract/accounts'
import { getRound, updateRound } from '@trickline/contract/rounds'
import type { RoundRow } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import type { TrickInput } from '@trickline/contract/validated-tricks'
import { dropFromDevice, tokenOf } from '../harness/read-device.ts'
import { enterTricks, selectTricks } from '../harness/enter-tricks.ts'
import { expect } from '../harness/journey-test.ts'
import { test } from '../harness/killed-device.ts'
import { cardOf, named } from '../harness/people.ts'
import { recordedCompetition } from '../harness/recorded-competition.ts'
import type { RecordedCompetition } from '../harness/recorded-competition.ts'
import { nameOf } from '../screens/entries-panel.ts'
import { editRound, takeRound } from '../screens/judges-queue.ts'
import {
  confirmEveryTrick,
  confirmSave,
  enterCombo,
  enterSingle,
  liveTotal,
  openSaveQuestion,
  saveRound,
} from '../screens/judging-screen.ts'
import { expectPhase, publishPhase, rowOf } from '../screens/rounds-panel.ts'
import { signInOn } from '../harness/signed-in.ts'

test.use({ viewport: { width: 390, height: 1000 } })

/** Each test uses its own round. */
let cup: RecordedCompetition

test.beforeAll(async ({ server }) => {
  cup = await recordedCompetition(server, named.athletes.slice(0, 10))
})

const twoTricks = [{ shortName: 'BB360', side: 'FS' }, { shortName: 'Free360' }] as const
const bb360 = { id: 92, variation: 1, grab: null, dub: 0 }
const free360 = { id: 113, variation: 0, grab: null, dub: 0 }
/** By rule 4: places in the combo, both tricks of level 2, two different tricks. */
const twoTricksTotal = ((4.5 * 1.02 + 5.75 * 1.04) * 1.1 + 2).toFixed(2)

test('a reload in the middle of a round keeps every trick, selected ones included', async ({ page }) => {
  const athlete = cup.athleteOf(0)
  await judgeAtTheQueue(page, named.lucia)
  await takeRound(page, athlete)
  await enterCombo(page, twoTricks)
  await selectTricks(page, 'Asc360')
  const total = (Number(twoTricksTotal) + 5 + 1).toFixed(2)
  await page.reload()
  await expect(liveTotal(page)).toHaveText(total)
  await expect(page.getByRole('button', { name: 'Edit Asc360' })).toBeVisible()
  await page.getByRole('button', { name: 'Validate single' }).click()
  await saveRound(page, total)
})

test(
  'the back button keeps the draft of a round, which continues where it was left',
  { tag: '@full' },
  async ({ page }) => {
    const athlete = cup.athleteOf(1)
    await judgeAtTheQueue(page, named.lucia)
    await takeRound(page, athlete)
    await enterCombo(page, twoTricks)
    await page.goBack()
    await page.getByRole('button', { name: `Continue with ${athlete}` }).click()
    await expect(liveTotal(page)).toHaveText(twoTricksTotal)
    await page.goBack()
    await page.goForward()
    await expect(liveTotal(page)).toHaveText(twoTricksTotal)
    await saveRound(page, twoTricksTotal)
  },
)

test('two tabs of one judge show the same round, and it is saved once', async ({ page, context }) => {
  const athlete = cup.athleteOf(2)
  await judgeAtTheQueue(page, named.lucia)
  await takeRound(page, athlete)
  const other = await context.newPage()
  await other.goto(page.url())
  await enterSingle(page, { shortName: 'BB360' })
  await expect(liveTotal(other)).toHaveText('5.50')
  await enterSingle(other, { shortName: 'Asc360' })
  await expect(liveTotal(page)).toHaveText('11.50')
  const saves = savesFrom(page, other)
  await saveRound(page, '11.50')
  await expect(other.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
  expect(saves).toHaveLength(1)
  expect(await cup.tricksSaved(2)).toBe(2)
})

test('a save waits for the network, and is sent once when it is back', async ({
  page,
  context,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED|WebSocket connection/)
  const athlete = cup.athleteOf(3)
  await judgeAtTheQueue(page, named.lucia)
  await takeRound(page, athlete)
  await enterCombo(page, twoTricks)
  const yes = await openSaveQuestion(page, twoTricksTotal)
  await expect(page.getByText('Only 2 tricks: is the round complete?')).toBeVisible()
  await context.setOffline(true)
  await yes.click()
  await expect(page.getByText('Kept here, sent when the network is back')).toBeVisible()
  expect(await cup.statusOf(3)).toBe('scoring')
  await context.setOffline(false)
  await expect(page.getByText(`saved · ${twoTricksTotal}`)).toBeVisible()
  expect(await cup.statusOf(3)).toBe('completed')
})

test('a judge enters a round again while its athlete reads it, and the athlete’s feedback stays', async ({
  page,
}) => {
  // the whole list (screens §13)
  await page.setViewportSize({ width: 1100, height: 800 })
  const round = cup.roundAt(8)
  await cup.run.judging.score(round, [bb360, free360])
  await signInOn(page, cardOf(round.user), `/judging/${round.id}`)
  await page.getByRole('button', { name: 'Free360 is incorrect' }).click()
  await page.getByLabel('What is wrong with Free360?').fill('It was Free180.')
  const { validatedTricks } = await cup.product.send(getRound, { params: { id: round.id } }, cup.judge.token)
  const lastRow = validatedTricks.flatMap((row) => ('body' in row ? row.body : [row])).at(-1)
  await editByCall(round, [bb360, { ...free360, validated_trick_id: lastRow?.validated_trick_id }])
  await expect(page.getByText('I looked again.')).toBeVisible()
  await expect(page.getByText('1 of 2 reviewed')).toBeVisible()
  await expect(page.getByLabel('What is wrong with Free360?')).toHaveValue('It was Free180.')
  await confirmEveryTrick(page)
})

test('when two judges save a round, the second sees both versions, and chooses', async ({
  page,
  expectError,
}) => {
  expectError(/409/)
  const round = cup.roundAt(9)
  await judgeAtTheQueue(page, named.lucia)
  await takeRound(page, cup.athleteOf(9))
  await enterCombo(page, twoTricks)
  await page.route(
    '**/api/update_round',
    async (route) => {
      await saveByCall(round, [bb360], { isNew: true })
      await route.continue()
    },
    { times: 1 },
  )
  await confirmSave(page, twoTricksTotal)
  await expect(page.getByText('choose which version counts')).toBeVisible()
  const versions = page.getByRole('region', { name: /^Yours · Saved/ })
  await expect(versions).toContainText('Free360')
  await page.getByRole('button', { name: 'Reopen with mine' }).click()
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText(`saved · ${twoTricksTotal}`)).toBeVisible()
  expect(await cup.tricksSaved(9)).toBe(2)
})

test('a browser that is killed loses no trick that was entered', async ({ device }) => {
  await signInOn(device.page, named.athletes[0] ?? named.amaia, '/score')
  for (const [place, { shortName }] of twoTricks.entries()) {
    await enterTricks(device.page, `${shortName} fs`)
    await expect(enteredOn(device.page)).toHaveCount(place + 1)
  }
  const again = await device.killAndReopen()
  await expect(enteredOn(again)).toHaveCount(twoTricks.length)
})

test(
  'a save whose answer got lost is sent again with the same key, and counts once',
  { tag: '@full' },
  async ({ page, expectError }) => {
    expectError(/ERR_FAILED/)
    const athlete = cup.athleteOf(4)
    await judgeAtTheQueue(page, named.lucia)
    await takeRound(page, athlete)
    await enterCombo(page, twoTricks)
    const keys: (string | undefined)[] = []
    await page.route('**/api/update_round', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      const answer = await route.fetch()
      await (keys.length === 1 ? route.abort() : route.fulfill({ response: answer }))
    })
    await confirmSave(page, twoTricksTotal)
    await expect(page.getByText(`saved · ${twoTricksTotal}`)).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
    expect(await cup.statusOf(4)).toBe('completed')
    expect(await cup.tricksSaved(4)).toBe(2)
  },
)

test(
  'when two judges claim a round, the second is told who was first',
  { tag: '@full' },
  async ({ open, expectError }) => {
    expectError(/409/)
    const athlete = cup.athleteOf(5)
    const lucia = await open('/')
    const kenji = await open('/')
    await judgeAtTheQueue(lucia, named.lucia)
    await judgeAtTheQueue(kenji, named.kenji)
    // the second judge's claim is still on its way when the first one's arrives
    const held: Route[] = []
    await kenji.route('**/api/status/update', (route) => void held.push(route))
    await kenji.getByRole('button', { name: `Score ${athlete}` }).click()
    await expect.poll(() => held.length).toBe(1)
    await takeRound(lucia, athlete)
    await held[0]?.continue()
    const dialog = kenji.getByRole('dialog', { name: 'The scoring could not be started.' })
    await expect(dialog).toContainText(`${nameOf(named.lucia)} was first and is scoring this round now.`)
    await dialog.getByRole('button', { name: 'All right' }).click()
    await expect(kenji.getByRole('listitem', { name: athlete })).toContainText(`With ${nameOf(named.lucia)}`)
    await expect(kenji.getByRole('button', { name: `Score ${athlete}` })).toHaveCount(0)
    await enterCombo(lucia, twoTricks)
    await saveRound(lucia, twoTricksTotal)
  },
)

test(
  'owner, judge, athlete and visitor each see at once what they may see, and no more',
  { tag: '@full' },
  async ({ open }) => {
    const athlete = cup.athleteOf(6)
    const card = named.athletes.find((each) => nameOf(each) === athlete) ?? named.amaia
    const [owner, judge, rider, visitor] = await Promise.all([
      open('/'),
      open('/'),
      open('/'),
      open(`/live/${cup.id}`),
    ])
    await Promise.all([
      signInOn(owner, named.marisol, `/competitionView/${cup.id}`),
      judgeAtTheQueue(judge, named.lucia),
      signInOn(rider, card, `/competitionView/${cup.id}`),
    ])
    await expect(publicRowOf(visitor, athlete)).toContainText('Waiting for judges')

    await takeRound(judge, athlete)
    for (const page of [owner, rider]) await expect(rowOf(page, athlete)).toContainText('Being judged')
    await expect(publicRowOf(visitor, athlete)).toContainText('Being judged')
    await enterCombo(judge, twoTricks)
    await saveRound(judge, twoTricksTotal)
    await expect(rowOf(owner, athlete)).toContainText(twoTricksTotal)
    await expect(judge.getByRole('listitem', { name: athlete })).toContainText(twoTricksTotal)
    await expect(rider.getByRole('link', { name: 'Review my round' })).toBeVisible()
    await expect(rowOf(rider, athlete)).toContainText('Judged')
    await expect(publicRowOf(visitor, athlete)).toContainText('Judged')
    for (const page of [rider, visitor]) await expect(page.getByText(twoTricksTotal)).toHaveCount(0)
    await expect(owner.getByRole('tab', { name: 'Scoring' })).toBeVisible()
    for (const page of [rider, visitor])
      await expect(page.getByRole('tab', { name: 'Scoring' })).toHaveCount(0)
    for (const page of [judge, rider, visitor]) {
      await expect(page.getByRole('button', { name: 'Publish results' })).toHaveCount(0)
    }
  },
)

test(
  'an offline page says since when it is outdated, and catches up by itself',
  { tag: '@full' },
  async ({ page, context, expectError }) => {
    expectError(/ERR_INTERNET_DISCONNECTED|WebSocket connection/)
    const athlete = cup.athleteOf(7)
    const listens = followed(page)
    await page.goto(`/live/${cup.id}`)
    await listens
    await expect(publicRowOf(page, athlete)).toContainText('Waiting for judges')
    const old = page.getByText(/^No network\. As it stood at \d\d:\d\d/)
    await context.setOffline(true)
    await expect(old).toBeVisible()
    await cup.run.judging.injure(cup.roundAt(7))
    await expect(publicRowOf(page, athlete)).toContainText('Waiting for judges')
    await context.setOffline(false)
    await expect(publicRowOf(page, athlete)).toContainText('Injured')
    await expect(old).toBeHidden()
  },
)

test(
  'who leaves while a part of the screen is loading arrives, though the part does not',
  { tag: '@full' },
  async ({ page, expectError }) => {
    expectError(/ERR_FAILED|dynamically imported/)
    await signInOn(page, named.kenji, `/competitionView/${cup.id}`)
    await expect(page.getByRole('tab', { name: 'Scoring' })).toBeVisible()
    const part = nextRequest(page, '**/assets/*.js')
    const other = nextRequest(page, `**/live/${cup.id}`)
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const loading = await part
    await page.evaluate((path) => location.assign(path), `/live/${cup.id}`)
    const arriving = await other
    // Firefox ends what is loading when the other page begins to arrive
    await loading.abort()
    await page.waitForTimeout(500)
    await arriving.continue()
    await page.waitForURL(`**/live/${cup.id}`)
  },
)

test(
  'a page that is open while the server restarts shows later changes by itself',
  { tag: '@full' },
  async ({ page, server, expectError }) => {
    expectError(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY_RESPONSE|503/)
    const athlete = cup.athleteOf(6)
    const listens = followed(page)
    await page.goto(`/live/${cup.id}`)
    await listens
    await expect(publicRowOf(page, athlete)).toContainText(/Waiting for judges|Judged/)
    await server.restart(server.daysAhead())
    await cup.run.judging.disqualify(cup.roundAt(6))
    await expect(publicRowOf(page, athlete)).toContainText('Disqualified')
    await expect(page.getByText(/^No network/)).toBeHidden()
  },
)

test(
  'a page whose session ended elsewhere stops reconnecting with it',
  { tag: '@full' },
  async ({ page, expectError }) => {
    // a read under way when the session ends is refused, which the browser prints
    expectError(/401/)
    const connections: WebSocket[] = []
    let said = ''
    page.on('websocket', (connection) => {
      connections.push(connection)
      connection.on('framesent', ({ payload }) => (said += payload.toString()))
    })
    const listens = listening(page)
    await signInOn(page, named.kenji, `/competitionView/${cup.id}`)
    await listens
    const ended = connections.at(-1)?.waitForEvent('close')
    const token = await tokenOf(page)
    expect(said).toContain(token)
    said = ''
    await cup.product.send(logout, {}, token)
    await ended
    // signed out here too; new connections are a visitor's
    await expect(page.getByRole('tab', { name: 'Sign in' })).toBeVisible()
    const known = connections.length
    // by then a lost connection would have been retried twice
    await sleep(4000)
    expect(connections).toHaveLength(known)
    expect(said).not.toContain(token)
  },
)

test(
  'a failed step is reported in a dialog, and the queue shows the round as it is',
  { tag: '@full' },
  async ({ page, expectError }) => {
    expectError(/500|Sending failed/)
    const athlete = cup.athleteOf(0)
    if ((await cup.statusOf(0)) === 'recorded') await cup.run.judging.score(cup.roundAt(0))
    await judgeAtTheQueue(page, named.lucia)
    const answers = [{ status: 500, json: {} }, { json: { success: false } }]
    await page.route('**/api/status/update', (route) => route.fulfill(answers.shift() ?? { status: 500 }))
    const dialog = page.getByRole('dialog', { name: 'The scoring could not be started.' })

    await editRound(page, athlete)
    await expect(dialog).toContainText('Something went wrong on our side.')
    await dialog.getByRole('button', { name: 'All right' }).click()
    await page.getByRole('button', { name: `More for ${athlete}` }).click()
    await page.getByRole('menuitem', { name: 'Disqualify' }).click()
    const question = page.getByRole('dialog', { name: `Disqualify ${athlete}?` })
    await question.getByRole('button', { name: 'Disqualify' }).click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'All right' }).click()
    await expect(page.getByRole('listitem', { name: athlete })).toContainText('Awaits the athlete')
    expect(await cup.statusOf(0)).toBe('completed')
  },
)

test(
  'two tabs of an organizer publish and advance: one succeeds, the other says that it happened',
  { tag: '@full' },
  async ({ page, context, expectError }) => {
    expectError(/409|503/)
    await cup.run.scored()
    await signInOn(page, named.marisol, `/competitionView/${cup.id}?panel=rounds`)
    const other = await context.newPage()
    let isCut = true
    await other.routeWebSocket(/socket\.io/, (connection) => {
      if (!isCut) connection.connectToServer()
    })
    await other.goto(page.url())
    await other.getByRole('button', { name: 'Publish results' }).click()
    const question = other.getByRole('dialog', { name: 'Publish Qualifying?' })
    await expect(question).toContainText('not validated')
    // the review's countdown continues after a reload
    const countdown = page.getByRole('timer')
    await expect(countdown).toHaveText(/^0[0-5]:\d\d$/)
    const left = await countdown.innerText()
    await page.reload()
    await expect(countdown).toHaveText(/^0[0-4]:\d\d$/)
    expect((await countdown.innerText()) <= left).toBe(true)

    await test.step("until the server's time is known the countdown is 400 seconds", async () => {
      let isTimeKnown = false
      // the other tab keeps the time on the same device
      await context.route('**/api/**', async (route) => {
        if (isTimeKnown) return route.continue()
        const response = await route.fetch()
        const { 'x-server-time': _, ...headers } = response.headers()
        return route.fulfill({ response, headers })
      })
      await dropFromDevice(page, 'clock-offset:only')
      await page.reload()
      await expect(countdown).toHaveText('06:40')
      isTimeKnown = true
      await page.reload()
      await expect(countdown).toHaveText(/^0[0-4]:\d\d$/)
    })

    const sendingFailed = page.getByText('Sending failed')
    await page.route('**/api/status/update', (route) => route.fulfill({ status: 503, json: {} }), {
      times: 1,
    })
    await publishPhase(page, 'Qualifying', 'not validated')
    await expect(sendingFailed).toBeVisible()
    await publishPhase(page, 'Qualifying', 'not validated')
    await expect(page.getByText('Qualifying is published.')).toBeVisible()
    await expect(sendingFailed).toBeHidden()
    // no event has told the other tab
    await question.getByRole('button', { name: 'Publish anyway' }).click()
    await expect(other.getByText('You published Qualifying a moment ago, in another window.')).toBeVisible()
    await expect(other.getByText('Nothing was changed.')).toBeHidden()

    isCut = false
    await other.reload()
    await other.getByRole('button', { name: 'Go to the next phase' }).click()
    await other.getByRole('dialog', { name: 'Go to Quarterfinal?' }).waitFor()
    await page.getByRole('button', { name: 'Go to the next phase' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Go to Quarterfinal' }).click()
    for (const tab of [page, other]) await expectPhase(tab, 'Quarterfinal')
    await expect(other.getByRole('dialog')).toBeHidden()
    await expect(
      other.getByText('You went on to Quarterfinal a moment ago, in another window.'),
    ).toBeVisible()
  },
)

function enteredOn(page: Page) {
  return page.getByRole('button', { name: /^Edit \w+360 FS/ })
}

async function saveByCall(
  round: RoundRow,
  validatedTricks: TrickInput[],
  { isNew }: { isNew: boolean },
): Promise<void> {
  const body = { roundId: round.id, modeProgram: round.rule_id, isNew, validatedTricks }
  const comment = isNew ? {} : { athlete_feedback: 'I looked again.' }
  await cup.product.send(updateRound, { body: { ...body, ...comment } }, cup.judge.token)
}

async function editByCall(round: RoundRow, validatedTricks: TrickInput[]): Promise<void> {
  const body = { entity: 'rounds', id: round.id, new_status: roundStatusCodes.review } as const
  await cup.product.send(updateStatus, { body }, cup.judge.token)
  await saveByCall(round, validatedTricks, { isNew: false })
}

/** Resolves when the public page has subscribed to its changes. */
async function followed(page: Page): Promise<void> {
  await page.waitForResponse(/\/changes$/)
}

async function listening(page: Page): Promise<void> {
  const connection = await page.waitForEvent('websocket')
  await connection.waitForEvent('framereceived', ({ payload }) => payload.includes('"ok":true'))
}

async function judgeAtTheQueue(page: Page, card: named.Card): Promise<void> {
  await signInOn(page, card)
  await page.goto(`/competitionView/${cup.id}?panel=scoring`)
}

function savesFrom(...pages: Page[]): string[] {
  const saves: string[] = []
  for (const page of pages) {
    page.on('request', (request) => {
      if (request.url().endsWith('/api/update_round')) saves.push(request.url())
    })
  }
  return saves
}

function publicRowOf(page: Page, athlete: string) {
  const rows = page.getByRole('list', { name: /^Rounds of/ }).locator('[data-row]')
  return rows.filter({ hasText: athlete })
}

/** The next request of that address, held until the test continues or aborts it. */
function nextRequest(page: Page, address: string): Promise<Route> {
  return new Promise((asked) => {
    let count = 0
    void page.route(address, (route) => ((count += 1) === 1 ? asked(route) : route.continue()))
  })
}
