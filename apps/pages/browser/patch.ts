/** The script of the public pages: choices of the device, rounds that open, and updates of the page. */
import { listenToChoices, showChoices } from '@trickline/views/choice-controls.ts'
import { areScoresHidden, readChoice, writeChoice } from '@trickline/views/stored-choices.ts'
import { followsInBackground, notifyOfFollowed } from '@trickline/views/browser-notifications.ts'
import { followParts } from './live-parts.ts'
import { morph } from './morph.ts'
import { switchLanguage } from './switch-language.ts'
import { loadTricksWhenOpened, reloadTricks } from './load-round-tricks.ts'
import { animateChanges, rowsBefore } from './animate-row-changes.ts'
import { listenToShares } from './listen-to-shares.ts'
import { advanceEstimates, keepEstimatesCurrent } from './advance-estimates.ts'

const page = document.documentElement
const offline = document.getElementById('offline')
let restartParts: (() => void) | undefined

chooseLanguage()
listenToChoices()
listenToShares()
loadTricksWhenOpened()
// each step runs in its own task, so that input in between is not delayed
runInTasks([showChoices, sayEntry, keepEstimatesCurrent, notifyOfFollowed, follow])

function follow(): void {
  restartParts = followParts({
    patch,
    onUpdated: notifyOfFollowed,
    onCurrent: () => offline?.setAttribute('hidden', ''),
    onLost: showOffline,
    stays: followsInBackground,
  })
}

function runInTasks([first, ...others]: readonly (() => unknown)[]): void {
  if (!first) return
  const run = () => {
    first()
    runInTasks(others)
  }
  // Safari does not have it
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 500 })
  else setTimeout(run)
}

function patch(element: HTMLElement, html: string): void {
  const within = element.closest<HTMLElement>('[data-row]') ?? element
  const lastAnnouncement = announcementIn(element)
  const before = rowsBefore(within)
  morph(element, html)
  showChoices(within)
  advanceEstimates()
  const announcement = announcementIn(element)
  const isNews = announcement !== null && announcement !== lastAnnouncement
  for (const row of animateChanges(within, before, isNews)) reloadTricks(row)
  if (isNews) announce(announcement)
}

/** Text about the last publication; if scores are hidden, only that there was one. */
function announcementIn(element: HTMLElement): string | null {
  const announcement = element.querySelector<HTMLElement>('[data-said]')?.dataset
  return (
    (areScoresHidden(announcement?.['told']) ? announcement?.['hiddenSaid'] : announcement?.['said']) ?? null
  )
}

function announce(words: string): void {
  const output = document.getElementById('said')
  if (output) output.textContent = words
}

/** Tells a person who comes back from registering that they are entered. */
function sayEntry(): void {
  const words = page.dataset['entry'] && document.getElementById('register')?.innerText
  if (words && location.hash === '#in') announce(words)
}

function showOffline(): void {
  if (!offline?.hidden) return
  const time = new Intl.DateTimeFormat(page.lang, { timeStyle: 'short', hourCycle: 'h23' }).format(new Date())
  offline.textContent = (offline.dataset['words'] ?? '').replace('{time}', time)
  offline.hidden = false
}

async function changeTo(language: string, address: string): Promise<void> {
  if (!(await switchLanguage(language, address))) return location.replace(address)
  document.querySelectorAll<HTMLElement>('[data-part]').forEach((part) => showChoices(part))
  restartParts?.()
}

/** Shows the language chosen on this device, here or in the app (ui/pre-paint-storage.ts). */
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
    const link = links.find(({ dataset }) => dataset['language'] === select.value)
    if (link) void changeTo(select.value, link.href)
  })
  const chosenLink = links.find(({ dataset }) => dataset['language'] === chosen)
  if (requested === null && chosenLink && chosen !== shownLanguage) location.replace(chosenLink.href)
}
