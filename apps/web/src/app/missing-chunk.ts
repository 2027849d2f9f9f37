/**
 * A page from before a new version asks for a part that the server no longer has: the page is loaded anew,
 * which brings the new version. Once only, or a part that is really missing would reload for ever.
 */
const tooSoon = 60_000

export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    // Without a network the part may well be there: the screen says what to do.
    if (!navigator.onLine || (isReloaded() && performance.now() < tooSoon)) return
    event.preventDefault()
    location.reload()
  })
}

function isReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload'
}
