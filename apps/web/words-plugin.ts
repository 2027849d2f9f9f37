/** Chunks of the messages per language and area (`words-fr-judging-….js`, as the service worker expects). */
import type { Plugin } from 'vite'

export function words(): Plugin {
  return {
    name: 'words',
    apply: 'build',
    enforce: 'pre',
    // messages that only the server uses are left out
    load: (id) => (/packages\/messages\/\w+\/(?:demo|mails|errors)\.ts$/.test(id) ? 'export {}' : null),
  }
}

export function chunkName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const file = /packages\/messages\/(?<language>\w+)\/(?<area>[\w-]+)\.ts$/.exec(facadeModuleId ?? '')?.groups
  if (!file) return 'assets/[name]-[hash:7].js'
  const { language, area } = file
  return `assets/words-${language}${area === 'index' ? '' : `-${area}`}-[hash:7].js`
}
