/** Applies this device's choices for public pages before the first paint, and lets people change them (screens §36). */
import { useLayoutEffect } from 'react'
import { applyChoices } from '@trickline/views/apply-choices.ts'
import { listenToChoices } from '@trickline/views/choice-controls.ts'

export function useChoiceControls(): void {
  useLayoutEffect(() => {
    applyChoices()
    listenToChoices()
  }, [])
}
