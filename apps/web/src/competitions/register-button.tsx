/** An athlete registers himself or herself, after a confirmation (screens §5). */
import type { CompetitionRead } from '@trickline/contract/read'
import { decideCompetition } from '@trickline/competition/competition-moves'
import { useState } from 'react'
import { carryOut } from '../data/verb.ts'
import { useErrorText } from '../lib/error-text.ts'
import { logFailure } from '../lib/log-failure.ts'
import { useMessages } from '../lib/messages.ts'
import { serverNow } from '../lib/server-time.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { swingLines } from '../ui/line.tsx'
import { toast } from '../ui/toast.tsx'
import { registerOneself } from './verbs.ts'

export function RegisterButton({ competition }: { competition: CompetitionRead }) {
  const words = useMessages('competitions')
  const person = usePerson()
  const confirm = useConfirm()
  const explain = useErrorText()
  const [registering, setRegistering] = useState(false)
  const register = async () => {
    const question = {
      title: words.registerTitle(competition.name),
      consequence: words.registerConsequence,
      action: words.register,
    }
    if (person === null || !(await confirm(question))) return
    setRegistering(true)
    try {
      await carryOut(registerOneself, { id: competition.id, userId: person.id }).answer
      swingLines()
      toast({ text: words.registered, tone: 'good' })
    } catch (error) {
      logFailure('the athlete was not registered', error)
      toast({ text: explain(error), tone: 'bad' })
    } finally {
      setRegistering(false)
    }
  }
  return (
    <Button kind="primary" busy={registering} busyText={words.registering} onClick={() => void register()}>
      {words.register}
    </Button>
  )
}

/** Not yet entered, and it is open to athletes. */
export function useMayRegister(competition: CompetitionRead): boolean {
  const person = usePerson()
  return (
    !decideCompetition(person, { competition, now: serverNow() }, 'register').refusal &&
    !competition.entries.some(({ userId, role }) => userId === person?.id && role === 'athlete')
  )
}
