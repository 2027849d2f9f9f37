/** Reloads a page that requests a chunk which a deployment has removed; once only, so that a missing chunk causes no loop. */
const reloadPauseMilliseconds = 60_000
/** After this time somebody who was leaving has stayed, e.g. to download a file. */
const leaveMilliseconds = 60_000

export function reloadOnMissingChunk(): void {
  let leftAt = Number.NEGATIVE_INFINITY
  addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
  addEventListener('vite:preloadError', (event) => {
    // offline the chunk may still exist, and the screen explains what to do
    if (!navigator.onLine || (isReloaded() && performance.now() < reloadPauseMilliseconds)) return
    // Firefox ends what is still loading when another page arrives, and a reload would keep the person here
    if (performance.now() - leftAt < leaveMilliseconds) return
    event.preventDefault()
    location.reload()
  })
}

function isReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload'
}
