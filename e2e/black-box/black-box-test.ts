/** `test` for the black-box run on one server: competitions are created and filled, then the clock moves five weeks. */
import { test as base } from '@playwright/test'
import { startServer } from '../harness/server.ts'
import { prepareCompetition } from './prepare-competition.ts'
import { signInAgain, signUpCommunity } from './community.ts'
import type { Community } from './community.ts'
import { shortContests, versusOfEight } from './contests.ts'
import type { Contest } from './contests.ts'

export { expect } from '@playwright/test'

type OfWorker = {
  /** The competitions that a file's tests use, in addition to `more`. */
  made: { contests: readonly Contest[] }
  running: Community & {
    origin: string
    /** Id of a published and full competition; each is started by one test only. */
    idOf: (contest: string) => number
  }
}

/** For tests of hidden data and of the review, which play only the first steps. */
const more: Contest[] = ['hidden', 'reviewed'].map((name) => ({ ...versusOfEight, name }))

export const test = base.extend<object, OfWorker>({
  made: [{ contests: shortContests }, { option: true, scope: 'worker' }],
  running: [
    async ({ made: { contests } }, use) => {
      const all = [...contests, ...more]
      const server = await startServer({ demo: false })
      const community = await signUpCommunity(server, Math.max(...all.map(({ athletes }) => athletes)))
      const prepared = await Promise.all(all.map((contest) => prepareCompetition(community, contest)))
      const ids = new Map(all.map((contest, index) => [contest.name, prepared[index]]))
      await server.moveClock(35)
      const idOf = (name: string): number => {
        const id = ids.get(name)
        if (id === undefined) throw new Error(`no competition is called ${name}`)
        return id
      }
      await use({ ...(await signInAgain(community)), origin: server.origin, idOf })
      await server.stop()
    },
    { scope: 'worker' },
  ],
})
