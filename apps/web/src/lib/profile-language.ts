/**
 * Which language a person reads: the profile's. Chosen anywhere, it is written there, and the person's other devices follow
 * (accounts-and-people §8). Who is not signed in has the device's own.
 */
import { api } from '@trickline/client/api.ts'
import { isLanguage } from '@trickline/messages/languages'
import type { Language } from '@trickline/ui/language.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { changeLanguage } from '@trickline/ui/messages.ts'
import { currentSession, onSessionChange } from '@trickline/client/session.ts'
import { updateProfile } from '@trickline/client/stored-session.ts'

/** By somebody who is about to sign in: it goes along to the profile. */
let chosenBefore: Language | null = null
/** What the profile said last. */
let followed: { id: number; language: string } | null = null
/** Chosen and not in the profile yet: what the profile says until then is older. */
let unwritten: { by: number; language: Language } | null = null
/** One after the other, so that the last one stays. */
let writing: Promise<void> = Promise.resolve()

/** Shows at once; rejects when it did not reach the profile. */
export async function chooseLanguage(language: Language): Promise<void> {
  const by = currentSession()?.profile.id
  if (by === undefined) chosenBefore = language
  await Promise.all([changeLanguage(language), by === undefined ? null : writeToProfile({ by, language })])
}

/** Before the first screen, and from then on with every change of the profile. Answers what ends it. */
export async function followProfileLanguage(): Promise<() => void> {
  await follow()
  return onSessionChange(() => void follow())
}

/** What does not succeed is logged: the words that are there stay. */
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
      // chosen over meanwhile, or somebody else is signed in
      if (unwritten !== choice || currentSession()?.profile.id !== choice.by) return
      // not on the first page
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
