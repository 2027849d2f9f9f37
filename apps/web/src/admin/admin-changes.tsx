/** The log of what admins changed, newest first. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listAdminChanges } from '@trickline/contract/calls/admin'
import { type AdminChange, rowsPerPage } from '@trickline/contract/admin'
import { channelOf } from '@trickline/contract/live-events'
import { roleOf } from '@trickline/contract/status-codes'
import { liveQuery, useLive } from '@trickline/client/live.ts'
import { api } from '@trickline/client/api.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { paths } from '@trickline/views/paths.ts'
import { personName } from '@trickline/views/person-name.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { Loaded } from '../lib/loaded.tsx'
import { Pager } from '@trickline/ui/pager.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'

type Served = { changes: AdminChange[]; page: number; total: number }

export function AdminChanges({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const words = useMessages('admin')
  return (
    <Loaded {...useChanges(page)} failedTitle={words.changesFailed} skeleton={<Skeleton className="h-48" />}>
      {({ changes, page: shown, total }) =>
        total === 0 ? (
          <EmptyState title={words.noChangesTitle} text={words.noChangesText} />
        ) : (
          <>
            <ol>
              {changes.map((change) => (
                <Change key={change.id} change={change} />
              ))}
            </ol>
            <Pager page={shown} pages={Math.ceil(total / rowsPerPage)} onPage={onPage} />
          </>
        )
      }
    </Loaded>
  )
}

function useChanges(page: number) {
  const id = usePerson()?.id
  const query = liveQuery(queryKeys.adminChanges(page), (signal): Promise<Served> =>
    api(listAdminChanges, { query: { page: String(page) }, signal }),
  )
  useLive<Served>(id === undefined ? null : channelOf.person(id), query.queryKey, {
    AccountUpdated: () => null,
  })
  // settings have no event: fetch on each visit
  return useQuery({ ...query, placeholderData: keepPreviousData, staleTime: 0 })
}

function Change({ change: { at, admin, action, user, role, setting, note } }: { change: AdminChange }) {
  const words = useMessages('admin')
  const common = useMessages('common')
  const { roles } = useMessages('people')
  const format = useFormat()
  const knownRole = role && roleOf(role.id)
  const names: Record<string, { name: string }> = words.settings
  const done = words.actions[action](knownRole ? roles[knownRole] : (role?.name ?? ''))
  const what = setting === null ? done : common.labelled(names[setting]?.name ?? setting, done)
  return (
    <li className={rowClass}>
      <span
        aria-hidden="true"
        className={classNames(
          'absolute start-0 top-4 size-3.5 sm:top-5 rounded-full border-2 border-ink sm:start-[11.0625rem]',
          takes.has(action) ? 'bg-paper' : 'bg-ink',
        )}
      />
      <p className="tabular text-label text-soft sm:self-start sm:pt-1 sm:text-end">{format.dateTime(at)}</p>
      <div className="flex min-w-0 items-center gap-3">
        {user ? <Avatar name={user.name} surname={user.surname} src={user.img_path} /> : null}
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <p className="text-lead leading-snug font-bold">{what}</p>
          <p>
            {user ? (
              <Link to={paths.profile(user.id)} className="font-semibold hover:underline">
                {personName(user, common)}
              </Link>
            ) : setting === null ? (
              <span className="font-semibold">{words.someone}</span>
            ) : null}{' '}
            <span className="text-soft max-sm:block">
              {admin ? (
                words.by(personName(admin, common))
              ) : (
                <>
                  <span className="max-sm:hidden">· </span>
                  {words.commandLine}
                </>
              )}
            </span>
          </p>
          {note === '' ? null : <p className="whitespace-pre-line text-soft">{common.quoted(note)}</p>}
        </div>
      </div>
    </li>
  )
}

/** What takes something away has a hollow bead. */
const takes = new Set<AdminChange['action']>([
  'role-withdrawn',
  'role-refused',
  'account-suspended',
  'setting-off',
])

/** A line from its bead to the next one, on a phone at the edge, else beside the times. */
const rowClass = classNames(
  'relative grid gap-x-12 py-3.5 ps-7 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-center sm:ps-0',
  'not-last:before:absolute not-last:before:start-[6px] not-last:before:top-6 not-last:before:-bottom-6 not-last:before:border-s-[1.5px] not-last:before:border-ink',
  'sm:not-last:before:start-[calc(11.0625rem+6px)]',
)
