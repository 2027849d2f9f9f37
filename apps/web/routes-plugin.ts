/** Writes the app's addresses to `server/routes.json`; the server answers all others with 404 (screens §1). */
import type { Plugin } from 'vite'

export function routes(): Plugin {
  let addresses: string[] = []
  return {
    name: 'routes',
    apply: 'build',
    transform: {
      filter: { id: /\/app\/routes\/routes\.tsx$/ },
      order: 'pre',
      handler: (code) => {
        addresses = addressesIn(code)
      },
    },
    generateBundle: function () {
      if (addresses.length === 0) throw new Error('no addresses in routes.tsx')
      this.emitFile({ type: 'asset', fileName: 'server/routes.json', source: JSON.stringify(addresses) })
    },
  }
}

export function addressesIn(code: string): string[] {
  return [...code.matchAll(/^ +path: '([^']+)',$/gm)].map(([, path = '']) => path)
}
