/** Keeps the profile in the session current, so that a granted role applies at once. */
import { useRef } from 'react'
import { channelOf } from '@trickline/contract/live-events'
import { checkProfile } from '@trickline/contract/calls/people'
import { updateProfile } from '@trickline/client/stored-session.ts'
import { api, ApiError, NetworkError } from '@trickline/client/api.ts'
import { useChannel } from '@trickline/client/live.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { useSession } from '@trickline/client/session.ts'

export function useOwnProfile(): void {
  const id = useSession()?.profile.id
  const eventCount = useRef(0)
  useChannel(id === undefined ? null : channelOf.person(id), {
    onReset: () => {
      const before = eventCount.current
      // an event contains the whole profile, and the answer may be older
      if (id !== undefined) void fetchProfile(id, () => eventCount.current === before)
    },
    FollowedIsOn: (event) => void import('./tell-person.tsx').then((it) => it.followedIsOn(event)),
    TurnIsNear: (event) => void import('./tell-person.tsx').then((it) => it.turnIsNear(event)),
    UserUpdated: ({ user }) => {
      eventCount.current += 1
      void updateProfile(user)
    },
  })
}

async function fetchProfile(id: number, isNewest: () => boolean): Promise<void> {
  try {
    const { user } = await api(checkProfile, { params: { id } })
    // only one's own profile has contact data (who-sees-what §5)
    if ('email' in user && isNewest()) await updateProfile(user)
  } catch (error) {
    // keeps the stored profile until the server answers again
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error
    logFailure('the profile could not be fetched', error)
  }
}
