/**
 * Writes to one of the browser's storages. False when that is full or switched off: what is only remembered is then
 * forgotten, and what must not be lost is told to the person by the caller.
 */
export function keep(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
