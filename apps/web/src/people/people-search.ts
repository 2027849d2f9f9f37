/** Search parameters of the three lists of people (screens §25). */
import { listSearch } from '@trickline/client/list-search.ts'

export const peopleLists = ['athletes', 'judges', 'organizers'] as const
export type PeopleList = (typeof peopleLists)[number]

export const peopleSearch = {
  athletes: listSearch('athletes', ['search']),
  judges: listSearch('judges', ['search']),
  organizers: listSearch('organizers', ['search']),
}
