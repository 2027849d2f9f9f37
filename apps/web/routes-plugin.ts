/** Writes the routes of the router to `server/routes.json`: at other addresses the server answers 404 (screens §1). */
import type { Plugin } from 'vite'

const generated = /\/routeTree\.gen\.ts$/
/** Only in development. */
const development = '/dev/'

export function routes(): Plugin {
  let found: string[] = []
  return {
    name: 'routes',
    apply: 'build',
    transform: {
      filter: { id: generated },
      order: 'pre',
      handler: (code) => {
        found = routesIn(code).filter((route) => !route.startsWith(development))
      },
    },
    generateBundle: function () {
      if (found.length === 0) throw new Error('no routes in routeTree.gen.ts')
      this.emitFile({ type: 'asset', fileName: 'server/routes.json', source: JSON.stringify(found) })
    },
  }
}

/** Of the union `fullPaths`, such as `'/admin/'` and `'/profile/{-$id}'`, without the slash at the end. */
function routesIn(code: string): string[] {
  const union = /fullPaths:([^:]*?)\n {2}\w+:/.exec(code)?.[1] ?? ''
  return [...union.matchAll(/'([^']+)'/g)].map(([, route = '']) => route.replace(/\/$/, ''))
}
