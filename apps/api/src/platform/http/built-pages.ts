/** Loads the built public pages (contract/public-pages.ts). */
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { PublicPages } from '@trickline/contract/public-pages'
import type { Language } from '@trickline/messages/languages'
import { builtWebApp } from './web-app.ts'

export async function builtPages(): Promise<PublicPages<Language> | undefined> {
  const built = builtPagesFile()
  if (built === undefined) return undefined
  const { pages }: { pages: PublicPages<Language> } = await import(pathToFileURL(built).href)
  return pages
}

export function builtPagesFile(): string | undefined {
  const built = `${builtWebApp() ?? ''}/server/pages.js`
  return existsSync(built) ? built : undefined
}
