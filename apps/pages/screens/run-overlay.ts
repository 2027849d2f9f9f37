/**
 * Runs the overlay: shows the parts named in its address and animates newly published scores one after another. In an event,
 * lines where somebody is on take turns unless the address names one.
 */
import { followParts } from '../browser/live-parts.ts'
import { morph } from '../browser/morph.ts'
import { animateScore } from './animate-score.ts'
import { lineOf, showOnly } from './show-only.ts'

const parts = ['now', 'score', 'standings']
const scoreMilliseconds = 8000
const pageMilliseconds = 8000
const lineMilliseconds = 10_000

const query = new URLSearchParams(location.search)
const requested = query.get('show')?.split(',') ?? []
const shown = parts.filter((part) => requested.includes(part))
document.documentElement.dataset['show'] = (shown.length > 0 ? shown : parts).join(' ')

let line = query.get('line') ?? undefined
if (line === undefined) setInterval(() => showLine(1), lineMilliseconds)
showLine()
let phase = phaseShown()
let scoreTimer: ReturnType<typeof setTimeout> | undefined
let pageTimer: ReturnType<typeof setTimeout> | undefined

showScore(Infinity)
showPage(0)
followParts({
  patch: (element, html) => {
    morph(element, html)
    showLine()
  },
  onUpdated: (names) => {
    if (names.has('standings')) showPage(0)
    if (!names.has('score')) return
    const isNew = phaseShown() !== phase
    phase = phaseShown()
    showScore(isNew ? 0 : Infinity)
  },
})

/** `by`: how many lines to move on. */
function showLine(by = 0): void {
  const groups = [...document.querySelectorAll<HTMLElement>('[data-line]')]
  const lines = [...new Set(groups.flatMap((group) => lineOf(group) ?? []))]
  if (query.get('line') === null)
    line = lines[(Math.max(0, lines.indexOf(line ?? '')) + by) % Math.max(1, lines.length)]
  for (const group of groups) group.hidden = lineOf(group) !== line
  if (by === 0 || lines.length < 2) return
  phase = phaseShown()
  showScore(Infinity)
  showPage(0)
}

function phaseShown(): string | undefined {
  return seen('[data-phase]')[0]?.dataset['phase']
}

function showScore(place: number): void {
  clearTimeout(scoreTimer)
  const scores = seen('[data-part="score"] li.panel')
  const last = scores.length - 1
  const score = scores[Math.min(place, last)]
  showOnly(score, scores)
  if (score) animateScore(score)
  if (place < last) scoreTimer = setTimeout(() => showScore(place + 1), scoreMilliseconds)
}

function showPage(place: number): void {
  clearTimeout(pageTimer)
  const pages = seen('[data-part="standings"] ol')
  showOnly(pages[place % Math.max(1, pages.length)], pages)
  pageTimer = setTimeout(() => showPage(place + 1), pageMilliseconds)
}

/** Leaves out elements of other lines. */
function seen(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.closest('[hidden]'),
  )
}
