/**
 * A page from before a new version asks for a part that the server no longer has: the page is loaded anew,
 * which brings the new version. Once only, or a part that is really missing would reload for ever.
 */
import { keep } from '../lib/keep.ts'

const reloadedAt = 'trickline.reloaded'
const tooSoon = 60_000

export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(reloadedAt) ?? 0)
    // Without a network the part may well be there: the screen says what to do.
    if (!navigator.onLine || Date.now() - last < tooSoon) return
    if (!keep(sessionStorage, reloadedAt, String(Date.now()))) return
    event.preventDefault()
    location.reload()
  })
}
