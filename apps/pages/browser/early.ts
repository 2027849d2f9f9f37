/** Runs before the first paint of a public page, so that hidden scores never flash. */
import { readChoice } from '@trickline/views/stored-choices.ts'
import { applyChoices } from '@trickline/views/apply-choices.ts'
import { listenForSignIn } from './sign-in.ts'

// a signed-in person is sent to home (client/stored-session.ts)
if (location.pathname === '/' && readChoice('signed-in')) location.replace('/home')
applyChoices()
listenForSignIn()
