/** Replaces, at its address, the service worker that visitors had: it unregisters itself with the pages that it kept. */

export type Extendable = { waitUntil: (done: Promise<unknown>) => void }
/** Declared by hand: the types of workers and of pages exclude each other in one project. */
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
