/** The id of the video in a link, without schemas, since screens need it before anything is sent. */
import { visibleLine } from './visible-text.ts'

const longestLink = 500
/** Path segments before an id, as in /shorts/dQw4w9WgXcQ. */
const playerPaths = new Set(['shorts', 'embed', 'live', 'v'])

/** The YouTube id in any common form of link; null if there is none. */
export function videoIdOf(text: string): string | null {
  const address = withScheme(text).trim()
  if (!isWebAddress(address)) return null
  const { hostname, pathname, searchParams } = new URL(address)
  const [first, second] = pathname.split('/').filter((part) => part !== '')
  const host = hostname.replace(/^(www|m|music)\./, '')
  if (host === 'youtu.be') return idOrNull(first)
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null
  return idOrNull(searchParams.get('v')) ?? (playerPaths.has(first ?? '') ? idOrNull(second) : null)
}

/** Adds `https://` if it is missing. */
export function withScheme(text: string): string {
  return /^\s*[\w-]+(\.[\w-]+)+([/?#]|\s*$)/.test(text) ? `https://${text.trim()}` : text
}

/** Makes the same checks as `link` in fields.ts. */
function isWebAddress(address: string): boolean {
  return address.length <= longestLink && /^https?:/i.test(address) && isHonestAddress(address)
}

/** False for addresses with invisible characters or like `https://bank.example@elsewhere.example`, which deceives. */
export function isHonestAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username + password === '' && visibleLine(address) === address
}

function idOrNull(part: string | null | undefined): string | null {
  return part && /^[\w-]{11}$/.test(part) ? part : null
}
