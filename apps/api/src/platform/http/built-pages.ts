/** The pages for everyone as the web app's build left them beside it (contract/public-pages.ts). */
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { PublicPages } from '@trickline/contract/public-pages'
import type { Language } from '@trickline/messages/languages'
import { builtWebApp } from './web-app.ts'

/** undefined while the web app is not built. */
export async function builtPages(): Promise<PublicPages<Language> | undefined> {
  const built = `${builtWebApp() ?? ''}/server/pages.js`
  if (!existsSync(built)) return undefined
  const { pages }: { pages: PublicPages<Language> } = await import(pathToFileURL(built).href)
  return pages
}
