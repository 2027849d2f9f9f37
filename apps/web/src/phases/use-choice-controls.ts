/** Applies the choices of public pages made on this device before the first paint, and lets them be changed (screens §36). */
import { useLayoutEffect } from 'react'
import { applyChoices } from '@trickline/views/public-page-choices.ts'
import { listenToChoices } from '@trickline/views/choice-controls.ts'

export function useChoiceControls(): void {
  useLayoutEffect(() => {
    applyChoices()
    listenToChoices()
  }, [])
}
