/** For tests: people, and an entry that has not paid; the rest is as the tests of the rules have it. */
import type { Entry } from '@trickline/competition/model'
import * as rules from '@trickline/competition/test-fixtures'

export const owner = { id: 1, roles: ['organizer'] as const }
export const athlete = { id: 10, roles: ['athlete'] as const }
export const stranger = { id: 11, roles: ['athlete'] as const }

export const { competitionWith } = rules

export const entryWith = (about: Partial<Entry> = {}): Entry => rules.entryWith({ feesPaid: false, ...about })
