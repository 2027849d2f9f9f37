/** Mutations of one's own training rounds. */
import type { TrainingListRead } from '@trickline/contract/read-rows'
import { deleteRound } from '@trickline/contract/calls/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/calls/status-update'
import type { CallAddress } from '@trickline/contract/call-address'
import { defineMutation, type MutationDefinition } from '@trickline/client/mutation.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'

type List = TrainingListRead[]
type Variables = { id: number }

const listMutation = {
  queryKey: ({ id }: Variables) => [...queryKeys.training, id],
  hasNoEvent: true,
} satisfies Partial<MutationDefinition<Variables, List, CallAddress>>
const publishedCode = roundStatusCodes.published

export const publishTraining = defineMutation({
  ...listMutation,
  name: 'publish-training',
  optimistic: (list: List, { id }: Variables) =>
    list.map((row) =>
      row.id === id ? { ...row, status_id: publishedCode, status: 'published' as const } : row,
    ),
  call: updateStatus,
  request: ({ id }) => ({ body: { entity: 'publishRounds' as const, id: [id], new_status: publishedCode } }),
})

export const deleteTraining = defineMutation({
  ...listMutation,
  name: 'delete-training',
  optimistic: (list: List, { id }: Variables) => list.filter((row) => row.id !== id),
  call: deleteRound,
  request: ({ id }) => ({ params: { id } }),
})
