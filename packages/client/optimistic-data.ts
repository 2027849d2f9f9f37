/**
 * Optimistic updates are never written into the query cache: `useOptimisticData` applies the overlays of all pending mutations
 * to the cached data. An overlay stays until the live event of its mutation is in the cache.
 */
import { type Mutation, type MutationFilters, type QueryKey, useMutationState } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryClient } from './query.ts'

export type Overlay = { queryKey: QueryKey; apply: ApplyOverlay }

type ApplyOverlay = (data: unknown) => unknown
export type Overlays = [Overlay, ...Overlay[]]

const acknowledgementTimeoutMilliseconds = 1000
const mostAcknowledgedKeys = 100

/** Idempotency keys whose live events have arrived; kept because an event may arrive before the answer. */
const acknowledgedKeys = new Set<string>()
const acknowledgementWaiters = new Map<string, () => void>()

/** The cached data with the overlays of all pending mutations, in order. */
export function useOptimisticData<TData>(queryKey: QueryKey, data: TData): TData {
  const overlays = useMutationState({ filters: pendingOf(queryKey), select: overlayFor(queryKey) })
  return useMemo(() => applyOverlays(overlays, data), [data, overlays])
}

/** `useOptimisticData` for code outside components. */
export function withOptimisticUpdates<TData>(queryKey: QueryKey, data: TData): TData {
  return applyOverlays(
    queryClient.getMutationCache().findAll(pendingOf(queryKey)).map(overlayFor(queryKey)),
    data,
  )
}

function pendingOf(queryKey: QueryKey): MutationFilters {
  return { status: 'pending', predicate: (mutation) => findOverlay(mutation, queryKey) !== undefined }
}

function overlayFor(queryKey: QueryKey): (mutation: Mutation) => ApplyOverlay {
  return (mutation) => findOverlay(mutation, queryKey)?.apply ?? ((data) => data)
}

function findOverlay({ meta }: Mutation, queryKey: QueryKey): Overlay | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by `mutate`
  return (meta?.['overlays'] as Overlays | undefined)?.find(({ queryKey: changedKey }) =>
    startsWith(changedKey, queryKey),
  )
}

function applyOverlays<TData>(overlays: readonly ApplyOverlay[], data: TData): TData {
  if (data === undefined) return data
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each overlay returns the type it is given
  return overlays.reduce((overlaid: unknown, apply) => apply(overlaid), data) as TData
}

function startsWith(changedKey: unknown, queryKey: QueryKey): boolean {
  return Array.isArray(changedKey) && queryKey.every((part, index) => changedKey[index] === part)
}

/** Called when a live event is in the cache; `key` is the idempotency key of the request that caused it. */
export function acknowledgeEvent(key: string): void {
  acknowledgedKeys.add(key)
  for (const oldest of acknowledgedKeys)
    if (acknowledgedKeys.size > mostAcknowledgedKeys) acknowledgedKeys.delete(oldest)
  acknowledgementWaiters.get(key)?.()
}

/** Resolves to true when the event with this key is in the cache, to false after 1 s. */
export async function waitForAcknowledgement(key: string): Promise<boolean> {
  if (acknowledgedKeys.has(key)) return true
  const isAcknowledged = await new Promise<boolean>((resolve) => {
    acknowledgementWaiters.set(key, () => resolve(true))
    setTimeout(() => resolve(false), acknowledgementTimeoutMilliseconds)
  })
  acknowledgementWaiters.delete(key)
  return isAcknowledged
}
