/** The machine's own PostgreSQL servers, as Debian installs them: /usr/lib/postgresql/15/bin. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../e2e/harness/launch-product.ts'

const all = '/usr/lib/postgresql'

/** Starts one with an empty database in `folder`. */
export async function startInstalled(
  folder: string,
  version: string,
): Promise<{ databaseUrl: string; stop: () => Promise<void> }> {
  const programs = join(all, version, 'bin')
  if (!existsSync(programs))
    throw new Error(
      `There is no ${programs}; the machine has: ${(await installedVersions()).join(', ') || 'none'}.`,
    )
  const cluster = join(folder, `postgres-${version}`)
  await chmod(folder, 0o755)
  await mkdir(cluster)
  const asUser =
    process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : []
  if (asUser.length > 0) execFileSync('chown', ['65534:65534', cluster])
  const run = (program: string, ...args: string[]) => {
    const [first = '', ...rest] = [...asUser, join(programs, program), ...args]
    return spawn(first, rest, {
      stdio: 'ignore',
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' },
    })
  }
  await once(
    run('initdb', `--pgdata=${cluster}`, '--username=trickline', '--auth=trust', '--encoding=UTF8'),
    'exit',
  )
  const port = await freePort()
  // safe, as nobody cuts the power here
  const options = [`-k${cluster}`, '-clisten_addresses=127.0.0.1', `-p${port}`, '-cfsync=off']
  const server = run('postgres', '-D', cluster, ...options)
  const address = `postgres://trickline@127.0.0.1:${port}`
  await created(`${address}/postgres`)
  return {
    databaseUrl: `${address}/trickline`,
    stop: async () => {
      server.kill('SIGINT')
      await once(server, 'exit')
    },
  }
}

export async function installedVersions(): Promise<string[]> {
  return existsSync(all) ? readdir(all) : []
}

async function created(address: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const client = new Client({ connectionString: address })
    try {
      await client.connect()
      await client.query('create database trickline')
      return
    } catch {
      await sleep(100)
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new Error(`no server at ${address}`)
}
