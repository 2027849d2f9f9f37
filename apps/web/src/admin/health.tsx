/** The server's health: processes, jobs, mails, backup, room and the last errors (calls §29). */
import { useQuery } from '@tanstack/react-query'
import type { Health as HealthReply } from '@trickline/contract/admin'
import { serverHealth } from '@trickline/contract/calls/admin'
import { locale } from '@trickline/messages/languages'
import type { ReactNode } from 'react'
import { api } from '@trickline/client/api.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { Badge } from '@trickline/ui/badge.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { useLanguage } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { Loaded } from '../lib/loaded.tsx'

const refetchMilliseconds = 30_000

export function Health() {
  const words = useMessages('admin').health
  const query = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }): Promise<HealthReply> => api(serverHealth, { signal }),
    staleTime: 0,
    refetchInterval: refetchMilliseconds,
  })
  return (
    <Loaded {...query} failedTitle={words.failed} skeleton={<Skeleton className="h-96" />}>
      {(shown) => (
        <dl className="grid max-w-page gap-x-10 gap-y-6 sm:grid-cols-2">
          <Processes nodes={shown.nodes} />
          <Storage {...shown} />
          <Part title={words.mails}>
            <p>{shown.mails.are_sent ? words.sent : words.kept(shown.mails.in_outbox)}</p>
            <p>{words.waiting(shown.mails.waiting)}</p>
          </Part>
          <Part title={words.jobs}>
            <Counts
              rows={shown.jobs.map(({ queue, state, count }) => ({ name: `${queue}, ${state}`, count }))}
            />
          </Part>
          <Part title={words.deliveries}>
            <Counts rows={shown.deliveries.map(({ state, count }) => ({ name: state, count }))} />
          </Part>
          <Errors errors={shown.errors} />
        </dl>
      )}
    </Loaded>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-t border-hair pt-3">
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1 flex flex-col gap-1 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

function Processes({ nodes }: Pick<HealthReply, 'nodes'>) {
  const words = useMessages('admin').health
  const format = useFormat()
  return (
    <Part title={words.processes}>
      {nodes.map((node) => (
        <div key={node.id}>
          <p className="flex flex-wrap items-center gap-2">
            {node.host}
            {node.is_gone ? <Badge>{words.gone(format.relative(node.seen_at, serverNow()))}</Badge> : null}
          </p>
          <p className="text-label text-soft">
            {words.process(node.version, node.node_version, format.dateTime(node.started_at))}
          </p>
        </div>
      ))}
    </Part>
  )
}

type StorageProps = Pick<HealthReply, 'storage' | 'last_backup_at' | 'last_rehearsal_at'>

function Storage({ storage, last_backup_at: backup, last_rehearsal_at: rehearsal }: StorageProps) {
  const words = useMessages('admin').health
  const format = useFormat()
  const size = useSize()
  return (
    <Part title={words.storage}>
      <p>{words.free(size(storage.free_bytes), size(storage.total_bytes))}</p>
      <p>{words.database(size(storage.database_bytes))}</p>
      {backup === null ? <Missing text={words.noBackup} /> : <p>{words.backup(format.dateTime(backup))}</p>}
      {rehearsal === null ? (
        <Missing text={words.noRehearsal} />
      ) : (
        <p>{words.rehearsal(format.dateTime(rehearsal))}</p>
      )}
    </Part>
  )
}

function Missing({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-2 font-semibold">
      <Icon name="warning" className="size-5 shrink-0 text-waiting" />
      {text}
    </p>
  )
}

function useSize() {
  const tag = locale(useLanguage())
  const inUnit = (unit: string, value: number) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
  return (bytes: number) => (bytes < 1e9 ? inUnit('megabyte', bytes / 1e6) : inUnit('gigabyte', bytes / 1e9))
}

function Counts({ rows }: { rows: { name: string; count: number }[] }) {
  const words = useMessages('admin').health
  const format = useFormat()
  if (rows.length === 0) return <p>{words.none}</p>
  return rows.map(({ name, count }) => (
    <p key={name} className="flex justify-between gap-4">
      <span>{name}</span>
      <span className="tabular">{format.number(count)}</span>
    </p>
  ))
}

function Errors({ errors }: Pick<HealthReply, 'errors'>) {
  const words = useMessages('admin').health
  const format = useFormat()
  return (
    <Part title={words.errors}>
      {errors.length === 0 ? <p>{words.none}</p> : null}
      {errors.map(({ at, host, what, error, request_id: request }) => (
        <div key={`${at} ${host} ${request ?? ''} ${what}`}>
          <p>{[what, error].filter(Boolean).join(': ')}</p>
          <p className="text-label text-soft">
            {[format.dateTime(at), host, request].filter(Boolean).join(' · ')}
          </p>
        </div>
      ))}
    </Part>
  )
}
