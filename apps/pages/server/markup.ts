/** Markup of the app's components, in one language, and the parts of a page that it makes. */
import { createHash } from 'node:crypto'
import type { PublicPage } from '@trickline/contract/public-pages'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, setLanguage } from '@trickline/ui/language.ts'

/** At one go: nothing comes between the language and what is written in it. */
export function markup(language: Language, page: ReactNode): string {
  setLanguage(language)
  return renderToStaticMarkup(page)
}

export function partOf(name: string, html: string): PublicPage['parts'][number] {
  return { name, html, hash: createHash('sha256').update(html).digest('base64url').slice(0, 16) }
}
