/**
 * Builds the pages for everyone after the app: `server/pages.js`, with which the API makes their markup, and the little
 * script that keeps them up to date in the browser.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

/** What the pages find in the place of `PAGE_FILES`: addresses of the app's styles, font and script, and of their own. */
export type PageFiles = { styles: string; font: string; app: string; scripts: Record<ScriptName, string> }

const scriptNames = ['early', 'live-page', 'big-screen', 'overlay'] as const
type ScriptName = (typeof scriptNames)[number]

/** `scripts`: each by the name of its page, `early` before all of them; `worker`: at an address that stays. */
type Sources = {
  pages: string
  scripts: Record<ScriptName, string>
  worker: string
  router: string
  session: string
}

export function publicPages({ pages, scripts, worker, router, session }: Sources): Plugin {
  let folder = ''
  return {
    name: 'public-pages',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      const shared = { configFile: false, publicDir: false, logLevel: 'warn' } as const
      const kept = { emptyOutDir: false, modulePreload: false } as const
      const hashed = scriptNames.map((name) => [scripts[name], `assets/${name}-[hash].js`] as const)
      for (const [input, entryFileNames] of [...hashed, [worker, 'live-worker.js'] as const]) {
        await build({
          ...shared,
          build: {
            ...kept,
            target: 'es2022',
            outDir: folder,
            rollupOptions: {
              input,
              output: { entryFileNames, format: 'iife' },
            },
          },
        })
      }
      await build({
        ...shared,
        plugins: [react()],
        resolve: {
          alias: [
            // links without a router
            { find: '@tanstack/react-router', replacement: router },
            // nobody signs in on the server
            { find: /^.*\/data\/session\.ts$/, replacement: session },
          ],
        },
        define: {
          PAGE_FILES: JSON.stringify(pageFiles(folder)),
          'process.env.NODE_ENV': '"production"',
        },
        ssr: { noExternal: true },
        build: {
          ...kept,
          ssr: pages,
          outDir: `${folder}/server`,
          rollupOptions: { output: { entryFileNames: 'pages.js', codeSplitting: false } },
        },
      })
    },
  }
}

function pageFiles(folder: string): PageFiles {
  const names = readdirSync(`${folder}/assets`)
  const found = (pattern: RegExp) => `/assets/${names.find((name) => pattern.test(name)) ?? ''}`
  return {
    styles: found(/\.css$/),
    font: found(/^archivo-latin-wght-normal-.*\.woff2$/),
    app: lastScript(readFileSync(`${folder}/index.html`, 'utf8')),
    scripts: Object.fromEntries(
      scriptNames.map((name) => [name, found(new RegExp(`^${name}-.*\\.js$`))]),
    ) as Record<ScriptName, string>,
  }
}

/** The one that starts the app; those before it are what it needs. */
function lastScript(html: string): string {
  const found = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1]
  if (!found) throw new Error('index.html has no script')
  return found
}
