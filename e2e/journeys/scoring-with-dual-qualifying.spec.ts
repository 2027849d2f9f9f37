/** A scoring competition of thirteen athletes with two qualifying phases, from the empty form to the public podium. */
import type { RoundRow } from '@trickline/contract/rounds'
import { expect, test } from '../harness/journey-test.ts'
import { named } from '../harness/people.ts'
import { nameOf, openPanel } from '../screens/entries-panel.ts'
import { recordRound, takeRound } from '../screens/judges-queue.ts'
import {
  confirmEveryTrick,
  enterCombo,
  enterSingle,
  liveTotal,
  saveRound,
} from '../screens/judging-screen.ts'
import {
  expectPhase,
  expectPodium,
  finishWithPodium,
  goToNextPhase,
  publishPhase,
  rowOf,
  startCompetition,
} from '../screens/rounds-panel.ts'
import { bringToStart } from '../harness/bring-to-start.ts'

test.use({ viewport: { width: 390, height: 1000 } })

const thirteenth: named.AthleteCard = {
  name: 'Ngozi',
  surname: 'Okonkwo-Adébáyọ̀',
  email: 'athlete13@trickline.example',
  strength: 7,
}
const athletes = [...named.athletes, thirteenth]
const bart = nameOf(named.athletes[0] ?? thirteenth)

test(
  'thirteen athletes qualify twice, eight and then four go on, and a spectator sees the podium',
  { tag: '@full' },
  async ({ server, open, expectError }) => {
    // earlier sessions have expired
    expectError(/401/)
    const { organizer, judge, athlete, spectator, cup } = await bringToStart(
      { server, open, athletes },
      {
        name: 'Trofeo Otoño',
        rule: 'TJS v2.0',
        mode: 'Scoring',
        participants: 'Medium (13 to 20)',
        qualifying: 'Double',
        stages: ['Quarterfinal', 'Final'],
      },
    )
    const roundsIn = async (phase: number): Promise<RoundRow[]> =>
      (await cup.present()).rounds.filter(({ round_number }) => round_number === phase)

    await test.step('the competition is started, and a round of the first qualifying is scored trick by trick', async () => {
      await startCompetition(organizer)
      await expectPhase(spectator, 'Qualifying 1')
      await openPanel(judge, 'Scoring')
      await recordRound(judge, bart)
      await takeRound(judge, bart)
      await enterCombo(judge, [
        { shortName: 'BB360', side: 'BS' },
        { shortName: 'Free360', grab: 'Japan' },
      ])
      await enterSingle(judge, { shortName: 'BB360', side: 'BS', dub: 20 })
      // a combo of two, a repeated trick with a dub, one grab, two different tricks
      await expect(liveTotal(judge)).toHaveText(
        (((4.5 + 5.75) * 1.5 + 4.5 * 0.75 * 0.8) * 1.05 + 2).toFixed(2),
      )

      await judge.getByRole('button', { name: 'Combo', exact: true }).click()
      await enterSingle(judge, { shortName: 'Asc360' })
      await enterSingle(judge, { shortName: 'BBF-F', dub: 80 })
      await expect(judge.getByRole('button', { name: 'Validate combo' })).toBeDisabled()
      await judge.getByRole('button', { name: 'Validate 2 singles' }).click()
      const singles = 4.5 * 0.75 * 0.8 + 5 + 7 * 0.2
      const total = (((4.5 + 5.75) * 1.5 + singles) * 1.05 + 4).toFixed(2)
      await expect(liveTotal(judge)).toHaveText(total)
      await saveRound(judge, total)
      await expect(rowOf(spectator, bart)).toContainText('Judged')
      await expect(spectator.getByText(total)).toHaveCount(0)

      await athlete.getByRole('link', { name: 'Review my round' }).click()
      await confirmEveryTrick(athlete)
      await expect(judge.getByRole('listitem', { name: bart })).toContainText('Validated')
      await cup.scored()
      await expect(rowOf(spectator, nameOf(thirteenth))).toContainText('Judged')
      await expect(spectator.getByText(total)).toHaveCount(0)
      await publishPhase(organizer, 'Qualifying 1', '12 athletes have not validated their rounds yet')
      await expect(rowOf(spectator, bart)).toContainText(total)
    })

    await test.step('everyone rides once more, and the better round counts', async () => {
      await goToNextPhase(organizer, 'Qualifying 2', [
        '13 athletes go on, nobody is out.',
        'Everyone rides once more.',
      ])
      await expectPhase(spectator, 'Qualifying 2')
      await cup.scored()
      const [first, second] = [await roundsIn(1), await roundsIn(2)]
      await publishPhase(organizer, 'Qualifying 2', 'Everybody sees the scores of 13 rounds')
      await expect(rowOf(spectator, bart)).toContainText(shown(scoreOf(second, bart)))

      const best = athletes
        .map((card) => ({
          name: nameOf(card),
          score: Math.max(...[first, second].map((of) => scoreOf(of, nameOf(card)))),
        }))
        .toSorted((a, b) => b.score - a.score)
      await spectator.getByRole('button', { name: 'Best result' }).click()
      const table = spectator.getByRole('table', { name: 'Best result of qualifying' })
      await expect(table.getByRole('row')).toHaveCount(1 + 8)
      await spectator.getByRole('button', { name: 'Show 5 more' }).click()
      for (const [index, { name, score }] of best.entries()) {
        const row = table.getByRole('row').nth(index + 1)
        await expect(row).toContainText(name)
        await expect(row).toContainText(shown(score))
        await expect(row.getByText('Goes on')).toHaveCount(index < 8 ? 1 : 0)
      }
      await goToNextPhase(organizer, 'Quarterfinal', ['8 athletes go on, 5 athletes are out.'])
    })

    await test.step('the best four of the quarterfinal ride the final', async () => {
      await spectator.getByRole('button', { name: /^Quarterfinal/ }).click()
      await cup.scored()
      const [best] = byScore(await roundsIn(3))
      await publishPhase(organizer, 'Quarterfinal', 'Everybody sees the scores of 8 rounds')
      await expect(rowOf(spectator, best?.name ?? '')).toContainText(shown(best?.score))
      await goToNextPhase(organizer, 'Final', ['4 athletes go on, 4 athletes are out.'])
    })

    await test.step('the final decides the podium', async () => {
      await cup.scored()
      const final = byScore(await roundsIn(4)).map(({ name }) => name)
      const left = byScore(await roundsIn(3))
        .map(({ name }) => name)
        .filter((name) => !final.includes(name))
      await publishPhase(organizer, 'Final', 'Everybody sees the scores of 4 rounds')
      await finishWithPodium(organizer, ['The competition ends with 13 athletes ranked.', final[0] ?? ''])
      await spectator.getByRole('button', { name: 'Podium' }).click()
      await expectPodium(spectator, [...final, ...left])
      await expect(spectator.getByText('13th', { exact: true })).toBeVisible()
    })
  },
)

function byScore(rounds: readonly RoundRow[]): { name: string; score: number }[] {
  return rounds
    .map(({ user, total_score }) => ({ name: nameOf(user), score: total_score ?? Number.NaN }))
    .toSorted((a, b) => b.score - a.score)
}

function scoreOf(rounds: readonly RoundRow[], name: string): number {
  return byScore(rounds).find((round) => round.name === name)?.score ?? Number.NaN
}

function shown(score: number | undefined): string {
  return score?.toFixed(2) ?? ''
}
