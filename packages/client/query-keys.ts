/** Query keys that several nouns use. */
import type { QueryKey } from '@tanstack/react-query'

export const queryKeys = {
  competitions: ['competitions'] as const,
  competition: (id: number) => ['competition', id] as const,
  event: (id: number) => ['event', id] as const,
  inquiries: (competitionId: number) => ['inquiries', competitionId] as const,
  screens: (competitionId: number) => ['screens', competitionId] as const,
  habits: (athleteId: number | null) => ['habits', athleteId] as const,
  home: ['home'] as const,
  training: ['training'] as const,
  settings: ['settings'] as const,
  followed: ['followed'] as const,
  ownCalendar: ['own-calendar'] as const,
  roleRequests: ['role-requests'] as const,
  /** One page of accounts; mutations of an account are scoped by its id. */
  accounts: (search: string, page: number) => ['accounts', search, page] as const,
  adminChanges: (page: number) => ['admin-changes', page] as const,
  round: (id: number) => ['round', id] as const,
  review: (roundId: number) => ['round', roundId, 'review'] as const,
  /** Keyed by version, since each version of the round adds to its history. */
  roundHistory: (id: number, version: number) => ['round-history', id, version] as const,
}

/** The key as text, e.g. `round:345`. */
export function keyText(queryKey: QueryKey): string {
  return queryKey.join(':')
}
