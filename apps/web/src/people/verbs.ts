/** What a person asks of the server about his or her own profile. */
import { type GivenProfile, updateProfile, uploadProfileImage } from '@trickline/contract/people'
import { verb } from '../data/verb.ts'
import { profileKey } from './use-profile.ts'

type OwnProfile = { id: number }

const profileOf = ({ id }: OwnProfile) => profileKey(id)

export const saveProfile = verb({
  name: 'save-profile',
  thing: profileOf,
  call: updateProfile,
  request: ({ updatedUser }: OwnProfile & { updatedUser: GivenProfile }) => ({ body: { updatedUser } }),
})

export const sendPicture = verb({
  name: 'send-picture',
  thing: profileOf,
  call: uploadProfileImage,
  request: ({ id, picture }: OwnProfile & { picture: File }) => {
    const body = new FormData()
    body.append('user_id', String(id))
    body.append('image', picture)
    return { body }
  },
})
