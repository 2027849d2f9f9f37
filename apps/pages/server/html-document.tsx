/** The HTML around every document: page, poster, big screen, overlay. */
import { locale } from '@trickline/messages/languages'
import type { Language } from '@trickline/ui/language.ts'
import type { ReactNode } from 'react'
import { pageFiles } from './page-files.ts'

type Props = {
  language: Language
  title: string
  script: keyof typeof pageFiles.scripts
  /** Address of its parts and of their stream (browser/live-parts.ts) if it is another; '': the document is static. */
  live?: string
  /** Instead of the one of the device. */
  theme?: 'light' | 'dark'
  /** Of the files of a screen. */
  version?: string
  /** Styles of this document alone. */
  styles?: string
  head?: ReactNode
  children: ReactNode
}

export function HtmlDocument({
  language,
  title,
  script,
  live,
  theme,
  version,
  styles,
  head,
  children,
}: Props) {
  return (
    <html
      lang={locale(language)}
      data-lang={language}
      data-live={live}
      data-theme={theme}
      data-version={version}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        {/* before the styles ask for it: a font that comes late moves what is read */}
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={pageFiles.font} />
        <link rel="stylesheet" href={pageFiles.styles} />
        {/* oxlint-disable-next-line react/no-danger -- from the build */}
        {styles ? <style dangerouslySetInnerHTML={{ __html: styles }} /> : null}
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        {head}
      </head>
      <body>
        {children}
        <script type="module" src={pageFiles.scripts[script]} />
      </body>
    </html>
  )
}

/** In `head`, of a document that is opened by its address alone. */
export function NotIndexed() {
  return <meta name="robots" content="noindex" />
}
