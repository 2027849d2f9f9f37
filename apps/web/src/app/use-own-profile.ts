/** Keeps the signed-in person's profile as the server has it: a role that was granted counts at once. */
import { channelOf } from '@trickline/contract/live-events'
import { checkProfile } from '@trickline/contract/people'
import { updateProfile } from '@trickline/client/stored-session.ts'
import { api, ApiError, NetworkError } from '@trickline/client/api.ts'
import { useChannel } from '@trickline/client/live.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { useSession } from '@trickline/client/session.ts'

export function useOwnProfile(): void {
  const id = useSession()?.profile.id
  useChannel(id === undefined ? null : channelOf.person(id), {
    onReset: () => {
      if (id !== undefined) void fetchProfile(id)
    },
    UserUpdated: ({ user }) => void updateProfile(user),
  })
}

async function fetchProfile(id: number): Promise<void> {
  try {
    const { user } = await api(checkProfile, { params: { id } })
    // One's own profile is the one that carries contact data (who-sees-what §5).
    if ('email' in user) await updateProfile(user)
  } catch (error) {
    // The profile on the device stays good until the server can be asked again.
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error
    logFailure('the profile could not be fetched', error)
  }
}
