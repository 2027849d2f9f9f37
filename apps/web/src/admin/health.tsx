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
        <div className="flex flex-col gap-8">
          <Answer {...shown} />
          <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-3">
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
      .map((node) => ({
        what: common.labelled(node.host, words.gone(format.relative(node.seen_at, serverNow()))),
      })),
    ...(errors.length > 0 ? [{ what: common.labelled(words.errors, format.number(errors.length)) }] : []),
    ...(mails.are_sent ? [] : [{ what: words.kept(mails.in_outbox) }]),
    ...(backup === null ? [{ what: words.noBackup, todo: words.toBackUp }] : []),
    ...(rehearsal === null ? [{ what: words.noRehearsal, todo: words.toRehearse }] : []),
  ]
  if (problems.length === 0) return <Notice tone="good">{words.allWell}</Notice>
  return (
    <ul className={classNames(cardClass, 'divide-y divide-hair border-s-4 border-s-waiting px-4 sm:px-5')}>
      {problems.map((problem) => (
        <Problem key={problem.what} {...problem} />
      ))}
    </ul>
  )
}

function Problem({ what, todo }: { what: string; todo?: string }) {
  return (
    <li className="flex gap-3 py-3.5 [overflow-wrap:anywhere]">
      <Icon name="warning" className="mt-0.5 size-6 shrink-0 text-waiting" />
      <div className="min-w-0">
        <p className="text-lead leading-snug font-bold">{what}</p>
        {todo ? <p className="text-pretty text-soft">{todo}</p> : null}
      </div>
    </li>
  )
}

type PartProps = { title: string; figure: ReactNode; children?: ReactNode }

/** On a phone, its figure stands beside the title. */
function Part({ title, figure, children }: PartProps) {
  return (
    <div className="border-t-[1.5px] border-ink pt-2 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center">
      <dt className="font-semibold">{title}</dt>
      <dd className="flex flex-col gap-1 [overflow-wrap:anywhere] text-soft max-sm:contents max-sm:*:not-first:col-span-full">
        <p className="tabular flex min-h-10 items-center text-title font-extrabold text-ink">{figure}</p>
        {children}
      </dd>
    </div>
  )
}

function Processes({ nodes }: Pick<HealthReply, 'nodes'>) {
  const words = useMessages('admin').health
  const format = useFormat()
  return (
    <Part title={words.processes} figure={format.number(nodes.length)}>
      {nodes.map((node) => (
        <p key={node.id} className="text-pretty">
          <span className="block font-semibold text-ink">{node.host}</span>
          {words.process(node.version, node.node_version, format.dateTime(node.started_at))}
        </p>
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
    <Part title={words.storage} figure={size(storage.free_bytes)}>
      <p>{words.freeOf(size(storage.total_bytes))}</p>
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
  const format = useFormat()
  if (!areSent && waiting === 0) return null
  const allSent = <Icon name="check" className="-ms-1 size-8 text-done" />
  return (
    <Part title={words.mails} figure={waiting === 0 ? allSent : format.number(waiting)}>
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
    <Counts
      title={words.jobs}
      rows={jobs.map(({ queue, state, count }) => ({
        name: `${queues[queue] ?? queue}, ${states[state] ?? state}`,
        count,
      }))}
    />
  )
}

function Deliveries({ deliveries }: Pick<HealthReply, 'deliveries'>) {
  const words = useMessages('admin').health
  const states: Names = words.states
  return (
    <Counts
      title={words.deliveries}
      rows={deliveries.map(({ state, count }) => ({ name: states[state] ?? state, count }))}
    />
  )
}

/** A state that has no word yet is shown as it is. */
type Names = Record<string, string>

function Counts({ title, rows }: { title: string; rows: { name: string; count: number }[] }) {
  const format = useFormat()
  return (
    <Part title={title} figure={format.number(rows.reduce((sum, { count }) => sum + count, 0))}>
      {rows.map(({ name, count }) => (
        <p key={name} className="flex justify-between gap-4">
          <span>{name}</span>
          {/* the figure says it already */}
          {rows.length === 1 ? null : <span className="tabular">{format.number(count)}</span>}
        </p>
      ))}
    </Part>
  )
}

function Errors({ errors }: Pick<HealthReply, 'errors'>) {
  const words = useMessages('admin').health
  const format = useFormat()
  return (
    <Part title={words.errors} figure={format.number(errors.length)}>
      {errors.map(({ at, host, what, error, request_id: request }) => (
        <div key={`${at} ${host} ${request ?? ''} ${what}`}>
          <p className="text-ink">{[what, error].filter(Boolean).join(': ')}</p>
          <p className="text-label">{[format.dateTime(at), host, request].filter(Boolean).join(' · ')}</p>
        </div>
      ))}
    </Part>
  )
}
