/** Mutations of one's own profile. */
import { updateProfile, uploadProfileImage } from '@trickline/contract/calls/people'
import type { ProfileInput } from '@trickline/contract/people'
import { defineMutation } from '@trickline/client/mutation.ts'
import { profileKey } from './use-profile.ts'

type OwnProfile = { id: number }

const profileOf = ({ id }: OwnProfile) => profileKey(id)

export const saveProfile = defineMutation({
  name: 'save-profile',
  queryKey: profileOf,
  call: updateProfile,
  request: ({ updatedUser }: OwnProfile & { updatedUser: ProfileInput }) => ({ body: { updatedUser } }),
})

export const sendPicture = defineMutation({
  name: 'send-picture',
  queryKey: profileOf,
  call: uploadProfileImage,
  request: ({ id, picture }: OwnProfile & { picture: File }) => {
    const body = new FormData()
    body.append('user_id', String(id))
    body.append('image', picture)
    return { body }
  },
})
