/** A profile, with contact data for those who may see it (who-sees-what §5). One's own is updated live. */
import { useQuery } from '@tanstack/react-query'
import { channelOf } from '@trickline/contract/live-events'
import { checkProfile } from '@trickline/contract/calls/people'
import type { PersonCard, PersonFull } from '@trickline/contract/people'
import { liveQuery, useLive } from '@trickline/client/live.ts'
import type { EventReducers } from '@trickline/client/live-reducers.ts'
import { api } from '@trickline/client/api.ts'
import { useSession } from '@trickline/client/session.ts'

type Profile = PersonFull | PersonCard

export function profileKey(id: number) {
  return ['profile', id] as const
}

export function useProfile(id: number) {
  const own = useSession()?.profile
  const isOwn = own?.id === id
  useLive(isOwn ? channelOf.person(id) : null, profileKey(id), onProfile)
  return useQuery({
    ...liveQuery(
      profileKey(id),
      async (signal): Promise<Profile> => (await api(checkProfile, { params: { id }, signal })).user,
    ),
    // the session has a copy of unknown age
    ...(isOwn && { initialData: own, initialDataUpdatedAt: 0 }),
  })
}

const onProfile: EventReducers<Profile> = { UserUpdated: (_, { user }) => user }
