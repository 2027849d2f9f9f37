/** Names the chunks of messages by language and area (`words-fr-judging-….js`, as the service worker expects). */
import type { Plugin } from 'vite'

export function words(): Plugin {
  return {
    name: 'words',
    apply: 'build',
    enforce: 'pre',
    // leaves out what only the server and its pages say
    load: (id) => (/packages\/messages\/\w+\/errors\.ts$/.test(id) ? 'export {}' : null),
    transform: (code, id) =>
      /packages\/messages\/\w+\/index\.ts$/.test(id)
        ? code.replaceAll(/^ *(?:beforeStart|demo|developers|mails): .*,\n/gm, '')
        : null,
  }
}

export function chunkName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const file = /packages\/messages\/(?<language>\w+)\/(?<area>[\w-]+)\.ts$/.exec(facadeModuleId ?? '')?.groups
  if (!file) return 'assets/[name]-[hash:7].js'
  const { language, area } = file
  return `assets/words-${language}${area === 'index' ? '' : `-${area}`}-[hash:7].js`
}
