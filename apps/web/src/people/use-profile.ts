/** A profile: with contact data only one's own, and for admins (who-sees-what §5). */
import { useQuery } from '@tanstack/react-query'
import { checkProfile } from '@trickline/contract/people'
import { api, ApiError } from '../lib/api.ts'

export function profileKey(id: number) {
  return ['profile', id] as const
}

export function useProfile(id: number) {
  return useQuery({
    queryKey: profileKey(id),
    queryFn: async ({ signal }) => (await api(checkProfile, { params: { id }, signal })).user,
    // There is none such: asking again brings nobody.
    retry: (count, error) => !(error instanceof ApiError) && count < 2,
  })
}
