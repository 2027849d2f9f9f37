/** Competitions, entries and rounds for the tests of this package. */

import type { CompetingAthlete, Competition, Entry, Person, Role, Round } from './model.ts'

export function competitionWith(overrides: Partial<Competition> = {}): Competition {
  return {
    id: 1,
    organizerId: 1,
    status: 'published',
    isVs: false,
    isOpen: true,
    isQualificationDual: false,
    stages: [3, 1],
    athletesMin: 8,
    athletesMax: 12,
    dateStart: 0,
    registrationOpensAt: null,
    registrationClosesAt: null,
    completionPercentage: 100,
    inquiriesUntil: null,
    openInquiries: 0,
    sealNumber: null,
    sealWaits: false,
    isImported: false,
    fees: 20,
    ...overrides,
  }
}

export function entryWith(overrides: Partial<Entry> = {}): Entry {
  return {
    id: 1,
    userId: 10,
    role: 'athlete',
    status: 'approved',
    feesPaid: true,
    orderNumber: 1,
    ...overrides,
  }
}

export function roundWith(overrides: Partial<Round> = {}): Round {
  return {
    id: 1,
    userId: 10,
    roundNumber: 1,
    stage: null,
    status: 'pending',
    judgeId: null,
    totalScore: 0,
    recordingStartAt: null,
    recordingEndAt: null,
    completedAt: null,
    validatedAt: null,
    publishedAt: null,
    disqualifiedAt: null,
    injuredAt: null,
    vsGroup: null,
    vsMatchNumber: null,
    isVsWinner: null,
    ...overrides,
  }
}

export function personWith(id: number, ...roles: Role[]): NonNullable<Person> {
  return { id, roles }
}

export function athletes(count: number, { seeded = false } = {}): CompetingAthlete[] {
  return Array.from({ length: count }, (_, index) => ({
    userId: index + 1,
    entryId: 100 + index + 1,
    orderNumber: index + 1,
    seed: seeded ? index + 1 : null,
  }))
}
