/** All accounts, searched and paged by the server, with live updates. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listAccounts } from '@trickline/contract/calls/admin'
import { type Account, rowsPerPage } from '@trickline/contract/admin'
import { channelOf } from '@trickline/contract/live-events'
import { liveQuery, useLive } from '@trickline/client/live.ts'
import { api } from '@trickline/client/api.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { usePerson } from '@trickline/client/session.ts'
import { List } from '../lib/list.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { AccountCard } from './account-card.tsx'

type Values = { tab: string; search: string; page: number }
type Served = { accounts: Account[]; page: number; total: number }

export function Accounts({ values, onChange }: { values: Values; onChange: (values: Values) => void }) {
  const words = useMessages('admin')
  const { data, error, refetch } = useAccounts(values)
  return (
    <List
      rows={data?.accounts}
      serverPage={data}
      error={error}
      onRetry={() => void refetch()}
      failedTitle={words.accountsFailed}
      empty={null}
      searchHint={words.searchHint}
      values={values}
      onChange={onChange}
      perPage={rowsPerPage}
      skeleton={<Skeleton className="h-16" />}
      className="grid-cols-1 gap-x-10 border-t border-hair lg:grid-cols-2"
    >
      {(account) => <AccountCard account={account} />}
    </List>
  )
}

function useAccounts({ search, page }: Values) {
  const id = usePerson()?.id
  const query = liveQuery(queryKeys.accounts(search, page), (signal): Promise<Served> =>
    api(listAccounts, { query: { search, page: String(page) }, signal }),
  )
  useLive<Served>(id === undefined ? null : channelOf.person(id), query.queryKey, {
    AccountUpdated: (cached, { user }) => ({
      ...cached,
      accounts: cached.accounts.map((account) => (account.id === user.id ? user : account)),
    }),
  })
  return useQuery({ ...query, placeholderData: keepPreviousData })
}
