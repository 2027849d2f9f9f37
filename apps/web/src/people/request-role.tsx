/** Requests a role from an admin, and shows one's open requests (accounts-and-people §14). */
import { requestableRoles } from '@trickline/competition/permissions'
import { hasRole } from '@trickline/competition/roles'
import { requestRole as requestRoleCall } from '@trickline/contract/calls/admin'
import { longestNote, requestRoleBody, type RoleRequest } from '@trickline/contract/admin'
import { roleCodes, roleOf } from '@trickline/contract/status-codes'
import { Fragment, useState } from 'react'
import { useRoleRequests } from '@trickline/client/role-requests.ts'
import { defineMutation, executeMutation } from '@trickline/client/mutation.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { usePerson } from '@trickline/client/session.ts'
import { useForm } from '../lib/use-form.ts'
import { StatusChip } from '@trickline/ui/badge.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { SelectField, TextAreaField } from '@trickline/ui/field.tsx'
import { FormDialog } from '@trickline/ui/form-dialog.tsx'
import { Icon } from '@trickline/ui/icon.tsx'

const requestRole = defineMutation({
  name: 'request-role',
  queryKey: () => [...queryKeys.roleRequests],
  hasNoEvent: true,
  call: requestRoleCall,
  request: (body: { role_id: number; note?: string | null | undefined }) => ({ body }),
})

export function RequestRole() {
  const words = useMessages('roles')
  const person = usePerson()
  const [isOpen, setOpen] = useState(false)
  if (requestableRoles.every((role) => hasRole(person, role))) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-touch items-center gap-1.5 rounded-control font-semibold underline decoration-edge underline-offset-4 hover:decoration-accent"
      >
        <Icon name="plus" className="size-4" />
        {words.add}
      </button>
      {isOpen ? <RequestDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function RequestDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages('roles')
  const common = useMessages('common')
  const person = usePerson()
  const requests = useRoleRequests().requests?.filter(({ user_id }) => user_id === person?.id) ?? []
  const left = requestableRoles.filter(
    (role) => !hasRole(person, role) && !requests.some(({ role_id }) => role_id === roleCodes[role]),
  )
  const form = useForm(requestRoleBody, async (body) => {
    await executeMutation(requestRole, body).answer
  })
  const sent = (
    <>
      <p className="text-soft">{words.text}</p>
      <OpenRequests requests={requests} />
    </>
  )
  if (left.length === 0) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={words.title}
        actions={<Button onClick={onClose}>{common.close}</Button>}
      >
        {sent}
      </Dialog>
    )
  }
  return (
    <FormDialog title={words.title} submit={words.send} onClose={onClose} form={form}>
      {sent}
      {/* emptied once it is sent */}
      <Fragment key={requests.length}>
        <RoleField roles={left} {...form.field('role_id')} />
        <TextAreaField
          label={words.note}
          hint={words.noteHint}
          maxLength={longestNote}
          {...form.field('note')}
        />
      </Fragment>
    </FormDialog>
  )
}

type RoleFieldProps = {
  roles: readonly (typeof requestableRoles)[number][]
  name: string
  error: string | undefined
  onInput: () => void
}

function RoleField({ roles, ...field }: RoleFieldProps) {
  const words = useMessages('roles')
  const names = useMessages('people').roles
  const [chosen, setChosen] = useState('')
  const role = roles.find((each) => String(roleCodes[each]) === chosen)
  return (
    <SelectField
      label={words.role}
      value={chosen}
      onChange={({ target }) => setChosen(target.value)}
      hint={role ? words.does[role] : undefined}
      {...field}
      // without a choice, the schema only knows that no number came
      error={field.error && chosen === '' ? words.choose : field.error}
    >
      <option value="">{words.choose}</option>
      {roles.map((each) => (
        <option key={each} value={roleCodes[each]}>
          {names[each]}
        </option>
      ))}
    </SelectField>
  )
}

function OpenRequests({ requests }: { requests: readonly RoleRequest[] }) {
  const words = useMessages('roles')
  const { roles } = useMessages('people')
  const format = useFormat()
  return (
    <ul aria-live="polite" className="flex flex-col gap-3 empty:hidden">
      {requests.map(({ role_id, role: { name }, note, created_at }) => {
        const role = roleOf(role_id)
        return (
          <li key={role_id} className="rounded-card border border-hair p-3">
            <StatusChip tone="waiting">{words.waiting(role ? roles[role] : name)}</StatusChip>
            <p className="mt-1 text-label text-soft">{words.since(format.dateTime(created_at))}</p>
            {note === '' ? null : <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{note}</p>}
          </li>
        )
      })}
    </ul>
  )
}
