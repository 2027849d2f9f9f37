/**
 * What screens show of a competition ahead of the server, laid over what the server said last (change-rows.ts). The
 * fetched competition itself is never touched by it: taking a change back, or another fetch, shows the truth.
 */
import type { CompetitionDetail } from '@trickline/contract/competitions'
import { useSyncExternalStore } from 'react'

/** How one change looks laid over a competition. */
export type Layer = (competition: CompetitionDetail) => CompetitionDetail

const none: readonly Layer[] = []
const layers = new Map<number, readonly Layer[]>()
const listeners = new Set<() => void>()

/** Shows it until the returned function is called. */
export function show(id: number, layer: Layer): () => void {
  set(id, [...layersOf(id), layer])
  return () => {
    set(
      id,
      layersOf(id).filter((each) => each !== layer),
    )
  }
}

/** The competition with everything that is shown ahead, in the order in which it was done. */
export function withLayers(competition: CompetitionDetail, laid: readonly Layer[]): CompetitionDetail {
  return laid.reduce((below, layer) => layer(below), competition)
}

export function layersOf(id: number): readonly Layer[] {
  return layers.get(id) ?? none
}

export function useLayers(id: number): readonly Layer[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => layersOf(id),
    () => none,
  )
}

function set(id: number, laid: readonly Layer[]): void {
  if (laid.length === 0) layers.delete(id)
  else layers.set(id, laid)
  for (const listener of listeners) listener()
}
