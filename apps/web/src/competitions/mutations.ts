/** Mutations of a competition as a whole. */
import type { CompetitionListRead } from '@trickline/contract/read-rows'
import type { CompetitionStatus } from '@trickline/competition/model'
import {
  copyCompetition as copyCall,
  deleteCompetition,
  returnCompetition as returnCall,
  startCompetitionPost,
} from '@trickline/contract/calls/competitions'
import { registerAthlete } from '@trickline/contract/calls/entries'
import { competitionStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/calls/status-update'
import { sortedForList } from '@trickline/client/list-reducers.ts'
import { defineMutation } from '@trickline/client/mutation.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'

type List = CompetitionListRead[]
type Variables = { id: number }

const inList = ({ id }: Variables) => [...queryKeys.competitions, id]

export const approveCompetition = defineMutation({
  name: 'approve-competition',
  queryKey: inList,
  optimistic: (list: List, { id }: Variables) => withStatus(list, id, 'approved', { approved: true }),
  call: updateStatus,
  request: ({ id }) => toStatus(id, 'approved'),
})

export const publishCompetition = defineMutation({
  name: 'publish-competition',
  queryKey: inList,
  optimistic: (list: List, { id }: Variables) => withStatus(list, id, 'published'),
  call: updateStatus,
  request: ({ id }) => toStatus(id, 'published'),
})

/** Turns an approved competition into a draft, to give it a new date. */
export const giveBackCompetition = defineMutation({
  name: 'give-back-competition',
  queryKey: inList,
  optimistic: (list: List, { id }: Variables) => withStatus(list, id, 'registered', { approved: false }),
  call: updateStatus,
  request: ({ id }) => toStatus(id, 'registered'),
})

export const returnCompetition = defineMutation({
  name: 'return-competition',
  queryKey: inList,
  optimistic: (list: List, { id, reason }: Variables & { reason: string }) =>
    withStatus(list, id, 'registered', { return_reason: reason }),
  call: returnCall,
  request: ({ id, reason }) => ({ params: { id }, body: { reason } }),
})

export const copyCompetition = defineMutation({
  name: 'copy-competition',
  queryKey: inList,
  call: copyCall,
  request: ({ id }: Variables) => ({ params: { id } }),
})

export const removeCompetition = defineMutation({
  name: 'delete-competition',
  queryKey: inList,
  optimistic: (list: List, { id }: Variables) => list.filter((row) => row.id !== id),
  call: deleteCompetition,
  request: ({ id }) => ({ params: { id } }),
})

export const startCompetition = defineMutation({
  name: 'start-competition',
  queryKey: ({ id }: Variables) => [...queryKeys.competition(id), 'status'],
  call: startCompetitionPost,
  request: ({ id }) => ({ params: { id } }),
})

export const registerOneself = defineMutation({
  name: 'register-oneself',
  queryKey: ({ id }: Variables & { userId: number }) => [...queryKeys.competition(id), 'entries'],
  call: registerAthlete,
  request: ({ id, userId }) => ({ body: { user_id: userId, competition_id: id } }),
})

function withStatus(
  list: List,
  id: number,
  status: CompetitionStatus,
  changes: Partial<CompetitionListRead> = {},
): List {
  const status_id = competitionStatusCodes[status]
  const change = { ...changes, status_id, status }
  return sortedForList(list.map((row) => (row.id === id ? { ...row, ...change } : row)))
}

function toStatus(id: number, status: CompetitionStatus) {
  return { body: { entity: 'competitions' as const, id: [id], new_status: competitionStatusCodes[status] } }
}
