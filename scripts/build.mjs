/** `node scripts/build.mjs [api] [web]`: builds the API (with its packages) and the web app if their sources have changed. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { explain, root, runNode, Stop } from './run.mjs'

const parts = {
  api: {
    sources: [
      'apps/api/src',
      'apps/api/package.json',
      ...['competition', 'contract', 'messages', 'samples', 'scoring'].map((name) => `packages/${name}`),
      'package-lock.json',
      'scripts/build.mjs',
    ],
    dist: join(root, 'apps/api/dist'),
    entrance: 'main.js',
    build: buildApi,
  },
  web: {
    sources: ['apps/web', 'apps/pages', 'packages', 'package-lock.json', 'scripts/build.mjs'],
    dist: join(root, 'apps/web/dist'),
    entrance: 'index.html',
    build: buildWeb,
  },
}

/** results of a build, tests and their helpers */
const notASource = /^(node_modules|dist.*|\..*)$|\.test\.tsx?$|\.gen\.ts$|^test-.*\.tsx?$/

export function staleParts(names = Object.keys(parts)) {
  return names.filter((name) => {
    const { sources, dist, entrance } = parts[name]
    const stamp = stampOf(name)
    if (!existsSync(stamp) || !existsSync(join(dist, entrance))) return true
    return readFileSync(stamp, 'utf8') !== fingerprint(sources)
  })
}

/** Builds into another folder and moves it into place, so that after a failure the last good build is still there. */
async function build(name) {
  const { sources, dist, build: make } = parts[name]
  const print = fingerprint(sources)
  const fresh = `${dist}.new-${process.pid}`
  const old = `${dist}.old-${process.pid}`
  try {
    await make(fresh)
    if (existsSync(dist)) renameSync(dist, old)
    renameSync(fresh, dist)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    rmSync(old, { recursive: true, force: true })
  }
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stampOf(name), print)
}

/** Bundles programs for Node, each into one file. npm packages stay outside, as some contain programs and files. */
export function nodeBundle(...entryPoints) {
  return {
    entryPoints,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [ownPackagesInside],
  }
}

/** The server and its commands with their npm packages, as opening these files one by one takes half of the start. */
export function apiBundle(outdir) {
  return {
    entryPoints: {
      main: join(root, 'apps/api/src/main.ts'),
      cli: join(root, 'apps/api/src/cli.ts'),
      'pdf-worker': join(root, 'apps/api/src/competitions/files/pdf/pdf-worker.ts'),
    },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: outsideTheServer,
    plugins: [wordsOfReplies],
    banner: {
      js: [
        "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
        // without one, as in Node 20, pg asks for a `Response`, for which Node loads its whole HTTP client
        "globalThis.navigator ??= { userAgent: 'Node.js' };",
      ].join('\n'),
    },
    outdir,
    sourcemap: true,
    sourcesContent: false,
    minifyWhitespace: true,
    logLevel: 'silent',
  }
}

const outsideTheServer = [
  // packages that contain programs or files
  '@countrystatecity/countries',
  '@node-rs/argon2',
  'sharp',
  // imported on demand, even by a server that keeps running while its build is replaced
  'flydrive/drivers/s3',
  'nodemailer',
  // optional and not installed
  'bufferutil',
  'pg-native',
  'utf-8-validate',
]

/** Words that replies use, in one file for each language: 56 files to open would take a sixth of the start. */
const wordsOfReplies = {
  name: 'words-of-replies',
  setup: ({ onLoad }) => {
    const messages = readFileSync(join(root, 'packages/messages/messages-for.ts'), 'utf8')
    const areas = [...messages.matchAll(/loadArea\(language, '(\w+)'\)/g)].map(([, area]) => area)
    const loading = new RegExp(`^ *(${areas.join('|')}): \\(\\) => import\\((.*)\\),$`, 'gm')
    onLoad({ filter: /packages\/messages\/\w+\/index\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const imports = [...text.matchAll(loading)].map(([, area, file]) => `import { ${area} } from ${file}`)
      const words = text.replaceAll(loading, '$1: async () => ({ $1 }),')
      return { contents: [...imports, words].join('\n'), loader: 'ts' }
    })
  },
}

const ownPackagesInside = {
  name: 'own-packages-inside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      const external = kind !== 'entry-point' && !path.startsWith('@trickline/')
      return external ? { path, external } : undefined
    })
  },
}

async function buildApi(outdir) {
  const { build: esbuild, formatMessages } = await import('esbuild')
  await esbuild(apiBundle(outdir)).catch(async ({ errors = [], message }) => {
    const formatted = await formatMessages(errors, { kind: 'error' })
    throw new Stop(`The API could not be built.\n${formatted.join('\n') || message}`)
  })
}

async function buildWeb(outdir) {
  await runVite('apps/web', [outdir, '--emptyOutDir'])
  await runVite('apps/pages', [join(outdir, 'server')])
  await compressFiles(outdir)
}

async function runVite(folder, outDir) {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { code, output } = await runNode([vite, 'build', '--outDir', ...outDir], {
    cwd: join(root, folder),
    quiet: true,
    // the same for every builder, tests included
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Stop(`${folder} could not be built.\n${output}`)
}

/** Writes `x.js.br` and `x.js.gz` beside each text file `x.js` with the best compression (brotli 11), so the server need not. */
async function compressFiles(folder) {
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ['.js', '.css', '.html', '.svg'].includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(folder, 'server')))
  await Promise.all(
    texts.map(async (path) => {
      const text = await readFile(path)
      // smaller files fit into one network packet anyway
      if (text.length < 1024) return
      await writeFile(`${path}.br`, await promisify(brotliCompress)(text))
      await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
    }),
  )
}

function stampOf(name) {
  return join(root, '.cache', `build-${name}.stamp`)
}

/** Compared by content, since a checkout or a copy changes the time of a file. */
function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesIn)) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  let entries
  try {
    entries = readdirSync(full, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
  return entries
    .filter(({ name }) => !notASource.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
}

if (process.argv[1] === join(root, 'scripts/build.mjs')) {
  const requested = process.argv.slice(2)
  for (const name of staleParts(requested.length > 0 ? requested : undefined))
    await build(name).catch(explain)
}
