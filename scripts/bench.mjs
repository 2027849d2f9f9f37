/**
 * `npm run bench [name,name]` writes bench/results/<date>.md. Each bench/*.bench.ts exports by default an async
 * function that returns a list of `{ what, value, unit, target? }` and starts its own server from the build.
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
// sections of earlier runs of the day stay, unless measured again
const sections = sectionsOf(file)
const measured = []
for (const name of names) {
  const title = name.replace('.bench.ts', '')
  const figures = await measure(name)
  const rows = figures.map(
    ({ what, value, unit, target = '' }) => `| ${what} | ${value} ${unit} | ${target} |`,
  )
  sections.set(title, ['| what | measured | target |', '|---|---|---|', ...rows].join('\n'))
  measured.push(title)
}
mkdirSync(join(folder, 'results'), { recursive: true })
const sectionTexts = [...sections]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([title, rows]) => `## ${title}\n\n${rows}\n`)
writeFileSync(file, [`# ${day}`, '', machine(), '', ...sectionTexts].join('\n'))
for (const title of measured) console.log(`## ${title}\n\n${sections.get(title)}\n`)
process.exit(0)

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
