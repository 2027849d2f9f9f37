/** Plain competitions, entries and rounds for the tests of this package; each takes what the test is about. */

import type { Competition, CompetingAthlete, Entry, Person, Role, Round } from './model.ts'

export function competitionWith(about: Partial<Competition> = {}): Competition {
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
    completionPercentage: 100,
    fees: 20,
    ...about,
  }
}

export function entryWith(about: Partial<Entry> = {}): Entry {
  return { id: 1, userId: 10, role: 'athlete', status: 'approved', feesPaid: true, orderNumber: 1, ...about }
}

export function roundWith(about: Partial<Round> = {}): Round {
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
    ...about,
  }
}

export function personWith(id: number, ...roles: Role[]): NonNullable<Person> {
  return { id, roles }
}

/** Athletes 1 to n, in that order, with their number as seed when seeded. */
export function athletes(count: number, { seeded = false } = {}): CompetingAthlete[] {
  return Array.from({ length: count }, (_, index) => ({
    userId: index + 1,
    entryId: 100 + index + 1,
    orderNumber: index + 1,
    seed: seeded ? index + 1 : null,
  }))
}
