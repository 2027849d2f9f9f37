/** The language of the signed-in person's profile, the same on all devices (accounts-and-people §8); else the device's. */
import { api } from '@trickline/client/api.ts'
import { isLanguage } from '@trickline/messages/languages'
import type { Language } from '@trickline/ui/language.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { changeLanguage } from '@trickline/ui/messages.ts'
import { currentSession, onSessionChange } from '@trickline/client/session.ts'
import { updateProfile } from '@trickline/client/stored-session.ts'

/** Chosen while signed out: written to the profile at sign-in. */
let chosenBefore: Language | null = null
let followed: { id: number; language: string } | null = null
/** Chosen but not yet in the profile: until then the profile has an older language. */
let unwritten: { by: number; language: Language } | null = null
/** Writes run one after the other, so that the last choice wins. */
let writing: Promise<void> = Promise.resolve()

/** Changes the language at once; rejects if it could not be written to the profile. */
export async function chooseLanguage(language: Language): Promise<void> {
  const by = currentSession()?.profile.id
  if (by === undefined) chosenBefore = language
  await Promise.all([changeLanguage(language), by === undefined ? null : writeToProfile({ by, language })])
}

/** Applies the profile's language now and at each change of the profile. Returns the unsubscribe function. */
export async function followProfileLanguage(): Promise<() => void> {
  await follow()
  return onSessionChange(() => void follow())
}

async function follow(): Promise<void> {
  const profile = currentSession()?.profile
  if (profile?.id === followed?.id && profile?.language === followed?.language) return
  const chosen = profile && profile.id !== followed?.id ? chosenBefore : null
  followed = profile ? { id: profile.id, language: profile.language } : null
  if (!profile) return
  chosenBefore = null
  try {
    if (chosen && chosen !== profile.language) await writeToProfile({ by: profile.id, language: chosen })
    else if (unwritten?.by !== profile.id && isLanguage(profile.language))
      await changeLanguage(profile.language)
  } catch (error) {
    logFailure('the language of the profile was not followed', error)
  }
}

function writeToProfile(choice: NonNullable<typeof unwritten>): Promise<void> {
  unwritten = choice
  const write = async () => {
    try {
      // // another language was chosen meanwhile, or another person is signed in
      if (unwritten !== choice || currentSession()?.profile.id !== choice.by) return
      // // loaded lazily: the first page does not need it
      const { updateProfile: call } = await import('@trickline/contract/people')
      const { user } = await api(call, { body: { updatedUser: { language: choice.language } } })
      await updateProfile(user)
    } finally {
      if (unwritten === choice) unwritten = null
    }
  }
  const written = writing.then(write)
  writing = written.catch(() => undefined)
  return written
}
