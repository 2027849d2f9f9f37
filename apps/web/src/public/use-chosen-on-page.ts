/** What was chosen on this device holds on this screen, before its first paint, and can be chosen there (screens §36). */
import { useLayoutEffect } from 'react'
import { applyChoices } from '../lib/device-choices.ts'
import { listenToChoices } from './chosen-on-page.ts'

export function useChosenOnPage(): void {
  useLayoutEffect(() => {
    applyChoices()
    listenToChoices()
  }, [])
}
