/** Allowed imports between folders: `npx oxlint -c arrows.mjs`. The last zone that fits a file counts; tests may import anything. */
import { readdirSync, readFileSync } from 'node:fs'

/** What each folder of the web app may import from the others: only those further down, so that there is no cycle. */
const webNouns = {
  admin: ['people', 'tricks'],
  home: ['competitions', 'phases'],
  events: ['competitions', 'people'],
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

/** What each room of rounds/ may import from the others; what all of them share is beside them. */
const roundRooms = {
  draft: [],
  rows: ['draft'],
  judging: ['draft', 'rows'],
  saving: ['draft', 'judging'],
  reading: ['draft', 'rows', 'saving'],
  review: ['draft', 'rows', 'saving', 'reading'],
}

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
/** Forbids imports from these folders, from any depth. */
const folders = (names, message) => ({ regex: `^(\\.\\./)+(${names.join('|')})/`, message })
const modules = (regex, message) => ({ regex, message })
const values = (pattern) => ({ ...pattern, allowTypeImports: true })

const others = modules(
  '^@trickline/(api|web|pages|samples)|/(apps|web|pages|api)/',
  'apps meet in packages; samples are for tests',
)
const screens = modules('^@trickline/(client|ui|views)', 'no screen below it')
const apps = ['@trickline/{api,web,pages}/**', '../**/{api,web,pages}/**']

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
    ...Object.keys(roundRooms).map((room) => {
      const closed = Object.keys(roundRooms).filter((other) => !roundRooms[room].includes(other))
      const unknown = nouns.filter((noun) => !['rounds', ...webNouns.rounds].includes(noun))
      return zone(
        `${web}/rounds/${room}/**`,
        others,
        above,
        folders(unknown, 'not below rounds/ in arrows.mjs'),
        folders(closed, `not below rounds/${room}/ in arrows.mjs`),
        ...(room === 'draft' ? [modules('^react', 'the draft of a round knows no screen')] : []),
      )
    }),
    zone(`${web}/lib/**`, others, folders(['app', ...nouns], 'lib/ is below it')),
  ]
}

/** What the folders below the screens of app and pages may import from each other. */
const rooms = {
  'packages/ui': ['messages'],
  'packages/client': ['contract', 'competition', 'scoring'],
  'packages/views': ['ui', 'messages', 'competition', 'scoring', 'contract'],
  'apps/pages': ['views', 'ui', 'messages', 'competition', 'scoring', 'contract'],
}

function roomZones() {
  const closedTo = (room) => {
    const open = new Set([room.split('/')[1], ...(rooms[room] ?? [])])
    const closed = foldersOf('packages').flatMap((name) => (open.has(name) ? [] : [`@trickline/${name}/**`]))
    return { group: [...closed, ...apps], message: `not for ${room}` }
  }
  return [
    ...Object.keys(rooms).map((room) => zone(`${room}/**`, closedTo(room))),
    zone('apps/web/*.ts', { group: apps, message: 'apps meet in packages' }),
  ]
}

/** Routes import verbs, and verbs import stores, of any noun. */
function apiZones() {
  const inNouns = (name) => apiNouns.map((noun) => `${api}/${noun}/**/${name}`)
  const sql = values(modules('^(kysely|pg)$', 'only stores speak SQL'))
  const live = values({
    group: [
      '**/platform/live/*',
      '!**/platform/live/announce.ts',
      '!**/platform/live/event-log-store.ts',
      'socket.io',
    ],
    message:
      'nouns announce (platform/live/announce.ts) and read the log of events, and know no more of the live channel',
  })
  const routes = modules('/routes\\.ts$', 'nothing but app.ts imports routes')
  const stores = values(modules('-store\\.ts$', 'routes call verbs, verbs call stores'))
  const verbs = values(modules(`^(\\.\\./)+(${verbsOfRoutes().join('|')})$`, "another noun's verb"))
  const rest = values({
    group: [...apiNouns.map((noun) => `../**/${noun}/*`), '!**/*-store.ts', '!**/*-row.ts'],
    message: 'a store knows stores and rows',
  })
  return [
    zone(`${api}/platform/**`, others, screens, folders(apiNouns, 'platform/ does not know the nouns')),
    zone(inNouns('*'), others, screens, routes, live, sql, verbs),
    zone(inNouns('routes.ts'), others, screens, routes, live, sql, stores),
    zone(inNouns('*-store.ts'), others, screens, routes, live, rest),
    { files: inNouns('*'), rules: { 'no-restricted-properties': ['error', ...tables] } },
    { files: inNouns('*-store.ts'), rules: { 'no-restricted-properties': 'off' } },
  ]
}

const tables = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'].map((property) => ({
  property,
  message: 'only stores speak SQL',
}))

/** Paths like `phases/publish-phase.ts` that a routes.ts imports as values, without rows files. */
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
  zone('packages/{messages,samples}/**', others, screens, values(modules(rules, 'only types of the rules'))),
]

const tests = {
  files: ['**/*.test.{ts,tsx}', '**/test-*.{ts,tsx}', '**/golden/**'],
  rules: { 'no-restricted-imports': 'off', 'no-restricted-properties': 'off' },
}

const names = Object.keys(webNouns)
const strange = foldersOf(web).filter((folder) => ![...names, 'lib', 'app'].includes(folder))
const upwards = names.filter((name, place) => webNouns[name].some((used) => names.indexOf(used) <= place))
if (strange.length + upwards.length > 0)
  throw new Error(`arrows.mjs: where do ${[...strange, ...upwards].join(', ')} stand?`)

export default {
  categories: { correctness: 'off' },
  ignorePatterns: ['**/dist/**'],
  overrides: [...webZones(), ...roomZones(), ...apiZones(), ...packageZones, tests],
}
