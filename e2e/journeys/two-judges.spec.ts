/** Two judges enter a round independently, and the head judge decides where they differ. */
import { headJudge } from '@trickline/contract/entries'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { updateRound } from '@trickline/contract/rounds'
import { enterTricks } from '../harness/enter-tricks.ts'
import { expect, test } from '../harness/journey-test.ts'
import { named } from '../harness/people.ts'
import { recordedCompetition } from '../harness/recorded-competition.ts'
import { signInOn } from '../harness/signed-in.ts'
import { openSaveQuestion } from '../screens/judging-screen.ts'
import { takeRound } from '../screens/judges-queue.ts'

test('the second ballot differs by a side, and the head takes one of the two', async ({ page, server }) => {
  const cup = await recordedCompetition(server, named.athletes.slice(0, 8), (plan) => plan.judgedByTwo())
  const { product, judge, otherJudge, organizer } = cup
  const round = cup.roundAt(0)
  const athlete = cup.athleteOf(0)
  // the other judge hands in first
  const claim = { entity: 'rounds', id: round.id, new_status: roundStatusCodes.scoring } as const
  await product.send(updateStatus, { body: claim }, otherJudge.token)
  const tricks = [{ id: 92, variation: 1 }, { id: 113 }]
  const ballot = { roundId: round.id, modeProgram: round.rule_id, isNew: true, validatedTricks: tricks }
  await product.send(updateRound, { body: ballot }, otherJudge.token)
  const { competition_users: entries } = await cup.run.present()
  const entry = entries.find(({ user_id, role_id }) => user_id === judge.id && role_id === 2)
  const named_head = { competition_id: cup.id, competition_user_id: entry?.id ?? null }
  await product.send(headJudge, { body: named_head }, organizer.token)

  await signInOn(page, judge, `/competitionView/${cup.id}?panel=scoring`)
  const row = page.getByRole('listitem', { name: athlete })
  await expect(row).toContainText('1 of 2 judges')
  await takeRound(page, athlete)
  // nothing of the other list is there
  await expect(page.getByRole('combobox', { name: 'Search a trick' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Validated tricks' })).toHaveCount(0)
  await enterTricks(page, 'bb360 bs, free360')
  await (await openSaveQuestion(page, '12.25')).click()

  await page.waitForURL(/\/competitionView\//)
  await expect(row).toContainText('Judges differ')
  await row.getByRole('button', { name: `Decide the round of ${athlete}` }).click()
  await expect(page.getByRole('heading', { name: '1 difference' })).toBeVisible()
  const both = page.getByRole('button', { name: /BB360/ })
  await expect(both).toHaveCount(2)
  for (const reading of await both.all()) await expect(reading).toHaveAttribute('aria-pressed', 'false')
  const decide = page.getByRole('button', { name: 'Decide' })
  await expect(decide).toBeDisabled()
  await page.getByRole('button', { name: 'Neither: choose the trick' }).click()
  await page.getByLabel('Trick', { exact: true }).selectOption('Free360')
  await page.getByLabel('Side').selectOption('BS')
  await page.getByRole('button', { name: 'Take this' }).click()
  await expect(page.getByRole('button', { name: 'Neither: Free360 BS' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(decide).toBeEnabled()
  await page.getByRole('button', { name: /: BB360 FS/ }).click()
  await decide.click()
  await expect(page.getByText('The round is judged.')).toBeVisible()
  await expect(page.getByText('Two ballots')).toBeVisible()
  expect(await cup.statusOf(0)).toBe('completed')
  expect(await cup.tricksSaved(0)).toBe(2)
})
