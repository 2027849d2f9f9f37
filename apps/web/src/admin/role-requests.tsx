/** The open role requests, oldest first, each with its note. */
import type { RoleRequest } from '@trickline/contract/admin'
import { roleOf } from '@trickline/contract/status-codes'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useRoleRequests } from '@trickline/client/role-requests.ts'
import { useAction } from '../lib/use-action.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { paths } from '@trickline/views/paths.ts'
import { personName } from '@trickline/views/person-name.ts'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { Card } from '@trickline/ui/card.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { Loaded } from '../lib/loaded.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { PersonHead } from './person-head.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { grantRole } from './mutations.ts'

export function RoleRequests() {
  const words = useMessages('admin')
  const { requests, ...query } = useRoleRequests()
  return (
    <Loaded
      {...query}
      data={requests}
      failedTitle={words.requestsFailed}
      skeleton={<Skeleton className="h-48" />}
    >
      {(open) =>
        open.length === 0 ? (
          <EmptyState
            isDone
            title={words.noRequestsTitle}
            text={words.noRequestsText}
            action={
              <Link to={paths.admin} search={{ tab: 'accounts' }} className={buttonClass()}>
                {words.tabs.accounts}
              </Link>
            }
          />
        ) : (
          <ul className="grid gap-4 lg:grid-cols-2">
            {open.map((request, place) => (
              <li key={`${request.user_id}-${request.role_id}`}>
                <Request request={request} isNext={place === 0} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function Request({ request, isNext }: { request: RoleRequest; isNext: boolean }) {
  const { user, role_id, note, created_at } = request
  const common = useMessages('common')
  const words = useMessages('admin')
  const { roles } = useMessages('people')
  const format = useFormat()
  const { run } = useAction()
  const [refuses, setRefuses] = useState(false)
  const role = roleOf(role_id)
  if (!role) return null
  const grant = () =>
    run(grantRole, { user, role }, { done: words.granted(personName(user, common), roles[role]) })
  return (
    <Card className="flex h-full flex-col gap-4">
      <PersonHead user={user}>
        {words.asksFor(roles[role])} · {format.dateTime(created_at)}
      </PersonHead>
      <p className="[overflow-wrap:anywhere] whitespace-pre-line">
        {note === '' ? <span className="text-soft">{words.noNote}</span> : note}
      </p>
      <div className="mt-auto flex flex-wrap gap-3">
        <Button kind={isNext ? 'primary' : 'quiet'} onClick={() => void grant()}>
          {words.grant}
        </Button>
        <Button onClick={() => setRefuses(true)}>{words.refuse.menu}</Button>
      </div>
      {refuses ? (
        <ReasonDialog what="refuse" user={user} role={role} onClose={() => setRefuses(false)} />
      ) : null}
    </Card>
  )
}
