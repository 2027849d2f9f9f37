/** An older build of the product from the repository's history, in its own folder, which later runs find again. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../e2e/harness/repository.ts'

const migrations = 'apps/api/migrations'

export type OlderBuild = { folder: string; commit: string; newestMigration: string }

/** `from`: a commit or a tag; by default the last commit before the newest migration. Returns a sentence if there is none. */
export async function olderBuild(from?: string): Promise<OlderBuild | string> {
  const commit = commitOf(from)
  if (commit === null)
    return 'no older build: the repository has no history that reaches back before the newest migration (a shallow clone, or none)'
  const folder = join(root, '.cache/releases', commit)
  if (!existsSync(join(folder, 'apps/api/dist/main.js'))) await build(commit, folder)
  const names = (await readdir(join(folder, migrations))).toSorted()
  return { folder, commit, newestMigration: names.at(-1) ?? 'none' }
}

function commitOf(from?: string): string | null {
  try {
    if (from !== undefined) return git('rev-parse', '--verify', `${from}^{commit}`)
    const newest = git('ls-files', migrations).split('\n').toSorted().at(-1) ?? ''
    const added = git('log', '--diff-filter=A', '--format=%H', '--', newest).split('\n').at(-1)
    return git('rev-parse', '--verify', `${added}^`)
  } catch {
    return null
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

async function build(commit: string, folder: string): Promise<void> {
  const fresh = `${folder}.new-${process.pid}`
  await mkdir(fresh, { recursive: true })
  try {
    const files = execFileSync('git', ['archive', '--format=tar', commit], {
      cwd: root,
      maxBuffer: 1024 * 1024 * 1024,
    })
    execFileSync('tar', ['-x', '-C', fresh], { input: files })
    await installed(fresh)
    execFileSync(process.execPath, ['scripts/build.mjs', 'api'], { cwd: fresh, stdio: 'inherit' })
    await rename(fresh, folder)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** Uses this repository's packages where they are the same, except its own; all others come from npm. */
async function installed(folder: string): Promise<void> {
  if ((await packagesOf(folder)) !== (await packagesOf(root))) {
    execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' })
    return
  }
  const packages = join(folder, 'node_modules')
  await mkdir(join(packages, '@trickline'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@trickline' && !name.startsWith('.'))
      await symlink(join(root, 'node_modules', name), join(packages, name))
  for (const name of await readdir(join(folder, 'packages')))
    await symlink(join(folder, 'packages', name), join(packages, '@trickline', name))
  for (const workspace of ['apps', 'packages'])
    for (const name of await readdir(join(folder, workspace))) {
      const own = join(root, workspace, name, 'node_modules')
      if (existsSync(own)) await symlink(own, join(folder, workspace, name, 'node_modules'))
    }
}

async function packagesOf(folder: string): Promise<string> {
  const { packages } = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'))
  const ofNpm = Object.entries<{ version?: string }>(packages).filter(([path]) =>
    path.startsWith('node_modules/'),
  )
  return JSON.stringify(ofNpm.map(([path, { version }]) => [path, version]))
}
