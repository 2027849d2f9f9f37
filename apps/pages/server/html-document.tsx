/** The HTML around every document: page, poster, big screen, overlay. */
import { locale } from '@trickline/messages/languages'
import type { Language } from '@trickline/ui/language.ts'
import type { ReactNode } from 'react'
import { pageFiles } from './page-files.ts'

type Props = {
  language: Language
  title: string
  script: keyof typeof pageFiles.scripts
  /** Address of the parts and their stream (browser/live-parts.ts), if not the page's own; '': the document is static. */
  live?: string
  /** Replaces the theme of the device. */
  theme?: 'light' | 'dark'
  /** Version of a screen's files. */
  version?: string
  /** Styles used by this document alone. */
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
        {/* preloaded before the styles ask for it: a late font would move the text being read */}
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

/** Goes into `head` of a document that is found only by its address. */
export function NotIndexed() {
  return <meta name="robots" content="noindex" />
}
