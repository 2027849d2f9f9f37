/**
 * Who may import whom, checked by oxlint: `npx oxlint -c arrows.mjs`. A zone of the tree says what it does not import;
 * of several zones that fit a file the last one counts. Tests may import anything.
 */
import { readdirSync, readFileSync } from 'node:fs'

/** Which noun of the web may use which: only those further down, so that there is no circle. */
const webNouns = {
  public: ['accounts', 'competitions', 'phases', 'rounds', 'people', 'tricks'],
  admin: ['people', 'tricks'],
  home: ['competitions', 'phases'],
  competitions: ['entries', 'phases', 'people'],
  statistics: ['training', 'rounds', 'tricks'],
  training: ['rounds'],
  rulebooks: ['rounds', 'tricks'],
  phases: ['rounds', 'people'],
  rounds: ['tricks', 'media'],
  entries: ['people'],
  people: [],
  accounts: [],
  tricks: ['media'],
  media: [],
}

/** Below all nouns, from the top down; each knows those after it. */
const webFloors = ['data', 'ui', 'lib']

const web = 'apps/web/src'
const api = 'apps/api/src'
const foldersOf = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
const apiNouns = foldersOf(api).filter((name) => name !== 'platform' && name !== 'demo')

const zone = (files, ...patterns) => ({
  files: [files].flat(),
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})
/** Files of these folders, from however far below. */
const folders = (names, message) => ({ regex: `^(\\.\\./)+(${names.join('|')})/`, message })
const modules = (regex, message) => ({ regex, message })
const values = (pattern) => ({ ...pattern, allowTypeImports: true })

const others = modules(
  '^@trickline/(api|web|samples)|/apps/',
  'apps meet in the contract; samples are for tests',
)

function webZones() {
  const nouns = Object.keys(webNouns)
  const above = {
    group: ['**/app/*', '!**/app/paths.ts'],
    message: 'app/ is above; links lead by app/paths.ts',
  }
  return [
    zone(`${web}/**`, others),
    zone(
      `${web}/app/*`,
      others,
      folders(nouns, 'app/ is router, paths and shell; screens live in their noun'),
    ),
    ...nouns.map((noun) => {
      const unknown = nouns.filter((other) => other !== noun && !webNouns[noun].includes(other))
      return zone(`${web}/${noun}/**`, others, above, folders(unknown, `not below ${noun}/ in arrows.mjs`))
    }),
    ...webFloors.map((floor, place) => {
      const higher = ['app', ...nouns, ...webFloors.slice(0, place)]
      return zone(`${web}/${floor}/**`, others, folders(higher, `${floor}/ is below it`))
    }),
  ]
}

/** Routes call verbs, verbs call stores, of any noun. */
function apiZones() {
  const inNouns = (name) => apiNouns.map((noun) => `${api}/${noun}/**/${name}`)
  const sql = values(modules('^(kysely|pg)$', 'only stores speak SQL'))
  const live = values({
    group: ['**/platform/live/*', '!**/platform/live/announce.ts', 'socket.io'],
    message: 'only platform/live/announce.ts speaks to the live channel',
  })
  const routes = modules('/routes\\.ts$', 'nothing but app.ts imports routes')
  const stores = values(modules('-store\\.ts$', 'routes call verbs, verbs call stores'))
  const verbs = values(modules(`^(\\.\\./)+(${verbsOfRoutes().join('|')})$`, "another noun's verb"))
  const rest = values({
    group: [...apiNouns.map((noun) => `../**/${noun}/*`), '!**/*-store.ts', '!**/*-row.ts'],
    message: 'a store knows stores and rows',
  })
  return [
    zone(`${api}/platform/**`, others, folders(apiNouns, 'platform/ does not know the nouns')),
    zone(inNouns('*'), others, routes, live, sql, verbs),
    zone(inNouns('routes.ts'), others, routes, live, sql, stores),
    zone(inNouns('*-store.ts'), others, routes, live, rest),
    { files: inNouns('*'), rules: { 'no-restricted-properties': ['error', ...tables] } },
    { files: inNouns('*-store.ts'), rules: { 'no-restricted-properties': 'off' } },
  ]
}

const tables = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'].map((property) => ({
  property,
  message: 'only stores speak SQL',
}))

/** `phases/publish-phase.ts`: what a routes.ts imports as a value, rows left out. */
function verbsOfRoutes() {
  return apiNouns.flatMap((noun) => {
    const text = readFileSync(new URL(`${api}/${noun}/routes.ts`, import.meta.url), 'utf8')
    const imported = [...text.matchAll(/^import (?!type)[^'"]*['"](\.\.?)\/([\w/-]+)\.ts['"]/gm)]
    const paths = imported.map(([, dots, path]) => (dots === '.' ? `${noun}/${path}` : path))
    return paths.filter((path) => !/^platform\/|-(row|store)$/.test(path)).map((path) => `${path}\\.ts`)
  })
}

const rules = '^@trickline/(competition|scoring)'
const packageZones = [
  zone(
    ['packages/scoring/**', 'packages/competition/**'],
    modules('^[^.]', 'the rules of the sport import nothing'),
  ),
  zone(
    'packages/contract/**',
    modules('^([^@.z]|@[^t]|@trickline/[^cs])', 'the contract is zod and types of the rules'),
    values(modules(rules, 'only types of the rules')),
  ),
  zone('packages/{messages,samples}/**', others, values(modules(rules, 'only types of the rules'))),
]

const tests = {
  files: ['**/*.test.{ts,tsx}', '**/test-*.{ts,tsx}', '**/golden/**'],
  rules: { 'no-restricted-imports': 'off', 'no-restricted-properties': 'off' },
}

const names = Object.keys(webNouns)
const strange = foldersOf(web).filter((folder) => ![...names, ...webFloors, 'app'].includes(folder))
const upwards = names.filter((name, place) => webNouns[name].some((used) => names.indexOf(used) <= place))
if (strange.length + upwards.length > 0)
  throw new Error(`arrows.mjs: where do ${[...strange, ...upwards].join(', ')} stand?`)

export default {
  categories: { correctness: 'off' },
  ignorePatterns: ['**/dist/**', '**/routeTree.gen.ts'],
  overrides: [...webZones(), ...apiZones(), ...packageZones, tests],
}
