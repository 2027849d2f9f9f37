/** Emits each country's flag as its own file: a page loads only the flags that it shows, and none is precached. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countries } from 'country-flag-icons'
import type { Plugin } from 'vite'

/** Browsers cache files under `assets` for ever. */
const address = 'assets/flags'

export function flags(): Plugin {
  const folder = fileURLToPath(new URL('3x2', import.meta.resolve('country-flag-icons/package.json')))
  const names = countries.map((iso2) => `${iso2}.svg`)
  return {
    name: 'flags',
    generateBundle() {
      for (const name of names)
        this.emitFile({
          type: 'asset',
          fileName: `${address}/${name}`,
          source: readFileSync(join(folder, name)),
        })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${address}`, (request, response, next) => {
        const name = request.url?.slice(1) ?? ''
        if (!names.includes(name)) return next()
        return response.setHeader('content-type', 'image/svg+xml').end(readFileSync(join(folder, name)))
      })
    },
  }
}
