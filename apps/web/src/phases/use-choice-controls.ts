/** What was chosen on this device holds on this screen, before its first paint, and can be chosen there (screens §36). */
import { useLayoutEffect } from 'react'
import { applyChoices } from '@trickline/client/public-page-choices.ts'
import { listenToChoices } from '@trickline/views/choice-controls.ts'

export function useChoiceControls(): void {
  useLayoutEffect(() => {
    applyChoices()
    listenToChoices()
  }, [])
}
