/** What goes wrong at a competition: reloads, the way back, a second tab, a dead network, two judges at once. */
import type { Page, Route } from '@playwright/test'
import { getRound } from '@trickline/contract/rounds'
import type { RoundRow } from '@trickline/contract/rounds'
import { roundStatusOf } from '@trickline/contract/status-codes'
import type { Person } from '@trickline/samples/accounts'
import type { HeldCompetition } from '@trickline/samples/held-competition'
import type { Product } from '@trickline/samples/product'
import { expect, test } from './journey.ts'
import { aCompetition, named, productOn, signInOfficials, signUp, signUpOfficials } from './people.ts'
import { nameOf } from './screens/entries-panel.ts'
import { takeRound } from './screens/judges-queue.ts'
import {
  addTrick,
  confirmSave,
  enterCombo,
  enterSingle,
  liveTotal,
  saveRound,
} from './screens/judging-screen.ts'
import { signInOn } from './signed-in.ts'
import type { RunningServer } from './server.ts'

test.use({ ownProduct: 'unhappy ways' })

/** In the middle of qualifying, every round recorded and none scored; each test takes one of its own. */
let cup: { id: number; held: HeldCompetition; rounds: RoundRow[]; product: Product; judge: Person }

test.beforeAll(async ({ server }) => {
  test.setTimeout(120_000)
  cup = await recordedCompetition(server)
})

const twoTricks = [{ shortName: 'BB360', side: 'FS' }, { shortName: 'Free360' }] as const
/** By rule 4: places in the combo, both of level 2, two different tricks. */
const twoTricksTotal = ((4.5 * 1.02 + 5.75 * 1.04) * 1.1 + 2).toFixed(2)

test('a reload in the middle of a round keeps every trick, the selected ones too', async ({ page }) => {
  const athlete = athleteOf(0)
  await judgeAtTheQueue(page, named.lucia)
  await takeRound(page, athlete)
  await enterCombo(page, twoTricks)
  await addTrick(page, { shortName: 'Asc360' })
  await page.reload()
  await expect(liveTotal(page)).toHaveText(twoTricksTotal)
  await expect(page.getByRole('button', { name: 'Edit Asc360' })).toBeVisible()
  await page.getByRole('button', { name: 'Validate single' }).click()
  await saveRound(page, (Number(twoTricksTotal) + 5 + 1).toFixed(2))
})

test('the back button leaves a round as it is, and it goes on where it was left', async ({ page }) => {
  const athlete = athleteOf(1)
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
})

test('two tabs of one judge show the same round, and it is saved once', async ({ page, context }) => {
  const athlete = athleteOf(2)
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
  expect(await tricksSaved(2)).toBe(2)
})

test('a save waits for a dead network, and goes once when it is back', async ({
  page,
  context,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED|WebSocket connection/)
  const athlete = athleteOf(3)
  await judgeAtTheQueue(page, named.lucia)
  await takeRound(page, athlete)
  await enterCombo(page, twoTricks)
  await context.setOffline(true)
  await confirmSave(page, twoTricksTotal)
  await expect(page.getByText('Kept here, sent when the network is back')).toBeVisible()
  expect(await statusOf(3)).toBe('scoring')
  await context.setOffline(false)
  await expect(page.getByText(`Saved: ${twoTricksTotal} points.`)).toBeVisible()
  expect(await statusOf(3)).toBe('completed')
})

test('a save whose answer got lost is sent again with the same key, and counts once', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_FAILED/)
  const athlete = athleteOf(4)
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
  await expect(page.getByText(`Saved: ${twoTricksTotal} points.`)).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  expect(await statusOf(4)).toBe('completed')
  expect(await tricksSaved(4)).toBe(2)
})

test('of two judges who reach for a round the second is told who was first', async ({
  open,
  expectError,
}) => {
  expectError(/409/)
  const athlete = athleteOf(5)
  const lucia = await open('/')
  const kenji = await open('/')
  await judgeAtTheQueue(lucia, named.lucia)
  await judgeAtTheQueue(kenji, named.kenji)
  // the second judge's reach is still on its way when the first one's arrives
  const held: Route[] = []
  await kenji.route('**/api/status/update', (route) => void held.push(route))
  await kenji.getByRole('button', { name: `Score ${athlete}` }).click()
  await expect.poll(() => held.length).toBe(1)
  await takeRound(lucia, athlete)
  await held[0]?.continue()
  const told = kenji.getByRole('dialog', { name: 'The scoring could not be started.' })
  await expect(told).toContainText(`${nameOf(named.lucia)} was first and is scoring this round now.`)
  await told.getByRole('button', { name: 'All right' }).click()
  await expect(kenji.getByRole('listitem', { name: athlete })).toContainText(`With ${nameOf(named.lucia)}`)
  await expect(kenji.getByRole('button', { name: `Score ${athlete}` })).toHaveCount(0)
  await enterCombo(lucia, twoTricks)
  await saveRound(lucia, twoTricksTotal)
})

async function recordedCompetition(server: RunningServer): Promise<typeof cup> {
  const product = productOn(server)
  const officials = await signUpOfficials(product)
  const cards = named.athletes.slice(0, 8)
  const athletes = await Promise.all(cards.map((card) => signUp(product, card, { verified: false })))
  const plan = aCompetition('Copa de Otoño').versus()
  const { id } = await plan
    .by(officials.organizer)
    .approvedBy(officials.supervisor)
    .judgedBy(...officials.judges)
    .for(athletes)
    .heldIn(product)
    .gathered()
  await server.restart(50)
  const again = await signInOfficials(product)
  const held = plan
    .by(again.organizer)
    .judgedBy(...again.judges)
    .for(athletes)
    .heldIn(product, id)
  await held.recorded()
  return { id, held, rounds: await held.currentRounds(), product, judge: again.judges[0] }
}

async function judgeAtTheQueue(page: Page, card: named.Card): Promise<void> {
  await signInOn(page, card)
  await page.goto(`/competitionView/${cup.id}?panel=scoring`)
}

function roundAt(index: number): RoundRow {
  const round = cup.rounds[index]
  if (round === undefined) throw new Error(`there is no round ${index}`)
  return round
}

function athleteOf(index: number): string {
  return nameOf(roundAt(index).user)
}

async function statusOf(index: number) {
  const { id } = roundAt(index)
  const round = (await cup.held.currentRounds()).find((each) => each.id === id)
  return round && roundStatusOf(round.status_id)
}

async function tricksSaved(index: number): Promise<number> {
  const params = { id: roundAt(index).id }
  const { validatedTricks } = await cup.product.send(getRound, { params }, cup.judge.token)
  return validatedTricks.flatMap((row) => ('body' in row ? row.body : [row])).length
}

/** The saves that leave the pages from now on. */
function savesFrom(...pages: Page[]): string[] {
  const saves: string[] = []
  for (const page of pages) {
    page.on('request', (request) => {
      if (request.url().endsWith('/api/update_round')) saves.push(request.url())
    })
  }
  return saves
}
