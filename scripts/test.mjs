/**
 * `npm test`: everything that is checked, in order, from nothing but Node and npm. The last line is
 * `N passed, N failed`. `--only=check,unit,api,browser` runs a part.
 */
import './require-node.mjs'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from './chromium.mjs'
import { installMissing } from './install.mjs'
import { withProcessLock } from './process-lock.mjs'
import { explain, root, runNode } from './run.mjs'

const bin = (path) => join(root, 'node_modules', path)
const steps = { check: checks, unit: unitTests, api: apiTests, browser: browserTests }
/** Databases and browsers of tests are thrown away: where there is room they lie in memory, and wait for no disk. */
const memory = '/dev/shm'
const total = { passed: 0, failed: 0, skipped: 0 }

await withProcessLock(installMissing).catch(explain)
if (hasRoomInMemory()) process.env.TMPDIR = memory
for (const name of asked()) await steps[name]()

console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(total.failed > 0 ? 1 : 0)

function asked() {
  const only = process.argv.find((option) => option.startsWith('--only='))?.slice('--only='.length)
  const chosen = only ? only.split(',') : Object.keys(steps)
  const unknown = chosen.filter((name) => !(name in steps))
  if (unknown.length === 0) return chosen
  console.error(`There is no part "${unknown.join(', ')}"; the parts are ${Object.keys(steps).join(', ')}.`)
  return process.exit(1)
}

function hasRoomInMemory() {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 4 * 2 ** 30
}

async function checks() {
  heading('Type check, lint, format')
  for (const project of typedProjects())
    await check(`types of ${project}`, [bin('typescript/bin/tsc'), '-p', project])
  await check('lint', [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'])
  await check('import directions', [bin('oxlint/bin/oxlint'), '-c', 'arrows.mjs', 'apps', 'packages'])
  await check('citations of the reference', ['scripts/check-reference.mjs'])
  await check('format', [bin('oxfmt/bin/oxfmt'), '--check'])
  await check('nothing unused', [bin('knip/bin/knip.js'), '--no-progress'])
}

function typedProjects() {
  const workspaces = ['apps', 'packages'].flatMap((top) =>
    readdirSync(join(root, top)).map((name) => `${top}/${name}`),
  )
  return [...workspaces, 'e2e', 'bench'].filter((path) => existsSync(join(root, path, 'tsconfig.json')))
}

/** One check is one test: it passes silently, or shows all it has to say. */
async function check(name, command) {
  const { code, output } = await runNode(command, { quiet: true })
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
  if (code !== 0) console.log(output)
  count(code === 0 ? { passed: 1 } : { failed: 1 })
  return code === 0
}

async function unitTests() {
  heading('Unit and property tests')
  await vitest('packages', 'scripts', 'web')
}

async function apiTests() {
  heading('API tests on the real database')
  await vitest('api')
}

async function vitest(...projects) {
  const report = freshReport('vitest')
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runNode([bin('vitest/vitest.mjs'), 'run', ...chosen, ...reporters])
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = read(report)
  countRun(code, { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests })
}

async function browserTests() {
  heading('Build')
  if (!(await withProcessLock(() => check('build', ['scripts/build.mjs'])))) return
  heading('Browser tests')
  const { path, missing } = await chromium()
  if (missing) {
    console.log(missing)
    return count({ failed: 1 })
  }
  const report = freshReport('playwright')
  const { code } = await runNode(
    [bin('@playwright/test/cli.js'), 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
    { env: { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read(report).stats ?? {}
  // a test that passes only sometimes has found something
  countRun(code, { passed: expected, failed: unexpected + flaky, skipped })
}

/** A run may also fail as a whole, without any test that does: a file that does not load. */
function countRun(code, { passed, failed, skipped }) {
  count({ passed, failed: failed === 0 && code !== 0 ? 1 : failed, skipped })
}

function count({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

function freshReport(name) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const report = join(root, '.cache', `${name}-report.json`)
  rmSync(report, { force: true })
  return report
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}

function heading(text) {
  console.log(`\n── ${text}`)
}
