/**
 * The id of a video, from the v= parameter of its link; '' without one (doc 3 §2.1 point 1).
 * `https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10` gives `dQw4w9WgXcQ`.
 */
export function videoIdOf(link: string): string {
  return /[?&]v=([\w-]+)/.exec(link)?.[1] ?? ''
}
