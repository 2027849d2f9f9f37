/** Adds the person's own competition, which is in no event, to this one as a division (events §3). */
import type { EventRow } from '@trickline/contract/events'
import { isOwner } from '@trickline/competition/permissions'
import { useCompetitions } from '@trickline/client/competitions.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import { CompetitionStatus } from '@trickline/views/competitions/competition-status.tsx'
import { useAction } from '../lib/use-action.ts'
import { takeIn } from './mutations.ts'

export type TakeInProps = { event: EventRow; onClose: () => void }

export function TakeIn({ event, onClose }: TakeInProps) {
  const words = useMessages('eventScreens')
  const common = useMessages('common')
  const person = usePerson()
  const { data } = useCompetitions()
  const { run, busy } = useAction()
  const isDivision = (id: number) => event.competitions.some((each) => each.id === id)
  const free = data?.filter((row) => isOwner(person, row) && row.event_id === null && !isDivision(row.id))
  return (
    <Dialog open title={words.takeIn} onClose={onClose}>
      {free === undefined ? <SkeletonRows count={3} className="h-14" /> : null}
      {free?.length === 0 ? <p className="text-soft">{words.nothingToTakeIn}</p> : null}
      <ul className="empty:hidden">
        {free?.map(({ id, name, status_id }) => (
          <li key={id} className="flex min-h-16 items-center gap-3 border-b border-hair py-2">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
              <CompetitionStatus statusId={status_id} />
            </span>
            <Button
              busy={busy}
              aria-label={common.labelled(words.takeIn, name)}
              onClick={() =>
                void run(
                  takeIn,
                  { id: event.id, competition: id, leaves: false },
                  { done: words.takenIn(name), refetches: [queryKeys.competitions] },
                )
              }
            >
              <Icon name="plus" />
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
