/** Everything the panels ask of the server: it shows at once, and a refusal is told by a toast. */
import type { EntryRead } from '@trickline/contract/read'
import type { EntryRole, EntryStatus } from '@trickline/competition/model'
import { useAgreed } from '../data/use-agreed.ts'
import { carryOut, type Started } from '../data/verb.ts'
import { type BulkAction, bulkStatus } from './bulk-actions.ts'
import { endUndo, notBefore, offerUndo } from './undo-window.ts'
import * as verbs from './verbs.ts'

export type EntryChanges = ReturnType<typeof useEntryChanges>

export function useEntryChanges(role: EntryRole, competitionId: number) {
  const isAgreed = useAgreed()
  const agreed = (started: Started<unknown>) => isAgreed(started, 'the entries were not changed')
  const toStatus = (rows: readonly EntryRead[], to: EntryStatus) => ({
    competitionId,
    role,
    ids: rows.map(({ id }) => id),
    to,
  })
  /** What was held back before it is no longer to be undone. */
  const now = <Reply>(begin: () => Started<Reply>): Promise<boolean> => {
    endUndo()
    return agreed(begin())
  }
  return {
    move: (rows: readonly EntryRead[], to: EntryStatus) =>
      now(() => carryOut(verbs.moveEntries, toStatus(rows, to))),
    pay: ({ id }: EntryRead) => now(() => carryOut(verbs.payEntry, { competitionId, id })),
    /** For a few seconds it can be undone; `done` says what has been done. */
    hold: (action: BulkAction, rows: readonly EntryRead[], done: string) => {
      endUndo()
      const how = { notBefore: notBefore() }
      const held =
        action === 'pay'
          ? rows.map(({ id }) => carryOut(verbs.payEntry, { competitionId, id }, how))
          : [carryOut(verbs.moveEntries, toStatus(rows, bulkStatus[action]), how)]
      for (const each of held) void agreed(each)
      offerUndo(done, held)
    },
    remove: ({ id }: EntryRead) =>
      now(() =>
        carryOut(role === 'athlete' ? verbs.removeAthlete : verbs.removeJudge, { competitionId, id }),
      ),
    invite: (people: readonly number[], emails: readonly string[]) =>
      now<unknown>(() =>
        role === 'athlete'
          ? carryOut(verbs.invite, { competitionId, people, emails })
          : carryOut(verbs.inviteAsJudges, { competitionId, people }),
      ),
    order: (numbers: readonly { id: number; order_number: number }[]) =>
      now(() => carryOut(verbs.orderEntries, { competitionId, numbers })),
  }
}
