/** `npm run dev`: builds and restarts the API at each change and serves the pages by Vite, at the address it prints. */
import './require-node.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { apiBundle } from './build.mjs'
import { installMissing } from './install.mjs'
import { explain, root } from './run.mjs'

await installMissing().catch(explain)
const { context } = await import('esbuild')

const port = process.env.PORT ?? '3000'
let api
let starting = Promise.resolve()
const watched = await context({
  ...apiBundle(join(root, 'apps/api/dist')),
  // chunks would get new names after each change, and the old ones stay
  splitting: false,
  logLevel: 'warning',
  plugins: [restartAfterBuild()],
})
await watched.watch()
const web = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], {
  cwd: join(root, 'apps/web'),
  env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${port}` },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)

function restartAfterBuild() {
  return {
    name: 'restart-after-build',
    setup: ({ onEnd }) => {
      onEnd(({ errors }) => {
        if (errors.length === 0) starting = starting.then(restart)
      })
    },
  }
}

async function restart() {
  await stopApi()
  api = spawn(process.execPath, ['--enable-source-maps', join(root, 'apps/api/dist/main.js')], {
    cwd: root,
    stdio: 'inherit',
  })
}

function stopApi() {
  if (!api || api.exitCode !== null || api.signalCode !== null) return
  const exited = new Promise((done) => api.once('exit', done))
  api.kill('SIGTERM')
  return exited
}

async function end() {
  web.kill('SIGTERM')
  await watched.dispose()
  await stopApi()
  process.exit(0)
}
