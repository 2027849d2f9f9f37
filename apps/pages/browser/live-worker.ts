/** Service worker for `/live/`: network first, else the cached page of a competition with its time. */

type Extendable = { waitUntil: (done: Promise<unknown>) => void }
type Fetching = Extendable & { request: Request; respondWith: (answer: Promise<Response>) => void }
type Clicked = Extendable & { notification: Notification }
/** Declared by hand: the types of workers and of pages exclude each other in one project. */
declare const self: {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Extendable) => void): void
    (type: 'fetch', listener: (event: Fetching) => void): void
    (type: 'message', listener: (event: Extendable & { data: unknown }) => void): void
    (type: 'notificationclick', listener: (event: Clicked) => void): void
  }
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (of: { type: 'window'; includeUncontrolled: boolean }) => Promise<Client[]>
    openWindow: (url: string) => Promise<unknown>
  }
}
type Client = { url: string; focus: () => Promise<unknown> }

export const pages = { cache: 'live-pages-1', most: 30 }
const files = { cache: 'live-files-1', most: 120 }
/** One page per address, whatever the request headers. */
const byAddress = { ignoreVary: true }
/** After so long without an answer the cached page is shown. */
const networkTimeoutMilliseconds = 5000

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (/^\/live\/\d+(\/rounds\/\d+\/tricks)?$/.test(pathname)) event.respondWith(networkFirst(request))
  else if (isFile(pathname)) event.respondWith(cachedFile(request))
})

// files loaded before the worker was installed
self.addEventListener('message', (event) => {
  const { data } = event
  if (isPatched(data)) event.waitUntil(storePatched(data))
  if (!isCacheMessage(data)) return
  const requests = [...data.files.map((url) => [files, url] as const), [pages, data.page] as const]
  event.waitUntil(
    Promise.allSettled(requests.map(async ([target, url]) => store(target, url, await fetch(url)))),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(String(event.notification.data)))
})

async function storePatched({ page, html }: Patched): Promise<void> {
  const cache = await caches.open(pages.cache)
  const cached = await cache.match(page, byAddress)
  if (!cached) return
  const headers = headersOfText(cached)
  headers.set('date', new Date().toUTCString())
  await cache.delete(page, byAddress)
  await cache.put(page, new Response(html, { headers }))
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(networkTimeoutMilliseconds) })
    // deleted for everyone, and so in the cache
    if (answer.status === 404) await (await caches.open(pages.cache)).delete(request, byAddress)
    else await store(pages, request, answer.clone())
    return answer
  } catch (error) {
    const cached = await (await caches.open(pages.cache)).match(request, byAddress)
    if (!cached) throw error
    return withAge(cached)
  }
}

async function cachedFile(request: Request): Promise<Response> {
  const cached = await (await caches.open(files.cache)).match(request, byAddress)
  if (cached) return cached
  const answer = await fetch(request)
  await store(files, request, answer.clone())
  return answer
}

async function store(target: typeof pages, request: Request | string, answer: Response): Promise<void> {
  if (answer.status !== 200 || answer.type !== 'basic') return
  const cache = await caches.open(target.cache)
  await cache.delete(request, byAddress)
  await cache.put(request, answer)
  const cached = await cache.keys()
  await Promise.all(cached.slice(0, Math.max(0, cached.length - target.most)).map((old) => cache.delete(old)))
}

/** patch.ts shows the time. */
async function withAge(cached: Response): Promise<Response> {
  const headers = headersOfText(cached)
  const date = Date.parse(headers.get('date') ?? '')
  const html = await cached.text()
  return new Response(html.replace('<html ', `<html data-kept="${date}" `), { headers })
}

/** The text is not compressed any more. */
function headersOfText({ headers: original }: Response): Headers {
  const headers = new Headers(original)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return headers
}

async function show(url: string): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = open.find((client) => client.url === url)
  await (page ? page.focus() : self.clients.openWindow(url))
}

function isFile(path: string): boolean {
  return /^\/(assets|uploads)\//.test(path) || path === '/icon.svg'
}

function isCacheMessage(data: unknown): data is { page: string; files: string[] } {
  return typeof data === 'object' && data !== null && 'page' in data && 'files' in data
}

type Patched = { page: string; html: string }

function isPatched(data: unknown): data is Patched {
  return typeof data === 'object' && data !== null && 'page' in data && 'html' in data
}
