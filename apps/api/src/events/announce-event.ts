/** Announces a changed event on its own channel, and on those of whatever is made from events (live-events §4). */
import { eventIsPublic } from '@trickline/competition/event-rights'
import type { Competition } from '@trickline/competition/model'
import { channelOf } from '@trickline/contract/live-events'
import type { OpenWork } from '../platform/http/work.ts'

export async function announceEvent(
  work: Pick<OpenWork, 'announce'>,
  eventId: number,
  divisions: readonly Pick<Competition, 'status'>[],
): Promise<void> {
  const form = { event_id: eventId }
  await work.announce({
    channel: channelOf.event(eventId),
    event: 'EventUpdated',
    public: eventIsPublic(divisions) ? form : null,
    officials: form,
  })
  await work.announce({ channel: channelOf.events, event: 'EventUpdated' })
}
