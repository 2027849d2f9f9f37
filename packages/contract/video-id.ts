/** Which video a link names, without the schemas: screens ask for it while nothing is sent yet. */
import { visibleLine } from './visible-text.ts'

const longest = 500
/** In an address like /shorts/dQw4w9WgXcQ. */
const playing = new Set(['shorts', 'embed', 'live', 'v'])

/** The id of the YouTube video that a link names, in any of the forms that people copy; null when it names none. */
export function videoIdOf(written: string): string | null {
  const address = withScheme(written).trim()
  if (!isWebAddress(address)) return null
  const { hostname, pathname, searchParams } = new URL(address)
  const [first, second] = pathname.split('/').filter((part) => part !== '')
  const host = hostname.replace(/^(www|m|music)\./, '')
  if (host === 'youtu.be') return idOrNull(first)
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null
  return idOrNull(searchParams.get('v')) ?? (playing.has(first ?? '') ? idOrNull(second) : null)
}

/** People type it without the https:// too. */
export function withScheme(written: string): string {
  return /^\s*[\w-]+(\.[\w-]+)+([/?#]|\s*$)/.test(written) ? `https://${written.trim()}` : written
}

/** As `link` of fields.ts takes it. */
function isWebAddress(address: string): boolean {
  return address.length <= longest && /^https?:/i.test(address) && isHonestAddress(address)
}

/** `https://bank.example@elsewhere.example` leads elsewhere than it reads, and so does what is not all seen. */
export function isHonestAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username + password === '' && visibleLine(address) === address
}

/** The service gives every video an id of eleven characters. */
function idOrNull(part: string | null | undefined): string | null {
  return part && /^[\w-]{11}$/.test(part) ? part : null
}
