/** Search parameters of the three lists of people (screens §25). */
import { listSearch } from '@trickline/client/list-search.ts'

export type PeopleList = 'athletes' | 'judges' | 'organizers'

export const peopleSearch = {
  athletes: listSearch('athletes', ['search']),
  judges: listSearch('judges', ['search']),
  organizers: listSearch('organizers', ['search']),
}
