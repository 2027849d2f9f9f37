/** The statistics of an athlete or a competition. They are made of many rounds, so that no event says how they look afterwards. */
import { useQuery } from '@tanstack/react-query'
import { athleteStatistics, competitionStatistics, type Statistics } from '@trickline/contract/statistics'
import { api } from '../lib/api.ts'
import { personName } from '../lib/person-name.ts'
import type { StatisticsSearch } from './statistics-search.ts'

export type Counted = { name: string; statistics: Statistics }

export function useStatistics(search: StatisticsSearch, ownId: number) {
  const { competition, athlete = ownId } = search
  return useQuery({
    queryKey: ['statistics', competition ? { competition } : { athlete }],
    queryFn: async ({ signal }): Promise<Counted> => {
      if (competition) {
        const reply = await api(competitionStatistics, { params: { id: competition }, signal })
        return { name: reply.competition.name, statistics: reply.statistics }
      }
      const reply = await api(athleteStatistics, { params: { id: athlete }, signal })
      return { name: personName(reply.athlete), statistics: reply.statistics }
    },
  })
}
