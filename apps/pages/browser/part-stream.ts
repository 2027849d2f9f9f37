/** Streams the hashes of the parts of a visible page, and fetches parts by hash. A lost stream is retried without end. */

type Listener = {
  /** Hashes by name of the part: on connecting, then with every change. */
  onParts: (hashes: Readonly<Record<string, string>>) => void
  onOpen: () => void
  onLost: () => void
  stays?: () => boolean
}

let stream: EventSource | null = null

/** Returns a function that restarts the stream. */
export function followParts(listener: Listener): () => void {
  const follow = () => open(listener)
  if (!document.hidden) follow()
  // a browser allows six streams per host: hidden pages close theirs
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) follow()
    else if (!listener.stays?.()) closeStream()
  })
  addEventListener('pagehide', closeStream)
  addEventListener('online', follow)
  addEventListener('offline', () => listener.onLost())
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
  return follow
}

/** null: outdated by the next change (204), or the network is lost. */
export async function fetchPart(hash: string): Promise<string | null> {
  const answer = await fetch(`${base()}/parts/${hash}${location.search}`).catch(() => null)
  return answer?.status === 200 ? answer.text() : null
}

function open(listener: Listener): void {
  closeStream()
  if (base() === '') return
  const opened = new EventSource(`${base()}/changes${location.search}`)
  opened.addEventListener('open', () => listener.onOpen())
  opened.addEventListener('message', ({ data }: MessageEvent<string>) =>
    listener.onParts(JSON.parse(data) as Record<string, string>),
  )
  // the page does not exist any more
  opened.addEventListener('gone', () => location.reload())
  opened.addEventListener('error', () => {
    listener.onLost()
    // the browser retries only a broken stream, not a refused one (e.g. while the server starts)
    if (opened.readyState === EventSource.CLOSED && stream === opened)
      setTimeout(() => stream === opened && open(listener), 3000 + Math.random() * 3000)
  })
  stream = opened
}

/** Address of the parts; '' once the app has taken over the page. */
function base(): string {
  return document.documentElement.dataset['live'] ?? location.pathname
}

function closeStream(): void {
  stream?.close()
  stream = null
}
