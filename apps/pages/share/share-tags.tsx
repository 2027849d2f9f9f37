/** Metadata for link previews: title, description, image, in the language of the page. */
import { createHash } from 'node:crypto'
import type { Language } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { shareImageSize } from './share-image.tsx'

export type ShareMetadata = {
  title: string
  description: string
  address: string
  language: Language
  /** Content of the image that the other fields leave out. */
  imageContent?: unknown
}

export function ShareTags({ title, description, address, language, imageContent = null }: ShareMetadata) {
  const common = useMessages('common')
  // with a new version, caches fetch the changed image again
  const version = createHash('sha256')
    .update(JSON.stringify([title, description, imageContent]))
    .digest('hex')
  const picture = `${address}/picture.png?lang=${language}&v=${version.slice(0, 8)}`
  const tags: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': common.product,
    'og:url': `${address}?lang=${language}`,
    'og:title': title,
    'og:description': description,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': String(shareImageSize.width),
    'og:image:height': String(shareImageSize.height),
    'og:image:alt': [title, description].filter(Boolean).join('. '),
  }
  return (
    <>
      {Object.entries(tags).map(([name, content]) => (
        <meta key={name} property={name} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
    </>
  )
}
