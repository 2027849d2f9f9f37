/** The script of the pages for everyone: keeps a page up to date by replacing the parts whose hash has changed. */
import { listenToChoices, showChoices } from '@trickline/views/choice-controls.ts'
import { areScoresHidden, readChoice, writeChoice } from '@trickline/views/public-page-choices.ts'
import { cachePage, cachePatchedPage } from './cache-page.ts'
import { followsInBackground, notifyOfFollowed } from '@trickline/views/browser-notifications.ts'
import { fetchPart, followParts } from './part-stream.ts'
import { switchLanguage } from './switch-language.ts'
import { loadTricksWhenOpened } from './load-round-tricks.ts'
import { animateChanges, rowsBefore } from './animate-row-changes.ts'
import { listenToShares } from './listen-to-shares.ts'
import { keepEstimatesCurrent } from './advance-estimates.ts'

const page = document.documentElement
const offline = document.getElementById('offline')
let restartStream: (() => void) | undefined
let isPatched = false

chooseLanguage()
listenToChoices()
listenToShares()
loadTricksWhenOpened()
// each step runs in a task of its own, so that input in between is not delayed
runInTasks([
  showChoices,
  () => page.dataset['kept'] && showOffline(),
  keepEstimatesCurrent,
  notifyOfFollowed,
  follow,
  () => page.dataset['live']?.startsWith('/live/') && cachePage(),
])

function follow(): void {
  // registered before the stream's own listener
  document.addEventListener('visibilitychange', () => document.hidden && cacheIfPatched())
  addEventListener('pagehide', cacheIfPatched)
  restartStream = followParts({
    onParts: (hashes) => void update(hashes),
    onOpen: () => {
      delete page.dataset['kept']
      offline?.setAttribute('hidden', '')
    },
    onLost: () => {
      cacheIfPatched()
      showOffline()
    },
    stays: followsInBackground,
  })
}

function runInTasks([first, ...others]: readonly (() => unknown)[]): void {
  if (!first) return
  const run = () => {
    first()
    runInTasks(others)
  }
  // not in Safari
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 500 })
  else setTimeout(run)
}

async function update(hashes: Readonly<Record<string, string>>): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')]
  const outdated = parts.filter(({ dataset }) => hashes[dataset['part'] ?? ''] !== dataset['hash'])
  if (outdated.length === 0) return
  // spreads the requests of thousands of pages
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
  await Promise.all(outdated.map((part) => replace(part, hashes[part.dataset['part'] ?? ''] ?? '')))
  notifyOfFollowed()
}

/** Called while the page is current: when it is left, and when the network is lost. */
function cacheIfPatched(): void {
  if (isPatched && offline?.hidden) cachePatchedPage()
  isPatched = false
}

async function replace(part: HTMLElement, hash: string): Promise<void> {
  const html = await fetchPart(hash)
  if (html === null) return
  const lastAnnouncement = announcementIn(part)
  const before = rowsBefore(part)
  const open = new Set([...part.querySelectorAll('details[open]')].map(({ id }) => id))
  const scrolled = [...part.querySelectorAll('[tabindex="0"]')].map((box) => box.scrollLeft)
  part.innerHTML = html
  part.dataset['hash'] = hash
  isPatched = true
  showChoices(part)
  for (const details of part.querySelectorAll('details')) details.open = open.has(details.id)
  part.querySelectorAll('[tabindex="0"]').forEach((box, index) => (box.scrollLeft = scrolled[index] ?? 0))
  const announcement = announcementIn(part)
  const isNews = announcement !== null && announcement !== lastAnnouncement
  animateChanges(part, before, isNews)
  if (isNews) announce(announcement)
}

/** Text about the last publication; of hidden scores only that there was one. */
function announcementIn(part: HTMLElement): string | null {
  const announcement = part.querySelector<HTMLElement>('[data-said]')?.dataset
  return (
    (areScoresHidden(announcement?.['told']) ? announcement?.['hiddenSaid'] : announcement?.['said']) ?? null
  )
}

function announce(words: string): void {
  const output = document.getElementById('said')
  if (output) output.textContent = words
}

/** As of the time of caching, else as of now. */
function showOffline(): void {
  if (!offline?.hidden) return
  const since = Number(page.dataset['kept'] ?? Date.now())
  const time = new Intl.DateTimeFormat(page.lang, {
    timeStyle: 'short',
    hourCycle: 'h23',
    ...(Date.now() - since > 43_200_000 && { dateStyle: 'medium' }),
  }).format(since)
  offline.textContent = (offline.dataset['words'] ?? '').replace('{time}', time)
  offline.hidden = false
}

async function changeTo(language: string): Promise<void> {
  if (!(await switchLanguage(language))) return location.replace(`?lang=${language}`)
  document.querySelectorAll<HTMLElement>('[data-part]').forEach((part) => showChoices(part))
  restartStream?.()
}

/** The language chosen on this device, here or in the app (ui/pre-paint-storage.ts). */
function chooseLanguage(): void {
  const requested = new URLSearchParams(location.search).get('lang')
  const chosen = readChoice('language')
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')]
  const shownLanguage = links.find((link) => link.ariaCurrent === 'true')?.dataset['language']
  for (const link of links)
    link.addEventListener('click', () => writeChoice('language', link.dataset['language'] ?? ''))
  const select = document.querySelector<HTMLSelectElement>('[data-languages]')
  select?.addEventListener('change', () => {
    writeChoice('language', select.value)
    void changeTo(select.value)
  })
  const chosenLink = links.find(({ dataset }) => dataset['language'] === chosen)
  if (requested === null && chosenLink && chosen !== shownLanguage) location.replace(chosenLink.href)
}
