/** The timetable of an event: a list per line; organizers get a board to plan it (events §5). */
import type { EventRow, Timetable } from '@trickline/contract/events'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import { Loaded } from '../lib/loaded.tsx'
import { TimetableEditor } from './timetable-editor.tsx'
import { TimetableList } from './timetable-list.tsx'
import { useOrganizes, useTimetable } from './use-event.ts'

export function TimetablePanel({ event }: { event: EventRow }) {
  const words = useMessages('eventScreens')
  const query = useTimetable(event.id)
  return (
    <Loaded {...query} failedTitle={words.failed} skeleton={<SkeletonRows count={5} className="h-14" />}>
      {(timetable) => <LoadedTimetable event={event} timetable={timetable} />}
    </Loaded>
  )
}

function LoadedTimetable({ event, timetable }: { event: EventRow; timetable: Timetable }) {
  const words = useMessages('eventScreens').timetable
  const organizes = useOrganizes(event)
  if (organizes && timetable.phases.length > 0) return <TimetableEditor event={event} timetable={timetable} />
  if (timetable.items.length === 0) return <EmptyState title={words.none} text={words.noneText} />
  return <TimetableList event={event} timetable={timetable} />
}
