/**
 * `npm start`: installs what is missing, builds what is stale, then becomes the server. Needs
 * nothing but Node and npm. The server itself prints its address.
 */
import './require-node.mjs'
import { installMissing, isInstalled } from './install.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { explain, root, runNode } from './run.mjs'
import { staleParts } from './build.mjs'

try {
  await prepare()
} catch (error) {
  explain(error)
}
stopWithNpm()
process.setSourceMapsEnabled(true)
await import('../apps/api/dist/main.js')

async function prepare() {
  if (isInstalled() && staleParts().length === 0) return
  await oneAtATime(async () => {
    await installMissing()
    const stale = staleParts()
    if (stale.length === 0) return
    console.log(`Building ${stale.join(' and ')} …`)
    // a process of its own: what the builders leave in memory is not the server's
    const { code } = await runNode([`${root}/scripts/build.mjs`, ...stale])
    if (code !== 0) process.exit(1)
  })
}

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
