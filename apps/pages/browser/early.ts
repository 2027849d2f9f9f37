/** Runs before the first paint of a page for everyone, so that hidden scores never flash. */
import { applyChoices, readChoice } from '@trickline/views/public-page-choices.ts'
import { listenForSignIn } from './sign-in.ts'

// the home of a person who is signed in (client/stored-session.ts)
if (location.pathname === '/' && readChoice('signed-in')) location.replace('/home')
applyChoices()
listenForSignIn()
