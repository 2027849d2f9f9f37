/** Where a competition's public events are sent, and what became of each delivery (live-events §6). */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as calls from '@trickline/contract/calls/webhooks'
import {
  everyEvent,
  type WebhookEvent,
  webhookEvents,
  webhookForm,
  type WebhookRow,
} from '@trickline/contract/webhooks'
import { useState } from 'react'
import { api } from '@trickline/client/api.ts'
import { useOptimisticData } from '@trickline/client/optimistic-data.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { SelectField, TextField } from '@trickline/ui/field.tsx'
import { FormDialog } from '@trickline/ui/form-dialog.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { NewSecret } from '../../lib/shown-once.tsx'
import { useAction } from '../../lib/use-action.ts'
import { useForm } from '../../lib/use-form.ts'
import { Deliveries } from './deliveries.tsx'
import { deleteWebhook, testWebhook, webhooksKey } from './mutations.ts'

export type WebhooksDialogProps = { competitionId: number; onClose: () => void }

export function WebhooksDialog({ competitionId, onClose }: WebhooksDialogProps) {
  const words = useMessages('webhooks')
  const [making, setMaking] = useState(false)
  const key = webhooksKey(competitionId)
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await api(calls.listWebhooks, { params: { id: competitionId }, signal })).webhooks,
    // the server switches a failing webhook off
    refetchInterval: 10_000,
  })
  const webhooks = useOptimisticData(key, query.data)
  return (
    <>
      <Dialog
        open
        title={words.title}
        onClose={onClose}
        actions={
          <Button kind="primary" onClick={() => setMaking(true)}>
            {words.make}
          </Button>
        }
      >
        <p className="text-soft">{words.text}</p>
        <Loaded
          {...query}
          data={webhooks}
          failedTitle={words.failed}
          skeleton={<Skeleton className="h-16" />}
        >
          {(shown) => (
            <ul className="divide-y divide-hair empty:hidden">
              {shown.map((webhook) => (
                <Webhook key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          )}
        </Loaded>
      </Dialog>
      {making ? (
        <NewSecret title={words.secretTitle} onClose={() => setMaking(false)}>
          {(onMade) => (
            <NewWebhook competitionId={competitionId} onClose={() => setMaking(false)} onMade={onMade} />
          )}
        </NewSecret>
      ) : null}
    </>
  )
}

function Webhook({
  webhook: { id, competition_id: competitionId, url, events, off_at },
}: {
  webhook: WebhookRow
}) {
  const words = useMessages('webhooks')
  const format = useFormat()
  const { run, busy } = useAction()
  const [isOpen, setOpen] = useState(false)
  const which = events.includes(everyEvent) ? words.everyEvent : events.join(', ')
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium [overflow-wrap:anywhere]">{url}</p>
          <p className="text-label text-soft">{which}</p>
          {off_at === null ? null : (
            <p className="text-label text-danger">{words.offSince(format.dateTime(off_at))}</p>
          )}
        </div>
        <IconButton
          icon="trash"
          label={words.deleteNamed(url)}
          onClick={() =>
            void run(
              deleteWebhook,
              { competitionId, id },
              {
                question: {
                  title: words.deleteTitle,
                  consequence: words.deleteConsequence,
                  action: words.delete,
                  kind: 'danger',
                },
                done: { text: words.deleted },
              },
            )
          }
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => void run(testWebhook, { id }, { done: () => setOpen(true) })}>
          {words.test}
        </Button>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.deliveries}
        </Button>
      </div>
      {isOpen ? <Deliveries webhookId={id} /> : null}
    </li>
  )
}

type NewWebhookProps = { competitionId: number; onClose: () => void; onMade: (secret: string) => void }

function NewWebhook({ competitionId: id, onClose, onMade }: NewWebhookProps) {
  const words = useMessages('webhooks')
  const queries = useQueryClient()
  const [event, setEvent] = useState<WebhookEvent>(everyEvent)
  const { field, ...form } = useForm(webhookForm, async ({ url }) => {
    const { secret } = await api(calls.makeWebhook, { params: { id }, body: { url, events: [event] } })
    await queries.invalidateQueries({ queryKey: webhooksKey(id) })
    onMade(secret)
  })
  return (
    <FormDialog title={words.make} submit={words.makeNow} form={form} onClose={onClose}>
      <TextField
        label={words.address}
        hint={words.addressHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        {...field('url')}
      />
      <SelectField
        label={words.events}
        value={event}
        onChange={({ target }) => setEvent(webhookEvents[target.selectedIndex] ?? everyEvent)}
      >
        {webhookEvents.map((name) => (
          <option key={name} value={name}>
            {name === everyEvent ? words.everyEvent : name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
