/**
 * The import directions, checked: `node scripts/check-arrows.mjs`. The nouns are the
 * folders that are there; nothing has to be listed when one is added. Tests may import anything.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from './run.mjs'

/** What each package may import besides itself: as values, and as types only. */
const packageArrows = {
  scoring: { values: [], types: [] },
  competition: { values: [], types: [] },
  contract: { values: ['zod', 'zod/mini'], types: ['@trickline/competition', '@trickline/scoring'] },
  messages: { values: [], types: ['@trickline/contract'] },
  samples: {
    values: ['@trickline/contract'],
    types: ['@trickline/competition', '@trickline/scoring', '@trickline/messages'],
  },
}

const isTest = /\.test\.tsx?$|\/test-[^/]*\.tsx?$|\/golden\//
const usesTables = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/

/**
 * `files` are `{ path, text }` with paths from the repository's folder; answers
 * `{ path, line, rule }` for each import that goes the wrong way.
 */
export function wrongArrows(files) {
  const verbs = verbsIn(files)
  return files
    .filter(({ path }) => !isTest.test(path))
    .flatMap(({ path, text }) => {
      const rules = rulesFor(path, verbs)
      const wrong = importsOf(path, text).flatMap((each) =>
        rules.map((rule) => ({ path, line: each.line, rule: rule(each) })),
      )
      return [...wrong, ...tablesOutsideStores(path, text)].filter(({ rule }) => rule)
    })
}

/** The verbs of the API: what its routes call. Rows and the stores' words are for everybody. */
function verbsIn(files) {
  const routes = files.filter(({ path }) => /^apps\/api\/src\/[^/]+\/routes\.ts$/.test(path))
  const imported = routes.flatMap(({ path, text }) => importsOf(path, text))
  const verbs = imported.filter(({ target, typeOnly }) => {
    return !typeOnly && !isRow(target) && !isUnder('apps/api/src/platform', target)
  })
  return new Set(verbs.map(({ target }) => target))
}

/** A rule answers what is wrong with an import, or nothing. */
function rulesFor(path, verbs) {
  const [top, area, ...rest] = path.split('/')
  if (top === 'packages') return [packageRule(area)]
  const folder = rest[0] === 'src' && rest.length > 2 ? rest[1] : null
  if (top === 'apps' && area === 'web') return [noSamples, notTheApi, ...(folder ? [webRule(folder)] : [])]
  if (top === 'apps' && area === 'api') return apiRules(path, folder, verbs)
  return []
}

function packageRule(name) {
  const { values, types } = packageArrows[name] ?? { values: [], types: [] }
  return ({ target, typeOnly }) => {
    if (target.startsWith(`packages/${name}/`)) return
    if (values.some((each) => isUnder(each, target))) return
    if (!types.some((each) => isUnder(each, target))) return `packages/${name} does not import ${target}`
    if (!typeOnly) return `packages/${name} imports only types of ${target}`
  }
}

function notTheApi({ target }) {
  if (target.startsWith('apps/api/')) return 'the web app knows the API by its contract only'
}

function webRule(folder) {
  const allowed = { app: null, ui: ['ui', 'lib'], data: ['data', 'lib'], lib: ['lib'] }[folder]
  if (allowed === null) return () => {}
  return ({ target }) => {
    const [, to] = /^apps\/web\/src\/([^/]+)\//.exec(target) ?? []
    if (to === undefined || (allowed ?? [folder, 'ui', 'data', 'lib']).includes(to)) return
    // a link leads to any screen
    if (!allowed && target === 'apps/web/src/app/paths.ts') return
    return allowed
      ? `${folder}/ does not know ${to}/`
      : `${folder}/ does not import ${to}/: only app/ composes`
  }
}

function apiRules(path, folder, verbs) {
  // app.ts, main.ts and the demo put everything together
  if (folder === null || folder === 'demo') return [notTheWeb]
  if (folder === 'platform') return [notTheWeb, noSamples, platformRule]
  return [notTheWeb, noSamples, nounRule(path, folder, verbs), sqlRule(path), liveRule]
}

function notTheWeb({ target }) {
  if (target.startsWith('apps/web/src')) return 'the API does not import the web app'
}

function noSamples({ target }) {
  if (isUnder('@trickline/samples', target)) return 'samples are for tests and the demo'
}

function platformRule({ target }) {
  const [, to] = /^apps\/api\/src\/([^/]+)\//.exec(target) ?? []
  if (to !== undefined && to !== 'platform') return `platform/ does not know ${to}/`
}

function nounRule(path, noun, verbs) {
  const file = posix.basename(path)
  return ({ target, typeOnly }) => {
    const [, to, name = ''] = /^apps\/api\/src\/([^/]+)\/(?:.*\/)?([^/]+)$/.exec(target) ?? []
    if (to === undefined || to === 'platform' || typeOnly) return
    if (name === 'routes.ts') return 'nothing but app.ts imports routes'
    if (file === 'routes.ts') return isStore(name) ? 'routes call verbs, verbs call stores' : undefined
    if (to !== noun && verbs.has(target)) return `${noun}/ does not call a verb of ${to}/: ${name}`
    if (to !== noun && isStore(file) && !isStore(name) && !isRow(name)) {
      return `a store does not know ${to}/${name}`
    }
  }
}

function sqlRule(path) {
  return ({ target, typeOnly }) => {
    if (isStore(posix.basename(path)) || typeOnly) return
    if (target === 'kysely' || target === 'pg') return 'only stores speak SQL'
  }
}

function tablesOutsideStores(path, text) {
  if (!/^apps\/api\/src\/[^/]+\//.test(path) || path.startsWith('apps/api/src/platform/')) return []
  if (isStore(posix.basename(path))) return []
  return text
    .split('\n')
    .flatMap((line, index) =>
      usesTables.test(line) ? [{ path, line: index + 1, rule: 'only stores speak SQL' }] : [],
    )
}

function liveRule({ target, typeOnly }) {
  if (typeOnly) return
  const live =
    (isUnder('apps/api/src/platform/live', target) && !target.endsWith('/announce.ts')) ||
    isUnder('socket.io', target)
  if (live) return 'only platform/live/announce.ts speaks to the live channel'
}

function isStore(file) {
  return file.endsWith('-store.ts')
}

/** What a store reads, in the product's words. */
function isRow(file) {
  return file.endsWith('-row.ts')
}

function isUnder(name, target) {
  return target === name || target.startsWith(`${name}/`)
}

/** Relative imports become paths from the repository's folder, others stay as written. */
function importsOf(path, text) {
  const found = [...text.matchAll(/^\s*(?:import|export)\b([^'"`;]*?\bfrom\s*)?\s*['"]([^'"]+)['"]/gm)]
  const later = [...text.matchAll(/\b(import)\(\s*['"]([^'"]+)['"]/g)]
  return [...found, ...later].map(({ 0: whole, 1: clause = '', 2: name, index }) => ({
    target: name.startsWith('.') ? posix.join(posix.dirname(path), name) : name,
    typeOnly: /^\s*type\b/.test(clause),
    line: text.slice(0, index + whole.search(/\S/)).split('\n').length,
  }))
}

function sourceFiles(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return /^(node_modules|dist)/.test(entry.name) ? [] : sourceFiles(path)
    return /\.tsx?$/.test(path) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : []
  })
}

if (process.argv[1] === join(root, 'scripts/check-arrows.mjs')) {
  const wrong = wrongArrows([...sourceFiles('apps'), ...sourceFiles('packages')])
  for (const { path, line, rule } of wrong) console.error(`${path}:${line} ${rule}`)
  process.exitCode = wrong.length > 0 ? 1 : 0
}
