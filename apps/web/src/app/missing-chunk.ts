/** Reloads a page that requests a chunk which a deployment has removed; once only, so that a missing chunk causes no loop. */
const reloadPauseMilliseconds = 60_000

export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    // offline the chunk may still exist, and the screen explains what to do
    if (!navigator.onLine || (isReloaded() && performance.now() < reloadPauseMilliseconds)) return
    event.preventDefault()
    location.reload()
  })
}

function isReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload'
}
