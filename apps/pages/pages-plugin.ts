/** Vite plugin that builds the pages for everyone after the app: `server/pages.js`, their styles and scripts. */
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

/** Replaces `PAGE_FILES`: addresses of files, and the inline script with its hash for the Content-Security-Policy. */
export type PageFiles = {
  styles: string
  font: string
  app: { script: string; styles: string }
  scripts: Record<ScriptName, string>
  early: { code: string; hash: string }
}

const scriptNames = ['live-page', 'big-screen', 'overlay'] as const
type ScriptName = (typeof scriptNames)[number]

type Sources = {
  pages: string
  early: string
  scripts: Record<ScriptName, string>
  worker: string
  router: string
  session: string
  styles: string
}

export function publicPages({ pages, early, scripts, worker, router, session, styles }: Sources): Plugin {
  let folder = ''
  return {
    name: 'public-pages',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      const modules = new Set<string>()
      const scriptFiles: (readonly [source: string, file: string])[] = [
        ...scriptNames.map((name) => [scripts[name], `assets/${name}-[hash].js`] as const),
        [early, earlyFile],
        [worker, 'live-worker.js'],
      ]
      for (const [input, entryFileNames] of scriptFiles) {
        await build({
          ...shared,
          plugins: [listModules(modules)],
          build: {
            ...sharedBuild,
            target: 'es2022',
            outDir: folder,
            rollupOptions: {
              input,
              output: { entryFileNames, format: 'iife' },
            },
          },
        })
      }
      for (const font of ['archivo', 'noto-sans-jp']) copyFont(font, `${folder}/server/fonts`)
      await build({
        ...shared,
        plugins: [react(), listModules(modules), ownStyles(styles, modules, folder)],
        resolve: {
          alias: [
            { find: '@tanstack/react-router', replacement: router },
            { find: '@trickline/client/stored-session.ts', replacement: session },
          ],
        },
        define: { 'process.env.NODE_ENV': '"production"' },
        // they need their own data files
        ssr: { noExternal: true, external: ['fontkit', 'wawoff2', 'any-ascii'] },
        build: {
          ...sharedBuild,
          ssr: pages,
          outDir: `${folder}/server`,
          rollupOptions: { output: { entryFileNames: 'pages.js', codeSplitting: false } },
        },
      })
    },
  }
}

const shared = { configFile: false, publicDir: false, logLevel: 'warn' } as const
const sharedBuild = { emptyOutDir: false, modulePreload: false } as const
const earlyFile = 'server/early.js'

function listModules(modules: Set<string>): Plugin {
  return {
    name: 'list-modules',
    moduleParsed: ({ id }) => {
      if (/\.tsx?$/.test(id) && /\/(?:apps\/(?:web\/src|pages)|packages\/(?:ui|client|views))\//.test(id))
        modules.add(id)
    },
  }
}

/** Builds the styles once all modules are known, then inserts the file names, which contain hashes. */
function ownStyles(styles: string, modules: Set<string>, folder: string): Plugin {
  return {
    name: 'own-styles',
    renderChunk: async (code) => {
      await build({
        ...shared,
        plugins: [classesOf(modules), tailwindcss()],
        build: {
          ...sharedBuild,
          target: 'es2022',
          outDir: folder,
          rollupOptions: {
            input: styles,
            output: {
              // fonts are the app's
              assetFileNames: ({ names }) =>
                `assets/${names.some((name) => name.endsWith('.css')) ? 'pages' : '[name]'}-[hash][extname]`,
            },
          },
        },
      })
      return code.replaceAll('PAGE_FILES', JSON.stringify(pageFiles(folder)))
    },
  }
}

/** Adds Tailwind with the classes of these modules only. */
function classesOf(modules: Set<string>): Plugin {
  const sources = [...modules].toSorted().map((path) => `@source ${JSON.stringify(path)};`)
  return {
    name: 'classes-of-modules',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('.css') ? `@import 'tailwindcss' source(none);\n${sources.join('\n')}\n${code}` : undefined,
  }
}

function copyFont(name: string, folder: string): void {
  const from = fileURLToPath(
    new URL('files', import.meta.resolve(`@fontsource-variable/${name}/package.json`)),
  )
  for (const file of readdirSync(from))
    if (file.endsWith('-wght-normal.woff2')) cpSync(`${from}/${file}`, `${folder}/${file}`)
}

function pageFiles(folder: string): PageFiles {
  const names = readdirSync(`${folder}/assets`)
  const early = readFileSync(`${folder}/${earlyFile}`, 'utf8').trim()
  const addressOf = (pattern: RegExp) => `/assets/${names.find((name) => pattern.test(name)) ?? ''}`
  return {
    styles: addressOf(/^pages-.*\.css$/),
    font: addressOf(/^archivo-latin-wght-normal-.*\.woff2$/),
    app: {
      script: lastScript(readFileSync(`${folder}/index.html`, 'utf8')),
      styles: addressOf(/^index-.*\.css$/),
    },
    scripts: Object.fromEntries(
      scriptNames.map((name) => [name, addressOf(new RegExp(`^${name}-.*\\.js$`))]),
    ) as Record<ScriptName, string>,
    early: { code: early, hash: `sha256-${createHash('sha256').update(early).digest('base64')}` },
  }
}

/** The script that starts the app; those before it are its dependencies. */
function lastScript(html: string): string {
  const source = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1]
  if (!source) throw new Error('index.html has no script')
  return source
}
