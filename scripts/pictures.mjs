/**
 * `npm run pictures [-- NAME… --width 360 --theme dark --out FOLDER]` takes pictures of all screens, or of those whose name
 * begins with NAME. e2e/pictures/ describes each screen.
 */
import './require-node.mjs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { nodeBundle } from './build.mjs'
import { chromium } from './chromium.mjs'
import { installMissing } from './install.mjs'
import { explain, root, runNode, Stop } from './run.mjs'

await takeAll().catch(explain)

async function takeAll() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      width: { type: 'string', multiple: true, default: [] },
      theme: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: join(root, '.cache/pictures') },
    },
  })
  await installMissing()
  const { code } = await runNode(['scripts/build.mjs'])
  if (code !== 0) throw new Stop('The build failed.')
  const { path, missing } = await chromium()
  if (missing) throw new Stop(missing)
  const start = performance.now()
  const { takePictures } = await bundled()
  const folder = resolve(values.out)
  const { taken, missed } = await takePictures({
    names: positionals,
    widths: values.width.map(Number),
    themes: values.theme,
    folder,
    browser: path,
    tell: console.log,
  })
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${taken} pictures in ${seconds} s: ${relative(process.cwd(), join(folder, 'index.html'))}`)
  if (missed.length > 0) throw new Stop(`Not reached:\n${missed.join('\n')}`)
  process.exit(0)
}

async function bundled() {
  const { build } = await import('esbuild')
  const outfile = join(root, '.cache/pictures-data/take-pictures.mjs')
  await build({ ...nodeBundle(join(root, 'e2e/pictures/take-pictures.ts')), outfile })
  return import(pathToFileURL(outfile).href)
}
