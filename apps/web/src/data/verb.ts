/**
 * A change on the server is a verb, and a verb is data: its name, the cached thing that it changes, how that thing looks
 * ahead of the answer, the call. `start` asks for it through the query library's mutations. A guess is never written into
 * the cache: `useAhead` folds what is pending over it, and when a verb ends, its layer is gone.
 */
import { type QueryKey, useMutationState } from '@tanstack/react-query'
import type { Call, ReplyOf } from '@trickline/contract/call'
import { useMemo } from 'react'
import { api, type RequestOf } from '../lib/api.ts'
import { queryClient } from '../lib/query.ts'
import { device } from './device-store.ts'
import { untilHeard } from './heard.ts'
import { answerTo, askLater, callOff, keptAsks } from './outbox.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the only way to accept every call's own shapes
type AnyCall = Call<any, any, any, any>

export type Verb<Ask, Seen, C extends AnyCall> = {
  name: string
  /** It survives a reload and a dead network, through the outbox; a plain one fails at once without a network. */
  kept?: boolean
  /** The key of the cached thing, then what of it is changed one at a time. */
  thing: (ask: Ask) => QueryKey
  /** The thing as it will be. Pure; laid over whatever the server says meanwhile. */
  ahead?: (seen: Seen, ask: Ask) => Seen
  call: C
  request: (ask: Ask) => RequestOf<C>
}

/** `notBefore`: until then it can be undone, in epoch milliseconds; `drafts`: what it was made from, by name. */
type How = { notBefore?: number; drafts?: readonly string[] }

/** `answer` rejects with a refusal, and when it is undone. */
export type Started<Reply> = { answer: Promise<Reply>; undo: () => void }

type Layer = (seen: unknown) => unknown
type Pending = { name: string; thing: QueryKey; layer: Layer; key: string; isInTurn: boolean }

/** How the verbs that survive a reload look, by name. */
const keptVerbs = new Map<string, (ask: unknown) => Pick<Pending, 'thing' | 'layer'>>()
/** The asks of the outbox that have a mutation in this tab. */
const followed = new Set<string>()
device.onChange(followKept)

export function verb<Ask, Seen, C extends AnyCall>(definition: Verb<Ask, Seen, C>): Verb<Ask, Seen, C> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this same verb was asked
  if (definition.kept) keptVerbs.set(definition.name, (ask) => lookOf(definition, ask as Ask))
  followKept()
  return definition
}

/** Shows it at once and asks for it: of plain verbs one at a time for each thing, of kept ones all in order. */
export function start<Ask, Seen, C extends AnyCall>(
  wanted: Verb<Ask, Seen, C>,
  ask: Ask,
  { notBefore = 0, drafts = [] }: How = {},
): Started<ReplyOf<C>> {
  const key = crypto.randomUUID()
  const { name, call, kept = false } = wanted
  const look = lookOf(wanted, ask)
  const send = async () => {
    if (!kept) return api(call, { ...wanted.request(ask), idempotencyKey: key })
    const answer = answerTo(key)
    const { params, body } = looseRequest(wanted.request(ask))
    const asked = { id: key, key: nameOf(look.thing), verb: name, ask, call, params, body, drafts, notBefore }
    await askLater(asked)
    return answer
  }
  if (kept) followed.add(key)
  const answer = mutate({ name, key, isInTurn: !kept, ...look }, send)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer to this call
  return { answer: answer as Promise<ReplyOf<C>>, undo: () => callOff(key) }
}

/** What is cached under the key, with what is pending laid over it in the order in which it was done. */
export function useAhead<Seen>(queryKey: QueryKey, seen: Seen): Seen {
  const layers = useMutationState<Layer>({
    filters: { status: 'pending', predicate: ({ meta }) => begins(meta?.['thing'], queryKey) },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by `mutate`, for this thing
    select: ({ meta }) => meta?.['layer'] as Layer,
  })
  return useMemo(() => {
    if (seen === undefined) return seen
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each layer answers what it was given
    return layers.reduce((below: unknown, layer) => layer(below), seen) as Seen
  }, [seen, layers])
}

/** Resolves with the answer; stays pending until its event was heard, so that nothing shows the state before it again. */
function mutate({ name, thing, layer, key, isInTurn }: Pending, send: () => Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationKey: [name],
      meta: { thing, layer },
      ...(isInTurn && { scope: { id: nameOf(thing) } }),
      gcTime: 0,
      mutationFn: async () => {
        try {
          resolve(await send())
        } catch (error) {
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as it was thrown
          reject(error)
          throw error
        } finally {
          followed.delete(key)
        }
        await untilHeard(key, thing)
      },
    })
    mutation.execute(undefined).catch(() => undefined)
  })
}

/** What lies in the outbox since before a reload, or from another tab, is pending here too. */
function followKept(): void {
  for (const { id, verb: name = '', ask, state, request } of keptAsks()) {
    const look = keptVerbs.get(name)?.(ask)
    if (!look || state !== 'waiting' || followed.has(id)) continue
    followed.add(id)
    const pending = { name, key: request.idempotencyKey, isInTurn: false, ...look }
    mutate(pending, () => answerTo(id).finally(() => followed.delete(id))).catch(() => undefined)
  }
}

function lookOf<Ask, Seen, C extends AnyCall>(
  { thing, ahead }: Verb<Ask, Seen, C>,
  ask: Ask,
): Pick<Pending, 'thing' | 'layer'> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is laid over its own thing alone
  return { thing: thing(ask), layer: (seen) => (ahead ? ahead(seen as Seen, ask) : seen) }
}

function looseRequest(request: object): { params?: Record<string, unknown>; body?: unknown } {
  return request
}

export function nameOf(thing: QueryKey): string {
  return thing.join(':')
}

function begins(thing: unknown, queryKey: QueryKey): boolean {
  return Array.isArray(thing) && queryKey.every((part, place) => thing[place] === part)
}
