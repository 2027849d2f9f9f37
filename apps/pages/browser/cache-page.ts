/** Lets a worker keep this page and its files for a time without a network (live-worker.ts), once nothing else is to do. */

let worker: ServiceWorker | null = null

export function cachePage(): void {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') cacheSoon()
  else addEventListener('load', cacheSoon)
}

/** Switched off or out of room: the page works without. */
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

/** In the place of the page as it came: what has been put into it since. */
export function cachePatchedPage(): void {
  const page = document.documentElement.cloneNode(true) as HTMLElement
  // both are of the moment when it is opened
  for (const passing of page.querySelectorAll('#said, #chosen')) passing.replaceChildren()
  postToWorker({ html: `<!doctype html>${page.outerHTML}` })
}

function postToWorker(kept: { files: string[] } | { html: string }): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
  worker?.postMessage({ page: location.href, ...kept })
}
