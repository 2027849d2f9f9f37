/** Stars and switches on the pages for everyone: pressed states from the choices of this device, and what a press does. */
import {
  applyChoices,
  applyEntry,
  choosePublicTheme,
  chosenIds,
  isSwitchedOn,
  setSwitch,
  toggleChosenId,
} from './public-page-choices.ts'
import { toggleNotifications } from './browser-notifications.ts'

let isListening = false

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
  showChoices()
}

/** Call again for parts added later. */
export function showChoices(within: ParentNode = document): void {
  applyEntry()
  const following = new Set(chosenIds('following'))
  for (const star of within.querySelectorAll<HTMLElement>('[data-follow]'))
    star.ariaPressed = String(following.has(star.dataset['follow'] ?? ''))
  for (const button of within.querySelectorAll<HTMLElement>('[data-notify]'))
    button.ariaPressed = String(isSwitchedOn('notices'))
  for (const button of within.querySelectorAll<HTMLElement>('[data-hide-scores]'))
    button.ariaPressed = String(isSwitchedOn('hide-scores'))
}

function press({ dataset }: HTMLButtonElement): boolean {
  const { follow, open } = dataset
  if (follow !== undefined) toggleChosenId('following', follow)
  else if (open !== undefined) toggleChosenId('opened', open)
  else if ('hideScores' in dataset) setSwitch('hide-scores', !isSwitchedOn('hide-scores'))
  else if ('themeSwitch' in dataset) choosePublicTheme(isDark() ? 'light' : 'dark')
  else if ('notify' in dataset) void toggleNotifications().then(() => showChoices())
  else return false
  return true
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
