/** Reloads a page that requests a chunk which is gone since a deployment; only once, as a missing chunk would cause a loop. */
const reloadPauseMilliseconds = 60_000

export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    // Offline the chunk may still exist: the screen explains what to do.
    if (!navigator.onLine || (isReloaded() && performance.now() < reloadPauseMilliseconds)) return
    event.preventDefault()
    location.reload()
  })
}

function isReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload'
}
