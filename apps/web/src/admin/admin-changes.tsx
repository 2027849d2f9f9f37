/** The log of what admins changed, newest first. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listAdminChanges } from '@trickline/contract/calls/admin'
import { type AdminChange, rowsPerPage } from '@trickline/contract/admin'
import { channelOf } from '@trickline/contract/live-events'
import { roleOf } from '@trickline/contract/status-codes'
import { liveQuery, useLive } from '@trickline/client/live.ts'
import { api } from '@trickline/client/api.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { usePerson } from '@trickline/client/session.ts'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { Loaded } from '../lib/loaded.tsx'
import { Pager } from '@trickline/ui/pager.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { PersonHead } from './person-head.tsx'

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
            <ol className="border-t border-hair">
              {changes.map((change) => (
                <li
                  key={change.id}
                  className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-hair py-2"
                >
                  <Change change={change} />
                </li>
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
  const what = words.actions[action](knownRole ? roles[knownRole] : (role?.name ?? ''))
  const details = (
    <>
      {what}
      {note === '' ? null : <span className="block whitespace-pre-line">{common.quoted(note)}</span>}
    </>
  )
  return (
    <>
      {user ? (
        <PersonHead user={user}>{details}</PersonHead>
      ) : (
        <div className="min-w-0 flex-1 ps-13">
          <p className="leading-tight font-semibold">
            {setting === null ? words.someone : (names[setting]?.name ?? setting)}
          </p>
          <p className="text-label [overflow-wrap:anywhere] text-soft">{details}</p>
        </div>
      )}
      <p className="text-label [overflow-wrap:anywhere] text-soft max-sm:w-full max-sm:ps-13 sm:text-end">
        {format.dateTime(at)} · {admin ? personName(admin, common) : words.commandLine}
      </p>
    </>
  )
}
