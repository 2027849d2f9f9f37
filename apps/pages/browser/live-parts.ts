/**
 * Keeps the parts of a page current. It fetches the page's head, which has the hash of each part, again and again; a stream
 * reports each change at once. A stream that is lost, refused or held back by a proxy costs seconds, never a change.
 */
import { keyOf } from './morph.ts'

/** Hashes by the name of the part. */
type Head = Readonly<Record<string, string>>

/** Changed elements by key, '' for the whole part. It applies to a part with the hash `from`. */
type PartChange = { from: string; to: string; html: Record<string, string> }

export type LivePage = {
  /** `element`: a part, or an element within one. */
  patch: (element: HTMLElement, html: string) => void
  onUpdated: (parts: ReadonlySet<string>) => void
  onCurrent?: () => void
  onLost?: () => void
  /** Whether the page stays current while it is hidden. */
  stays?: () => boolean
}

const askEveryMilliseconds = 10_000
const askBesideStreamMilliseconds = 60_000
const askAgainMilliseconds = 3000
/** A working stream reports a change within this time of the head having it. */
const streamDelayMilliseconds = 5000
const answerWithinMilliseconds = 8000
/** Pauses between attempts to open a stream; each refusal doubles the pause. */
const pauses = { least: 4000, most: 600_000 }
/** Spreads the requests of thousands of pages over time. */
const spreadMilliseconds = 400

/** Returns a function to call when the address has changed, for example to another language. */
export function followParts(live: LivePage): () => void {
  const parts = new LiveParts(live)
  return () => parts.restart()
}

class LiveParts {
  readonly #live: LivePage
  #stream: EventSource | null = null
  /** The head that the stream reported last; null: none yet. */
  #told: string | null = null
  #head: Head = {}
  #isFetching = false
  #askTimer: ReturnType<typeof setTimeout> | undefined
  #streamTimer: ReturnType<typeof setTimeout> | undefined
  #pause = pauses.least

  constructor(live: LivePage) {
    this.#live = live
    if (addressOfParts() === '') return
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.restart()
      else if (this.#rests()) this.#stop()
    })
    addEventListener('pagehide', () => this.#stop())
    addEventListener('pageshow', ({ persisted }) => persisted && this.restart())
    addEventListener('online', () => this.restart())
    addEventListener('offline', () => live.onLost?.())
    if (this.#rests()) return
    this.#openStream()
    this.#askIn(askEveryMilliseconds)
  }

  restart(): void {
    this.#stop()
    if (this.#rests()) return
    this.#openStream()
    void this.#ask()
  }

  /** Hidden pages have no stream, as a browser allows six per host. */
  #rests(): boolean {
    return document.hidden && !this.#live.stays?.()
  }

  #stop(): void {
    clearTimeout(this.#askTimer)
    clearTimeout(this.#streamTimer)
    this.#closeStream()
  }

  #openStream(): void {
    const stream = new EventSource(`${addressOfParts()}/changes${location.search}`)
    this.#stream = stream
    stream.addEventListener('elements', ({ data }: MessageEvent<string>) => this.#patchElements(data))
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      this.#told = data
      this.#pause = pauses.least
      this.#askIn(askBesideStreamMilliseconds)
      this.#live.onCurrent?.()
      this.#follow(data)
    })
    // the page no longer exists
    stream.addEventListener('gone', () => location.reload())
    stream.addEventListener('error', () => {
      this.#told = null
      this.#askIn(askAgainMilliseconds)
      // the browser reopens a lost stream, but not a refused one
      if (stream.readyState === EventSource.CLOSED) this.#openStreamIn(this.#pause)
    })
  }

  #closeStream(): void {
    this.#stream?.close()
    this.#stream = null
    this.#told = null
  }

  #openStreamIn(milliseconds: number): void {
    this.#closeStream()
    this.#pause = Math.min(milliseconds * 2, pauses.most)
    clearTimeout(this.#streamTimer)
    this.#streamTimer = setTimeout(() => this.#openStream(), varied(milliseconds))
  }

  #askIn(milliseconds: number, isSecond = false): void {
    clearTimeout(this.#askTimer)
    this.#askTimer = setTimeout(() => void this.#ask(isSecond), varied(milliseconds))
  }

  async #ask(isSecond = false): Promise<void> {
    const head = await fetchHead()
    if (this.#rests()) return
    if (head === null) {
      this.#live.onLost?.()
      return this.#askIn(askAgainMilliseconds)
    }
    this.#live.onCurrent?.()
    const isTold = head === this.#told
    // a cache on the way may answer with a head older than the one the stream reported
    if (isTold || isSecond || this.#told === null) this.#follow(head)
    if (this.#stream === null) return this.#askIn(askEveryMilliseconds)
    if (isTold) return this.#askIn(askBesideStreamMilliseconds)
    if (!isSecond) return this.#askIn(streamDelayMilliseconds, true)
    // a proxy holds the stream back
    this.#openStreamIn(pauses.most)
    this.#askIn(askEveryMilliseconds)
  }

  #follow(text: string): void {
    this.#head = parseHead(text)
    const { version } = document.documentElement.dataset
    // the server no longer has the files of this markup
    if (version !== undefined && this.#head['version'] !== version) return location.reload()
    void this.#fetchParts()
  }

  async #fetchParts(): Promise<void> {
    if (this.#isFetching) return
    this.#isFetching = true
    try {
      let head: Head
      do {
        head = this.#head
        const outdated = partsOfPage().filter((part) => (head[nameOf(part)] ?? hashOf(part)) !== hashOf(part))
        if (outdated.length > 0) await this.#replace(outdated, head)
      } while (head !== this.#head)
    } finally {
      this.#isFetching = false
    }
  }

  async #replace(outdated: readonly HTMLElement[], head: Head): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * spreadMilliseconds))
    const updated = new Set<string>()
    const replaced = outdated.map(async (part) => {
      const [before, after] = [hashOf(part), head[nameOf(part)] ?? '']
      const html = await fetchPart(after)
      if (html === null) return this.#askIn(askAgainMilliseconds)
      // the stream was faster
      if (hashOf(part) !== before) return
      this.#live.patch(part, html)
      part.dataset['hash'] = after
      updated.add(nameOf(part))
    })
    await Promise.all(replaced)
    if (updated.size > 0) this.#live.onUpdated(updated)
  }

  #patchElements(data: string): void {
    const changes: Readonly<Record<string, PartChange | undefined>> = JSON.parse(data)
    const updated = new Set<string>()
    for (const part of partsOfPage()) {
      const change = changes[nameOf(part)]
      if (change === undefined || change.from !== hashOf(part)) continue
      const markup = Object.entries(change.html)
      const found = markup.flatMap(([key, html]) => {
        const element = elementIn(part, key)
        return element ? [{ element, html }] : []
      })
      if (found.length < markup.length) continue
      for (const { element, html } of found) this.#live.patch(element, html)
      part.dataset['hash'] = change.to
      updated.add(nameOf(part))
    }
    if (updated.size > 0) this.#live.onUpdated(updated)
  }
}

/** null: the server did not answer; the sign-in page of a network is no answer. */
async function fetchHead(): Promise<string | null> {
  const answer = await fetch(`${addressOfParts()}/now${location.search}`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(answerWithinMilliseconds),
  }).catch(() => null)
  if (answer?.status === 404) location.reload()
  const isHead = answer?.ok && answer.headers.get('content-type')?.startsWith('application/json')
  return isHead ? answer.text().catch(() => null) : null
}

/** null: there was no answer, or the part no longer exists (204). */
async function fetchPart(hash: string): Promise<string | null> {
  const answer = await fetch(`${addressOfParts()}/parts/${hash}${location.search}`).catch(() => null)
  return answer?.status === 200 ? answer.text().catch(() => null) : null
}

function parseHead(text: string): Head {
  return JSON.parse(text)
}

function partsOfPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-part]')]
}

function nameOf({ dataset }: HTMLElement): string {
  return dataset['part'] ?? ''
}

function hashOf({ dataset }: HTMLElement): string | undefined {
  return dataset['hash']
}

function elementIn(part: HTMLElement, key: string): HTMLElement | undefined {
  if (key === '') return part
  return [...part.querySelectorAll<HTMLElement>('[id],[data-row]')].find((element) => keyOf(element) === key)
}

/** Address of the parts, the head and the stream; '': the page does not change. */
function addressOfParts(): string {
  return document.documentElement.dataset['live'] ?? location.pathname
}

function varied(milliseconds: number): number {
  return milliseconds * (0.7 + Math.random() * 0.6)
}
