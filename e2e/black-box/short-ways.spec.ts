/** The shortest competition of each mode, from start to podium, checked like the long ones in play-to-podium.spec.ts. */
import { shortContests } from './contests.ts'
import { expect, test } from './black-box-test.ts'
import { playToThePodium } from './play-to-podium.ts'

for (const contest of shortContests) {
  test(`${contest.name}, rule ${contest.rule}: every score, pair and place is the calculated one`, async ({
    running,
  }) => {
    const rounds = await playToThePodium(running, contest, running.idOf(contest.name))
    expect(rounds).toBeGreaterThan(contest.athletes)
  })
}
