/** The calls on people (contract/people.ts). */
import type { FastifyInstance } from 'fastify'
import * as calls from '@trickline/contract/people'
import { read, readByAnyone } from '../platform/http/serve.ts'
import { checkName, checkProfile, listCountries, listPeople, listPeopleShort } from './read-people.ts'

export function registerPeople(app: FastifyInstance): void {
  readByAnyone(app, calls.countries, listCountries)
  read(app, calls.athletesList, async (view) => ({ athletes: await listPeople(view, 'athlete') }))
  read(app, calls.judgesList, async (view) => ({ judges: await listPeople(view, 'judge') }))
  read(app, calls.organizersList, async (view) => ({ organizers: await listPeople(view, 'organizer') }))
  read(app, calls.athletesShortList, async (view) => ({ athletes: await listPeopleShort(view, 'athlete') }))
  read(app, calls.judgesShortList, async (view) => ({ judges: await listPeopleShort(view, 'judge') }))
  read(app, calls.checkName, checkName)
  read(app, calls.checkProfile, checkProfile)
}
