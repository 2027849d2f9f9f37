/** Fetches the statistics of the address; while another period loads, the previous one stays. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { statisticsQuery } from '@trickline/client/statistics.ts'
import { momentsOf } from './periods.ts'
import type { StatisticsSearch } from './statistics-search.ts'

export function useStatistics(search: StatisticsSearch, ownId: number, enabled = true) {
  const { competition, athlete = ownId } = search
  const query = statisticsQuery(competition ? { competition } : { athlete }, momentsOf(search))
  return useQuery({ ...query, enabled, placeholderData: keepPreviousData })
}
