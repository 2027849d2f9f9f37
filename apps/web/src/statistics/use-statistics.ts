/** Fetches the statistics in the address; while another period loads, the previous one stays visible. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { statisticsQuery, type SubjectStatistics } from '@trickline/client/statistics.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { momentsOf } from './periods.ts'
import type { StatisticsSearch } from './statistics-search.ts'

/** `name`: the name of the athlete or competition. `givenName`: the name of an athlete where there is little room. */
export type NamedStatistics = Omit<SubjectStatistics, 'subject'> & { name: string; givenName: string }

export function useStatistics(search: StatisticsSearch, ownId: number, enabled = true) {
  const { competition, athlete = ownId } = search
  const common = useMessages('common')
  const named = ({ subject, ...rest }: SubjectStatistics): NamedStatistics => {
    const name = 'competition' in subject ? subject.competition : personName(subject, common)
    const isNamed = 'name' in subject && !subject.is_deleted
    return { ...rest, name, givenName: isNamed ? subject.name : name }
  }
  const query = statisticsQuery(competition ? { competition } : { athlete }, momentsOf(search))
  return useQuery({ ...query, enabled, placeholderData: keepPreviousData, select: named })
}
