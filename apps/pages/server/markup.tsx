/** Renders components to HTML in one language, alone or as the parts of a page. */
import { createHash } from 'node:crypto'
import type { PublicPage } from '@trickline/contract/public-pages'
import { listAreas } from '@trickline/messages/catalogues'
import { type Language, LanguageContext } from '@trickline/ui/language.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Parts = PublicPage['parts']
type PartsByName<Props> = Readonly<Record<string, ComponentType<Props>>>

/** A page made of parts in this order; the browser replaces each part when it changes. */
export async function pageOf<Props extends object>(
  language: Language,
  partsByName: PartsByName<Props>,
  props: Props,
  inDocument: (parts: Parts) => ReactNode,
): Promise<PublicPage> {
  const parts = await Promise.all(
    Object.entries(partsByName).map(async ([name, Part]) =>
      partOf(name, await markup(language, <Part {...props} />)),
    ),
  )
  return { html: await documentOf(language, inDocument(parts)), parts }
}

export async function documentOf(language: Language, page: ReactNode): Promise<string> {
  return `<!doctype html>${await markup(language, page)}`
}

export async function markup(language: Language, page: ReactNode): Promise<string> {
  await (wordsByLanguage[language] ??= loadWords(language))
  return renderToStaticMarkup(<LanguageContext value={language}>{page}</LanguageContext>)
}

const wordsByLanguage: { [L in Language]?: Promise<unknown> } = {}

async function loadWords(language: Language): Promise<unknown> {
  const areas = await listAreas()
  return Promise.all(areas.map((area) => loadMessages(area, language)))
}

function partOf(name: string, html: string): Parts[number] {
  return { name, html, hash: createHash('sha256').update(html).digest('base64url').slice(0, 16) }
}
