/** 24 rounds entered offline, a killed browser, two rounds taken by another judge: 22 are saved once, two keep both versions. */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { roundHistory } from '@trickline/contract/round-history'
import { updateRound } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { enterTricks } from '../harness/enter-tricks.ts'
import { waitForServiceWorker } from '../harness/read-device.ts'
import { test } from '../harness/killed-device.ts'
import { named } from '../harness/people.ts'
import { recordedCompetition } from '../harness/recorded-competition.ts'
import { confirmSave } from '../screens/judging-screen.ts'
import { nameOf } from '../screens/entries-panel.ts'
import { signInOn } from '../harness/signed-in.ts'

test.use({ keepsApp: true, viewport: { width: 390, height: 1000 } })

/** Notation as typed, and its total by TJS v4.0. */
const ridden = [
  { line: 'bb360 fs', total: 5.5 },
  { line: 'free360 bs mute', total: 7.04 },
  { line: '[bb360 fs, free360]', total: 13.63 },
] as const
const riddenAt = (place: number) => ridden[place % ridden.length] ?? ridden[0]
const [heldByAnother, scoredByAnother] = [3, 20]

test('a day of 24 rounds without a network, and back', { tag: '@full' }, async ({ device, server }) => {
  const cup = await recordedCompetition(server, [...named.athletes, ...named.counterparts])
  const rounds = await cup.run.currentRounds()
  expect(rounds).toHaveLength(24)
  let { page } = device
  await signInOn(page, named.lucia, '/judgingProgram')
  await expect(page.getByText('0 of 24 judged')).toBeVisible()
  await waitForServiceWorker(page)

  await device.setOffline(true)
  for (const [place, round] of rounds.entries()) {
    if (place === 12) page = await device.killAndReopen()
    await enterWithoutNetwork(page, nameOf(round.user), riddenAt(place))
  }
  await expect(page.getByText('24 of 24 judged')).toBeVisible()
  await expect(page.getByText('24 saves kept on this device, waiting for the network')).toBeVisible()
  const take = async (place: number) => {
    const body = {
      entity: 'rounds',
      id: cup.roundAt(place).id,
      new_status: roundStatusCodes.scoring,
    } as const
    await cup.product.send(updateStatus, { body }, cup.otherJudge.token)
  }
  await take(heldByAnother)
  await take(scoredByAnother)
  const other = cup.roundAt(scoredByAnother)
  const score = { roundId: other.id, modeProgram: other.rule_id, isNew: true, validatedTricks: [{ id: 92 }] }
  await cup.product.send(updateRound, { body: score }, cup.otherJudge.token)
  expect((await cup.run.currentRounds()).filter(({ status }) => status.name === 'recorded')).toHaveLength(22)

  await device.setOffline(false)
  await expect(page.getByText('2 saves were refused')).toBeVisible()
  await expect(page.getByText('waiting for the network')).toBeHidden()
  const saved = await cup.run.currentRounds()
  for (const [place, { id, status, total_score, judge }] of saved.entries()) {
    if (place === heldByAnother || place === scoredByAnother) continue
    const { history } = await cup.product.send(roundHistory, { params: { id } }, cup.organizer.token)
    const actions = history.map(({ action }) => action)
    expect([place, status.name, total_score, judge?.name]).toEqual([
      place,
      'completed',
      riddenAt(place).total,
      named.lucia.name,
    ])
    expect(actions.filter((action) => action === 'claim' || action === 'save-score')).toEqual([
      'save-score',
      'claim',
    ])
  }

  await page
    .getByRole('button', { name: `Your version of the round of ${cup.athleteOf(scoredByAnother)}` })
    .click()
  const versions = page.getByRole('region', { name: `Yours · Saved by ${nameOf(named.kenji)}` })
  await expect(versions).toContainText('13.63')
  await page.goto('/judgingProgram')
  await page
    .getByRole('button', { name: `Your version of the round of ${cup.athleteOf(heldByAnother)}` })
    .click()
  await expect(page.getByText(`${nameOf(named.kenji)} has this round now.`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Validated tricks 1' })).toContainText('BB360')
})

async function enterWithoutNetwork(
  page: Page,
  athlete: string,
  { line, total }: (typeof ridden)[number],
): Promise<void> {
  await page.getByRole('button', { name: `Score ${athlete}` }).click()
  await enterTricks(page, line)
  await expect(page.getByText('Kept here, claimed when the network is back')).toBeVisible()
  await confirmSave(page, total.toFixed(2))
  await page.getByRole('button', { name: 'Back to the competition' }).click()
}
