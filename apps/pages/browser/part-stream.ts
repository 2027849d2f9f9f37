/**
 * Hears from the server which part of this page has which hash, for as long as somebody looks at it, and fetches a part by
 * its hash. A lost stream is tried again without end.
 */

type Listener = {
  /** By the name of the part; at once on connecting, then with every change. */
  onParts: (hashes: Readonly<Record<string, string>>) => void
  onOpen: () => void
  onLost: () => void
  /** Whether it goes on while nobody looks; else it does not. */
  stays?: () => boolean
}

let stream: EventSource | null = null

/** Answers how to begin anew. */
export function followParts(listener: Listener): () => void {
  const follow = () => open(listener)
  if (!document.hidden) follow()
  // the seventh open stream of one browser would hang: who does not look follows nothing
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) follow()
    else if (!listener.stays?.()) rest()
  })
  addEventListener('pagehide', rest)
  addEventListener('online', follow)
  addEventListener('offline', () => listener.onLost())
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
  return follow
}

/** null: outrun by the next change, of which we hear as well, or the network is gone. */
export async function fetchPart(hash: string): Promise<string | null> {
  const answer = await fetch(`${base()}/parts/${hash}${location.search}`).catch(() => null)
  return answer?.ok ? answer.text() : null
}

function open(listener: Listener): void {
  rest()
  if (base() === '') return
  const opened = new EventSource(`${base()}/changes${location.search}`)
  opened.addEventListener('open', () => listener.onOpen())
  opened.addEventListener('message', ({ data }: MessageEvent<string>) =>
    listener.onParts(JSON.parse(data) as Record<string, string>),
  )
  // there is no such page any more
  opened.addEventListener('gone', () => location.reload())
  opened.addEventListener('error', () => {
    listener.onLost()
    // refused for good, such as while the server starts: by itself it tries again only what broke off
    if (opened.readyState === EventSource.CLOSED && stream === opened)
      setTimeout(() => stream === opened && open(listener), 3000 + Math.random() * 3000)
  })
  stream = opened
}

/** Below which its parts are; nothing once the app has taken the page. */
function base(): string {
  return document.documentElement.dataset['live'] ?? location.pathname
}

function rest(): void {
  stream?.close()
  stream = null
}
