/** Under which keys the cache of queries holds what more than one noun shows. */
export const queryKeys = {
  competitions: ['competitions'] as const,
  competition: (id: number) => ['competition', id] as const,
  screens: (competitionId: number) => ['screens', competitionId] as const,
  habits: (athleteId: number | null) => ['habits', athleteId] as const,
  home: ['home'] as const,
  training: ['training'] as const,
  settings: ['settings'] as const,
  roleRequests: ['role-requests'] as const,
  /** A page of the list of accounts; what admins change of one is asked for under its id. */
  accounts: (search: string, page: number) => ['accounts', search, page] as const,
  adminChanges: (page: number) => ['admin-changes', page] as const,
  round: (id: number) => ['round', id] as const,
  /** As of a version of the round: the next one has more of it. */
  roundHistory: (id: number, version: number) => ['round-history', id, version] as const,
}
