/** The whole way, from the start to the podium, against a second calculation of scores, tables, brackets and podium. */
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
