/**
 * Everything the panels ask of the server. What is certain shows at once; should the server refuse, the rows go back
 * to what they were and a toast says why.
 */
import type { EntryRole, EntryStatus } from '@trickline/competition/model'
import {
  deleteAthlete,
  deleteJudge,
  type EntryRow,
  inviteAthletes,
  inviteJudges,
  markPaid,
  orderAthletes,
} from '@trickline/contract/entries'
import { entryStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { useRef } from 'react'
import { api } from '../lib/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { toast } from '../ui/toast.tsx'
import { type BulkAction, bulkStatus } from './bulk-actions.ts'

/** Shows rows, or hides them, ahead of the server; what it returns takes that back. */
export type ChangeEntries = (rows: readonly EntryRow[], removed?: readonly number[]) => () => void

type Prepared = { send: () => Promise<boolean>; undo: () => void }

export type EntryChanges = ReturnType<typeof useEntryChanges>

export function useEntryChanges(role: EntryRole, competitionId: number, changeEntries: ChangeEntries) {
  const explain = useErrorText()

  /** Answers whether the server agreed. */
  const attempt = async (ask: () => Promise<unknown>, takeBack?: () => void): Promise<boolean> => {
    try {
      await ask()
      return true
    } catch (error) {
      takeBack?.()
      toast({ text: explain(error), tone: 'bad' })
      return false
    }
  }

  const underWay = useRef(new Map<number, Promise<unknown>>())
  /** The next step shows at once: pressed before the last one has arrived, it waits for it rather than overtake it. */
  const inTurn = (rows: readonly EntryRow[], ask: () => Promise<unknown>) => () => {
    const before = rows.flatMap(({ id }) => underWay.current.get(id) ?? [])
    const turn = before.length > 0 ? Promise.all(before).then(ask) : ask()
    const over = () => {
      for (const { id } of rows) if (underWay.current.get(id) === turn) underWay.current.delete(id)
    }
    for (const { id } of rows) underWay.current.set(id, turn)
    turn.then(over, over)
    return turn
  }

  const askMove = (rows: readonly EntryRow[], status: EntryStatus) => () =>
    api(updateStatus, {
      body: {
        entity: role === 'athlete' ? 'athletes' : 'judges',
        id: rows.map((row) => row.id),
        new_status: entryStatusCodes[status],
      },
      // Perhaps the last thing that the page does.
      keepalive: true,
    })
  return {
    move: (rows: readonly EntryRow[], status: EntryStatus) =>
      attempt(inTurn(rows, askMove(rows, status)), changeEntries(moved(rows, status))),
    pay: (row: EntryRow) => attempt(inTurn([row], askPay(row)), changeEntries([paid(row)])),
    /** Shows it at once and asks the server only with `send`; `undo` takes it back. */
    prepare: (action: BulkAction, rows: readonly EntryRow[]): Prepared => {
      if (action !== 'pay') {
        const undo = changeEntries(moved(rows, bulkStatus[action]))
        return { undo, send: () => attempt(askMove(rows, bulkStatus[action]), undo) }
      }
      // The call takes one entry: whoever could not be marked goes back alone.
      const payments = rows.map((row) => ({ ask: askPay(row), undo: changeEntries([paid(row)]) }))
      return {
        undo: () => payments.forEach(({ undo }) => undo()),
        send: async () => {
          const agreed = await Promise.all(payments.map(({ ask, undo }) => attempt(ask, undo)))
          return agreed.every(Boolean)
        },
      }
    },
    remove: (row: EntryRow) =>
      attempt(
        () =>
          api(role === 'athlete' ? deleteAthlete : deleteJudge, { body: { competition_user_id: row.id } }),
        changeEntries([], [row.id]),
      ),
    invite: (people: readonly number[], emails: readonly string[]) =>
      attempt(async () => {
        const competition_id = competitionId
        const { competition_users } =
          role === 'athlete'
            ? await api(inviteAthletes, {
                body: { competition_id, athletes_list: people, email_list: emails },
              })
            : await api(inviteJudges, { body: { competition_id, judges_list: people } })
        changeEntries(competition_users)
      }),
    order: (numbers: readonly { row: EntryRow; order_number: number }[]) =>
      attempt(
        () =>
          api(orderAthletes, {
            body: {
              competition_id: competitionId,
              athletes_list: numbers.map(({ row, order_number }) => ({ id: row.id, order_number })),
            },
          }),
        changeEntries(numbers.map(({ row, order_number }) => ({ ...row, order_number }))),
      ),
  }
}

function moved(rows: readonly EntryRow[], status: EntryStatus): EntryRow[] {
  const status_id = entryStatusCodes[status]
  return rows.map((row) => ({ ...row, status_id, status: { id: status_id, name: status } }))
}

function paid(row: EntryRow): EntryRow {
  return { ...row, fees_paid: true }
}

function askPay(row: EntryRow) {
  return () => api(markPaid, { body: { competition_user_id: row.id }, keepalive: true })
}
