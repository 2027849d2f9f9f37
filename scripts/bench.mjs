/**
 * `npm run bench [name,name]`: runs bench/*.bench.ts one after the other and writes what they measured to
 * bench/results/<date>.md, with the machine. Each exports by default an async function that answers
 * a list of `{ what, value, unit, target? }`; a server it wants it starts itself, from the build.
 */
import './require-node.mjs'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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
const lines = [`# ${new Date().toISOString().slice(0, 10)}`, '', machine(), '']
for (const name of names) {
  const figures = await measure(name)
  lines.push(`## ${name.replace('.bench.ts', '')}`, '', '| what | measured | target |', '|---|---|---|')
  lines.push(
    ...figures.map(({ what, value, unit, target = '' }) => `| ${what} | ${value} ${unit} | ${target} |`),
    '',
  )
}
mkdirSync(join(folder, 'results'), { recursive: true })
writeFileSync(join(folder, 'results', `${lines[0].slice(2)}.md`), lines.join('\n'))
console.log(lines.join('\n'))
process.exit(0)

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
