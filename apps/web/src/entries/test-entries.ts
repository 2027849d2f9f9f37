/** For tests: people, a competition and its entries as the rules see them. */
import type { Competition, Entry } from '@trickline/competition/model'

export const owner = { id: 1, roles: ['organizer'] as const }
export const athlete = { id: 10, roles: ['athlete'] as const }
export const stranger = { id: 11, roles: ['athlete'] as const }

export function aCompetition(about: Partial<Competition> = {}): Competition {
  return {
    id: 1,
    organizerId: owner.id,
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

export function anEntry(about: Partial<Entry> = {}): Entry {
  return {
    id: 1,
    userId: athlete.id,
    role: 'athlete',
    status: 'approved',
    feesPaid: false,
    orderNumber: 1,
    ...about,
  }
}
