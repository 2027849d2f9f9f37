/** Replaces a service worker that visitors once had at this address: unregisters itself and deletes the pages that it kept. */

export type Extendable = { waitUntil: (done: Promise<unknown>) => void }
/** Declared by hand, since TypeScript cannot load the types of workers and of pages in one project. */
declare const self: {
  addEventListener: (type: 'install' | 'activate', listener: (event: Extendable) => void) => void
  skipWaiting: () => Promise<void>
  registration: { unregister: () => Promise<boolean> }
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      caches.delete('live-pages-1'),
      caches.delete('live-files-1'),
      self.registration.unregister(),
    ]),
  ),
)
