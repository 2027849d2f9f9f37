/**
 * What can still be undone, written down on the device until the server has answered: a closed tab, a dead network or
 * a crash in these seconds loses none of it. What is found left behind goes through the outbox under the key it would
 * have been sent with, so that it is carried out once.
 */
import { markPaid } from '@trickline/contract/entries'
import type { BodyOf } from '@trickline/contract/call'
import { updateStatus } from '@trickline/contract/status-update'
import * as z from 'zod/mini'
import { deviceStore, outlined } from '../data/device-store.ts'
import { enqueue } from '../data/outbox.ts'
import { undoMilliseconds } from '../ui/toast.tsx'

/** A request as it lies on the device; the key makes it the same request each time it is sent. */
export type KeptAsk = { key: string } & (
  | { call: 'status'; body: BodyOf<typeof updateStatus> }
  | { call: 'paid'; body: BodyOf<typeof markPaid> }
)

/** `notBefore`: until then it can be undone, in epoch milliseconds. */
type Stored = KeptAsk & { notBefore: number }

const asks = deviceStore<Stored>(
  'ask',
  'held',
  outlined(z.object({ key: z.string(), call: z.enum(['status', 'paid']), notBefore: z.number() })),
)
/** The tab that holds it back sends it first. */
const grace = 2000

export function keepAsk(ask: KeptAsk): void {
  void asks.keep(ask.key, { ...ask, notBefore: Date.now() + undoMilliseconds })
}

/** It was answered, or undone. */
export function dropAsk({ key }: Pick<KeptAsk, 'key'>): void {
  asks.drop(key)
}

/** Once when the app opens; returns what stops waiting for those whose time is not over. */
export function sendLeftBehind(): () => void {
  const timers = asks.ids().map((key) => {
    const { notBefore } = asks.read(key) ?? { notBefore: 0 }
    return setTimeout(() => void handOverLeft(key), Math.max(0, notBefore + grace - Date.now()))
  })
  return () => timers.forEach((timer) => clearTimeout(timer))
}

/** To the outbox, which sends it as soon as that is possible. */
export async function handOver(ask: KeptAsk): Promise<void> {
  const save = { id: `kept:${ask.key}`, idempotencyKey: ask.key }
  if (ask.call === 'status') await enqueue({ ...save, call: updateStatus, body: ask.body })
  else await enqueue({ ...save, call: markPaid, body: ask.body })
  dropAsk(ask)
}

async function handOverLeft(key: string): Promise<void> {
  const left = asks.read(key)
  // answered meanwhile, or somebody else's
  if (left !== null) await handOver(left)
}
