/** Under which keys the cache of queries holds what more than one noun shows. */
export const queryKeys = {
  competitions: ['competitions'] as const,
  competition: (id: number) => ['competition', id] as const,
  habits: (athleteId: number | null) => ['habits', athleteId] as const,
  home: ['home'] as const,
  training: ['training'] as const,
  round: (id: number) => ['round', id] as const,
}
