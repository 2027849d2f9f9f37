/**
 * Lays the flags of all countries beside the app, one small file each: a page loads those that it shows, and none is
 * part of the first page or kept on the device before.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countries } from 'country-flag-icons'
import type { Plugin } from 'vite'

/** Under `assets`, whose files browsers keep for ever. */
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
