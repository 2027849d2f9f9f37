/** Before a program of ours runs: installs what is missing and builds what is stale. */
import './require-node.mjs'
import { staleParts } from './build.mjs'
import { installMissing, isInstalled } from './install.mjs'
import { withProcessLock } from './process-lock.mjs'
import { explain, root, runNode } from './run.mjs'

/** `parts` of the build; all of them when left out. */
export async function prepare(parts) {
  try {
    if (isInstalled() && staleParts(parts).length === 0) return
    await withProcessLock(() => installAndBuild(parts))
  } catch (error) {
    explain(error)
  }
}

async function installAndBuild(parts) {
  await installMissing()
  const stale = staleParts(parts)
  if (stale.length === 0) return
  console.log(`Building ${stale.join(' and ')} …`)
  // a process of its own: what the builders leave in memory is not the server's
  const { code } = await runNode([`${root}/scripts/build.mjs`, ...stale])
  if (code !== 0) process.exit(1)
}
