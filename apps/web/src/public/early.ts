/** Runs before the first paint of a page for everyone: nothing that was chosen to be hidden is seen for a moment. */
import { applyChoices } from './device-choices.ts'

applyChoices()
