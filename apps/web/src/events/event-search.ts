/** Search parameters of the page of an event. */
export const eventPanels = ['divisions', 'timetable', 'titles'] as const
export type EventPanel = (typeof eventPanels)[number]

export type EventSearch = { panel?: EventPanel; edit?: true }

export function eventSearch(input: Record<string, unknown>): EventSearch {
  const panel = eventPanels.find((name) => name === input['panel'])
  return { ...(panel && { panel }), ...(input['edit'] === true && { edit: true }) }
}
