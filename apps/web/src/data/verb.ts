/**
 * A change on the server is a verb, and a verb is data: its name, the cached thing that it changes, how that thing looks
 * ahead of the answer, the call. `carryOut` asks for it through the query library's mutations. A guess is never written into
 * the cache: `useAhead` folds what is pending over it, and when a verb ends, its layer is gone.
 */
import { type Mutation, type MutationFilters, type QueryKey, useMutationState } from '@tanstack/react-query'
import type { Call, ReplyOf } from '@trickline/contract/call'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { api, pathOf, type RequestOf } from '../lib/api.ts'
import { logFailure } from '../lib/log-failure.ts'
import { untilReached } from '../lib/network.ts'
import { queryClient } from '../lib/query.ts'
import { device } from './device.ts'
import { fetchAnew, isHeard } from './heard.ts'
import {
  answerTo,
  askLater,
  CalledOff,
  callOff,
  dropSave,
  keptAsks,
  type OutboxState,
  retrySave,
  useOutbox,
} from './outbox.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the only way to accept every call's own shapes
export type AnyCall = Call<any, any, any, any>

export type Verb<Ask, Seen, C extends AnyCall> = {
  name: string
  /** It survives a reload and a dead network, through the outbox; a plain one fails at once without a network. */
  kept?: boolean
  /** The key of the cached thing, then what of it is changed one at a time. */
  thing: (ask: Ask) => QueryKey
  /** The thing as it will be. Pure; laid over whatever the server says meanwhile. */
  ahead?: (seen: Seen, ask: Ask) => Seen
  /** Another cached thing that shows it too: the queue, of what is done with a round. Pure as well. */
  beside?: (ask: Ask) => Beside | null
  /** Where the person can see to it when it is refused. */
  at?: (ask: Ask) => string | null
  /** Kept, but only the way to what is entered: refused it is dropped, since that itself says what became of it. */
  isStep?: boolean
  /** No event tells of it: it is fetched. */
  isQuiet?: boolean
  call: C
  request: (ask: Ask) => RequestOf<C>
}

export type Beside = { thing: QueryKey; layer: Layer }

/** `notBefore`: until then it can be undone, in epoch milliseconds; `drafts`: what it was made from, by name. */
type How = { notBefore?: number; drafts?: readonly string[] }

/** `answer` rejects with a refusal, and when it is undone; nobody has to ask for it. */
export type Started<Reply> = {
  answer: Promise<Reply>
  /** It is safe on this device, if it is kept: a closed page loses nothing of it. */
  safe: Promise<void>
  undo: () => void
}

/** An answer without success is a failure too, though it says no reason. */
class NoSuccess extends Error {
  override readonly name = 'NoSuccess'
}

type Layer = (seen: unknown) => unknown
/** Its own thing first. */
type Look = [Beside, ...Beside[]]
type Pending = { name: string; look: Look; key: string; isInTurn: boolean; isQuiet: boolean }

/** How the verbs that survive a reload look, by name. */
const keptVerbs = new Map<string, (ask: unknown) => Look>()
/** Queued behind a step that was not taken. */
const inVain = new WeakSet<object>()
device.onChange(followKept)

export function verb<Ask, Seen, C extends AnyCall>(definition: Verb<Ask, Seen, C>): Verb<Ask, Seen, C> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this same verb was asked
  if (definition.kept) keptVerbs.set(definition.name, (ask) => lookOf(definition, ask as Ask))
  followKept()
  return definition
}

/** Shows it at once and asks for it: of plain verbs one at a time for each thing, of kept ones all in order. */
export function carryOut<Ask, Seen, C extends AnyCall>(
  wanted: Verb<Ask, Seen, C>,
  ask: Ask,
  { notBefore = 0, drafts = [] }: How = {},
): Started<ReplyOf<C>> {
  const key = crypto.randomUUID()
  const { name, call, kept = false, isQuiet = false, isStep = false } = wanted
  const look = lookOf(wanted, ask)
  if (!kept) {
    const send = () => api(call, { ...wanted.request(ask), idempotencyKey: key })
    return started(mutate({ name, key, isInTurn: true, isQuiet, look }, send))
  }
  const { params, body } = looseRequest(wanted.request(ask))
  const request = { method: call.method, path: pathOf(call, params), body, idempotencyKey: key }
  const reply = answerTo(key)
  // pending first: what is in the outbox and not pending is taken for another tab's
  const answer = mutate({ name, key, isInTurn: false, isQuiet, look }, () => safe.then(() => reply))
  const thing = nameOf(look[0].thing)
  const at = wanted.at?.(ask)
  const safe = askLater({
    key: thing,
    request,
    verb: name,
    ask,
    drafts,
    notBefore,
    isStep,
    ...(at && { at }),
  })
  // who asked is told here and now: nothing waits for a retry but what somebody entered
  if (drafts.length === 0) answer.catch(() => callOff(key))
  return started(answer, safe, () => callOff(key))
}

/**
 * A kept change that a screen makes and follows, also after a reload: `id` is what the outbox calls it (`useOutbox`), `what`
 * the log says of a refusal. `onSaved` is called once a save that was under way on this screen, or when it was opened, has reached the server; an
 * older one does not count.
 */
export function useSave(id: string, what: string, onSaved: (state: OutboxState) => void) {
  const state = useOutbox(id)
  const refused = state?.state === 'failed' ? state : null
  const [isUnderWay, setUnderWay] = useState(false)
  if ((state?.state === 'waiting' || refused) && !isUnderWay) setUnderWay(true)
  const isSaved = state?.state === 'saved' && isUnderWay
  const settle = useEffectEvent(() => state && onSaved(state))
  useEffect(() => {
    if (isSaved) settle()
  }, [isSaved])
  const why = refused && (refused.failure?.message ?? '')
  useEffect(() => {
    // once; the screen tells the person (screens §1)
    if (why !== null) logFailure(what, why)
  }, [what, why])
  return {
    state,
    refused,
    /** It has just arrived. */
    isSaved,
    /** It is on its way, was refused or has just arrived: nothing is entered. */
    isSending: state?.state === 'waiting' || refused !== null || isSaved,
    /** Resolves once it is safe on this device; `draft` is what it was made from. */
    send: async <Ask, Seen, C extends AnyCall>(wanted: Verb<Ask, Seen, C>, ask: Ask, draft: string) => {
      await carryOut(wanted, ask, { drafts: [draft] }).safe
      // it may be so quick that nobody sees it wait
      setUnderWay(true)
    },
    retry: () => void (refused && retrySave(refused)),
    /** A refused one is taken back; what it was made from stays. */
    giveUp: async () => {
      if (refused) await dropSave(refused)
    },
  }
}

/** What is cached under the key, with what is pending laid over it in the order in which it was done. */
export function useAhead<Seen>(queryKey: QueryKey, seen: Seen): Seen {
  const layers = useMutationState({ filters: pendingOf(queryKey), select: layerOn(queryKey) })
  return useMemo(() => fold(layers, seen), [seen, layers])
}

/** The same, at this moment. */
export function withAhead<Seen>(queryKey: QueryKey, seen: Seen): Seen {
  return fold(queryClient.getMutationCache().findAll(pendingOf(queryKey)).map(layerOn(queryKey)), seen)
}

function pendingOf(queryKey: QueryKey): MutationFilters {
  return { status: 'pending', predicate: (mutation) => lookAt(mutation, queryKey) !== undefined }
}

function layerOn(queryKey: QueryKey): (mutation: Mutation) => Layer {
  return (mutation) => lookAt(mutation, queryKey)?.layer ?? ((seen) => seen)
}

function lookAt({ meta }: Mutation, queryKey: QueryKey): Beside | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by `mutate`
  return (meta?.['look'] as Look | undefined)?.find(({ thing }) => begins(thing, queryKey))
}

function fold<Seen>(layers: readonly Layer[], seen: Seen): Seen {
  if (seen === undefined) return seen
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each layer answers what it was given
  return layers.reduce((below: unknown, layer) => layer(below), seen) as Seen
}

/** Resolves with the answer; stays pending until its event was heard, so that nothing shows the state before it again. */
function mutate(
  { name, look, key, isInTurn, isQuiet }: Pending,
  send: () => Promise<unknown>,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationKey: [name],
      meta: { look, key },
      ...(isInTurn && { scope: { id: nameOf(look[0].thing) } }),
      gcTime: 0,
      mutationFn: async () => {
        try {
          if (inVain.has(mutation)) throw new CalledOff()
          const reply = await send()
          if (isWithoutSuccess(reply)) throw new NoSuccess()
          resolve(reply)
        } catch (error) {
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as it was thrown
          reject(error)
          giveUpAfter(mutation.options.scope?.id)
          // what is shown may be as old as the mistake
          void fetchLook(look)
          throw error
        }
        if (!isQuiet && (await isHeard(key))) return
        // without a network neither its event nor a fetch comes: what was answered is all that is known until then
        if (!isInTurn) await untilReached()
        await fetchLook(look)
      },
    })
    mutation.execute(undefined).catch(() => undefined)
  })
}

function fetchLook(look: Look): Promise<unknown> {
  return Promise.all(look.map(({ thing }) => fetchAnew(thing)))
}

/** What was pressed after a step that was not taken is not asked for: a quick "record, stop" is one thing. */
function giveUpAfter(scope: string | undefined): void {
  if (scope === undefined) return
  const next = ({ options, state }: Mutation) => options.scope?.id === scope && state.isPaused
  for (const mutation of queryClient.getMutationCache().findAll({ predicate: next })) inVain.add(mutation)
}

function isWithoutSuccess(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'success' in reply && reply.success === false
}

function started<Reply>(
  answer: Promise<unknown>,
  safe = Promise.resolve(),
  undo: () => void = () => undefined,
): Started<Reply> {
  answer.catch(() => undefined)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer to this call
  return { answer: answer as Promise<Reply>, safe, undo }
}

/** What lies in the outbox since before a reload, or from another tab, is pending here too. */
function followKept(): void {
  for (const { id, verb: name, ask, state, request } of keptAsks()) {
    const look = keptVerbs.get(name)?.(ask)
    const key = request.idempotencyKey
    if (!look || state !== 'waiting' || isPending(key)) continue
    mutate({ name, key, isInTurn: false, isQuiet: false, look }, () => answerTo(id)).catch(() => undefined)
  }
}

function isPending(key: string): boolean {
  const predicate = ({ meta }: Mutation) => meta?.['key'] === key
  return queryClient.getMutationCache().find({ status: 'pending', predicate }) !== undefined
}

function lookOf<Ask, Seen, C extends AnyCall>({ thing, ahead, beside }: Verb<Ask, Seen, C>, ask: Ask): Look {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is laid over its own thing alone
  const own: Beside = { thing: thing(ask), layer: (seen) => (ahead ? ahead(seen as Seen, ask) : seen) }
  const other = beside?.(ask)
  return other ? [own, other] : [own]
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
