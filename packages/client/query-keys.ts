/** Query keys that more than one noun uses. */
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
  /** A page of accounts; mutations of one account are scoped by its id. */
  accounts: (search: string, page: number) => ['accounts', search, page] as const,
  adminChanges: (page: number) => ['admin-changes', page] as const,
  round: (id: number) => ['round', id] as const,
  /** Per version of the round, since each adds to the history. */
  roundHistory: (id: number, version: number) => ['round-history', id, version] as const,
}
