/** Asks for a reason, which the person is told, to refuse or withdraw a role, or suspend or restore an account. */
import { type Account, roleChangeBody, suspensionBody } from '@trickline/contract/admin'
import { roleCodes } from '@trickline/contract/status-codes'
import type { Role } from '@trickline/competition/model'
import { executeMutation } from '@trickline/client/mutation.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { useForm } from '../lib/use-form.ts'
import { TextAreaField } from '@trickline/ui/field.tsx'
import { FormDialog } from '@trickline/ui/form-dialog.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { refuseRole, restoreAccount, suspendAccount, withdrawRole } from './mutations.ts'

type User = Pick<Account, 'id' | 'name' | 'surname'>
export type ReasonRequest = { user: User } & (
  | { what: 'refuse' | 'withdraw'; role: Role }
  | { what: 'suspend' | 'restore'; role?: undefined }
)

export function ReasonDialog({ onClose, ...request }: ReasonRequest & { onClose: () => void }) {
  const common = useMessages('common')
  const { roles } = useMessages('people')
  const words = useMessages('admin')[request.what]
  const name = personName(request.user, common)
  const role = request.role ? roles[request.role] : ''
  const { field, ...form } = useReason(request, () => {
    onClose()
    toast({ text: words.done(name, role), tone: 'good' })
  })
  return (
    <FormDialog
      title={words.title(name, role)}
      submit={words.action}
      kind={request.what === 'restore' ? 'primary' : 'danger'}
      onClose={onClose}
      form={form}
    >
      <p className="text-soft">{words.consequence}</p>
      <TextAreaField label={words.reason} {...field(request.role ? 'note' : 'reason')} />
    </FormDialog>
  )
}

function useReason({ user, what, role }: ReasonRequest, onDone: () => void) {
  const user_id = String(user.id)
  const ofRole = useForm(
    roleChangeBody,
    async ({ note }) => {
      if (!role) return
      const input = { user, role, note }
      await (what === 'refuse' ? executeMutation(refuseRole, input) : executeMutation(withdrawRole, input))
        .answer
      onDone()
    },
    { also: { user_id, role_id: role ? String(roleCodes[role]) : '' } },
  )
  const ofAccount = useForm(
    suspensionBody,
    async ({ reason }) => {
      const input = { user, reason }
      await (
        what === 'suspend' ? executeMutation(suspendAccount, input) : executeMutation(restoreAccount, input)
      ).answer
      onDone()
    },
    { also: { user_id } },
  )
  return role ? ofRole : ofAccount
}
