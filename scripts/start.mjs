/**
 * `npm start`: installs what is missing, builds what is stale, then becomes the server. Needs
 * nothing but Node and npm. The server itself prints its address.
 */
import { prepare } from './prepare.mjs'

await prepare()
stopWithNpm()
process.setSourceMapsEnabled(true)
await import('../apps/api/dist/main.js')

/**
 * package.json says "exec", so that npm's signals reach us and not a shell between us. Nobody passes
 * on a SIGKILL: without its npm the server ends as if it had been told to.
 */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}
