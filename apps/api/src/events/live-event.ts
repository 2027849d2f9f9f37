/** Returns a published event to everyone (events §7). */
import type { ParsedRequest } from '@trickline/contract/call'
import type { liveEvent as call } from '@trickline/contract/events'
import type { Refusal } from '@trickline/contract/refusals'
import type { Context } from '../platform/context.ts'
import type { CachedReadContext } from '../platform/http/serve.ts'
import type { Snapshot } from '../platform/http/snapshots.ts'
import { publicEvent } from './public-event.ts'

export function serveLiveEvent(parts: Pick<Context, 'db' | 'snapshots' | 'clock'>) {
  return (
    { cached }: CachedReadContext<typeof call>,
    { params: { id } }: ParsedRequest<typeof call>,
  ): Promise<Snapshot | Refusal> => cached(`live event ${id}`, () => publicEvent(parts, id))
}
