/**
 * A state that survives a reload and the way back, for this tab: filters, an open panel, a form being filled in.
 * What the storage holds is read through a schema, since an older version of the app may have written it.
 */
import { useState } from 'react'
import type * as z from 'zod/mini'
import { keep, readKept } from './keep.ts'

/** As `useState`; `undefined` drops what was held and starts over with `initial`. */
export function useHeldState<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  initial: Value,
): [Value, (next: Value | undefined) => void] {
  const key = `trickline.state.${name}`
  const [value, setValue] = useState<Value>(() => readHeld(key, schema) ?? initial)
  const change = (next: Value | undefined) => {
    if (next === undefined) sessionStorage.removeItem(key)
    else keep(sessionStorage, key, JSON.stringify(next))
    setValue(next ?? initial)
  }
  return [value, change]
}

/** Whether something is held under that name. */
export function isHeld(name: string): boolean {
  return sessionStorage.getItem(`trickline.state.${name}`) !== null
}

function readHeld<Value>(key: string, schema: z.ZodMiniType<Value>): Value | undefined {
  const text = sessionStorage.getItem(key)
  const held = readKept(text, schema)
  if (held === null && text !== null) sessionStorage.removeItem(key)
  return held ?? undefined
}
