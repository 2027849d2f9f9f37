/** What is asked of the server about a competition as a whole. */
import type { CompetitionListRead } from '@trickline/contract/read-rows'
import type { CompetitionStatus } from '@trickline/competition/model'
import {
  copyCompetition as copy,
  deleteCompetition,
  returnCompetition as giveBack,
  startCompetitionPost,
} from '@trickline/contract/competitions'
import { registerAthlete } from '@trickline/contract/entries'
import { competitionStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { sortedForList } from '@trickline/client/competitions.ts'
import { defineMutation } from '@trickline/client/mutation.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'

type List = CompetitionListRead[]
type Ask = { id: number }

const inList = ({ id }: Ask) => [...queryKeys.competitions, id]

export const approveCompetition = defineMutation({
  name: 'approve-competition',
  queryKey: inList,
  optimistic: (list: List, { id }: Ask) => moved(list, id, 'approved', { approved: true }),
  call: updateStatus,
  request: ({ id }) => toStatus(id, 'approved'),
})

export const publishCompetition = defineMutation({
  name: 'publish-competition',
  queryKey: inList,
  optimistic: (list: List, { id }: Ask) => moved(list, id, 'published'),
  call: updateStatus,
  request: ({ id }) => toStatus(id, 'published'),
})

export const returnCompetition = defineMutation({
  name: 'return-competition',
  queryKey: inList,
  optimistic: (list: List, { id, reason }: Ask & { reason: string }) =>
    moved(list, id, 'registered', { return_reason: reason }),
  call: giveBack,
  request: ({ id, reason }) => ({ params: { id }, body: { reason } }),
})

/** Its answer is the new one, which its event brings into the list. */
export const copyCompetition = defineMutation({
  name: 'copy-competition',
  queryKey: inList,
  call: copy,
  request: ({ id }: Ask) => ({ params: { id } }),
})

export const removeCompetition = defineMutation({
  name: 'delete-competition',
  queryKey: inList,
  optimistic: (list: List, { id }: Ask) => list.filter((row) => row.id !== id),
  call: deleteCompetition,
  request: ({ id }) => ({ params: { id } }),
})

export const startCompetition = defineMutation({
  name: 'start-competition',
  queryKey: ({ id }: Ask) => [...queryKeys.competition(id), 'status'],
  call: startCompetitionPost,
  request: ({ id }) => ({ params: { id } }),
})

export const registerOneself = defineMutation({
  name: 'register-oneself',
  queryKey: ({ id }: Ask & { userId: number }) => [...queryKeys.competition(id), 'entries'],
  call: registerAthlete,
  request: ({ id, userId }) => ({ body: { user_id: userId, competition_id: id } }),
})

function moved(
  list: List,
  id: number,
  status: CompetitionStatus,
  marks: Partial<CompetitionListRead> = {},
): List {
  const status_id = competitionStatusCodes[status]
  const change = { ...marks, status_id, status }
  return sortedForList(list.map((row) => (row.id === id ? { ...row, ...change } : row)))
}

function toStatus(id: number, status: CompetitionStatus) {
  return { body: { entity: 'competitions' as const, id: [id], new_status: competitionStatusCodes[status] } }
}
