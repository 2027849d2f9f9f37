/** Mutations of an event. Its query is fetched again when they settle. */
import * as calls from '@trickline/contract/calls/events'
import type { EventChange, TimetableRow, TitleRead } from '@trickline/contract/events'
import { defineMutation } from '@trickline/client/mutation.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { eventsKey } from '../competitions/organizer-tools.tsx'

type Variables = { id: number }

const ofEvent = ({ id }: Variables) => queryKeys.event(id)

export const createEvent = defineMutation({
  name: 'create-event',
  hasNoEvent: true,
  queryKey: () => eventsKey,
  call: calls.storeEvent,
  request: (change: EventChange) => ({ body: change }),
})

export const changeEvent = defineMutation({
  name: 'change-event',
  queryKey: ofEvent,
  call: calls.updateEvent,
  request: ({ id, change }: Variables & { change: EventChange }) => ({ params: { id }, body: change }),
})

export const removeEvent = defineMutation({
  name: 'delete-event',
  hasNoEvent: true,
  queryKey: () => eventsKey,
  call: calls.deleteEvent,
  request: ({ id }: Variables) => ({ params: { id } }),
})

export const takeIn = defineMutation({
  name: 'take-in-division',
  queryKey: ofEvent,
  call: calls.addDivisions,
  request: ({ id, competition, leaves }: Variables & { competition: number; leaves: boolean }) => ({
    params: { id },
    body: { competition_id: competition, leaves },
  }),
})

export const registerInDivisions = defineMutation({
  name: 'register-in-event',
  queryKey: ofEvent,
  call: calls.registerInEvent,
  request: ({ id, competitions }: Variables & { competitions: readonly number[] }) => ({
    params: { id },
    body: { competition_ids: [...competitions] },
  }),
})

type PlannedItem = Omit<TimetableRow, 'about' | 'state'>

export const saveTimetable = defineMutation({
  name: 'save-timetable',
  queryKey: ofEvent,
  call: calls.putTimetable,
  request: ({
    id,
    items,
    acceptsClashes,
  }: Variables & { items: readonly PlannedItem[]; acceptsClashes: boolean }) => ({
    params: { id },
    body: { items: [...items], accept_clashes: acceptsClashes },
  }),
})

type NamedTitle = Pick<TitleRead, 'name' | 'formula' | 'competition_ids'>

export const saveTitles = defineMutation({
  name: 'save-titles',
  queryKey: ofEvent,
  call: calls.putTitles,
  request: ({ id, titles }: Variables & { titles: readonly NamedTitle[] }) => ({
    params: { id },
    body: {
      titles: titles.map(({ name, formula, competition_ids }) => ({ name, formula, competition_ids })),
    },
  }),
})
