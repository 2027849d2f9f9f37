/** Has the service worker (live-worker.ts) cache this page and its files for offline use, after the page has loaded. */

let worker: ServiceWorker | null = null

export function cachePage(): void {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') cacheSoon()
  else addEventListener('load', cacheSoon)
}

function cacheSoon(): void {
  setTimeout(() => void registerAndCache().catch(() => undefined), 2000)
}

async function registerAndCache(): Promise<void> {
  await navigator.serviceWorker.register('/live-worker.js', { scope: '/live/' })
  worker = (await navigator.serviceWorker.ready).active
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(assets|uploads)\/|^\/icon\.svg$/.test(new URL(name).pathname))
  postToWorker({ files })
}

export function cachePatchedPage(): void {
  const page = document.documentElement.cloneNode(true) as HTMLElement
  // both belong to one visit
  for (const element of page.querySelectorAll('#said, #chosen')) element.replaceChildren()
  postToWorker({ html: `<!doctype html>${page.outerHTML}` })
}

function postToWorker(message: { files: string[] } | { html: string }): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  worker?.postMessage({ page: location.href, ...message })
}
