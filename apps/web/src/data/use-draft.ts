/** What is being entered, on this device: the screen shows what lies there, also when another tab wrote it. */
import { useState } from 'react'
import { type DeviceStore, type Keeping, useKeeping, useKept } from './device.ts'

/**
 * null: nothing is entered. `isOver`: it has reached the server or was dropped on purpose; the screen then shows what it
 * was until it is left.
 */
export function useDraft<Value>(
  store: DeviceStore<Value>,
  id: string | number,
  isOver: boolean,
): { kept: Value | null; keeping: Keeping } {
  const there = useKept(store, id)
  const [last, setLast] = useState(there)
  if (there !== null && there !== last) setLast(there)
  return { kept: there ?? (isOver ? last : null), keeping: useKeeping(store, id) }
}
