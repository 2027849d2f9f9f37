/**
 * A change on the server is a verb, and a verb is data: its name, the cached thing that it changes, how that thing looks
 * ahead of the answer, the call. `executeMutation` asks for it through the query library's mutations. A guess is never written into
 * the cache: `useOptimisticData` folds what is pending over it, and when a verb ends, its layer is gone.
 */
import { type Mutation, type MutationFilters, type QueryKey, useMutationState } from '@tanstack/react-query'
import type { Call, ReplyOf } from '@trickline/contract/call'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { api, pathOf, type RequestOf } from './api.ts'
import { logFailure } from './log-failure.ts'
import { whenOnline } from './network.ts'
import { queryClient } from './query.ts'
import { device } from './device-storage.ts'
import { refetch, waitForAcknowledgement } from './acknowledged-events.ts'
import {
  replyTo,
  enqueueRequest,
  RequestCancelled,
  cancelRequest,
  dropItem,
  outboxItems,
  type OutboxState,
  retryItem,
  useOutboxState,
} from './outbox.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the only way to accept every call's own shapes
export type AnyCall = Call<any, any, any, any>

export type MutationDefinition<Ask, Seen, C extends AnyCall> = {
  name: string
  /** It survives a reload and a dead network, through the outbox; a plain one fails at once without a network. */
  isDurable?: boolean
  /** The key of the cached thing, then what of it is changed one at a time. */
  queryKey: (ask: Ask) => QueryKey
  /** The thing as it will be. Pure; laid over whatever the server says meanwhile. */
  optimistic?: (seen: Seen, ask: Ask) => Seen
  /** Another cached thing that shows it too: the queue, of what is done with a round. Pure as well. */
  secondaryOverlay?: (ask: Ask) => Overlay | null
  /** Where the person can see to it when it is refused. */
  recoveryPath?: (ask: Ask) => string | null
  /** Kept, but only the way to what is entered: refused it is dropped, since that itself says what became of it. */
  isStep?: boolean
  /** No event tells of it: it is fetched. */
  hasNoEvent?: boolean
  call: C
  request: (ask: Ask) => RequestOf<C>
}

export type Overlay = { queryKey: QueryKey; apply: ApplyOverlay }

/** `notBefore`: until then it can be undone, in epoch milliseconds; `drafts`: what it was made from, by name. */
type ExecuteOptions = { notBefore?: number; drafts?: readonly string[] }

/** `answer` rejects with a refusal, and when it is undone; nobody has to ask for it. */
export type StartedMutation<Reply> = {
  answer: Promise<Reply>
  /** It is safe on this device, if it is kept: a closed page loses nothing of it. */
  persisted: Promise<void>
  undo: () => void
}

/** An answer without success is a failure too, though it says no reason. */
class NoSuccessError extends Error {
  override readonly name = 'NoSuccess'
}

type ApplyOverlay = (seen: unknown) => unknown
/** Its own thing first. */
type Overlays = [Overlay, ...Overlay[]]
type Pending = { name: string; overlays: Overlays; key: string; isSerial: boolean; hasNoEvent: boolean }

/** How the verbs that survive a reload look, by name. */
const durableMutations = new Map<string, (ask: unknown) => Overlays>()
/** Queued behind a step that was not taken. */
const skippedMutations = new WeakSet<object>()
device.onChange(adoptOutboxItems)

export function defineMutation<Ask, Seen, C extends AnyCall>(
  definition: MutationDefinition<Ask, Seen, C>,
): MutationDefinition<Ask, Seen, C> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this same verb was asked
  if (definition.isDurable) durableMutations.set(definition.name, (ask) => overlaysOf(definition, ask as Ask))
  adoptOutboxItems()
  return definition
}

/** Shows it at once and asks for it: of plain verbs one at a time for each thing, of kept ones all in order. */
export function executeMutation<Ask, Seen, C extends AnyCall>(
  mutation: MutationDefinition<Ask, Seen, C>,
  ask: Ask,
  { notBefore = 0, drafts = [] }: ExecuteOptions = {},
): StartedMutation<ReplyOf<C>> {
  const key = crypto.randomUUID()
  const { name, call, isDurable = false, hasNoEvent = false, isStep = false } = mutation
  const overlays = overlaysOf(mutation, ask)
  if (!isDurable) {
    const send = () => api(call, { ...mutation.request(ask), idempotencyKey: key })
    return started(mutate({ name, key, isSerial: true, hasNoEvent, overlays }, send))
  }
  const { params, body } = looseRequest(mutation.request(ask))
  const request = { method: call.method, path: pathOf(call, params), body, idempotencyKey: key }
  const reply = replyTo(key)
  // pending first: what is in the outbox and not pending is taken for another tab's
  const answer = mutate({ name, key, isSerial: false, hasNoEvent, overlays }, () => safe.then(() => reply))
  const outboxKey = keyText(overlays[0].queryKey)
  const at = mutation.recoveryPath?.(ask)
  const safe = enqueueRequest({
    key: outboxKey,
    request,
    verb: name,
    ask,
    drafts,
    notBefore,
    isStep,
    ...(at && { at }),
  })
  // who asked is told here and now: nothing waits for a retry but what somebody entered
  if (drafts.length === 0) answer.catch(() => cancelRequest(key))
  return started(answer, safe, () => cancelRequest(key))
}

/**
 * A kept change that a screen makes and follows, also after a reload: `id` is what the outbox calls it (`useOutboxState`), `what`
 * the log says of a refusal. `onSaved` is called once a save that was under way on this screen, or when it was opened, has reached the server; an
 * older one does not count.
 */
export function useSave(id: string, what: string, onSaved: (state: OutboxState) => void) {
  const state = useOutboxState(id)
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
    send: async <Ask, Seen, C extends AnyCall>(
      mutation: MutationDefinition<Ask, Seen, C>,
      ask: Ask,
      draft: string,
    ) => {
      await executeMutation(mutation, ask, { drafts: [draft] }).persisted
      // it may be so quick that nobody sees it wait
      setUnderWay(true)
    },
    retry: () => void (refused && retryItem(refused)),
    /** A refused one is taken back; what it was made from stays. */
    giveUp: async () => {
      if (refused) await dropItem(refused)
    },
  }
}

/** What is cached under the key, with what is pending laid over it in the order in which it was done. */
export function useOptimisticData<Seen>(queryKey: QueryKey, seen: Seen): Seen {
  const layers = useMutationState({ filters: pendingOf(queryKey), select: overlayFor(queryKey) })
  return useMemo(() => applyOverlays(layers, seen), [seen, layers])
}

/** The same, at this moment. */
export function withOptimisticUpdates<Seen>(queryKey: QueryKey, seen: Seen): Seen {
  return applyOverlays(
    queryClient.getMutationCache().findAll(pendingOf(queryKey)).map(overlayFor(queryKey)),
    seen,
  )
}

function pendingOf(queryKey: QueryKey): MutationFilters {
  return { status: 'pending', predicate: (mutation) => findOverlay(mutation, queryKey) !== undefined }
}

function overlayFor(queryKey: QueryKey): (mutation: Mutation) => ApplyOverlay {
  return (mutation) => findOverlay(mutation, queryKey)?.apply ?? ((seen) => seen)
}

function findOverlay({ meta }: Mutation, queryKey: QueryKey): Overlay | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by `mutate`
  return (meta?.['overlays'] as Overlays | undefined)?.find(({ queryKey: thing }) =>
    startsWith(thing, queryKey),
  )
}

function applyOverlays<Seen>(layers: readonly ApplyOverlay[], seen: Seen): Seen {
  if (seen === undefined) return seen
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each layer answers what it was given
  return layers.reduce((below: unknown, layer) => layer(below), seen) as Seen
}

/** Resolves with the answer; stays pending until its event was heard, so that nothing shows the state before it again. */
function mutate(
  { name, overlays, key, isSerial, hasNoEvent }: Pending,
  send: () => Promise<unknown>,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationKey: [name],
      meta: { overlays, key },
      ...(isSerial && { scope: { id: keyText(overlays[0].queryKey) } }),
      gcTime: 0,
      mutationFn: async () => {
        try {
          if (skippedMutations.has(mutation)) throw new RequestCancelled()
          const reply = await send()
          if (isWithoutSuccess(reply)) throw new NoSuccessError()
          resolve(reply)
        } catch (error) {
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as it was thrown
          reject(error)
          skipQueuedAfter(mutation.options.scope?.id)
          // what is shown may be as old as the mistake
          void refetchOverlaid(overlays)
          throw error
        }
        if (!hasNoEvent && (await waitForAcknowledgement(key))) return
        // without a network neither its event nor a fetch comes: what was answered is all that is known until then
        if (!isSerial) await whenOnline()
        await refetchOverlaid(overlays)
      },
    })
    mutation.execute(undefined).catch(() => undefined)
  })
}

function refetchOverlaid(look: Overlays): Promise<unknown> {
  return Promise.all(look.map(({ queryKey }) => refetch(queryKey)))
}

/** What was pressed after a step that was not taken is not asked for: a quick "record, stop" is one thing. */
function skipQueuedAfter(scope: string | undefined): void {
  if (scope === undefined) return
  const next = ({ options, state }: Mutation) => options.scope?.id === scope && state.isPaused
  for (const mutation of queryClient.getMutationCache().findAll({ predicate: next }))
    skippedMutations.add(mutation)
}

function isWithoutSuccess(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'success' in reply && reply.success === false
}

function started<Reply>(
  answer: Promise<unknown>,
  persisted = Promise.resolve(),
  undo: () => void = () => undefined,
): StartedMutation<Reply> {
  answer.catch(() => undefined)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer to this call
  return { answer: answer as Promise<Reply>, persisted, undo }
}

/** What lies in the outbox since before a reload, or from another tab, is pending here too. */
function adoptOutboxItems(): void {
  for (const { id, verb: name, ask, state, request } of outboxItems()) {
    const overlays = durableMutations.get(name)?.(ask)
    const key = request.idempotencyKey
    if (!overlays || state !== 'waiting' || isPending(key)) continue
    mutate({ name, key, isSerial: false, hasNoEvent: false, overlays }, () => replyTo(id)).catch(
      () => undefined,
    )
  }
}

function isPending(key: string): boolean {
  const predicate = ({ meta }: Mutation) => meta?.['key'] === key
  return queryClient.getMutationCache().find({ status: 'pending', predicate }) !== undefined
}

function overlaysOf<Ask, Seen, C extends AnyCall>(
  { queryKey, optimistic, secondaryOverlay }: MutationDefinition<Ask, Seen, C>,
  ask: Ask,
): Overlays {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is laid over its own thing alone
  const own: Overlay = {
    queryKey: queryKey(ask),
    apply: (seen) => (optimistic ? optimistic(seen as Seen, ask) : seen),
  }
  const other = secondaryOverlay?.(ask)
  return other ? [own, other] : [own]
}

function looseRequest(request: object): { params?: Record<string, unknown>; body?: unknown } {
  return request
}

export function keyText(queryKey: QueryKey): string {
  return queryKey.join(':')
}

function startsWith(thing: unknown, queryKey: QueryKey): boolean {
  return Array.isArray(thing) && queryKey.every((part, place) => thing[place] === part)
}
