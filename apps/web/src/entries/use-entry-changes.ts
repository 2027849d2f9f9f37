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
import { api, NetworkError } from '../lib/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { logFailure } from '../lib/log-failure.ts'
import { toast } from '../ui/toast.tsx'
import { type BulkAction, bulkStatus } from './bulk-actions.ts'
import { dropAsk, handOver, keepAsk, type KeptAsk } from './kept-asks.ts'
import { sendHeld } from './undo-window.ts'

/** Rows shown ahead of the server's answer. */
type ShownAhead = { agreed: () => void; takeBack: () => void }

/** Shows rows, or hides them, ahead of the server, until it has agreed or refused. */
export type ChangeEntries = (rows: readonly EntryRow[], removed?: readonly number[]) => ShownAhead

type Prepared = { send: () => Promise<boolean>; undo: () => void }

export type EntryChanges = ReturnType<typeof useEntryChanges>

export function useEntryChanges(role: EntryRole, competitionId: number, changeEntries: ChangeEntries) {
  const explain = useErrorText()

  /** Answers whether the server agreed. */
  const attempt = async (ask: () => Promise<unknown>, ahead?: ShownAhead): Promise<boolean> => {
    try {
      await ask()
      ahead?.agreed()
      return true
    } catch (error) {
      ahead?.takeBack()
      logFailure('the entries were not changed', error)
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

  const statusOf = (rows: readonly EntryRow[], status: EntryStatus) => ({
    entity: role === 'athlete' ? ('athletes' as const) : ('judges' as const),
    id: rows.map((row) => row.id),
    new_status: entryStatusCodes[status],
  })

  /** Sent at once; what was held back before it is no longer to be undone. */
  const now = (rows: readonly EntryRow[], ask: () => Promise<unknown>, ahead?: ShownAhead) => {
    sendHeld()
    return attempt(inTurn(rows, ask), ahead)
  }

  /** Sent later, or never: written down until it is answered. */
  const later = (rows: readonly EntryRow[], ask: KeptAsk, ahead: ShownAhead): Prepared => {
    keepAsk(ask)
    return {
      undo: () => {
        dropAsk(ask)
        ahead.takeBack()
      },
      send: () =>
        attempt(
          inTurn(rows, () => sendAsk(ask)),
          ahead,
        ).finally(() => dropAsk(ask)),
    }
  }

  return {
    move: (rows: readonly EntryRow[], status: EntryStatus) =>
      now(
        rows,
        () => api(updateStatus, { body: statusOf(rows, status) }),
        changeEntries(moved(rows, status)),
      ),
    pay: (row: EntryRow) =>
      now([row], () => api(markPaid, { body: payment(row) }), changeEntries([paid(row)])),
    /** Shows it at once and asks the server only with `send`; `undo` takes it back. */
    prepare: (action: BulkAction, rows: readonly EntryRow[]): Prepared => {
      sendHeld()
      if (action !== 'pay') {
        const status = bulkStatus[action]
        const ask: KeptAsk = { key: crypto.randomUUID(), call: 'status', body: statusOf(rows, status) }
        return later(rows, ask, changeEntries(moved(rows, status)))
      }
      // The call takes one entry: whoever could not be marked goes back alone.
      const payments = rows.map((row) =>
        later(
          [row],
          { key: crypto.randomUUID(), call: 'paid', body: payment(row) },
          changeEntries([paid(row)]),
        ),
      )
      return {
        undo: () => payments.forEach(({ undo }) => undo()),
        send: async () => {
          const agreed = await Promise.all(payments.map(({ send }) => send()))
          return agreed.every(Boolean)
        },
      }
    },
    remove: (row: EntryRow) =>
      now(
        [row],
        () =>
          api(role === 'athlete' ? deleteAthlete : deleteJudge, { body: { competition_user_id: row.id } }),
        changeEntries([], [row.id]),
      ),
    invite: (people: readonly number[], emails: readonly string[]) =>
      now([], async () => {
        const competition_id = competitionId
        const { competition_users } =
          role === 'athlete'
            ? await api(inviteAthletes, {
                body: { competition_id, athletes_list: people, email_list: emails },
              })
            : await api(inviteJudges, { body: { competition_id, judges_list: people } })
        changeEntries(competition_users).agreed()
      }),
    order: (numbers: readonly { row: EntryRow; order_number: number }[]) =>
      now(
        numbers.map(({ row }) => row),
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

function payment(row: EntryRow) {
  return { competition_user_id: row.id }
}

/** Perhaps the last thing that the page does; without an answer the outbox goes on with it. */
async function sendAsk(ask: KeptAsk): Promise<void> {
  const manner = { idempotencyKey: ask.key, keepalive: true }
  try {
    if (ask.call === 'status') await api(updateStatus, { ...manner, body: ask.body })
    else await api(markPaid, { ...manner, body: ask.body })
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    await handOver(ask)
  }
}
