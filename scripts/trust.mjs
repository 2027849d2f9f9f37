/**
 * `npm run trust` breaks the product on purpose and prints one table, with a figure a line; it ends with 1 where something is lost.
 *
 *     npm run trust -- killed --kills=10 --seed=7    one part or several: who-may, starts, nodes, rolling, killed,
 *                                                    accidents, at-once, input, restores, moving, releases
 *     … --size=10                                    ten times as much of what is not a kill
 *     … --postgres=15                                nodes on that one of the machine, and not on the embedded one
 *     … --from=COMMIT                                rolling from there, and not from before the newest migration
 *     … --record=FOLDER                              releases stores the replies of the release built there
 *     … --short                                      what continuous integration runs, in a minute
 */
import './require-node.mjs'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nodeBundle } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { installMissing } from './install.mjs'
import { explain, root, runNode } from './run.mjs'

const args = process.argv.slice(2)
const given = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const option = (name, otherwise) => (given(name) === undefined ? otherwise : Number(given(name)))
const isShort = args.includes('--short')

await installMissing().catch(explain)
const { code } = await runNode(['scripts/build.mjs'])
if (code !== 0) process.exit(1)

const chromium = await findChromium()
if (chromium === null) console.log('There is no Chromium here: no browser is killed.')
else process.env.CHROMIUM_PATH = chromium

const { build } = await import('esbuild')
const outdir = join(root, `.cache/trust/${process.pid}`)
const programs = ['main', 'device'].map((name) => join(root, `trust/${name}.ts`))
await build({ ...nodeBundle(...programs), outdir, outExtension: { '.js': '.mjs' } })
try {
  const { parts, run } = await import(pathToFileURL(join(outdir, 'main.mjs')).href)
  const named = args.filter((arg) => !arg.startsWith('--'))
  const lost = await run(named.length > 0 ? named : Object.keys(parts), {
    seed: option('seed', Date.now() % 1_000_000),
    kills: option('kills', isShort ? 1 : 12),
    size: option('size', isShort ? 0.25 : 1),
    chromium,
    postgres: given('postgres'),
    from: given('from'),
    record: given('record'),
  })
  process.exitCode = lost === 0 ? 0 : 1
} finally {
  rmSync(outdir, { recursive: true, force: true })
}
process.exit()
