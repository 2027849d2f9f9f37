/** Light or dark: the device's preference until the viewer chooses; the device stores the choice. */
import { createAtom } from '@tanstack/react-store'
import { useSyncExternalStore } from 'react'
import { readPrePaint, writePrePaint } from './pre-paint-storage.ts'

export type Theme = 'light' | 'dark'

const chosenTheme = createAtom<Theme | null>(null)

/** Applies the stored choice; call before the first paint. */
export function applyTheme(): void {
  const stored = readPrePaint('theme')
  const theme = stored === 'light' || stored === 'dark' ? stored : null
  if (theme) document.documentElement.dataset['theme'] = theme
  else delete document.documentElement.dataset['theme']
  chosenTheme.set(theme)
}

export function chooseTheme(theme: Theme): void {
  writePrePaint('theme', theme)
  applyTheme()
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme)
}

function currentTheme(): Theme {
  return chosenTheme.get() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
}

function subscribe(listener: () => void): () => void {
  const preference = matchMedia('(prefers-color-scheme: dark)')
  preference.addEventListener('change', listener)
  const { unsubscribe } = chosenTheme.subscribe(listener)
  return () => {
    preference.removeEventListener('change', listener)
    unsubscribe()
  }
}
