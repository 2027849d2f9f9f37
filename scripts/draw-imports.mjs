/** `node scripts/draw-imports.mjs`: draws the imports in docs/architecture.md. Boxes are folders; type imports are left out. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './run.mjs'

const document = join(root, 'docs/architecture.md')
const block = /```mermaid\n[^]*?\n```/

if (process.argv[1] === import.meta.filename) {
  const picture = await drawImports()
  writeFileSync(
    document,
    readFileSync(document, 'utf8').replace(block, () => picture),
  )
}

export async function drawImports() {
  return ['```mermaid', ...drawn(arrowsBetween(await importsOf(sourceFiles()))), '```'].join('\n')
}

export function importsInDocument() {
  return block.exec(readFileSync(document, 'utf8'))?.[0]
}

function sourceFiles() {
  const listed = execFileSync('git', ['ls-files', 'apps/*/src/**', 'apps/pages/*/**', 'packages'], {
    cwd: root,
    encoding: 'utf8',
  })
  const isTest = /\.test\.|\/test-|\/golden\/|service-worker\.ts/
  return listed.split('\n').filter((path) => /\.tsx?$/.test(path) && !isTest.test(path))
}

async function importsOf(files) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: files,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'nowhere',
    packages: 'external',
    platform: 'neutral',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.svg': 'empty', '.mjs': 'text' },
    logLevel: 'error',
  })
  return Object.entries(metafile.inputs).flatMap(([from, { imports }]) =>
    imports.map(({ path }) => [boxOf(from), boxOf(path)]),
  )
}

function boxOf(path) {
  const [, ours] = /^(?:@trickline|packages)\/([a-z]+)/.exec(path) ?? []
  if (ours) return ours === 'samples' ? null : ours
  const [, app, folder] = /^apps\/([a-z]+)\/(?:src\/)?(?!src\/)([a-z]+)\/./.exec(path) ?? []
  if (app === 'web' || app === 'pages') return `${app}_${folder}`
  if (app !== 'api' || folder === 'demo') return null
  if (folder === 'platform') return 'api_platform'
  if (path.endsWith('/routes.ts')) return 'api_routes'
  return path.endsWith('-store.ts') ? 'api_stores' : 'api_verbs'
}

function arrowsBetween(imports) {
  const named = imports.filter(([from, to]) => from && to && from !== to).map((pair) => pair.join(' '))
  return sorted(named).map((pair) => pair.split(' '))
}

/** Merges arrows: one from a group for all its nouns, one from each app to the packages. */
function drawn(all) {
  const between = all
    .filter(([from, to]) => to !== 'web_app' && !(from === 'web_app' && to === 'web_lib'))
    .map(([from, to]) => (isNoun(from) && isNoun(to) ? [from, to] : drawnBetween(from, to)))
  const lines = sorted(between.map(([from, to]) => `  ${from} --> ${to}`))
  const boxes = sorted(all.flat())
  const inWeb = boxes.filter((box) => box.startsWith('web_') && !isNoun(box)).map(labelled)
  const nouns = group('nouns', boxes.filter(isNoun).map(labelled)).map((line) => `  ${line}`)
  return [
    'flowchart TD',
    ...group('web["apps/web"]', [...inWeb, ...nouns]),
    ...group('pages["apps/pages"]', boxes.filter((box) => box.startsWith('pages_')).map(labelled)),
    ...group('api["apps/api"]', boxes.filter((box) => box.startsWith('api_')).map(labelled)),
    ...group(
      'packages',
      boxes.filter((box) => !box.includes('_')),
    ),
    ...lines,
  ]
}

function isNoun(box) {
  return box.startsWith('web_') && box !== 'web_app' && box !== 'web_lib'
}

function drawnBetween(from, to) {
  if (!to.includes('_') && from.includes('_')) return [from.split('_')[0], 'packages']
  return [from, to].map((box) => (isNoun(box) ? 'nouns' : box))
}

function labelled(box) {
  return `${box}[${box.replace(/^[a-z]+_/, '')}]`
}

function group(title, lines) {
  return [`  subgraph ${title}`, ...lines.map((line) => `    ${line}`), '  end']
}

function sorted(list) {
  return [...new Set(list)].toSorted((one, other) => one.localeCompare(other))
}
