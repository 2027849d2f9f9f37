/** Mutations of server data: what each asks of the server, and how the data will be (`optimistic-data.ts`). */
import type { Mutation, QueryKey } from '@tanstack/react-query'
import type { CallAddress } from '@trickline/contract/call-address'
import type { ReplyFor } from '@trickline/contract/call-types'
import { useEffect, useEffectEvent, useState } from 'react'
import { api, pathOf, type RequestOf } from './api.ts'
import { logFailure } from './log-failure.ts'
import { whenOnline } from './network.ts'
import { queryClient } from './query.ts'
import { device } from './device-storage.ts'
import { type Overlay, type Overlays, waitForAcknowledgement } from './optimistic-data.ts'
import { keyText } from './query-keys.ts'
import { outboxItems, type OutboxState, useOutboxState } from './outbox-items.ts'
import { cancelRequest, dropItem, enqueueRequest, replyTo, RequestCancelled, retryItem } from './outbox.ts'

export type MutationDefinition<TVariables, TData, TCall extends CallAddress> = {
  name: string
  /** Goes through the outbox, so it survives a reload and a lost network. Other mutations fail at once without a network. */
  isDurable?: boolean
  /** The key of the changed query, then the part of it whose mutations run one at a time. */
  queryKey: (variables: TVariables) => QueryKey
  /** Returns the data as it will be. Must be pure: it is applied again to each newer answer of the server. */
  optimistic?: (data: TData, variables: TVariables) => TData
  /** Overlay on a second query that shows the same change, e.g. the queue row of a round. Must be pure. */
  secondaryOverlay?: (variables: TVariables) => Overlay | null
  /** Path of the screen on which the person can resolve a refusal; null: none. */
  recoveryPath?: (variables: TVariables) => string | null
  /** A durable step on the way to a save (a claim): a refused one is dropped without an error. */
  isStep?: boolean
  /** The server sends no live event for this mutation, so its query is refetched when it settles. */
  hasNoEvent?: boolean
  call: TCall
  request: (variables: TVariables) => RequestOf<TCall>
}

/** `notBefore`: end of the undo window, in epoch milliseconds; `drafts`: names of the drafts that the request was made from. */
type ExecuteOptions = { notBefore?: number; drafts?: readonly string[] }

/** `answer` rejects on a refusal and on undo; callers may leave it unhandled. */
export type StartedMutation<Reply> = {
  answer: Promise<Reply>
  persisted: Promise<void>
  undo: () => void
}

class NoSuccessError extends Error {
  override readonly name = 'NoSuccess'
}

type Pending = { name: string; overlays: Overlays; key: string; isSerial: boolean; hasNoEvent: boolean }

/** Overlays of durable mutations, by the name stored in the outbox. */
const durableMutations = new Map<string, (variables: unknown) => Overlays>()
/** Mutations that are not sent because the one before them was refused. */
const skippedMutations = new WeakSet<object>()
device.onChange(adoptOutboxItems)

export function defineMutation<TVariables, TData, TCall extends CallAddress>(
  definition: MutationDefinition<TVariables, TData, TCall>,
): MutationDefinition<TVariables, TData, TCall> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the variables of this same mutation
  if (definition.isDurable)
    durableMutations.set(definition.name, (variables) => overlaysOf(definition, variables as TVariables))
  adoptOutboxItems()
  return definition
}

/** Non-durable mutations run one at a time per query key, durable ones in the order of the outbox. */
export function executeMutation<TVariables, TData, TCall extends CallAddress>(
  mutation: MutationDefinition<TVariables, TData, TCall>,
  variables: TVariables,
  { notBefore = 0, drafts = [] }: ExecuteOptions = {},
): StartedMutation<ReplyFor<TCall>> {
  const key = crypto.randomUUID()
  const { name, call, isDurable = false, hasNoEvent = false, isStep = false } = mutation
  const overlays = overlaysOf(mutation, variables)
  if (!isDurable) {
    const send = () => api(call, { ...mutation.request(variables), idempotencyKey: key })
    return startedMutation(mutate({ name, key, isSerial: true, hasNoEvent, overlays }, send))
  }
  const { params, body } = mutation.request(variables)
  const request = { method: call.method, path: pathOf(call, params), body, idempotencyKey: key }
  const reply = replyTo(key)
  // made pending first: an outbox item that is not pending counts as another tab's
  const answer = mutate({ name, key, isSerial: false, hasNoEvent, overlays }, () =>
    persisted.then(() => reply),
  )
  const outboxKey = keyText(overlays[0].queryKey)
  const path = mutation.recoveryPath?.(variables)
  const persisted = enqueueRequest({
    key: outboxKey,
    request,
    verb: name,
    ask: variables,
    drafts,
    notBefore,
    isStep,
    ...(path && { at: path }),
  })
  // Without a draft there is nothing to retry: the refusal is reported to the caller and the item leaves the outbox.
  if (drafts.length === 0) answer.catch(() => cancelRequest(key))
  return startedMutation(answer, persisted, () => cancelRequest(key))
}

/** A durable save that a screen follows, also after a reload. `id`: its outbox key; `description`: its name in the log. */
export function useSave(id: string, description: string, onSaved: (state: OutboxState) => void) {
  const state = useOutboxState(id)
  const refused = state?.state === 'failed' ? state : null
  const [isUnderWay, setUnderWay] = useState(false)
  if ((state?.state === 'waiting' || refused) && !isUnderWay) setUnderWay(true)
  const isSaved = state?.state === 'saved' && isUnderWay
  const settle = useEffectEvent(() => state && onSaved(state))
  useEffect(() => {
    if (isSaved) settle()
  }, [isSaved])
  const reason = refused && (refused.failure?.message ?? '')
  useEffect(() => {
    // logged once; the screen tells the person (screens §1)
    if (reason !== null) logFailure(description, reason)
  }, [description, reason])
  return {
    state,
    refused,
    isSaved,
    isSending: state?.state === 'waiting' || refused !== null || isSaved,
    /** Resolves once the save is stored on this device; `draft`: name of the draft that it was made from. */
    send: async <TVariables, TData, TCall extends CallAddress>(
      mutation: MutationDefinition<TVariables, TData, TCall>,
      variables: TVariables,
      draft: string,
    ) => {
      await executeMutation(mutation, variables, { drafts: [draft] }).persisted
      // the save may finish before the screen has shown it as waiting
      setUnderWay(true)
    },
    retry: () => void (refused && retryItem(refused)),
    giveUp: async () => {
      if (refused) await dropItem(refused)
    },
  }
}

/** Keeps the mutation pending until its live event is in the cache (at most 1 s), so that no older state shows in between. */
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
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- rejects with what was thrown
          reject(error)
          skipQueuedAfter(mutation.options.scope?.id)
          // the cached data may be as outdated as the refused request
          void refetchOverlaid(overlays)
          throw error
        }
        if (!hasNoEvent && (await waitForAcknowledgement(key))) return
        // without a network neither event nor refetch arrives: the overlay stays until the network is back
        if (!isSerial) await whenOnline()
        await refetchOverlaid(overlays)
      },
    })
    mutation.execute(undefined).catch(() => undefined)
  })
}

function refetchOverlaid(overlays: Overlays): Promise<unknown> {
  return Promise.all(overlays.map(({ queryKey }) => refetch(queryKey)))
}

/** Invalidates every query whose key is a prefix of `target`. */
function refetch(target: QueryKey): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey.every((part, index) => target[index] === part),
  })
}

/** Skips mutations queued behind a refused one of the same scope (for example "record" and "stop" pressed quickly). */
function skipQueuedAfter(scope: string | undefined): void {
  if (scope === undefined) return
  const next = ({ options, state }: Mutation) => options.scope?.id === scope && state.isPaused
  for (const mutation of queryClient.getMutationCache().findAll({ predicate: next }))
    skippedMutations.add(mutation)
}

function isWithoutSuccess(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'success' in reply && reply.success === false
}

function startedMutation<Reply>(
  answer: Promise<unknown>,
  persisted = Promise.resolve(),
  undo: () => void = () => undefined,
): StartedMutation<Reply> {
  answer.catch(() => undefined)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer belongs to this call
  return { answer: answer as Promise<Reply>, persisted, undo }
}

/** Makes outbox items from before a reload, or from another tab, pending mutations of this tab. */
function adoptOutboxItems(): void {
  for (const { id, verb: name, ask: variables, state, request } of outboxItems()) {
    const overlays = durableMutations.get(name)?.(variables)
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

function overlaysOf<TVariables, TData, TCall extends CallAddress>(
  { queryKey, optimistic, secondaryOverlay }: MutationDefinition<TVariables, TData, TCall>,
  variables: TVariables,
): Overlays {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is applied to its own query only
  const own: Overlay = {
    queryKey: queryKey(variables),
    apply: (data) => (optimistic ? optimistic(data as TData, variables) : data),
  }
  const other = secondaryOverlay?.(variables)
  return other ? [own, other] : [own]
}
