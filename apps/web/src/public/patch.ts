/**
 * Keeps a page for everyone up to date: the server says which part has which hash, and what differs is fetched and put in
 * the place of the old. It imports nothing: that and early.ts are all the script there is.
 */

const page = document.documentElement
const offline = document.getElementById('offline')
let changes: EventSource | null = null

if (!document.hidden) follow()
// the seventh open stream of one browser would hang: who does not look follows nothing
document.addEventListener('visibilitychange', () => (document.hidden ? rest() : follow()))
addEventListener('pagehide', rest)
addEventListener('online', follow)
addEventListener('offline', sayOffline)
addEventListener('pageshow', ({ persisted }) => persisted && follow())

/** Where its parts are, and what changes; nothing any more once the app has the page. */
function live(): string | undefined {
  return page.dataset['live']
}

function follow(): void {
  rest()
  if (live() === undefined) return
  const stream = new EventSource(`${live()}/changes${location.search}`)
  stream.addEventListener('open', () => offline?.setAttribute('hidden', ''))
  stream.addEventListener(
    'message',
    ({ data }: MessageEvent<string>) => void update(JSON.parse(data) as Record<string, string>),
  )
  // the competition is not for everyone any more
  stream.addEventListener('gone', () => location.reload())
  stream.addEventListener('error', () => {
    sayOffline()
    // refused for good, such as while the server starts: by itself it tries again only what broke off
    if (stream.readyState === EventSource.CLOSED && changes === stream)
      setTimeout(follow, 3000 + Math.random() * 3000)
  })
  changes = stream
}

function rest(): void {
  changes?.close()
  changes = null
}

async function update(hashes: Record<string, string>): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')]
  const outdated = parts.filter(({ dataset }) => hashes[dataset['part'] ?? ''] !== dataset['hash'])
  if (outdated.length === 0) return
  // thousands hear of it in the same moment
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
  await Promise.all(outdated.map((part) => replace(part, hashes[part.dataset['part'] ?? ''] ?? '')))
}

async function replace(part: HTMLElement, hash: string): Promise<void> {
  const answer = await fetch(`${live()}/parts/${hash}${location.search}`).catch(() => null)
  // outrun by the next change, of which we hear as well
  if (!answer?.ok) return
  const before = rowsOf(part)
  const open = new Set([...part.querySelectorAll('details[open]')].map(({ id }) => id))
  const scrolled = [...part.querySelectorAll('[tabindex="0"]')].map((box) => box.scrollLeft)
  part.innerHTML = await answer.text()
  part.dataset['hash'] = hash
  for (const details of part.querySelectorAll('details')) details.open = open.has(details.id)
  part.querySelectorAll('[tabindex="0"]').forEach((box, place) => (box.scrollLeft = scrolled[place] ?? 0))
  for (const [key, row] of rowsOf(part))
    if (before.get(key)?.outerHTML !== row.outerHTML) row.classList.add('glow')
}

/** Where a row is drawn twice, as a bracket for wide and narrow screens, the later one counts. */
function rowsOf(part: HTMLElement): Map<string, HTMLElement> {
  const rows = [...part.querySelectorAll<HTMLElement>('[data-row]')]
  return new Map(rows.map((row) => [`${row.closest('details')?.id} ${row.dataset['row']}`, row]))
}

function sayOffline(): void {
  if (!offline?.hidden) return
  const time = new Intl.DateTimeFormat(page.lang, { timeStyle: 'short', hourCycle: 'h23' }).format(new Date())
  offline.textContent = (offline.dataset['words'] ?? '').replace('{time}', time)
  offline.hidden = false
}
