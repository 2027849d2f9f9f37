/** Builds the web app: chunks, Tailwind, flags, the list of its addresses, and last the service worker. */
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks, isMainScreen } from './chunks.ts'
import { flags } from './flags-plugin.ts'
import { routes } from './routes-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'
import { chunkName, words } from './words-plugin.ts'

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url))

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    flags(),
    chunks(),
    words(),
    routes(),
    serviceWorker(source('app/service-worker.ts')),
  ],
  // React itself has this hook
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: {
      '/api': apiOrigin,
      '/uploads': apiOrigin,
      '/live': apiOrigin,
      '/overlay': apiOrigin,
      '/search': apiOrigin,
      '/socket.io': { target: apiOrigin, ws: true },
    },
  },
  build: {
    target: 'es2022',
    // a browser without support only loads the file a moment later
    modulePreload: { polyfill: false, resolveDependencies: filesOfMainScreens },
    chunkSizeWarningLimit: 400,
    rollupOptions: { output: { entryFileNames: chunkName, chunkFileNames: chunkName } },
  },
})

/** Preloads the files of main screens alone: the list of every screen's files would add 2 kB to the first page. */
function filesOfMainScreens(
  file: string,
  needed: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return needed
  // the page itself has loaded the index
  return isMainScreen(file) ? needed.filter((each) => !/\/index-[^/]*$/.test(each)) : []
}
