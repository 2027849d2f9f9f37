/**
 * Follows the steps of the Dockerfile without Docker: copies its files into an empty folder that nobody may write and runs
 * its command as an unprivileged user on another PostgreSQL (docs/deploy.md). It uses this repository's installed packages.
 *
 * @module-tag full
 */
import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { validate } from 'dockerfile-utils'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { registration } from './accounts/test-accounts.ts'
import { settings } from './platform/config.ts'
import { createTestDatabase } from './platform/postgres/test-database.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
const folder = mkdtempSync(join(tmpdir(), 'trickline-image-'))
const [app, data] = [join(folder, 'app'), join(folder, 'data')]
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const metricsToken = 'a-token-of-this-test'
const closers: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
  execFileSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true })
})

test('the image holds all that the server needs, read-only, and is healthy once it can work', async () => {
  expect(validate(dockerfile)).toEqual([])
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')])
  copyFiles()
  const { port, address } = await reachableDatabase()
  const env = {
    PATH: process.env['PATH'],
    ...variablesOf(image),
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: data,
    DATABASE_URL: address,
    PUBLIC_URL: 'http://127.0.0.1',
    METRICS_TOKEN: metricsToken,
  }
  const [program = '', ...args] = listAfter(/^CMD /m)
  const server = spawn(program, args, { cwd: app, env, ...nobody })
  closers.push(() => server.kill('SIGKILL'))
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += String(text)))
  const [probe = '', ...probing] = listAfter(/^HEALTHCHECK .*?CMD /m)
  // not synchronous, since the connection to the database passes through this process
  const isHealthy = () =>
    run(probe, probing, { env, cwd: app, ...nobody }).then(
      () => true,
      () => false,
    )
  expect(await isHealthy()).toBe(false)
  await expect.poll(isHealthy, { timeout: 60_000, interval: 500, message: output }).toBe(true)

  const origin = `http://127.0.0.1:${port}`
  expect(await (await fetch(origin)).text(), output).toContain('<h1')
  const authorization = `Bearer ${metricsToken}`
  const metrics = await fetch(`${origin}/metrics`, { headers: { authorization } })
  expect(await metrics.text()).toContain('trickline_request_seconds')
  const body = JSON.stringify(registration('container@trickline.example'))
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${origin}/api/register`, { method: 'POST', body, headers })).status).toBe(200)
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
})

test('compose.yml sets what there is to set, and systemd can read the unit', () => {
  const { services, volumes } = parse(readFileSync(join(root, 'compose.yml'), 'utf8'))
  const known = new Set(settings.map(({ name }) => name as string))
  expect(Object.keys(services.trickline.environment).filter((name) => !known.has(name))).toEqual([])
  expect(services.trickline).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  const mounts = Object.values(services).flatMap(
    (service) => (service as { volumes?: string[] }).volumes ?? [],
  )
  for (const mount of mounts) {
    const [from = ''] = mount.split(':')
    expect([from, from.startsWith('./') ? existsSync(join(root, from)) : from in volumes]).toEqual([
      from,
      true,
    ])
  }
  const unit = readFileSync(join(root, 'deploy/trickline.service'), 'utf8')
  expect(unit).toContain(`Environment=${/^ENV (MALLOC.*)$/m.exec(dockerfile)?.[1]}`)
})

/** Only those packages of the build that are needed at run time. */
function copyFiles(): void {
  mkdirSync(data)
  if (nobody.uid !== undefined) chownSync(data, nobody.uid, nobody.gid)
  for (const [, from = '', to = ''] of image.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm))
    if (from !== 'node_modules') cpSync(join(root, from), join(app, to), { recursive: true })
  for (const path of installedForRunning())
    cpSync(join(root, path), join(app, path), { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a=rX', app])
  chmodSync(folder, 0o755)
}

/** What the API's and the pages' bundles import and its dependencies, according to the lock file. */
function installedForRunning(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const found = new Set<string>()
  const add = (name: string, from: string) => {
    const path = [...parentsOf(from), '']
      .map((at) => join(at, 'node_modules', name))
      .find((at) => packages[at])
    if (path === undefined || found.has(path) || packages[path].dev || !existsSync(join(root, path))) return
    found.add(path)
    const { dependencies = {}, optionalDependencies = {} } = packages[path]
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) add(each, path)
  }
  for (const name of importsOf(join(root, 'apps/api/dist'), join(root, 'apps/web/dist/server'))) add(name, '')
  return [...found]
}

function parentsOf(path: string): string[] {
  const parent = dirname(path)
  return path === '' || path === '.' ? [] : [path, ...parentsOf(parent)]
}

function importsOf(...folders: string[]): Set<string> {
  const names = new Set<string>()
  for (const path of folders)
    for (const file of readdirSync(path).filter((name) => name.endsWith('.js'))) {
      const text = readFileSync(join(path, file), 'utf8')
      for (const [, name = ''] of text.matchAll(
        /(?:from|import\(|import|require\()\s*["']((?:@[\w-]+\/)?[\w.-]+)[^"']*["']/g,
      ))
        names.add(name)
    }
  return names
}

function variablesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.split(' '))
  return Object.fromEntries(pairs.map((pair) => pair.split('=')))
}

function listAfter(instruction: RegExp): string[] {
  const line = image.split('\n').find((each) => instruction.test(each)) ?? ''
  return JSON.parse(line.replace(instruction, ''))
}

/** Reached by TCP with a password, as the socket of the tests' PostgreSQL is in a private folder. */
async function reachableDatabase(): Promise<{ port: number; address: string }> {
  const database = await createTestDatabase()
  closers.push(() => database.drop())
  const { host = '', port = 0, user, password, database: name } = database.connection
  const proxy = createServer((client) => {
    const socket = connect(join(host, `.s.PGSQL.${port}`))
    client.pipe(socket).pipe(client)
    for (const end of [client, socket]) end.on('error', () => {})
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  closers.push(() => proxy.close())
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const { port: own } = free.address() as AddressInfo
  free.close()
  const { port: at } = proxy.address() as AddressInfo
  return { port: own, address: `postgres://${user}:${String(password)}@127.0.0.1:${at}/${name}` }
}
