/** The link of a video, of a round or of a trick: which video it names, and what a field takes. */
import * as z from 'zod/mini'
import { after, link } from './fields.ts'

/** The id of the YouTube video that a link names, in any of the forms that people copy; null when it names none. */
export function videoIdOf(written: string): string | null {
  const { data } = webAddress.safeParse(written)
  if (data === undefined) return null
  const { hostname, pathname, searchParams } = new URL(data)
  const [first, second] = pathname.split('/').filter((part) => part !== '')
  const host = hostname.replace(/^(www|m|music)\./, '')
  if (host === 'youtu.be') return idOrNull(first)
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null
  return idOrNull(searchParams.get('v')) ?? (playing.has(first ?? '') ? idOrNull(second) : null)
}

/** In an address like /shorts/dQw4w9WgXcQ. */
const playing = new Set(['shorts', 'embed', 'live', 'v'])

/** The service gives every video an id of eleven characters. */
function idOrNull(part: string | null | undefined): string | null {
  return part && /^[\w-]{11}$/.test(part) ? part : null
}

/** People type it without the https:// too. */
const webAddress = after((value) => {
  const isBare = typeof value === 'string' && /^\s*[\w-]+(\.[\w-]+)+([/?#]|\s*$)/.test(value)
  return isBare ? `https://${value.trim()}` : value
}, link())

/** Kept as it is written. */
export const videoLink = z.pipe(
  webAddress,
  z.string().check(z.refine((written) => videoIdOf(written) !== null, 'not-a-video')),
)
