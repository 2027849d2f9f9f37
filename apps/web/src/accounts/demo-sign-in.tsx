/** Demo only: sign in with one tap as a person of each role. */
import { login } from '@trickline/contract/calls/accounts'
import { demo } from '@trickline/contract/calls/demo'
import { useEffect, useState } from 'react'
import { startSession } from '@trickline/client/stored-session.ts'
import { api } from '@trickline/client/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { type DemoAccounts, DemoPeople } from '@trickline/views/people/demo-people.tsx'
import { FormProblem } from '@trickline/ui/form-problem.tsx'

/** Needs the language as its `key`, since the texts are fetched once per mount. */
export function DemoSignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const explain = useErrorText()
  const [accounts, setAccounts] = useState<DemoAccounts>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const controller = new AbortController()
    api(demo, { signal: controller.signal }).then(setAccounts, (error: unknown) => {
      if (!controller.signal.aborted) logFailure('the people of the demo could not be fetched', error)
    })
    return () => controller.abort()
  }, [])
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
    <>
      <FormProblem text={problem} />
      <DemoPeople accounts={accounts} onChoose={(email) => void enter(email)} />
    </>
  )
}
