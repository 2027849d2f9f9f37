/** Lets a worker keep this page and its files for a time without a network (live-worker.ts), once nothing else is to do. */

export function keepForLater(): void {
  if (!('serviceWorker' in navigator)) return
  const begin = () => setTimeout(() => void keep().catch(() => undefined), 2000)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin)
}

async function keep(): Promise<void> {
  await navigator.serviceWorker.register('/live-worker.js', { scope: '/live/' })
  const { active } = await navigator.serviceWorker.ready
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(assets|uploads)\/|^\/icon\.svg$/.test(new URL(name).pathname))
  active?.postMessage({ page: location.href, files })
}
