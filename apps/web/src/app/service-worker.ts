/**
 * Precaches the app for offline use, but never API replies. A new version waits until it is accepted or all old pages are
 * closed.
 */
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import '@trickline/views/notice-worker.ts'
import type { AppFile } from '../../service-worker-plugin.ts'

declare const APP_FILES: AppFile[]
/** Declared by hand, since TypeScript cannot load the types of workers and of pages in one project. */
declare const self: {
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<unknown> & { waitUntil: (work: Promise<void>) => void }) => void,
  ) => void
  skipWaiting: () => Promise<void>
}

clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(
  APP_FILES.filter(({ url }) => !isMessages(url)),
  { directoryIndex: '' },
)
// messages are cached only in the languages used here; their file names contain a hash
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isMessages(url.pathname),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
)
// offline, the app opens in place of the front page
const shell = createHandlerBoundToURL('/index.html')
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && url.pathname === '/' && !url.searchParams.has('next'),
  (options) => fetch(options.request).catch(() => shell(options)),
)
registerRoute(
  new NavigationRoute(shell, {
    denylist: [/^\/(?:api|assets|live|overlay|search|uploads|socket\.io)(?:\/|$)/u],
  }),
)

// messages from register-service-worker.ts: activate the new version, or cache a language
self.addEventListener('message', (event) => {
  const { data } = event
  if (!isObject(data)) return
  if (data['type'] === 'SKIP_WAITING') void self.skipWaiting()
  if (data['type'] === 'KEEP_WORDS') event.waitUntil(cacheMessages(String(data['language'])))
})

/** Caches all messages of a language for offline use and deletes those of older versions. */
async function cacheMessages(language: string): Promise<void> {
  const cache = await caches.open('words')
  const cachedUrls = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const current = APP_FILES.map(({ url }) => url).filter(isMessages)
  await Promise.all(cachedUrls.filter((url) => !current.includes(url)).map((url) => cache.delete(url)))
  await cache.addAll(
    current.filter((url) => url.startsWith(`/assets/words-${language}-`) && !cachedUrls.includes(url)),
  )
}

function isMessages(path: string): boolean {
  return path.startsWith('/assets/words-')
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null
}
