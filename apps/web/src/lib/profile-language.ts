/** The language in the signed-in person's profile, the same on all devices (accounts-and-people §8); otherwise the device's. */
import { api } from '@trickline/client/api.ts'
import { isLanguage } from '@trickline/messages/languages'
import type { Language } from '@trickline/ui/language.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { changeLanguage } from '@trickline/ui/messages.ts'
import { currentSession, onSessionChange } from '@trickline/client/session.ts'
import { updateProfile } from '@trickline/client/stored-session.ts'

/** Chosen while signed out; written to the profile at sign-in. */
let chosenSignedOut: Language | null = null
let lastProfile: { id: number; language: string } | null = null
/** Chosen but not yet in the profile, which has an older language until then. */
let pendingChoice: { personId: number; language: Language } | null = null
/** Writes run one after the other, so that the last choice wins. */
let lastWrite: Promise<void> = Promise.resolve()

/** Changes the language at once; rejects if it could not be written to the profile. */
export async function chooseLanguage(language: Language): Promise<void> {
  const personId = currentSession()?.profile.id
  if (personId === undefined) chosenSignedOut = language
  await Promise.all([
    changeLanguage(language),
    personId === undefined ? null : writeToProfile({ personId, language }),
  ])
}

/** Applies the profile's language now and at each change of the profile. Returns the unsubscribe function. */
export async function followProfileLanguage(): Promise<() => void> {
  await follow()
  return onSessionChange(() => void follow())
}

async function follow(): Promise<void> {
  const profile = currentSession()?.profile
  if (profile?.id === lastProfile?.id && profile?.language === lastProfile?.language) return
  const chosen = profile && profile.id !== lastProfile?.id ? chosenSignedOut : null
  lastProfile = profile ? { id: profile.id, language: profile.language } : null
  if (!profile) return
  chosenSignedOut = null
  try {
    if (chosen && chosen !== profile.language)
      await writeToProfile({ personId: profile.id, language: chosen })
    else if (pendingChoice?.personId !== profile.id && isLanguage(profile.language))
      await changeLanguage(profile.language)
  } catch (error) {
    logFailure('the language of the profile was not followed', error)
  }
}

function writeToProfile(choice: NonNullable<typeof pendingChoice>): Promise<void> {
  pendingChoice = choice
  const write = async () => {
    try {
      // another language was chosen meanwhile, or another person is signed in
      if (pendingChoice !== choice || currentSession()?.profile.id !== choice.personId) return
      // loaded lazily, as the first page does not need it
      const { updateProfile: call } = await import('@trickline/contract/people')
      const { user } = await api(call, { body: { updatedUser: { language: choice.language } } })
      await updateProfile(user)
    } finally {
      if (pendingChoice === choice) pendingChoice = null
    }
  }
  const written = lastWrite.then(write)
  lastWrite = written.catch(() => undefined)
  return written
}
