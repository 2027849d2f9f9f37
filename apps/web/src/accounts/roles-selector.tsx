/** The roles that a new account can request, collapsed at first. Everyone is an athlete, and admin cannot be requested. */
import { roles as rolesCall } from '@trickline/contract/accounts'
import { roleOf } from '@trickline/contract/status-codes'
import type { Role } from '@trickline/competition/model'
import { useState } from 'react'
import { api } from '@trickline/client/api.ts'
import { useErrorText } from '@trickline/ui/error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { Notice } from '@trickline/ui/notice.tsx'

type Props = { chosen: readonly number[]; onChoose: (roleIds: readonly number[]) => void }

export function RolesSelector({ chosen, onChoose }: Props) {
  const words = useMessages('accounts')
  const explain = useErrorText()
  const [offered, setOffered] = useState<readonly { id: number; name: string }[]>([])
  const [failure, setFailure] = useState<unknown>()
  const load = async () => {
    setFailure(undefined)
    try {
      setOffered((await api(rolesCall, {})).filter(({ id }) => !notOffered.has(roleOf(id))))
    } catch (error) {
      setFailure(error)
    }
  }
  const names: Partial<Record<Role, string>> = words.roles
  return (
    <Collapsible title={words.rolesTitle} onToggle={(isOpen) => isOpen && void load()}>
      <fieldset className="flex flex-col">
        <legend className="mb-1 text-label text-soft">{words.rolesText}</legend>
        {failure === undefined ? null : <Notice tone="bad">{explain(failure)}</Notice>}
        {offered.map(({ id, name }) => (
          <label key={id} className="flex min-h-touch items-center gap-3">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
              className="size-5 accent-accent"
            />
            {names[roleOf(id) ?? 'admin'] ?? name}
          </label>
        ))}
      </fieldset>
    </Collapsible>
  )
}

const notOffered = new Set<Role | undefined>(['athlete', 'admin', undefined])
