/** Keeps an unattended screen current: retries failed fetches, notices a dead stream, reloads for a new version. */
import { fetchPart, followParts } from '../browser/part-stream.ts'

type Listener = {
  onChanged: (names: ReadonlySet<string>) => void
  onOpen?: () => void
  onLost?: () => void
}

const retryMilliseconds = 3000
const checkMilliseconds = 15_000

let latest: Readonly<Record<string, string>> = {}
let isUpdating = false

export function followScreenParts({ onChanged, onOpen, onLost }: Listener): void {
  const follow = followParts({
    onParts: (hashes) => {
      latest = hashes
      const { version } = document.documentElement.dataset
      if (hashes['version'] !== version) return location.reload()
      void update(onChanged)
    },
    onOpen: () => onOpen?.(),
    onLost: () => onLost?.(),
  })
  // a connection may break without either side noticing
  let lastEtag: string | null = null
  const check = async () => {
    if (document.hidden) return
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    if (answer?.status === 404) return location.reload()
    if (!answer?.ok) return onLost?.()
    const etag = answer.headers.get('etag')
    if (lastEtag !== null && etag !== lastEtag) follow()
    lastEtag = etag
  }
  setInterval(() => void check(), checkMilliseconds)
}

async function update(onChanged: Listener['onChanged']): Promise<void> {
  if (isUpdating) return
  isUpdating = true
  const changed = new Set<string>()
  const hashes = latest
  let hasFailed = false
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const name = part.dataset['part'] ?? ''
    const hash = hashes[name]
    if (hash === undefined || hash === part.dataset['hash']) continue
    const html = await fetchPart(hash)
    if (html === null) hasFailed = true
    else {
      part.innerHTML = html
      part.dataset['hash'] = hash
      changed.add(name)
    }
  }
  isUpdating = false
  if (changed.size > 0) onChanged(changed)
  if (latest !== hashes) void update(onChanged)
  else if (hasFailed) setTimeout(() => void update(onChanged), retryMilliseconds)
}

export function showOnly(shown: Element | undefined, all: Iterable<Element>): void {
  for (const each of all) each.classList.toggle('shown', each === shown)
}
