/** Installs packages that package-lock.json names and node_modules lacks. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, runNode, Stop } from './run.mjs'

export function isInstalled() {
  const has = packagesOf(join(root, 'node_modules/.package-lock.json'))
  const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')) ?? {})
  return has !== null && wanted.every(([path, each]) => isThere(path, each, has))
}

export async function installMissing() {
  if (isInstalled()) return
  console.log('Installing the packages of package-lock.json …')
  // not "npm ci", which deletes node_modules before it knows whether the network works
  const { code, output } = await npm([
    'install',
    '--no-save',
    '--include=dev',
    '--prefer-offline',
    '--no-progress',
  ])
  if (code === 0 && isInstalled()) return
  throw new Stop(
    `${output.trim()}\n\nThe packages could not be installed; npm says why above. The first start needs the ` +
      'network, or a filled npm cache; later ones do not.',
  )
}

function packagesOf(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : null
}

/** Optional packages are for other machines; links are our own workspaces. */
function isThere(path, wanted, has) {
  if (wanted.link) return existsSync(join(root, path))
  if (!path.includes('node_modules/') || wanted.optional || wanted.devOptional) return true
  return has[path]?.version === wanted.version
}

/** The npm that started this script, else the one on the path. */
function npm(options) {
  const cli = process.env.npm_execpath
  const quiet = { quiet: true }
  return cli?.endsWith('npm-cli.js') ? runNode([cli, ...options], quiet) : run('npm', options, quiet)
}
