/** Statistics of an athlete or a competition in a period, and the tricks that a person has landed. */
import { useQuery } from '@tanstack/react-query'
import {
  type HighlightsRead,
  readHighlights,
  readStatistics,
  type StatisticsRead,
} from '@trickline/contract/read-statistics'
import { athleteStatistics, competitionStatistics } from '@trickline/contract/calls/statistics'
import { api } from './api.ts'
import type { PersonShort } from '@trickline/contract/people'
import { usePerson } from './session.ts'

export type SubjectStatistics = {
  subject: PersonShort | { competition: string }
  statistics: StatisticsRead
  /** Null for a competition: only athletes have highlights. */
  highlights: HighlightsRead | null
}

/** First and last moment of the period; without them every round counts. */
type Moments = { from?: string | undefined; to?: string | undefined }

export function statisticsQuery(subject: { athlete: number } | { competition: number }, query: Moments = {}) {
  return {
    queryKey: ['statistics', subject, query],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<SubjectStatistics> => {
      if ('competition' in subject) {
        const reply = await api(competitionStatistics, { params: { id: subject.competition }, query, signal })
        const statistics = readStatistics(reply.statistics)
        return { subject: { competition: reply.competition.name }, statistics, highlights: null }
      }
      const reply = await api(athleteStatistics, { params: { id: subject.athlete }, query, signal })
      const statistics = readStatistics(reply.statistics)
      const highlights = readHighlights(reply.highlights, statistics.rounds)
      return { subject: reply.athlete, statistics, highlights }
    },
  }
}

export function landedTrickIds({ statistics }: Pick<SubjectStatistics, 'statistics'>): ReadonlySet<number> {
  return new Set([...statistics.landed_before, ...statistics.firstLanded.map(({ trick }) => trick.id)])
}

export function useOwnLandedTrickIds(): ReadonlySet<number> {
  const person = usePerson()
  const query = useQuery({
    ...statisticsQuery({ athlete: person?.id ?? 0 }),
    enabled: person !== null,
    select: landedTrickIds,
    // a person looks at one trick after another
    staleTime: aMinute,
  })
  return query.data ?? none
}

const aMinute = 60_000
const none: ReadonlySet<number> = new Set()
