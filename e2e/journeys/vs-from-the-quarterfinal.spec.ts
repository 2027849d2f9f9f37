/** A VS competition of eight, from the empty form to the public podium. */
import type { CompetitionDetail } from '@trickline/contract/competitions'
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
  matchOf,
  publishPhase,
  rowOf,
  startCompetition,
} from '../screens/rounds-panel.ts'
import { bringToStart } from '../harness/bring-to-start.ts'

test.use({ viewport: { width: 390, height: 1000 } })

const athletes = named.athletes.slice(0, 8)
const bart = nameOf(athletes[0] ?? named.amaia)

test(
  'eight athletes meet in pairs down to a podium that a spectator sees',
  { tag: '@full' },
  async ({ server, open, expectError }) => {
    // earlier sessions have expired
    expectError(/401/)
    const { organizer, judge, athlete, spectator, cup } = await bringToStart(
      { server, open, athletes },
      {
        name: 'Copa de la Ciutadella',
        rule: 'TJS v4.0',
        mode: 'Versus',
        participants: 'Small (8 to 10)',
        qualifying: 'Single',
        stages: ['Quarterfinal'],
      },
    )

    await test.step('the organizer starts the competition, and the spectator sees the first phase', async () => {
      await startCompetition(organizer)
      await expectPhase(spectator, 'Qualifying')
      await expect(rowOf(spectator, bart)).toContainText('Pending')
    })

    await test.step('a judge records and scores a round trick by trick, and only the officials see the score', async () => {
      await openPanel(judge, 'Scoring')
      await recordRound(judge, bart)
      await expect(rowOf(spectator, bart)).toContainText('Waiting for judges')
      await takeRound(judge, bart)

      const worth = { single: 4.5, dubbed: 7 * 0.75 * 0.5 }
      await enterSingle(judge, { shortName: 'BB360', side: 'FS' })
      await expect(liveTotal(judge)).toHaveText((worth.single + 1).toFixed(2))
      await enterCombo(judge, [
        { shortName: 'BB360', side: 'FS' },
        { shortName: 'Free360', side: 'BS', grab: 'Mute' },
        { shortName: 'Asc360', side: 'BS', dub: 20 },
        { shortName: 'BBF-F', grab: 'SquirrelGrab' },
      ])
      // the place in the combo, the mean level of the four, then the landing on the feet at level 3
      const grown = 4.5 * 0.75 * 1.02 + 5.75 * 1.04 + 5 * 0.8 * 1.06 + 7 * 1.08
      const combo = grown * (1 + 0.05 * ((2 + 2 + 2 + 3) / 4)) * 1.2
      await expect(liveTotal(judge)).toHaveText(((worth.single + combo) * 1.1 + 4).toFixed(2))
      await enterSingle(judge, { shortName: 'BBF-F', grab: 'SquirrelGrab', dub: 50 })
      const total = ((worth.single + combo + worth.dubbed) * 1.1 + 4).toFixed(2)
      await expect(liveTotal(judge)).toHaveText(total)
      await saveRound(judge, total)
      await expect(judge.getByRole('listitem', { name: bart })).toContainText(total)
      await expect(rowOf(spectator, bart)).toContainText('Judged')
      await expect(spectator.getByText(total)).toHaveCount(0)
    })

    await test.step('the athlete checks the tricks, and validates them', async () => {
      await athlete.getByRole('link', { name: 'Review my round' }).click()
      await confirmEveryTrick(athlete)
      await expect(rowOf(organizer, bart)).toContainText('Validated')
    })

    await test.step('after the publication the spectator sees the score without a reload', async () => {
      await cup.scored()
      await expect(rowOf(spectator, nameOf(athletes[7] ?? named.amaia))).toContainText('Judged')
      await expect(rowOf(spectator, bart)).not.toContainText('43.00')
      await publishPhase(organizer, 'Qualifying', '7 athletes have not validated their rounds yet')
      await expect(rowOf(spectator, bart)).toContainText('43.00')
    })

    await test.step('the preview shows the pairs, and the spectator sees the bracket', async () => {
      const [best, , , , , , , last] = namesByScore(roundsIn(await cup.present(), 1))
      await goToNextPhase(organizer, 'Quarterfinal', [
        '8 athletes go on, nobody is out.',
        `A${best}VS${last}`,
      ])
      await expectPhase(spectator, 'Quarterfinal')
      await expect(matchOf(spectator, 'Quarterfinal', 'Quarterfinal 1')).toContainText(best ?? '')
    })

    for (const [number, phase, next, goesOn] of [
      [2, 'Quarterfinal', 'Semifinal', '4 athletes go on, 4 athletes are out.'],
      [3, 'Semifinal', 'Final', '4 athletes go on, nobody is out.'],
    ] as const) {
      await test.step(`${phase}: the winners go on`, async () => {
        const [one, other] = roundsIn(await cup.scored(), number).filter(({ vs_group }) => vs_group === 'A')
        await publishPhase(organizer, phase, 'Everybody sees the scores')
        await expect(matchOf(spectator, phase, `${phase} 1`)).toContainText(
          two(Math.max(score(one), score(other))),
        )
        await goToNextPhase(organizer, next, [goesOn])
        await expectPhase(spectator, next)
      })
    }

    await test.step('the final and the match for third place decide the podium', async () => {
      const competition = await cup.scored()
      const final = roundsIn(competition, 4)
      const ranked = ['F', '3P'].flatMap((group) =>
        namesByScore(final.filter(({ vs_group }) => vs_group === group)),
      )
      const stayed = new Set(roundsIn(competition, 3).map(({ user_id }) => user_id))
      const left = roundsIn(competition, 2).filter(({ user_id }) => !stayed.has(user_id))
      await publishPhase(organizer, 'Final', 'Everybody sees the scores')
      await finishWithPodium(organizer, ['The competition ends with 8 athletes ranked.', ranked[0] ?? ''])
      await expectPodium(spectator, [...ranked, ...namesByScore(left)])
    })
  },
)

function roundsIn({ rounds }: CompetitionDetail, phase: number): RoundRow[] {
  return rounds.filter(({ round_number }) => round_number === phase)
}

function namesByScore(rounds: readonly RoundRow[]): string[] {
  return rounds.toSorted((a, b) => score(b) - score(a)).map(({ user }) => nameOf(user))
}

function score(round: RoundRow | undefined): number {
  return round?.total_score ?? Number.NaN
}

function two(figure: number): string {
  return figure.toFixed(2)
}
