/** What is asked of the server about a competition as a whole. */
import type { CompetitionListed } from '@trickline/contract/read'
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
import { inListOrder } from '../data/competitions.ts'
import { verb } from '../data/verb.ts'
import { queryKeys } from '../lib/query-keys.ts'

type List = CompetitionListed[]
type Ask = { id: number }

const inList = ({ id }: Ask) => [...queryKeys.competitions, id]

export const approveCompetition = verb({
  name: 'approve-competition',
  thing: inList,
  ahead: (list: List, { id }: Ask) => moved(list, id, 'approved', { approved: true }),
  call: updateStatus,
  request: ({ id }) => toStatus(id, 'approved'),
})

export const publishCompetition = verb({
  name: 'publish-competition',
  thing: inList,
  ahead: (list: List, { id }: Ask) => moved(list, id, 'published'),
  call: updateStatus,
  request: ({ id }) => toStatus(id, 'published'),
})

export const returnCompetition = verb({
  name: 'return-competition',
  thing: inList,
  ahead: (list: List, { id, reason }: Ask & { reason: string }) =>
    moved(list, id, 'registered', { return_reason: reason }),
  call: giveBack,
  request: ({ id, reason }) => ({ params: { id }, body: { reason } }),
})

/** Its answer is the new one, which its event brings into the list. */
export const copyCompetition = verb({
  name: 'copy-competition',
  thing: inList,
  call: copy,
  request: ({ id }: Ask) => ({ params: { id } }),
})

export const removeCompetition = verb({
  name: 'delete-competition',
  thing: inList,
  ahead: (list: List, { id }: Ask) => list.filter((row) => row.id !== id),
  call: deleteCompetition,
  request: ({ id }) => ({ params: { id } }),
})

export const startCompetition = verb({
  name: 'start-competition',
  thing: ({ id }: Ask) => [...queryKeys.competition(id), 'status'],
  call: startCompetitionPost,
  request: ({ id }) => ({ params: { id } }),
})

export const registerOneself = verb({
  name: 'register-oneself',
  thing: ({ id }: Ask & { userId: number }) => [...queryKeys.competition(id), 'entries'],
  call: registerAthlete,
  request: ({ id, userId }) => ({ body: { user_id: userId, competition_id: id } }),
})

function moved(
  list: List,
  id: number,
  status: CompetitionStatus,
  marks: Partial<CompetitionListed> = {},
): List {
  const status_id = competitionStatusCodes[status]
  const change = { ...marks, status_id, status }
  return inListOrder(list.map((row) => (row.id === id ? { ...row, ...change } : row)))
}

function toStatus(id: number, status: CompetitionStatus) {
  return { body: { entity: 'competitions' as const, id: [id], new_status: competitionStatusCodes[status] } }
}
