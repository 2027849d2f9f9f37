/**
 * Keeps a page for everyone up to date: the server says which part has which hash, and what differs is fetched and put in
 * the place of the old. That and early.ts are all the script there is, so it imports next to nothing.
 */

import { fetchPart, followParts } from './part-stream.ts'

const page = document.documentElement
const offline = document.getElementById('offline')

followParts({
  onParts: (hashes) => void update(hashes),
  onOpen: () => offline?.setAttribute('hidden', ''),
  onLost: sayOffline,
})

async function update(hashes: Readonly<Record<string, string>>): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')]
  const outdated = parts.filter(({ dataset }) => hashes[dataset['part'] ?? ''] !== dataset['hash'])
  if (outdated.length === 0) return
  // thousands hear of it in the same moment
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
  await Promise.all(outdated.map((part) => replace(part, hashes[part.dataset['part'] ?? ''] ?? '')))
}

async function replace(part: HTMLElement, hash: string): Promise<void> {
  const html = await fetchPart(hash)
  if (html === null) return
  const before = rowsOf(part)
  const open = new Set([...part.querySelectorAll('details[open]')].map(({ id }) => id))
  const scrolled = [...part.querySelectorAll('[tabindex="0"]')].map((box) => box.scrollLeft)
  part.innerHTML = html
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
