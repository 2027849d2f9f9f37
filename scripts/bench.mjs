/**
 * `npm run bench [name,name]` prints one table and writes it to bench/results/<date>.md, with the other figures below. Each
 * bench/*.bench.ts exports by default an async function that returns a list of table rows and other figures
 * (bench/figures.ts), and starts its own server from the build.
 */
import './require-node.mjs'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nodeBundle } from './build.mjs'
import { installMissing } from './install.mjs'
import { explain, root, runNode } from './run.mjs'

const folder = join(root, 'bench')
const tableTitle = 'Beside bare twins'
const bundles = join(root, '.cache/bench')

await installMissing().catch(explain)
const { code } = await runNode(['scripts/build.mjs'])
if (code !== 0) process.exit(1)

const chosen = (process.argv[2] ?? '').split(',')
const names = readdirSync(folder).filter(
  (name) => name.endsWith('.bench.ts') && chosen.some((part) => name.includes(part)),
)
const day = new Date().toISOString().slice(0, 10)
const file = join(folder, 'results', `${day}.md`)
// keeps what earlier runs of the day measured, unless measured again
const sections = sectionsOf(file)
const lines = rowsOf(sections.get(tableTitle) ?? '')
sections.delete(tableTitle)
for (const name of names) {
  const title = name.replace('.bench.ts', '')
  console.error(`── ${title}`)
  const measured = await measure(name)
  lines.set(title, measured.filter((each) => 'ratios' in each).map(lineOf))
  const figures = measured.filter((each) => !('ratios' in each))
  sections.delete(title)
  if (figures.length > 0) sections.set(title, figureTable(figures))
  write()
}
console.log(`${tableOf(lines)}\n`)
process.exit(0)

/** Writes after each bench, so that one that fails loses nothing. */
function write() {
  mkdirSync(join(folder, 'results'), { recursive: true })
  const others = [...sections].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const texts = [[tableTitle, tableOf(lines)], ...others].map(([title, rows]) => `## ${title}\n\n${rows}\n`)
  writeFileSync(file, [`# ${day}`, '', machine(), '', ...texts].join('\n'))
}

/** Medians, with the least and most of the runs, and the largest difference of the bare twin from itself. */
function lineOf({ what, against, ratios, noise, reach, ours, bare }) {
  const sorted = ratios.toSorted((a, b) => a - b)
  const median = sorted[Math.floor((sorted.length - 1) / 2)]
  const [sign, limit] =
    reach === null ? ['', ''] : 'atMost' in reach ? ['≤', reach.atMost] : ['≥', reach.atLeast]
  const isReached = sign === '' || (sign === '≤' ? median <= limit : median >= limit)
  const runs = `${sorted[0].toFixed(2)} to ${sorted.at(-1).toFixed(2)}`
  const twin = noise.length > 0 ? `${Math.round(Math.max(...noise) * 100)} %` : ''
  return `${what} | ${against} | ${ours}, ${bare} | **${median.toFixed(2)}** | ${runs} | ${twin} | ${sign} ${limit} | ${isReached ? 'yes' : '**no**'} |`
}

function tableOf(rows) {
  const head =
    '| bench | what | against | both, medians | ratio | runs | noise | reach | reached |\n|---|---|---|---|---|---|---|---|---|'
  const sorted = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [head, ...sorted.flatMap(([bench, each]) => each.map((row) => `| ${bench} | ${row}`))].join('\n')
}

function rowsOf(table) {
  const rows = new Map()
  for (const row of table.split('\n').slice(2)) {
    const [, bench, rest] = /^\| (\S+) \| (.*)$/.exec(row) ?? []
    if (bench) rows.set(bench, [...(rows.get(bench) ?? []), rest])
  }
  return rows
}

function figureTable(figures) {
  const rows = figures.map(
    ({ what, value, unit, target = '' }) => `| ${what} | ${value} ${unit} | ${target} |`,
  )
  return ['| what | measured | target |', '|---|---|---|', ...rows].join('\n')
}

function sectionsOf(path) {
  if (!existsSync(path)) return new Map()
  const parts = readFileSync(path, 'utf8').split(/^## /m).slice(1)
  return new Map(
    parts.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n')).trim()]),
  )
}

async function measure(name) {
  const { build } = await import('esbuild')
  const outfile = join(bundles, name.replace('.ts', '.mjs'))
  await build({ ...nodeBundle(join(folder, name)), outfile })
  const { default: bench } = await import(pathToFileURL(outfile).href)
  const figures = await bench()
  rmSync(outfile)
  return figures
}

function machine() {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpu?.model.trim()}, ${cpus().length} cores, ${memory} GB, ${process.platform}, Node ${process.versions.node}`
}
