/** Runs the big screen: slides in rotation or a chosen one, and the podium when it is revealed. */
import { followParts } from '../browser/live-parts.ts'
import { morph } from '../browser/morph.ts'
import { animateScore } from './animate-score.ts'
import { lineOf, showOnly } from './show-only.ts'

/** The choice made at this screen, valid until the organizer chooses again. */
type Stored = { choice?: string; version?: number; colours?: string }

const slideMilliseconds = 10_000
const setUpMilliseconds = 5000
/** Duration of each place, including the counting of its score. */
const placeMilliseconds = 9000
const countMilliseconds = 1500

const page = document.documentElement
const query = new URLSearchParams(location.search)
const stage = document.getElementById('stage')
const storageKey = `trickline.big-screen.${location.pathname}`
const stored = read()
let slideIndex = -1
let slideTimer: ReturnType<typeof setTimeout> | undefined
let revealed = 0
let steps: ReturnType<typeof setTimeout>[] = []

const startTheme = stored.colours ?? themeOfAddress()
if (startTheme) page.dataset['theme'] = startTheme
listenToControls()
stayAwake()
document.addEventListener('visibilitychange', stayAwake)
revealed = Number(state()['revealed'] ?? 0)
showNext()
followParts({
  patch: morph,
  onUpdated: (names) => {
    if (names.has('state') || names.has('podium')) reveal()
    showNext(names.has('state') ? undefined : slideIndex)
  },
  onCurrent: () => document.getElementById('offline')?.setAttribute('hidden', ''),
  onLost: showOffline,
})

function state(): DOMStringMap {
  return document.querySelector<HTMLElement>('[data-shows]')?.dataset ?? {}
}

function chosen(): string {
  const { shows, version } = state()
  const isOwn = stored.choice && stored.version === Number(version)
  return (isOwn ? stored.choice : shows) || (query.get('line') ?? 'rotation')
}

/** `choice`: a kind of picture, or a line of an event. */
function isChosen(picture: HTMLElement, choice: string): boolean {
  return picture.dataset['picture'] === choice || lineOf(picture) === choice
}

/** `at`: index of the slide. Skips empty slides and, in rotation, those that are shown only when chosen. */
function showNext(at = slideIndex + 1): void {
  clearTimeout(slideTimer)
  const all = [...document.querySelectorAll<HTMLElement>('.picture')]
  const choice = chosen()
  const inTurn = all.filter(({ dataset }) => dataset['asked'] === undefined)
  const offered = choice === 'rotation' ? inTurn : all.filter((picture) => isChosen(picture, choice))
  const pictures = [offered, inTurn, all].find(({ length }) => length > 0) ?? []
  slideIndex = pictures.length > 0 ? at % pictures.length : -1
  showOnly(pictures[slideIndex], all)
  updateButtons()
  runTurn(pictures.length > 1)
  slideTimer = setTimeout(() => showNext(), slideMilliseconds)
}

/** The bead in the footer runs from left to right until the next slide. */
function runTurn(hasNext: boolean): void {
  const bead = document.getElementById('turn')
  if (!bead) return
  bead.hidden = !hasNext
  for (const animation of bead.getAnimations()) animation.cancel()
  if (hasNext) bead.animate({ left: ['0%', '100%'] }, { duration: slideMilliseconds, fill: 'forwards' })
}

/** Reveals from third to first; a screen opened later shows the whole podium. */
function reveal(): void {
  const started = Number(state()['revealed'] ?? 0)
  if (started === revealed || !stage) return
  for (const step of steps) clearTimeout(step)
  steps = []
  revealed = started
  delete stage.dataset['step']
  document.getElementById('count')?.remove()
  if (started === 0) return
  const places = [3, 2, 1].filter((each) => stage.querySelector(`[data-place="${each}"]`))
  stage.dataset['step'] = 'reveal'
  for (const [index, each] of places.entries()) {
    steps.push(setTimeout(() => count(each), index * placeMilliseconds))
    steps.push(setTimeout(() => revealSteps(each), index * placeMilliseconds + countMilliseconds))
  }
  steps.push(setTimeout(() => delete stage.dataset['step'], places.length * placeMilliseconds))
}

function count(number: number): void {
  document.getElementById('count')?.remove()
  const shown = document.createElement('div')
  shown.id = 'count'
  shown.textContent = String(number)
  stage?.append(shown)
}

function revealSteps(number: number): void {
  document.getElementById('count')?.remove()
  const box = stage?.querySelector<HTMLElement>(`[data-place="${number}"]`)
  if (!box) return
  box.classList.add('out')
  animateScore(box)
}

function listenToControls(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const showControls = () => {
    document.body.classList.add('moved')
    clearTimeout(timer)
    timer = setTimeout(() => document.body.classList.remove('moved'), setUpMilliseconds)
  }
  for (const type of ['pointermove', 'pointerdown', 'keydown']) addEventListener(type, showControls)
  document.getElementById('set-up')?.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const { choose, colours } = target.dataset
    if (choose !== undefined) Object.assign(stored, { choice: choose, version: Number(state()['version']) })
    if (colours !== undefined) page.dataset['theme'] = stored.colours = colours
    if (target.id === 'full-screen') void toggleFullScreen()
    save()
    showNext(choose === undefined ? slideIndex : 0)
  })
}

function updateButtons(): void {
  const isOwn = stored.choice !== undefined && stored.version === Number(state()['version'])
  for (const button of document.querySelectorAll<HTMLElement>('#set-up [data-choose]'))
    button.ariaPressed = String(button.dataset['choose'] === (isOwn ? stored.choice : ''))
  for (const button of document.querySelectorAll<HTMLElement>('#set-up [data-colours]'))
    button.ariaPressed = String(button.dataset['colours'] === page.dataset['theme'])
}

async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else await page.requestFullscreen()
}

/** Keeps the display on; needs a visible page, and https or localhost. */
function stayAwake(): void {
  if (!document.hidden) void navigator.wakeLock?.request('screen').catch(() => undefined)
}

function showOffline(): void {
  const offline = document.getElementById('offline')
  if (!offline?.hidden) return
  const time = new Intl.DateTimeFormat(page.lang, { timeStyle: 'short', hourCycle: 'h23' }).format(new Date())
  offline.textContent = (offline.dataset['words'] ?? '').replace('{time}', time)
  offline.hidden = false
}

/** `theme=light` in the link is for a screen in the sun. */
function themeOfAddress(): string | null {
  const theme = query.get('theme')
  return theme === 'light' || theme === 'dark' ? theme : null
}

function read(): Stored {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return isStored(value) ? value : {}
  } catch {
    return {}
  }
}

/** Checks only that it is an object: other values never equal what they are compared with. */
function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null
}

function save(): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(stored))
  } catch {}
}
