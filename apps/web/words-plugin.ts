/**
 * Words in the built app: each language begins with one file (`words-fr-….js`) and has one for each further area
 * (`words-fr-judging-….js`), by which the service worker knows them. What only the server says stays out.
 */
import type { Plugin } from 'vite'

export function words(): Plugin {
  return {
    name: 'words',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (/packages\/messages\/\w+\/(?:demo|mails|errors)\.ts$/.test(id) ? 'export {}' : null),
  }
}

/** The name of a chunk for the bundler. */
export function chunkName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const file = /packages\/messages\/(?<language>\w+)\/(?<area>[\w-]+)\.ts$/.exec(facadeModuleId ?? '')?.groups
  if (!file) return 'assets/[name]-[hash].js'
  const { language, area } = file
  return `assets/words-${language}${area === 'index' ? '' : `-${area}`}-[hash].js`
}
