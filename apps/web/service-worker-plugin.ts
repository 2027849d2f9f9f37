/** Builds the service worker with the list of the app's files; one without a hash in its name gets a fingerprint. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

export type AppFile = { url: string; revision: string | null }

export function serviceWorker(source: string): Plugin {
  let folder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { APP_FILES: JSON.stringify(appFiles(folder)) },
        build: {
          target: 'es2022',
          outDir: folder,
          emptyOutDir: false,
          modulePreload: false,
          rollupOptions: {
            input: source,
            output: { entryFileNames: 'service-worker.js', format: 'iife' },
          },
        },
      })
    },
  }
}

function appFiles(folder: string): AppFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, url: path.slice(folder.length).replaceAll('\\', '/') }))
    .filter(
      ({ url }) =>
        url !== '/service-worker.js' &&
        !url.endsWith('.map') &&
        !/^\/(assets\/(flags\/|live-page-|pages-)|(live|notice)-worker\.js|server\/)/.test(url),
    )
    .toSorted((a, b) => (a.url < b.url ? -1 : 1))
    .map(({ path, url }) => ({ url, revision: url.startsWith('/assets/') ? null : fingerprint(path) }))
}

function fingerprint(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)
}
