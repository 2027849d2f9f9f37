/** Calls on people (contract/people.ts). */
import type { FastifyInstance } from 'fastify'
import * as calls from '@trickline/contract/people'
import { serveOpenQuery, serveQuery, serveVerb } from '../platform/http/serve.ts'
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
  serveOpenQuery(app, calls.countries, listCountries)
  serveOpenQuery(app, calls.states, listStates)
  serveOpenQuery(app, calls.cities, listCities)
  serveQuery(app, calls.athletesList, async (context, { query }) => {
    const { people: athletes, ...page } = await listPeople(context, 'athlete', query)
    return { athletes, ...page }
  })
  serveQuery(app, calls.judgesList, async (context, { query }) => {
    const { people: judges, ...page } = await listPeople(context, 'judge', query)
    return { judges, ...page }
  })
  serveQuery(app, calls.organizersList, async (context, { query }) => {
    const { people: organizers, ...page } = await listPeople(context, 'organizer', query)
    return { organizers, ...page }
  })
  serveQuery(app, calls.athletesShortList, async (context) => ({
    athletes: await listPeopleShort(context, 'athlete'),
  }))
  serveQuery(app, calls.judgesShortList, async (context) => ({
    judges: await listPeopleShort(context, 'judge'),
  }))
  serveQuery(app, calls.checkName, checkName)
  serveQuery(app, calls.checkProfile, checkProfile)
  serveVerb(app, calls.updateProfile, updateProfile)
  serveVerb(app, calls.uploadProfileImage, uploadProfileImage, { prepare: preparePortrait })
}
