/** Reads what a page stores on the device, in its one database. */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

export type StoredRecord = {
  owner: number
  kind: 'draft' | 'ask' | 'memo' | 'copy'
  id: string
  value: unknown
}

export function readDeviceStorage(page: Page): Promise<StoredRecord[]> {
  return page.evaluate(
    () =>
      new Promise<StoredRecord[]>((resolve, reject) => {
        const opening = indexedDB.open('trickline')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
        opening.addEventListener('success', () => {
          const everything: IDBRequest<StoredRecord[]> = opening.result
            .transaction('kept')
            .objectStore('kept')
            .getAll()
          everything.addEventListener('success', () => {
            opening.result.close()
            // the encryption key cannot be exported and becomes an empty object
            resolve(JSON.parse(JSON.stringify(everything.result)))
          })
        })
      }),
  )
}

/** The page keeps it in memory until it is loaded again. */
export function dropFromDevice(page: Page, dropped: string): Promise<void> {
  return page.evaluate(
    (id) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('trickline')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('kept', 'readwrite')
          const records = transaction.objectStore('kept').openCursor()
          records.addEventListener('success', () => {
            const record = records.result
            if ((record?.value as StoredRecord | undefined)?.id === id) record?.delete()
            record?.continue()
          })
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    dropped,
  )
}

export async function tokenOf(page: Page): Promise<string> {
  const session = (await readDeviceStorage(page)).find(({ id }) => id === 'session:only')?.value
  if (typeof session !== 'object' || session === null || !('token' in session))
    throw new Error('nobody is signed in')
  return String(session.token)
}

/** Waits until the app and the messages of the language are cached on the device. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect.poll(() => page.evaluate(wordsKept)).toBeGreaterThan(0)
}

async function wordsKept(): Promise<number> {
  return (await (await caches.open('words')).keys()).length
}
