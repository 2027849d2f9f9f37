/** `npm test -- FILE…`: types, lint and format of the files, the tests among them, and the tests of the sources among them. */
import { existsSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { root } from './run.mjs'
import {
  bin,
  build,
  countChecks,
  playwright,
  timed,
  typeCheck,
  typedProjects,
  unitProjects,
  vitest,
} from './test-tiers.mjs'

export async function testFiles(paths) {
  const files = paths.map((file) => relative(root, resolve(file)))
  const missing = files.filter((file) => !existsSync(resolve(root, file)))
  if (missing.length > 0) {
    console.error(`There is no ${missing.join(', ')}.`)
    return [{ failed: 1 }]
  }
  const specs = files.filter((file) => file.endsWith('.spec.ts'))
  const tests = files.filter((file) => /\.test\.(tsx?|mjs)$/.test(file))
  const sources = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && ![...specs, ...tests].includes(file))
  const shared = sources.filter((file) => !isOfApi(file))
  // every API test starts the whole API, so imports do not tell which test covers a file
  const folders = sources.filter(isOfApi).map((file) => `${dirname(file)}/`)
  const results = [await timed('Types, lint, format', () => countChecks(checksOf(files)))]
  if (shared.length > 0)
    results.push(await timed('Unit tests', () => vitest(unitProjects, 'full', ['related', ...shared])))
  if (tests.length + folders.length > 0)
    results.push(await timed('Unit and API tests', () => vitest([], 'full', [...tests, ...folders])))
  if (specs.length > 0) {
    results.push(await build())
    results.push(await timed('In a browser and over HTTP', () => playwright([], 'full', specs)))
  }
  return results
}

function isOfApi(file) {
  return file.startsWith('apps/api/')
}

function checksOf(files) {
  const projects = typedProjects().filter((project) => files.some((file) => file.startsWith(`${project}/`)))
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file))
  return [
    ...(code.length > 0
      ? [['lint', [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', ...code]]]
      : []),
    ...projects.map(typeCheck),
    ['format', [bin('oxfmt/bin/oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...files]],
  ]
}
