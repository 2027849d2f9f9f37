/** What an address of the statistics asks for; while another period is on its way the last one stays. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { statisticsQuery } from '@trickline/client/statistics.ts'
import { momentsOf } from './periods.ts'
import type { StatisticsSearch } from './statistics-search.ts'

export function useStatistics(search: StatisticsSearch, ownId: number, enabled = true) {
  const { competition, athlete = ownId } = search
  const query = statisticsQuery(competition ? { competition } : { athlete }, momentsOf(search))
  return useQuery({ ...query, enabled, placeholderData: keepPreviousData })
}
