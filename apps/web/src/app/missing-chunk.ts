/**
 * After a deployment an open page may request a chunk that is gone: it reloads. At most once, so that a chunk that is
 * really missing causes no loop.
 */
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
