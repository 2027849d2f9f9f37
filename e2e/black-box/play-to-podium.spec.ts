/** Competitions from start to podium, compared with a second calculation of scores, standings, brackets and podium. */
import { longContests } from './contests.ts'
import { expect, test } from './black-box-test.ts'
import { playToThePodium } from './play-to-podium.ts'

test.use({ made: { contests: longContests } })

for (const contest of longContests) {
  test(
    `${contest.name}, rule ${contest.rule}: every score, pair and place is the calculated one`,
    { tag: '@full' },
    async ({ running }) => {
      const rounds = await playToThePodium(running, contest, running.idOf(contest.name))
      expect(rounds).toBeGreaterThan(contest.athletes)
    },
  )
}
