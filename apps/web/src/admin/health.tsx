/** The server's health: processes, jobs, mails, backup, room and the last errors (calls §29). */
import { useQuery } from '@tanstack/react-query'
import type { Health as HealthReply } from '@trickline/contract/admin'
import { serverHealth } from '@trickline/contract/calls/admin'
import { locale } from '@trickline/messages/languages'
import type { ReactNode } from 'react'
import { api } from '@trickline/client/api.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { useLanguage } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Notice } from '@trickline/ui/notice.tsx'
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
        <div className="flex max-w-reading flex-col gap-4">
          <Answer {...shown} />
          <dl>
            <Processes nodes={shown.nodes} />
            <Storage {...shown} />
            <Mails mails={shown.mails} />
            <Jobs jobs={shown.jobs} />
            <Deliveries deliveries={shown.deliveries} />
            <Errors errors={shown.errors} />
          </dl>
        </div>
      )}
    </Loaded>
  )
}

/** What an admin should look at, or that there is nothing. */
function Answer({ nodes, mails, last_backup_at: backup, last_rehearsal_at: rehearsal, errors }: HealthReply) {
  const words = useMessages('admin').health
  const common = useMessages('common')
  const format = useFormat()
  const problems = [
    ...nodes
      .filter((node) => node.is_gone)
      .map((node) => common.labelled(node.host, words.gone(format.relative(node.seen_at, serverNow())))),
    ...(errors.length > 0 ? [common.labelled(words.errors, format.number(errors.length))] : []),
    ...(mails.are_sent ? [] : [words.kept(mails.in_outbox)]),
    ...(backup === null ? [words.noBackup] : []),
    ...(rehearsal === null ? [words.noRehearsal] : []),
  ]
  if (problems.length === 0) return <Notice tone="good">{words.allWell}</Notice>
  return (
    <ul className={classNames(cardClass, 'flex flex-col gap-2 p-4 font-semibold')}>
      {problems.map((problem) => (
        <li key={problem} className="flex gap-2 [overflow-wrap:anywhere]">
          <Icon name="warning" className="mt-0.5 size-5 shrink-0 text-waiting" />
          {problem}
        </li>
      ))}
    </ul>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="gap-x-6 border-b border-hair py-3 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-soft">{title}</dt>
      <dd className="flex flex-col gap-1 [overflow-wrap:anywhere]">{children}</dd>
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
          <p>{node.host}</p>
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
      {backup === null ? null : <p>{words.backup(format.dateTime(backup))}</p>}
      {rehearsal === null ? null : <p>{words.rehearsal(format.dateTime(rehearsal))}</p>}
    </Part>
  )
}

function useSize() {
  const tag = locale(useLanguage())
  const inUnit = (unit: string, value: number) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
  return (bytes: number) => (bytes < 1e9 ? inUnit('megabyte', bytes / 1e6) : inUnit('gigabyte', bytes / 1e9))
}

/** That they are not sent stands above. */
function Mails({ mails: { are_sent: areSent, waiting } }: Pick<HealthReply, 'mails'>) {
  const words = useMessages('admin').health
  if (!areSent && waiting === 0) return null
  return (
    <Part title={words.mails}>
      {areSent ? <p>{words.sent}</p> : null}
      {waiting > 0 ? <p>{words.waiting(waiting)}</p> : null}
    </Part>
  )
}

function Jobs({ jobs }: Pick<HealthReply, 'jobs'>) {
  const words = useMessages('admin').health
  const queues: Names = words.queues
  const states: Names = words.states
  return (
    <Part title={words.jobs}>
      <Counts
        rows={jobs.map(({ queue, state, count }) => ({
          name: `${queues[queue] ?? queue}, ${states[state] ?? state}`,
          count,
        }))}
      />
    </Part>
  )
}

function Deliveries({ deliveries }: Pick<HealthReply, 'deliveries'>) {
  const words = useMessages('admin').health
  const states: Names = words.states
  return (
    <Part title={words.deliveries}>
      <Counts rows={deliveries.map(({ state, count }) => ({ name: states[state] ?? state, count }))} />
    </Part>
  )
}

/** A state that has no word yet is shown as it is. */
type Names = Record<string, string>

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
