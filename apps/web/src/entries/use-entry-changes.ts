/** Everything the panels ask of the server: it shows at once, and a refusal is told by a toast. */
import type { EntryRead } from '@trickline/contract/read-rows'
import type { EntryRole, EntryStatus } from '@trickline/competition/model'
import { useSucceeded } from '../lib/use-succeeded.ts'
import { executeMutation, type StartedMutation } from '@trickline/client/mutation.ts'
import { type BulkAction, bulkStatus } from './bulk-actions.ts'
import { endOwnUndoWindows, notBefore, offerUndo } from './undo-window.ts'
import * as verbs from './mutations.ts'

export type EntryChanges = ReturnType<typeof useEntryChanges>

export function useEntryChanges(role: EntryRole, competitionId: number) {
  const isAgreed = useSucceeded()
  const agreed = (started: StartedMutation<unknown>) => isAgreed(started, 'the entries were not changed')
  const toStatus = (rows: readonly EntryRead[], to: EntryStatus) => ({
    competitionId,
    role,
    ids: rows.map(({ id }) => id),
    to,
  })
  /** What was held back before it is no longer to be undone. */
  const now = <Reply>(begin: () => StartedMutation<Reply>): Promise<boolean> => {
    endOwnUndoWindows()
    return agreed(begin())
  }
  return {
    move: (rows: readonly EntryRead[], to: EntryStatus) =>
      now(() => executeMutation(verbs.moveEntries, toStatus(rows, to))),
    pay: ({ id }: EntryRead) => now(() => executeMutation(verbs.payEntry, { competitionId, id })),
    /** For a few seconds it can be undone; `done` says what has been done. */
    hold: (action: BulkAction, rows: readonly EntryRead[], done: string) => {
      endOwnUndoWindows()
      const how = { notBefore: notBefore() }
      const held =
        action === 'pay'
          ? rows.map(({ id }) => executeMutation(verbs.payEntry, { competitionId, id }, how))
          : [executeMutation(verbs.moveEntries, toStatus(rows, bulkStatus[action]), how)]
      for (const each of held) void agreed(each)
      offerUndo(done, held)
    },
    remove: ({ id }: EntryRead) =>
      now(() =>
        executeMutation(role === 'athlete' ? verbs.removeAthlete : verbs.removeJudge, { competitionId, id }),
      ),
    invite: (people: readonly number[], emails: readonly string[]) =>
      now<unknown>(() =>
        role === 'athlete'
          ? executeMutation(verbs.invite, { competitionId, people, emails })
          : executeMutation(verbs.inviteAsJudges, { competitionId, people }),
      ),
    order: (numbers: readonly { id: number; order_number: number }[]) =>
      now(() => executeMutation(verbs.orderEntries, { competitionId, numbers })),
  }
}
