/** Renders components to HTML in one language, and to the parts of a page. */
import { createHash } from 'node:crypto'
import type { PublicPage } from '@trickline/contract/public-pages'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, setLanguage } from '@trickline/ui/language.ts'

/** Synchronous, since the language is global. */
export function markup(language: Language, page: ReactNode): string {
  setLanguage(language)
  return renderToStaticMarkup(page)
}

export function partOf(name: string, html: string): PublicPage['parts'][number] {
  return { name, html, hash: createHash('sha256').update(html).digest('base64url').slice(0, 16) }
}
