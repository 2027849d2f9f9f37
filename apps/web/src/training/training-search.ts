/** What the training list can be narrowed to: the names of status and rule that are in it (screens §14). */
import { roundStatuses } from '@trickline/competition/statuses'
import type { TrainingRead } from '@trickline/contract/read'
import { rules } from '@trickline/scoring'
import { listSearch } from '../data/list-search.ts'
import { useMessages } from '../lib/messages.ts'
import type { ListFilter } from '../ui/list-filters.ts'

/** As its address says it; '' shows all. */
export const trainingSearch = listSearch('training', ['status', 'rule'])

export function useTrainingFilters(): ListFilter<TrainingRead>[] {
  const words = useMessages('training')
  return [
    {
      name: 'status',
      label: words.status,
      of: (round) => round.status,
      options: roundStatuses.map((status) => [status, words.statuses[status]]),
    },
    {
      name: 'rule',
      label: words.rule,
      of: (round) => round.rule.name,
      options: rules.map(({ name }) => [name, name]),
    },
  ]
}
