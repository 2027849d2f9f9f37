/** The filters of the competition list (screens §3). */
import { competitionListOrder } from '@trickline/competition/statuses'
import type { CompetitionListRead } from '@trickline/contract/read-rows'
import { competitionStatusCodes } from '@trickline/contract/status-codes'
import { lazyHook } from '@trickline/ui/lazy.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import type { ListFilter } from '@trickline/ui/list-filters.ts'
import { useSettings } from '@trickline/client/settings.ts'
import type { CompetitionFilters } from './competitions-search.ts'

/** For a division, includes its event's name and place. */
export function competitionSearchText({ name, competitions_info, event }: CompetitionListRead): string {
  return [name, competitions_info.location, event?.name, event?.place].filter(Boolean).join(' ')
}

/** `chosen`: a type already chosen keeps its filter visible while online competitions are switched off. */
export function useCompetitionFilters(
  list: readonly CompetitionListRead[],
  chosen: CompetitionFilters,
): ListFilter<CompetitionListRead>[] {
  const common = useMessages('common')
  const words = useMessages('competitions')
  const { online } = useSettings()
  const { gender, category, type_id } = words.options
  const offered = useRulesOf(list, chosen)
  return [
    {
      name: 'status',
      label: words.status,
      of: (row) => row.status_id,
      options: competitionListOrder.map((status) => [competitionStatusCodes[status], words.statuses[status]]),
    },
    {
      name: 'gender',
      label: words.gender,
      of: (row) => row.competitions_info.gender,
      options: Object.entries(gender),
    },
    {
      name: 'rule',
      label: words.rule,
      of: (row) => row.rule_id,
      options: offered.map((rule) => [rule.id, ruleTitle(rule, common)]),
    },
    {
      name: 'kind',
      label: words.kind,
      of: (row) => row.competitions_info.category,
      options: Object.entries(category),
    },
    ...(online || chosen.type !== ''
      ? [
          {
            name: 'type',
            label: words.type,
            of: (row: CompetitionListRead) => row.type_id,
            options: Object.entries(type_id),
          },
        ]
      : []),
  ]
}

const useEveryRule = lazyHook(async () => (await import('@trickline/scoring')).rules)

/** Rules of the listed competitions, so that the rulebook loads only for an address that names another. */
function useRulesOf(list: readonly CompetitionListRead[], { rule: chosen }: CompetitionFilters) {
  const byId = new Map(list.flatMap(({ rule }) => (rule ? [[rule.id, rule]] : [])))
  const every = useEveryRule(chosen !== '' && !byId.has(Number(chosen)))
  return every ?? [...byId.values()].toSorted((a, b) => a.id - b.id)
}
