/** Which video a link names, and which links are kept. */
import { videoLink } from '@trickline/contract/rounds'

/**
 * The id of a video, from the v= parameter of its link; '' without one (screens §16).
 * `https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10` gives `dQw4w9WgXcQ`.
 */
export function videoIdOf(link: string): string {
  return /[?&]v=([\w-]+)/.exec(link)?.[1] ?? ''
}

/** What somebody typed, as it is kept with a round; null when it is no web address or names no video. */
export function playableLink(typed: string): string | null {
  const { data } = videoLink.safeParse(typed)
  return data !== undefined && videoIdOf(data) !== '' ? data : null
}
