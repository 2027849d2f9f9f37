/** Runs before the first paint of a page for everyone: nothing that was chosen to be hidden is seen for a moment. */
import { applyChoices, read } from '../lib/device-choices.ts'
import { listenForSignIn } from './wake-sign-in.ts'

// who is signed in (lib/early-choice.ts) has a first page of his or her own
if (location.pathname === '/' && read('signed-in')) location.replace('/home')
applyChoices()
listenForSignIn()
