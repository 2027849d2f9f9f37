/** The last deliveries of a webhook; failed ones can be sent again. */
import { useQuery } from '@tanstack/react-query'
import { listDeliveries } from '@trickline/contract/calls/webhooks'
import type { DeliveryRow } from '@trickline/contract/webhooks'
import { api } from '@trickline/client/api.ts'
import { Button } from '@trickline/ui/button.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useAction } from '../../lib/use-action.ts'
import { deliverAgain, deliveriesKey } from './mutations.ts'

export function Deliveries({ webhookId: id }: { webhookId: number }) {
  const words = useMessages('webhooks')
  const query = useQuery({
    queryKey: deliveriesKey(id),
    queryFn: async ({ signal }) => (await api(listDeliveries, { params: { id }, signal })).deliveries,
    refetchInterval: 2000,
  })
  return (
    <Loaded {...query} failedTitle={words.failed} skeleton={<Skeleton className="h-14" />}>
      {(deliveries) =>
        deliveries.length === 0 ? (
          <p className="text-label text-soft">{words.none}</p>
        ) : (
          <ul className="max-h-72 divide-y divide-hair overflow-y-auto rounded-control bg-sunken px-3">
            {deliveries.map((delivery) => (
              <Delivery key={delivery.id} webhookId={id} delivery={delivery} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function Delivery({ webhookId, delivery }: { webhookId: number; delivery: DeliveryRow }) {
  const words = useMessages('webhooks')
  const format = useFormat()
  const { run, busy } = useAction()
  const { id, event, seq, at, state, attempts, last_status, last_error } = delivery
  const reason = last_error === null ? (last_status ?? '') : words.errors[last_error]
  return (
    <li className="flex min-h-14 items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="text-label font-medium [overflow-wrap:anywhere]">
          {event} {seq === null ? null : <span className="tabular text-soft">{seq}</span>}
        </p>
        <p className="text-label text-soft">
          {[
            format.dateTime(at),
            words.states[state],
            attempts === 0 ? '' : reason,
            attempts > 1 ? words.attempts(attempts) : '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </div>
      {state === 'delivered' ? null : (
        <Button
          busy={busy}
          aria-label={words.againNamed(event)}
          onClick={() => void run(deliverAgain, { webhookId, id })}
        >
          {words.again}
        </Button>
      )}
    </li>
  )
}
