/** A row of `/admin` for an account: roles, role requests, suspension, and a menu of actions. */
import type { Account } from '@trickline/contract/admin'
import { roleCodes, roleOf } from '@trickline/contract/status-codes'
import type { Role } from '@trickline/competition/model'
import { useState } from 'react'
import { useAction } from '../lib/use-action.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Badge, StatusChip } from '@trickline/ui/badge.tsx'
import { Menu, type MenuItem } from '@trickline/ui/menu.tsx'
import { PersonHead } from './person-head.tsx'
import { ReasonDialog, type ReasonRequest } from './reason-dialog.tsx'
import { grantRole } from './mutations.ts'

export function AccountCard({ account }: { account: Account }) {
  const words = useMessages('admin')
  const common = useMessages('common')
  const format = useFormat()
  const nameOfRole = useRoleName()
  const [reasonRequest, setReasonRequest] = useState<ReasonRequest | null>(null)
  const { email, username, suspended_at, suspension_reason } = account
  const roles = account.roles.filter(isMoreThanAthlete)
  return (
    <article className="flex min-h-16 flex-col justify-center gap-1.5 border-b border-hair py-1.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <PersonHead user={account}>
          {email}
          {username === null ? null : <span className="max-sm:hidden"> · @{username}</span>}
          {roles.map(({ id, name }) => (
            <span key={id} aria-hidden="true" className="font-semibold text-ink sm:hidden">
              {` ·\u00a0${nameOfRole(id, name)}`}
            </span>
          ))}
        </PersonHead>
        <ul aria-label={words.roles} className="flex flex-wrap gap-2 empty:hidden max-sm:sr-only">
          {roles.map(({ id, name }) => (
            <li key={id}>
              <Badge>{nameOfRole(id, name)}</Badge>
            </li>
          ))}
        </ul>
        <ul className="flex flex-wrap gap-2 empty:hidden max-sm:order-last max-sm:w-full max-sm:ps-13">
          {account.role_requests.map(({ role_id, role }) => (
            <li key={role_id}>
              <StatusChip tone="waiting">{words.asksFor(nameOfRole(role_id, role.name))}</StatusChip>
            </li>
          ))}
          {suspended_at === null ? null : (
            <li>
              <StatusChip tone="stopped">{words.suspended}</StatusChip>
            </li>
          )}
        </ul>
        <Menu
          label={words.movesOf(personName(account, common))}
          items={useMoves(account, setReasonRequest)}
        />
      </div>
      {suspended_at === null ? null : (
        <p className="ps-13 text-label [overflow-wrap:anywhere] text-soft">
          {common.labelled(format.dateTime(suspended_at), suspension_reason ?? '')}
        </p>
      )}
      {reasonRequest ? <ReasonDialog {...reasonRequest} onClose={() => setReasonRequest(null)} /> : null}
    </article>
  )
}

/** Everybody is an athlete. */
function isMoreThanAthlete({ id }: Account['roles'][number]): boolean {
  return roleOf(id) !== 'athlete'
}

/** A role is granted at once; every other action first asks for a reason, which the person is told. */
function useMoves(user: Account, openDialog: (reasonRequest: ReasonRequest) => void): MenuItem[] {
  const common = useMessages('common')
  const words = useMessages('admin')
  const { roles: names } = useMessages('people')
  const isOneself = usePerson()?.id === user.id
  const { run } = useAction()
  const grant = (role: Role) =>
    run(grantRole, { user, role }, { done: words.granted(personName(user, common), names[role]) })
  const currentRoles = new Set(user.roles.map(({ id }) => roleOf(id)))
  const suspension: MenuItem =
    user.suspended_at === null
      ? {
          label: words.suspend.menu,
          kind: 'danger',
          disabledReason: isOneself ? words.ownAccount : null,
          onChoose: () => openDialog({ what: 'suspend', user }),
        }
      : { label: words.restore.menu, onChoose: () => openDialog({ what: 'restore', user }) }
  return [
    ...allRoles.map((role) =>
      currentRoles.has(role)
        ? {
            label: words.withdrawFrom(names[role]),
            onChoose: () => openDialog({ what: 'withdraw', user, role }),
          }
        : { label: words.grantTo(names[role]), onChoose: () => void grant(role) },
    ),
    suspension,
  ]
}

const allRoles = Object.values(roleCodes).flatMap((id) => roleOf(id) ?? [])

function useRoleName(): (id: number, otherwise: string) => string {
  const { roles } = useMessages('people')
  return (id, otherwise) => {
    const role = roleOf(id)
    return role ? roles[role] : otherwise
  }
}
