/** Applies the choices of this device to a page (screens §36). */
import { applyHiddenScores, chosenIds, readChoice, writeChoice } from './stored-choices.ts'

/** Applies the choices as attributes and styles, which parts added later follow too. */
export function applyChoices(): void {
  const page = document.documentElement
  const theme = readChoice('theme')
  if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme
  applyHiddenScores()
  page.toggleAttribute('data-signed-in', readChoice('signed-in') !== null)
  applyEntry()
  const following = chosenIds('following').map((id) => `[data-athlete="${id}"]`)
  const opened = chosenIds('opened')
  const own = Number(readChoice('signed-in'))
  const chosen = document.getElementById('chosen') ?? document.createElement('style')
  chosen.id = 'chosen'
  chosen.textContent = [
    following.length > 0
      ? `[data-part=following]:has(${following.join()}){display:block}${following.join()}{display:flex}`
      : '',
    own ? `[data-coming="${own}"]{order:-1}[data-coming="${own}"] [data-own]{display:block}` : '',
    ...opened.map(
      (key) => `[data-spoils="${key}"]{display:block!important}[data-cover="${key}"]{display:none!important}`,
    ),
  ].join('')
  document.head.append(chosen)
}

/** Sets the document's `data-entry`: `in` if the page lists the person's place, otherwise `waiting`. Repeat when rows change. */
export function applyEntry(): void {
  const { dataset } = document.documentElement
  const person = readChoice('signed-in') ?? ''
  const [, competition = ''] = dataset['live']?.match(/^\/live\/(\d+)$/) ?? []
  if (!chosenIds('entered').includes(`${competition}:${person}`)) delete dataset['entry']
  else dataset['entry'] = document.querySelector(`[data-coming="${person}"]`) ? 'in' : 'waiting'
}

export function choosePublicTheme(theme: 'light' | 'dark'): void {
  writeChoice('theme', theme)
  applyChoices()
}
