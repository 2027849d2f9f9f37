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

/** Deletes from this browser; this tab hears of it as the others do, from a storage event. */
export function forget(key: string): void {
  localStorage.removeItem(key)
  dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }))
}
