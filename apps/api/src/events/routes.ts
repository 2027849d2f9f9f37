/** Calls on events (contract/events.ts). */
import type { FastifyInstance } from 'fastify'
import * as calls from '@trickline/contract/events'
import { serveCachedQuery, serveOpenQuery, serveVerb } from '../platform/http/serve.ts'
import { addDivisions } from './add-divisions.ts'
import { deleteEvent, storeEvent, updateEvent } from './change-event.ts'
import { serveLiveEvent } from './live-event.ts'
import { getEvent, listEvents } from './read-events.ts'
import { registerInEvent } from './register-in-event.ts'
import { getTimetable, putTimetable } from './timetable.ts'
import { getTitles, putTitles } from './titles.ts'

export function registerEvents(app: FastifyInstance): void {
  serveOpenQuery(app, calls.listEvents, listEvents)
  serveOpenQuery(app, calls.getEvent, getEvent)
  serveCachedQuery(app, calls.liveEvent, serveLiveEvent(app.context))
  serveVerb(app, calls.storeEvent, storeEvent)
  serveVerb(app, calls.updateEvent, updateEvent)
  serveVerb(app, calls.deleteEvent, deleteEvent)
  serveVerb(app, calls.addDivisions, addDivisions)
  serveOpenQuery(app, calls.getTimetable, getTimetable)
  serveVerb(app, calls.putTimetable, putTimetable)
  serveVerb(app, calls.registerInEvent, registerInEvent)
  serveOpenQuery(app, calls.getTitles, getTitles)
  serveVerb(app, calls.putTitles, putTitles)
}
