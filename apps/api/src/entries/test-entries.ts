/** For tests: a server, its cast and a published competition for each test, with what is asked of entries most. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { EntryRole, EntryStatus } from '@trickline/competition/model'
import { changeCompetition } from '../competitions/competitions-store.ts'
import {
  entered,
  gatherCast,
  heldAt,
  moveEntries,
  type Cast,
  type Who,
} from '../competitions/test-competition.ts'
import { testServer, type TestAnswer, type TestServer, type TestPerson } from '../platform/test-server.ts'
import { entriesOf, updateEntries, type EntryRecord } from './entries-store.ts'

/** `at.server`, `at.cast` and `at.competition` are there once a test runs. */
export function aCompetitionForEachTest() {
  const at = {} as { server: TestServer; cast: Cast; competition: number }
  beforeAll(async () => {
    at.server = await testServer()
    at.cast = await gatherCast(at.server)
  })
  beforeEach(async () => {
    at.competition = await heldAt(at.server, at.cast, 'published')
  })
  afterAll(() => at.server.close())

  const personOf = (who: Who): TestPerson | null => (who === 'visitor' ? null : at.cast[who])
  const entriesNow = (): Promise<EntryRecord[]> => entriesOf(at.server.context.db, at.competition)
  return {
    at,
    entriesNow,
    post: (who: Who, path: string, body: object): Promise<TestAnswer> => {
      const person = personOf(who)
      return at.server.ask('POST', path, { ...(person && { token: person.token }), body })
    },
    move: (who: Who, role: EntryRole, id: number | number[], to: EntryStatus) =>
      moveEntries(at.server, personOf(who), role, id, to),
    /** The entry's id. */
    enter: (who: keyof Cast, status: Parameters<typeof entered>[5], role: EntryRole = 'athlete') =>
      entered(at.server, at.cast, at.competition, at.cast[who], role, status),
    statusOf: async (id: number) => (await entriesNow()).find((entry) => entry.id === id)?.status,
    setStatus: (id: number, status: EntryStatus) => updateEntries(at.server.context.db, [id], { status }),
    start: () =>
      changeCompetition(at.server.context.db, at.competition, { status: 'started' }, at.server.clock.now()),
  }
}
