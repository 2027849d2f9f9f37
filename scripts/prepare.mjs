/** Installs what is missing and builds what is stale, before one of our programs runs. */
import './require-node.mjs'
import { staleParts } from './build.mjs'
import { installMissing, isInstalled } from './install.mjs'
import { withProcessLock } from './process-lock.mjs'
import { explain, root, runNode } from './run.mjs'

/** `parts` of the build; all of them by default. */
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
  // in a separate process, so that the builders' memory is freed before the server starts
  const { code } = await runNode([`${root}/scripts/build.mjs`, ...stale])
  if (code !== 0) process.exit(1)
}
