/** `npm start`: installs what is missing, builds what is stale, then becomes the server, which prints its address. */
import { prepare } from './prepare.mjs'

await prepare()
stopWithNpm()
process.setSourceMapsEnabled(true)
await import('../apps/api/dist/main.js')

/** Ends the server when its npm is gone: SIGKILL is not passed on. "exec" in package.json passes npm's other signals. */
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
