/** What lies in the browser's storages: written, read, deleted. */
import * as z from 'zod/mini'

/**
 * False when the storage is full or switched off: what is only remembered is then forgotten, and what must not be lost
 * is told to the person by the caller.
 */
export function keep(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** null: nothing there, cut off in the middle of a write, or of another shape, by another version of the app. */
export function readKept<Value>(text: string | null, shape: z.ZodMiniType<Value>): Value | null {
  if (text === null) return null
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** A shape of which only the outline is looked at: what stands in it was written by this same code. */
export function outlined<Value>(outline: z.ZodMiniType): z.ZodMiniType<Value> {
  return z.custom<Value>((value) => outline.safeParse(value).success)
}

/** Throws away what is kept: screens that show it begin anew, in this tab as in the others, by a storage event. */
export function discard(key: string): void {
  localStorage.removeItem(key)
  dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }))
}

/** Hears of what other tabs write and delete, and of what is discarded here; answers how to stop. */
export function onKeptChange(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
