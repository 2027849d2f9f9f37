/** For tests: a house, its cast and a published competition for each test, with what is asked of entries most. */
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
import { testHouse, type TestAnswer, type TestHouse, type TestPerson } from '../platform/test-house.ts'
import { entriesOf, updateEntries, type EntryRecord } from './entries-store.ts'

/** `at.house`, `at.cast` and `at.competition` are there once a test runs. */
export function aCompetitionForEachTest() {
  const at = {} as { house: TestHouse; cast: Cast; competition: number }
  beforeAll(async () => {
    at.house = await testHouse()
    at.cast = await gatherCast(at.house)
  })
  beforeEach(async () => {
    at.competition = await heldAt(at.house, at.cast, 'published')
  })
  afterAll(() => at.house.close())

  const personOf = (who: Who): TestPerson | null => (who === 'visitor' ? null : at.cast[who])
  const entriesNow = (): Promise<EntryRecord[]> => entriesOf(at.house.house.db, at.competition)
  return {
    at,
    entriesNow,
    post: (who: Who, path: string, body: object): Promise<TestAnswer> => {
      const person = personOf(who)
      return at.house.ask('POST', path, { ...(person && { token: person.token }), body })
    },
    move: (who: Who, role: EntryRole, id: number | number[], to: EntryStatus) =>
      moveEntries(at.house, personOf(who), role, id, to),
    /** The entry's id. */
    enter: (who: keyof Cast, status: Parameters<typeof entered>[5], role: EntryRole = 'athlete') =>
      entered(at.house, at.cast, at.competition, at.cast[who], role, status),
    statusOf: async (id: number) => (await entriesNow()).find((entry) => entry.id === id)?.status,
    setStatus: (id: number, status: EntryStatus) => updateEntries(at.house.house.db, [id], { status }),
    start: () =>
      changeCompetition(at.house.house.db, at.competition, { status: 'started' }, at.house.clock.now()),
  }
}
