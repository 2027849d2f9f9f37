/** The addresses of the calls of `events.ts` (call-address.ts). */
import { livePage } from './competitions.ts'

const event = {
  organizers: [],
  organizer_users: [{}],
  lines: [{}],
  competitions: [{ status: {}, competitions_info: {}, registration: {} }],
} as const

const title = { competition_ids: [], rows: [{ user: {} }] } as const

const timetable = {
  items: [{}],
  clashes: [{ who: {}, items: [{}] }],
  phases: [{}],
} as const

export const listEvents = { method: 'GET', path: '/events', outline: { events: [event] } } as const
export const getEvent = {
  method: 'GET',
  path: '/events/:id',
  outline: { event, entering: [{}], entries: [{}] },
} as const
export const storeEvent = { method: 'POST', path: '/events' } as const
export const updateEvent = { method: 'PUT', path: '/events/:id' } as const
export const deleteEvent = { method: 'DELETE', path: '/events/:id' } as const
export const addDivisions = { method: 'POST', path: '/events/:id/divisions' } as const
export const getTimetable = { method: 'GET', path: '/events/:id/timetable', outline: timetable } as const
export const putTimetable = { method: 'PUT', path: '/events/:id/timetable' } as const
export const registerInEvent = { method: 'POST', path: '/events/:id/register' } as const
export const getTitles = { method: 'GET', path: '/events/:id/titles', outline: [title] } as const
export const putTitles = { method: 'PUT', path: '/events/:id/titles' } as const
export const liveEvent = {
  method: 'GET',
  path: '/live/event/:id',
  outline: { event, competitions: [livePage], timetable: [{}], titles: [title] },
} as const
