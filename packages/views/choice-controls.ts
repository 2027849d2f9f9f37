/** Stars and switches on the public pages: shows this device's choices as pressed, and handles presses. */
import { chosenIds, isSwitchedOn, setSwitch, toggleChosenId } from './stored-choices.ts'
import { applyChoices, applyEntry, choosePublicTheme } from './apply-choices.ts'
import { toggleNotifications } from './browser-notifications.ts'

let isListening = false

export function listenToChoices(): void {
  if (isListening) return
  isListening = true
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button && press(button)) show()
  })
  // another tab has changed a choice
  addEventListener('storage', show)
}

function show(): void {
  applyChoices()
  showChoices()
}

/** To be called again for parts added later. */
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
