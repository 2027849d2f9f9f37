/** A choice that survives a reload and the way back, on this device. */
import { useState } from 'react'
import type * as z from 'zod/mini'
import { deviceStore, useKept } from './device-store.ts'

/** As `useState`; `undefined` forgets it and starts over with `initial`. */
export function useRemembered<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  initial: Value,
): [Value, (next: Value | undefined) => void] {
  const [store] = useState(() => deviceStore('memo', 'state', schema))
  const value = useKept(store, name) ?? initial
  const change = (next: Value | undefined) => {
    if (next === undefined) store.drop(name)
    else void store.keep(name, next)
  }
  return [value, change]
}
