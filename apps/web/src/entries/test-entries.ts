/** Fixtures for tests: people, and an entry that has not paid. */
import type { Entry } from '@trickline/competition/model'
import * as rules from '@trickline/competition/test-fixtures'

export const owner = { id: 1, roles: ['organizer'] as const }
export const athlete = { id: 10, roles: ['athlete'] as const }
export const stranger = { id: 11, roles: ['athlete'] as const }

export const { competitionWith } = rules

export const entryWith = (values: Partial<Entry> = {}): Entry =>
  rules.entryWith({ feesPaid: false, ...values })
