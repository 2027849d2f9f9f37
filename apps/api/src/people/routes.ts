/** The calls on people (contract/people.ts). */
import type { FastifyInstance } from 'fastify'
import * as calls from '@trickline/contract/people'
import { change, read, readByAnyone } from '../platform/http/serve.ts'
import {
  checkName,
  checkProfile,
  listCities,
  listCountries,
  listPeople,
  listPeopleShort,
  listStates,
} from './read-people.ts'
import { updateProfile } from './update-profile.ts'
import { preparePortrait, uploadProfileImage } from './upload-profile-image.ts'

export function registerPeople(app: FastifyInstance): void {
  readByAnyone(app, calls.countries, listCountries)
  readByAnyone(app, calls.states, listStates)
  readByAnyone(app, calls.cities, listCities)
  read(app, calls.athletesList, async (view, { query }) => {
    const { people: athletes, ...page } = await listPeople(view, 'athlete', query)
    return { athletes, ...page }
  })
  read(app, calls.judgesList, async (view, { query }) => {
    const { people: judges, ...page } = await listPeople(view, 'judge', query)
    return { judges, ...page }
  })
  read(app, calls.organizersList, async (view, { query }) => {
    const { people: organizers, ...page } = await listPeople(view, 'organizer', query)
    return { organizers, ...page }
  })
  read(app, calls.athletesShortList, async (view) => ({ athletes: await listPeopleShort(view, 'athlete') }))
  read(app, calls.judgesShortList, async (view) => ({ judges: await listPeopleShort(view, 'judge') }))
  read(app, calls.checkName, checkName)
  read(app, calls.checkProfile, checkProfile)
  change(app, calls.updateProfile, updateProfile)
  change(app, calls.uploadProfileImage, uploadProfileImage, { prepare: preparePortrait })
}
