/**
 * Keeps the app on the device, so that a reload without a network opens it again: a judge's drafts and
 * unsent saves are there already (`data/device.ts`, `data/outbox.ts`). Answers of the API are never
 * kept here. A new version waits until the person takes it or closes the last page of the old one, whose
 * files stay until then.
 */
import { clientsClaim } from 'workbox-core'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** Put in by the build (`service-worker-plugin.ts`). */
declare const APP_FILES: PrecacheEntry[]
/** The little that is used of it: the types of workers and of pages exclude each other in one project. */
declare const self: {
  addEventListener: (type: 'message', listener: (event: MessageEvent<unknown>) => void) => void
  skipWaiting: () => Promise<void>
}

// the first visit is kept too
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(APP_FILES)
// the router in the browser knows the pages
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(?:api|assets|live|uploads|socket\.io)(?:\/|$)/u],
  }),
)

// what the page says when the person takes the new version (app-on-device.ts)
self.addEventListener('message', ({ data }) => {
  if (isObject(data) && data['type'] === 'SKIP_WAITING') void self.skipWaiting()
})

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null
}
