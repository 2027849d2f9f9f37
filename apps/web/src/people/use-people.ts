/** A page of a list of people, searched by the server (screens §25). */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { athletesList, judgesList, organizersList } from '@trickline/contract/calls/people'
import type { ListedPerson } from '@trickline/contract/people'
import { api } from '@trickline/client/api.ts'
import type { PeopleList } from './people-search.ts'

type PageVariables = { search: string; page: number }

export function usePeople(list: PeopleList, { search, page }: PageVariables) {
  return useQuery({
    queryKey: ['people', list, search, page],
    queryFn: async ({ signal }) => {
      const { people, ...served } = await pageOf[list]({ query: { search, page: String(page) }, signal })
      return { people, page: served.page ?? page, total: served.total ?? people.length }
    },
    placeholderData: keepPreviousData,
  })
}

type Request = { query: { search: string; page: string }; signal: AbortSignal }
type PeopleReply = { people: ListedPerson[]; page?: number | undefined; total?: number | undefined }

const pageOf: Record<PeopleList, (request: Request) => Promise<PeopleReply>> = {
  athletes: async (request) => {
    const { athletes: people, ...page } = await api(athletesList, request)
    return { people, ...page }
  },
  judges: async (request) => {
    const { judges: people, ...page } = await api(judgesList, request)
    return { people, ...page }
  },
  organizers: async (request) => {
    const { organizers: people, ...page } = await api(organizersList, request)
    return { people, ...page }
  },
}
