/** Demo only: sign in with one tap as a person of each role. The texts come from the server (contract/demo.ts). */
import { login } from '@trickline/contract/accounts'
import type { ReplyOf } from '@trickline/contract/call'
import { demo } from '@trickline/contract/demo'
import { useEffect, useState } from 'react'
import { startSession } from '@trickline/client/stored-session.ts'
import { api } from '@trickline/client/api.ts'
import { useErrorText } from '@trickline/ui/error-text.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { personName } from '@trickline/views/person-name.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { FormProblem } from '@trickline/ui/form-problem.tsx'
import { Icon } from '@trickline/ui/icon.tsx'

type Props = {
  /** Accounts that the server rendered into the page; without them they are fetched. */
  initial?: ReplyOf<typeof demo>
  onSignedIn: () => void
}

/** Give it the language as `key`: the texts are fetched once per mount. */
export function DemoSignIn({ initial, onSignedIn }: Props) {
  const explain = useErrorText()
  const [accounts, setAccounts] = useState(initial)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (initial) return undefined
    const controller = new AbortController()
    api(demo, { signal: controller.signal }).then(setAccounts, (error: unknown) => {
      if (!controller.signal.aborted) logFailure('the people of the demo could not be fetched', error)
    })
    return () => controller.abort()
  }, [initial])
  if (!accounts || accounts.people.length === 0) return null
  const enter = async (email: string) => {
    setProblem(undefined)
    try {
      await startSession(await api(login, { body: { email, password: accounts.password } }))
    } catch (error) {
      setProblem(explain(error))
      return
    }
    onSignedIn()
  }
  return (
    <section aria-labelledby="demo" className="mt-10 border-t border-hair pt-6">
      <h2 id="demo" className="font-semibold">
        {accounts.title}
      </h2>
      <p className="mt-1 mb-3 text-label text-soft">{accounts.text}</p>
      <FormProblem text={problem} />
      <ul className="flex flex-col gap-2">
        {accounts.people.map((person) => (
          <li key={person.email}>
            <button
              type="button"
              onClick={() => void enter(person.email)}
              className="flex min-h-14 w-full items-center gap-3 rounded-control border border-hair bg-raised px-3 py-2 text-start hover:border-ink"
            >
              <Avatar name={person.name} surname={person.surname} src={person.img_path} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{person.action}</span>
                <span className="block truncate text-label text-soft">{personName(person)}</span>
              </span>
              <Icon name="next" className="size-4 shrink-0 text-soft" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
