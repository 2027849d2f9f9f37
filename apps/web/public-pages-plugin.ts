/**
 * Builds the pages for everyone after the app: `server/pages.js`, with which the API makes their markup, and the little
 * script that keeps them up to date in the browser.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

/** What the pages find in the place of `PAGE_FILES`: addresses of the app's styles, font and script, and of their own two. */
export type PageFiles = { styles: string; font: string; app: string; script: string; early: string }

type Sources = { pages: string; script: string; early: string; router: string; session: string }

export function publicPages({ pages, script, early, router, session }: Sources): Plugin {
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
      for (const [name, input] of [
        ['live-page', script],
        ['early', early],
      ] as const) {
        await build({
          ...shared,
          build: {
            ...kept,
            target: 'es2022',
            outDir: folder,
            rollupOptions: {
              input,
              output: { entryFileNames: `assets/${name}-[hash].js`, format: 'iife' },
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
    app:
      /<script [^>]*src="([^"]*\/app-[^"]*)"/.exec(readFileSync(`${folder}/index.html`, 'utf8'))?.[1] ?? '',
    script: found(/^live-page-.*\.js$/),
    early: found(/^early-.*\.js$/),
  }
}
