/** The roles that a new account can request, collapsed at first. Everyone is an athlete, and admin cannot be requested. */
import { roles as rolesCall } from '@trickline/contract/calls/accounts'
import { roleOf } from '@trickline/contract/status-codes'
import type { Role } from '@trickline/competition/model'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@trickline/client/api.ts'
import { queryClient } from '@trickline/client/query.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { LoadFailedNote } from '../lib/load-failed.tsx'
import { Collapsible } from '@trickline/ui/collapsible.tsx'

type Props = { chosen: readonly number[]; onChoose: (roleIds: readonly number[]) => void }

export function RolesSelector({ chosen, onChoose }: Props) {
  const words = useMessages('accounts')
  const [wasOpen, setWasOpen] = useState(false)
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['roles'],
      queryFn: ({ signal }) => api(rolesCall, { signal }),
      enabled: wasOpen,
    },
    // pages before the sign-in have no provider
    queryClient,
  )
  const offered = data?.filter(({ id }) => !notOffered.has(roleOf(id))) ?? []
  const names: Partial<Record<Role, string>> = words.roles
  return (
    <Collapsible title={words.rolesTitle} onToggle={(isOpen) => isOpen && setWasOpen(true)}>
      <fieldset className="flex flex-col">
        <legend className="mb-1 text-label text-soft">{words.rolesText}</legend>
        {error && !data ? <LoadFailedNote error={error} onRetry={() => void refetch()} /> : null}
        {offered.map(({ id, name }) => (
          <label key={id} className="flex min-h-touch items-center gap-3">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            />
            {names[roleOf(id) ?? 'admin'] ?? name}
          </label>
        ))}
      </fieldset>
    </Collapsible>
  )
}

const notOffered = new Set<Role | undefined>(['athlete', 'admin', undefined])
