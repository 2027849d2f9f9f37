/**
 * What can still be undone, written down on the device until the server has answered: a closed tab, a dead network or
 * a crash in these seconds loses none of it. What is found left behind goes through the outbox under the key it would
 * have been sent with, so that it is carried out once.
 */
import { markPaid } from '@trickline/contract/entries'
import type { BodyOf } from '@trickline/contract/call'
import { updateStatus } from '@trickline/contract/status-update'
import * as z from 'zod/mini'
import { keep, outlined, readKept } from '../lib/keep.ts'
import { enqueue } from '../lib/outbox.ts'
import { currentSession } from '../lib/session.ts'
import { undoMilliseconds } from '../ui/toast.tsx'

/** A request as it lies on the device; the key makes it the same request each time it is sent. */
export type KeptAsk = { key: string } & (
  | { call: 'status'; body: BodyOf<typeof updateStatus> }
  | { call: 'paid'; body: BodyOf<typeof markPaid> }
)

type Stored = KeptAsk & { owner: number; until: number }

const prefix = 'trickline.kept-ask.'
/** The tab that holds it back sends it first. */
const grace = 2000

export function keepAsk(ask: KeptAsk): void {
  const owner = currentSession()?.person.id
  if (owner === undefined) return
  const kept: Stored = { ...ask, owner, until: Date.now() + undoMilliseconds }
  keep(localStorage, storageKey(owner, ask.key), JSON.stringify(kept))
}

/** It was answered, or undone. */
export function dropAsk({ key }: Pick<KeptAsk, 'key'>): void {
  localStorage.removeItem(storageKey(currentSession()?.person.id ?? 0, key))
}

/** Once when the app opens; answers how to stop waiting for those whose time is not over. */
export function sendLeftBehind(): () => void {
  const timers = keysLeft().map((key) => {
    const { until } = read(key) ?? { until: 0 }
    return setTimeout(() => void handOverLeft(key), Math.max(0, until + grace - Date.now()))
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
  const left = read(key)
  // answered meanwhile, or somebody else's
  if (left !== null && left.owner === currentSession()?.person.id) await handOver(left)
}

/** Names its person, so that another one's logout leaves it. */
export function storageKey(owner: number, key: string): string {
  return `${prefix}${owner}.${key}`
}

function keysLeft(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
}

function read(key: string): Stored | null {
  return readKept(localStorage.getItem(key), stored)
}

const stored = outlined<Stored>(
  z.object({ key: z.string(), call: z.enum(['status', 'paid']), owner: z.number(), until: z.number() }),
)
