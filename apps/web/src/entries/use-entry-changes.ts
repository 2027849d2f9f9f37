/** The changes of an entries panel: shown at once, with a toast if refused. */
import type { EntryRead } from '@trickline/contract/read-rows'
import type { EntryRole, EntryStatus } from '@trickline/competition/model'
import { executeMutation } from '@trickline/client/mutation.ts'
import { type ActionOptions, useAction } from '../lib/use-action.ts'
import { type BulkAction, bulkStatus } from './bulk-actions.ts'
import { endOwnUndoWindows, notBefore, offerUndo } from './undo-window.ts'
import * as mutations from './mutations.ts'

export type EntryChanges = ReturnType<typeof useEntryChanges>

type Told = Pick<ActionOptions<unknown>, 'done' | 'swing'>

export function useEntryChanges(role: EntryRole, competitionId: number) {
  const { run, follow, busy } = useAction()
  const of = { competitionId, role }
  /** Changes that can still be undone are sent first. */
  const runNow: typeof run = (...change) => {
    endOwnUndoWindows()
    return run(...change)
  }
  const toStatus = (rows: readonly EntryRead[], to: EntryStatus) => ({ ...of, ids: idsOf(rows), to })
  return {
    busy,
    move: (rows: readonly EntryRead[], to: EntryStatus, told?: Told) =>
      runNow(mutations.moveEntries, toStatus(rows, to), told),
    pay: ({ id }: EntryRead) => runNow(mutations.payEntry, { competitionId, id }),
    /** Runs a bulk action that can be undone for a few seconds; `done`: text of the toast. */
    runWithUndo: (action: BulkAction, rows: readonly EntryRead[], done: string) => {
      endOwnUndoWindows()
      const options = { notBefore: notBefore() }
      const started =
        action === 'pay'
          ? rows.map(({ id }) => executeMutation(mutations.payEntry, { competitionId, id }, options))
          : [executeMutation(mutations.moveEntries, toStatus(rows, bulkStatus[action]), options)]
      for (const { answer } of started) void follow<unknown>(answer, { log: `bulk-${action}` })
      offerUndo(done, started)
    },
    nameHead: (id: number | null, told: Told) => runNow(mutations.nameHeadJudge, { competitionId, id }, told),
    remove: ({ id }: EntryRead, told: Told) =>
      role === 'athlete'
        ? runNow(mutations.removeAthlete, { competitionId, id }, told)
        : runNow(mutations.removeJudge, { competitionId, id }, told),
    /** `mails`: invitations are mailed at once; otherwise with "Send mails". */
    invite: async (
      people: readonly number[],
      emails: readonly string[],
      mails: boolean,
      told: { done: string; swing: number },
    ) => {
      let added: readonly number[] = []
      const done = ({ competition_users }: { competition_users: readonly { id: number }[] }) => {
        added = competition_users.map(({ id }) => id)
        return mails ? undefined : told.done
      }
      const isInvited = await (role === 'athlete'
        ? runNow(mutations.invite, { competitionId, people, emails }, { done, swing: told.swing })
        : runNow(mutations.inviteAsJudges, { competitionId, people }, { done, swing: told.swing }))
      if (isInvited && mails)
        await run(
          mutations.moveEntries,
          { competitionId, role, ids: added, to: 'invited' },
          { done: told.done },
        )
      return isInvited
    },
    order: (numbers: readonly { id: number; order_number: number }[], told: Told) =>
      runNow(mutations.orderEntries, { competitionId, numbers }, told),
  }
}

function idsOf(rows: readonly EntryRead[]): number[] {
  return rows.map(({ id }) => id)
}
