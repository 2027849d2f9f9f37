/** Builds the public pages after the app, into the same folder: `server/pages.js`, styles, scripts. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type ResolvedConfig } from 'vite'

/** Replaces `PAGE_FILES`: addresses of files, and the inline script with its hash for the Content-Security-Policy. */
export type PageFiles = {
  styles: string
  font: string
  scripts: Record<ScriptName, string>
  early: { code: string; hash: string }
}

const scripts = {
  'live-page': 'browser/patch.ts',
  'big-screen': 'screens/run-big-screen.ts',
  overlay: 'screens/run-overlay.ts',
}
type ScriptName = keyof typeof scripts

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const shared = { configFile: false, publicDir: false, logLevel: 'warn' } as const
const sharedBuild = { emptyOutDir: false, modulePreload: false } as const
const earlyFile = 'server/early.js'
const modules = new Set<string>()

export default defineConfig({
  ...shared,
  plugins: [browserScripts(), react(), listModules(), ownStyles()],
  define: { 'process.env.NODE_ENV': '"production"' },
  // they need files of their own
  ssr: { noExternal: true, external: ['@takumi-rs/core', 'any-ascii'] },
  build: {
    ...sharedBuild,
    ssr: source('server/pages.tsx'),
    rollupOptions: { output: { entryFileNames: 'pages.js', codeSplitting: false } },
  },
})

/** Builds the scripts before the pages, which contain their addresses. */
function browserScripts(): Plugin {
  let folder = ''
  return {
    name: 'browser-scripts',
    configResolved: (config) => {
      folder = folderOf(config)
    },
    buildStart: async () => {
      const files: (readonly [source: string, file: string])[] = [
        ...Object.entries(scripts).map(([name, path]) => [path, `assets/${name}-[hash].js`] as const),
        ['browser/early.ts', earlyFile],
        ['../../packages/views/notice-worker.ts', 'notice-worker.js'],
        ['browser/former-live-worker.ts', 'live-worker.js'],
      ]
      for (const [path, entryFileNames] of files)
        await build({
          ...shared,
          plugins: [listModules()],
          build: {
            ...sharedBuild,
            target: 'es2022',
            outDir: folder,
            rollupOptions: { input: source(path), output: { entryFileNames, format: 'iife' } },
          },
        })
    },
  }
}

/** The app's folder, which is built first; the pages go into `server/` inside it. */
function folderOf({ root, build: { outDir } }: ResolvedConfig): string {
  return resolve(root, outDir, '..')
}

function listModules(): Plugin {
  return {
    name: 'list-modules',
    moduleParsed: ({ id }) => {
      if (/\.tsx?$/.test(id) && /\/(?:apps\/(?:web\/src|pages)|packages\/(?:ui|client|views))\//.test(id))
        modules.add(id)
    },
  }
}

/** Builds the styles once all modules are known, then inserts the file names, which contain hashes. */
function ownStyles(): Plugin {
  let folder = ''
  return {
    name: 'own-styles',
    configResolved: (config) => {
      folder = folderOf(config)
    },
    renderChunk: async (code) => {
      await build({
        ...shared,
        plugins: [classesOf(), tailwindcss()],
        build: {
          ...sharedBuild,
          target: 'es2022',
          outDir: folder,
          rollupOptions: {
            input: source('../../packages/ui/base.css'),
            output: {
              // the fonts are the app's
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
function classesOf(): Plugin {
  const sources = [...modules].toSorted().map((path) => `@source ${JSON.stringify(path)};`)
  return {
    name: 'classes-of-modules',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('.css') ? `@import 'tailwindcss' source(none);\n${sources.join('\n')}\n${code}` : undefined,
  }
}

function pageFiles(folder: string): PageFiles {
  const names = readdirSync(`${folder}/assets`)
  const early = readFileSync(`${folder}/${earlyFile}`, 'utf8').trim()
  const addressOf = (pattern: RegExp) => `/assets/${names.find((name) => pattern.test(name)) ?? ''}`
  return {
    styles: addressOf(/^pages-.*\.css$/),
    font: addressOf(/^archivo-latin-wght-normal-.*\.woff2$/),
    scripts: {
      'live-page': addressOf(/^live-page-.*\.js$/),
      'big-screen': addressOf(/^big-screen-.*\.js$/),
      overlay: addressOf(/^overlay-.*\.js$/),
    },
    early: { code: early, hash: `sha256-${createHash('sha256').update(early).digest('base64')}` },
  }
}
