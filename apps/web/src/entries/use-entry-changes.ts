/** The changes of an entries panel: optimistic, with a toast on a refusal. */
import type { EntryRead } from '@trickline/contract/read-rows'
import type { EntryRole, EntryStatus } from '@trickline/competition/model'
import { useSucceeded } from '../lib/use-succeeded.ts'
import { executeMutation, type StartedMutation } from '@trickline/client/mutation.ts'
import { type BulkAction, bulkStatus } from './bulk-actions.ts'
import { endOwnUndoWindows, notBefore, offerUndo } from './undo-window.ts'
import * as verbs from './mutations.ts'

export type EntryChanges = ReturnType<typeof useEntryChanges>

export function useEntryChanges(role: EntryRole, competitionId: number) {
  const succeeded = useSucceeded()
  const entriesChanged = (started: StartedMutation<unknown>) =>
    succeeded(started, 'the entries were not changed')
  const toStatus = (rows: readonly EntryRead[], to: EntryStatus) => ({
    competitionId,
    role,
    ids: rows.map(({ id }) => id),
    to,
  })
  const runNow = <TReply>(start: () => StartedMutation<TReply>): Promise<boolean> => {
    endOwnUndoWindows()
    return entriesChanged(start())
  }
  return {
    move: (rows: readonly EntryRead[], to: EntryStatus) =>
      runNow(() => executeMutation(verbs.moveEntries, toStatus(rows, to))),
    pay: ({ id }: EntryRead) => runNow(() => executeMutation(verbs.payEntry, { competitionId, id })),
    /** Runs a bulk action that can be undone for a few seconds; `done`: text of the toast. */
    runWithUndo: (action: BulkAction, rows: readonly EntryRead[], done: string) => {
      endOwnUndoWindows()
      const options = { notBefore: notBefore() }
      const mutations =
        action === 'pay'
          ? rows.map(({ id }) => executeMutation(verbs.payEntry, { competitionId, id }, options))
          : [executeMutation(verbs.moveEntries, toStatus(rows, bulkStatus[action]), options)]
      for (const each of mutations) void entriesChanged(each)
      offerUndo(done, mutations)
    },
    remove: ({ id }: EntryRead) =>
      runNow(() =>
        executeMutation(role === 'athlete' ? verbs.removeAthlete : verbs.removeJudge, { competitionId, id }),
      ),
    invite: (people: readonly number[], emails: readonly string[]) =>
      runNow<unknown>(() =>
        role === 'athlete'
          ? executeMutation(verbs.invite, { competitionId, people, emails })
          : executeMutation(verbs.inviteAsJudges, { competitionId, people }),
      ),
    order: (numbers: readonly { id: number; order_number: number }[]) =>
      runNow(() => executeMutation(verbs.orderEntries, { competitionId, numbers })),
  }
}
