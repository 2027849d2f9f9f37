/**
 * Keeps the app on the device, so that a reload without a network opens it again: a judge's drafts and
 * unsent saves are there already (`data/device-storage.ts`, `data/outbox.ts`). Answers of the API are never
 * kept here. A new version waits until the person takes it or closes the last page of the old one, whose
 * files stay until then.
 */
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import type { AppFile } from '../../service-worker-plugin.ts'

/** Put in by the build (`service-worker-plugin.ts`). */
declare const APP_FILES: AppFile[]
/** The little that is used of it: the types of workers and of pages exclude each other in one project. */
declare const self: {
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<unknown> & { waitUntil: (work: Promise<void>) => void }) => void,
  ) => void
  skipWaiting: () => Promise<void>
}

// the first visit is kept too
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(
  APP_FILES.filter(({ url }) => !isWords(url)),
  // `/` is the front page, which the server makes
  { directoryIndex: '' },
)
// words are kept in the languages that are read here; their names change with what is in them
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isWords(url.pathname),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
)
// without a network the app signs in, or goes on to what is kept
const shell = createHandlerBoundToURL('/index.html')
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && url.pathname === '/' && !url.searchParams.has('next'),
  (asked) => fetch(asked.request).catch(() => shell(asked)),
)
// the router in the browser knows the pages
registerRoute(
  new NavigationRoute(shell, {
    denylist: [/^\/(?:api|assets|live|overlay|search|uploads|socket\.io)(?:\/|$)/u],
  }),
)

// what the page says (register-service-worker.ts): the person takes the new version, or reads in this language
self.addEventListener('message', (event) => {
  const { data } = event
  if (!isObject(data)) return
  if (data['type'] === 'SKIP_WAITING') void self.skipWaiting()
  if (data['type'] === 'KEEP_WORDS') event.waitUntil(keepWords(String(data['language'])))
})

/** All words of a language, so that no screen lacks them without a network; what is of no use any more goes. */
async function keepWords(language: string): Promise<void> {
  const cache = await caches.open('words')
  const known = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const current = APP_FILES.map(({ url }) => url).filter(isWords)
  await Promise.all(known.filter((url) => !current.includes(url)).map((url) => cache.delete(url)))
  await cache.addAll(
    current.filter((url) => url.startsWith(`/assets/words-${language}-`) && !known.includes(url)),
  )
}

function isWords(path: string): boolean {
  return path.startsWith('/assets/words-')
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null
}
