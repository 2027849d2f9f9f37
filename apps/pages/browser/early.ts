/** Runs before the first paint of a page for everyone: nothing that was chosen to be hidden is seen for a moment. */
import { applyChoices, readChoice } from '@trickline/client/public-page-choices.ts'
import { listenForSignIn } from './load-sign-in.ts'

// who is signed in (lib/pre-paint-storage.ts) has a first page of his or her own
if (location.pathname === '/' && readChoice('signed-in')) location.replace('/home')
applyChoices()
listenForSignIn()
