/**
 * The tiers (docs/testing.md). Each runs in the scope `quick`, `rest` (what quick leaves out) or `full`, and returns `{
 * passed, failed, skipped, seconds, slowest: [{ title, seconds }], failures: [title] }`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { chromium } from './chromium.mjs'
import { withProcessLock } from './process-lock.mjs'
import { root, runNode } from './run.mjs'

export const bin = (path) => join(root, 'node_modules', path)
export const unitProjects = ['packages', 'scripts', 'web']
const nothing = { passed: 0, failed: 0, skipped: 0, seconds: 0, slowest: [], failures: [] }

export const tiers = {
  checks: {
    belongs: 'types, lint, import directions, format, nothing unused, citations of the reference',
    run: (scope) => timed('Types, lint, format', () => runChecks(scope)),
  },
  units: {
    belongs: 'rules, contract, client, messages, parts of screens: tables and properties',
    run: (scope) => timed('Unit and property tests', () => vitest(unitProjects, scope)),
  },
  api: {
    belongs: 'verbs and stores on a real PostgreSQL',
    run: (scope) => timed('API tests on a real PostgreSQL', () => vitest(['api'], scope)),
  },
  http: {
    belongs: "the running product as a stranger's client, from docs/reference alone",
    run: (scope) => timed('Black-box tests over HTTP', () => playwright(['http'], scope)),
  },
  journeys: {
    belongs: 'the running product in a real browser',
    run: (scope) => timed('Journeys in a browser', () => playwright(['phone', 'desktop'], scope)),
  },
}

export function build() {
  return timed('Build', async () => ({
    name: 'build',
    ...(await withProcessLock(() => runCheck('build', ['scripts/build.mjs']))),
  }))
}

export async function timed(title, act) {
  console.log(`\n── ${title}`)
  const start = performance.now()
  const result = await act()
  return { ...nothing, ...result, seconds: (performance.now() - start) / 1000 }
}

async function runChecks(scope) {
  const slow = [['walks of docs/architecture.md', ['scripts/check-walks.mjs']]]
  const quick = [
    ['types and lint', [bin('oxlint/bin/oxlint'), '--type-aware', '--type-check', '--deny-warnings']],
    ['nothing unused', [bin('knip/bin/knip.js'), '--no-progress']],
    ['import directions', [bin('oxlint/bin/oxlint'), '-c', 'arrows.mjs', 'apps', 'packages']],
    ['citations of the reference', ['scripts/check-reference.mjs']],
    ['format', [bin('oxfmt/bin/oxfmt'), '--check']],
  ]
  return countChecks([...(scope === 'rest' ? [] : quick), ...(scope === 'quick' ? [] : slow)])
}

export async function countChecks(waiting) {
  const count = { passed: 0, failed: 0, slowest: [], failures: [] }
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { passed, failed, seconds } = await runCheck(...next)
      count.passed += passed ?? 0
      count.failed += failed ?? 0
      count.slowest.push({ title: next[0], seconds })
      if (failed) count.failures.push(next[0])
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return { ...count, slowest: slowestOf(count.slowest) }
}

/** Types of a project in which a few files changed: the compiler keeps what it knows about the others. */
export function typeCheck(project) {
  const info = join(root, '.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`)
  return [
    `types of ${project}`,
    [bin('typescript/bin/tsc'), '-p', project, '--incremental', '--tsBuildInfoFile', info],
  ]
}

export function typedProjects() {
  const workspaces = ['apps', 'packages'].flatMap((top) =>
    readdirSync(join(root, top)).map((name) => `${top}/${name}`),
  )
  return [...workspaces, 'e2e', 'bench', 'trust'].filter((path) =>
    existsSync(join(root, path, 'tsconfig.json')),
  )
}

/** A check counts as one test and prints its output only if it fails. */
async function runCheck(name, command) {
  const start = performance.now()
  const { code, output } = await runNode(command, { quiet: true })
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
  if (code !== 0) console.log(output)
  return { ...(code === 0 ? { passed: 1 } : { failed: 1 }), seconds: (performance.now() - start) / 1000 }
}

const vitestFilters = { quick: ['--tags-filter=!full'], rest: ['--tags-filter=full'], full: [] }

/** `files`: test files; after `related` also sources, whose tests run; empty: all files of the projects. */
export async function vitest(projects, scope, files = scope === 'rest' ? filesTaggedFull() : []) {
  const reportFile = freshReport('vitest')
  const { code } = await runNode([
    bin('vitest/vitest.mjs'),
    ...(files[0] === 'related' ? [] : ['run']),
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    ...vitestFilters[scope],
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    '--run',
  ])
  const report = readReport(reportFile)
  const tests = (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map((each) => ({ ...each, file: relative(root, name) })),
  )
  const isMeant = ({ tags }) => scope === 'full' || tags.includes('full') === (scope === 'rest')
  const meant = tests.filter(isMeant)
  const inStatus = (...names) => meant.filter(({ status }) => names.includes(status)).length
  return countRun(code, {
    passed: inStatus('passed'),
    failed: inStatus('failed'),
    skipped: inStatus('skipped', 'pending', 'todo', 'disabled'),
    failures: [
      ...(report.testResults ?? [])
        .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
        .map(({ name, message }) => `${relative(root, name)} does not load\n${message.slice(0, 1500)}`),
      ...meant
        .filter(({ status }) => status === 'failed')
        .map(
          ({ file, fullName, failureMessages: [message = ''] }) =>
            `${file} › ${fullName}\n${message.slice(0, 1500)}`,
        ),
    ],
    slowest: slowestOf(
      meant.map(({ file, fullName, duration = 0 }) => ({
        title: `${file} › ${fullName}`,
        seconds: duration / 1000,
      })),
    ),
  })
}

/** Without these the other files need not be loaded. */
function filesTaggedFull() {
  const options = ['grep', '-lE', String.raw`tags: \['full'\]|@module-tag full`, '--', '*.test.*']
  return execFileSync('git', options, { cwd: root, encoding: 'utf8' }).trim().split('\n')
}

const playwrightFilters = { quick: ['--grep-invert=@full'], rest: ['--grep=@full'], full: [] }

export async function playwright(projects, scope, files = []) {
  const { path, missing } = await chromium()
  if (missing) {
    console.log(missing)
    return { failed: 1 }
  }
  const report = freshReport('playwright')
  const { code } = await runNode(
    [
      bin('@playwright/test/cli.js'),
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json',
      ...projects.map((project) => `--project=${project}`),
      ...playwrightFilters[scope],
      ...files,
    ],
    { env: { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
  const { stats = {}, suites = [] } = readReport(report)
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  const specs = suites.flatMap(specsOf)
  // a test that passes only at the second try counts as failed
  return countRun(code, {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    slowest: slowestOf(specs),
    failures: specs.filter(({ isGood }) => !isGood).map(({ title, error }) => `${title}\n${error}`),
  })
}

function specsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ results, status }) => ({
      title: `${file} › ${title}`,
      isGood: status === 'expected' || status === 'skipped',
      error: results[0]?.error?.message?.slice(0, 1500) ?? '',
      seconds: (results[0]?.duration ?? 0) / 1000,
    })),
  )
  return [...own, ...suites.flatMap(specsOf)]
}

/** A run can also fail without a failed test, if a file does not load. */
function countRun(code, { failed, ...rest }) {
  return { ...rest, failed: failed === 0 && code !== 0 ? 1 : failed }
}

function slowestOf(tests) {
  return tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, 5)
}

function freshReport(name) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const report = join(root, '.cache', `${name}-report.json`)
  rmSync(report, { force: true })
  return report
}

function readReport(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}
