/** Light or dark: the device's preference until the viewer chooses; the choice stays on the device. */
import { useSyncExternalStore } from 'react'
import { earlyChoice, keepEarlyChoice } from './early-choice.ts'

export type Theme = 'light' | 'dark'

const listeners = new Set<() => void>()

/** Puts the kept choice on the page; before the first paint. */
export function applyTheme(): void {
  const chosen = earlyChoice('theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen
  else delete document.documentElement.dataset['theme']
}

export function chooseTheme(theme: Theme): void {
  keepEarlyChoice('theme', theme)
  applyTheme()
  for (const listener of listeners) listener()
}

export function useTheme(): Theme {
  return useSyncExternalStore(follow, currentTheme, () => 'light')
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function follow(listener: () => void): () => void {
  const preference = matchMedia('(prefers-color-scheme: dark)')
  preference.addEventListener('change', listener)
  listeners.add(listener)
  return () => {
    preference.removeEventListener('change', listener)
    listeners.delete(listener)
  }
}
