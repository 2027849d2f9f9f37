/** What a page's browser keeps on the device: everything in its one database. */
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
            // what cannot leave the browser, the sealing key, becomes an empty object
            resolve(JSON.parse(JSON.stringify(everything.result)))
          })
        })
      }),
  )
}

/** The page's own token, for what its person does elsewhere. */
export async function tokenOf(page: Page): Promise<string> {
  const session = (await readDeviceStorage(page)).find(({ id }) => id === 'session:only')?.value
  if (typeof session !== 'object' || session === null || !('token' in session))
    throw new Error('nobody is signed in')
  return String(session.token)
}

/** The app itself is on the device, and its words in the language that is read. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect.poll(() => page.evaluate(wordsKept)).toBeGreaterThan(0)
}

async function wordsKept(): Promise<number> {
  return (await (await caches.open('words')).keys()).length
}
