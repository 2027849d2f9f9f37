/** `npm start`: installs what is missing, builds what is stale, then becomes the server, which prints its address. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** glibc reads these before Node runs: with them, memory is given back after a burst (decision 12). */
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }
const isSet = Object.keys(memory).every((name) => name in process.env)

if (process.platform === 'linux' && !isSet) startAgain()
else await serve()

async function serve() {
  const { prepare } = await import('./prepare.mjs')
  await prepare()
  stopWithParent()
  process.setSourceMapsEnabled(true)
  await import('../apps/api/dist/main.js')
}

/** Runs the server in a process with these settings; this process only passes on signals and its end. */
function startAgain() {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    env: { ...process.env, ...memory, TRICKLINE_PARENT: String(process.pid) },
    stdio: 'inherit',
  })
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
  const pass = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, pass)
  stopWithParent()
  child.on('exit', (code, signal) => {
    for (const each of signals) process.off(each, pass)
    if (signal === null) process.exit(code)
    process.kill(process.pid, signal)
  })
}

/** Ends the server if npm or the process that started it is gone, as SIGKILL is not passed on. */
function stopWithParent() {
  const parent = process.ppid
  const isOurs = process.env.TRICKLINE_PARENT !== undefined
  if (!isOurs && process.env.npm_lifecycle_event !== 'start') return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}
