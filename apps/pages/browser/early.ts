/** Runs before the first paint of a public page, so that hidden scores never flash. */
import { applyChoices, readChoice } from '@trickline/views/public-page-choices.ts'
import { listenForSignIn } from './sign-in.ts'

// a signed-in person is sent to home (client/stored-session.ts)
if (location.pathname === '/' && readChoice('signed-in')) location.replace('/home')
applyChoices()
listenForSignIn()
