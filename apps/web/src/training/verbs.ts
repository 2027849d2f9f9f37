/** What is asked of the server about one's own training rounds. */
import type { TrainingListed } from '@trickline/contract/read'
import { deleteRound } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { verb } from '../data/verb.ts'
import { queryKeys } from '../lib/query-keys.ts'

type List = TrainingListed[]
type Ask = { id: number }

const ofList = { thing: ({ id }: Ask) => [...queryKeys.training, id], isQuiet: true }
const published = roundStatusCodes.published

export const publishTraining = verb({
  ...ofList,
  name: 'publish-training',
  ahead: (list: List, { id }: Ask) =>
    list.map((row) => (row.id === id ? { ...row, status_id: published, status: 'published' as const } : row)),
  call: updateStatus,
  request: ({ id }) => ({ body: { entity: 'publishRounds' as const, id: [id], new_status: published } }),
})

export const deleteTraining = verb({
  ...ofList,
  name: 'delete-training',
  ahead: (list: List, { id }: Ask) => list.filter((row) => row.id !== id),
  call: deleteRound,
  request: ({ id }) => ({ params: { id } }),
})
