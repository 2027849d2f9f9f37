/** Runs the overlay: shows the parts named in its address, and animates newly published scores one after the other. */
import { followParts } from '../browser/live-parts.ts'
import { morph } from '../browser/morph.ts'
import { animateScore } from './animate-score.ts'
import { showOnly } from './show-only.ts'

const parts = ['now', 'score', 'standings']
const scoreMilliseconds = 8000
const pageMilliseconds = 8000

let phase = phaseShown()
let scoreTimer: ReturnType<typeof setTimeout> | undefined

const requested = new URLSearchParams(location.search).get('show')?.split(',') ?? []
const shown = parts.filter((part) => requested.includes(part))
document.documentElement.dataset['show'] = (shown.length > 0 ? shown : parts).join(' ')
showScore(Infinity)
showPage(0)
followParts({
  patch: morph,
  onUpdated: (names) => {
    if (names.has('standings')) showPage(0)
    if (!names.has('score')) return
    const isNew = phaseShown() !== phase
    phase = phaseShown()
    showScore(isNew ? 0 : Infinity)
  },
})

function phaseShown(): string | undefined {
  return document.querySelector<HTMLElement>('[data-phase]')?.dataset['phase']
}

function showScore(place: number): void {
  clearTimeout(scoreTimer)
  const scores = [...document.querySelectorAll<HTMLElement>('[data-part="score"] li.panel')]
  const last = scores.length - 1
  const score = scores[Math.min(place, last)]
  showOnly(score, scores)
  if (score) animateScore(score)
  if (place < last) scoreTimer = setTimeout(() => showScore(place + 1), scoreMilliseconds)
}

let pageTimer: ReturnType<typeof setTimeout> | undefined

function showPage(place: number): void {
  clearTimeout(pageTimer)
  const pages = [...document.querySelectorAll('[data-part="standings"] ol')]
  showOnly(pages[place % Math.max(1, pages.length)], pages)
  pageTimer = setTimeout(() => showPage(place + 1), pageMilliseconds)
}
