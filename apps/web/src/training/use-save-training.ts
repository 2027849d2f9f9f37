/**
 * Saving a training round through the outbox: safe on the device first, then sent with its idempotency key, also
 * after a reload or when the network is back.
 */
import type { BodyOf, ReplyOf } from '@trickline/contract/call'
import { type RoundRow, storeRound, updateRound } from '@trickline/contract/rounds'
import { useState } from 'react'
import { dropSave, enqueue, type OutboxState, retrySave, useOutbox, useOutboxIsRead } from '../lib/outbox.ts'

export type SaveTraining = {
  state: OutboxState | undefined
  /** It reached the server since this screen was opened, or while it was being opened again. */
  isSaved: boolean
  /** As the server has it now; null when that was told to an earlier page. */
  saved: RoundRow | null
  /** Resolves once the save is safe on this device. */
  create: (body: BodyOf<typeof storeRound>) => Promise<void>
  update: (body: BodyOf<typeof updateRound>) => Promise<void>
  retry: () => void
  /** Gives up a refused save: the draft can be edited again. */
  takeBack: () => Promise<void>
}

/** `wasSent`: before a reload this draft had been handed to the outbox. */
export function useSaveTraining(id: string, wasSent: boolean): SaveTraining {
  const state = useOutbox(id)
  const isRead = useOutboxIsRead()
  const [since, setSince] = useState<'nothing' | 'before' | 'now'>(wasSent ? 'before' : 'nothing')
  if (state?.state === 'waiting' && since !== 'now') setSince('now')
  const item = state && state.state !== 'saved' ? state.item : null
  const isGone = state === undefined && isRead && since === 'before'
  return {
    state,
    isSaved: isGone || (state?.state === 'saved' && since !== 'nothing'),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer to one of the two calls below
    saved: state?.state === 'saved' ? (state.reply as ReplyOf<typeof storeRound>).round : null,
    create: (body) => enqueue({ id, call: storeRound, body }),
    update: (body) => enqueue({ id, call: updateRound, body }),
    retry: () => void (item && retrySave(item)),
    takeBack: async () => {
      setSince('nothing')
      if (item) await dropSave(item)
    },
  }
}
