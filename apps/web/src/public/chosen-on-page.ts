/** The stars and switches of a page for everyone, pressed as they were chosen on this device; a press chooses. */
import { applyChoices, chooseTheme, isOn, listed, toggleListed, turn } from '../lib/device-choices.ts'
import { askForNotices } from './notices.ts'

let isListening = false

/** Once on each page. */
export function listenToChoices(): void {
  if (isListening) return
  isListening = true
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button && press(button)) show()
  })
  // chosen in another tab
  addEventListener('storage', show)
}

function show(): void {
  applyChoices()
  dress()
}

/** What was put in newly as well. */
export function dress(within: ParentNode = document): void {
  const following = new Set(listed('following'))
  for (const star of within.querySelectorAll<HTMLElement>('[data-follow]'))
    star.ariaPressed = String(following.has(star.dataset['follow'] ?? ''))
  for (const button of within.querySelectorAll<HTMLElement>('[data-notify]'))
    button.ariaPressed = String(isOn('notices'))
  for (const button of within.querySelectorAll<HTMLElement>('[data-hide-scores]'))
    button.ariaChecked = String(isOn('hide-scores'))
}

/** Whether it is one of these. */
function press({ dataset }: HTMLButtonElement): boolean {
  const { follow, open } = dataset
  if (follow !== undefined) toggleListed('following', follow)
  else if (open !== undefined) toggleListed('opened', open)
  else if ('hideScores' in dataset) turn('hide-scores', !isOn('hide-scores'))
  else if ('themeSwitch' in dataset) chooseTheme(isDark() ? 'light' : 'dark')
  else if ('notify' in dataset) void askForNotices().then(() => dress())
  else return false
  return true
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
