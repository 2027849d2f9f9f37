/** An athlete registers himself or herself, after a confirmation (screens §5). */
import { decideCompetition } from '@trickline/competition/competition-moves'
import { competitionAsRules, isEntry } from '@trickline/contract/as-rules'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import type { EntryRow } from '@trickline/contract/entries'
import { entryRoleCodes, entryStatusOf } from '@trickline/contract/status-codes'
import { useState } from 'react'
import { carryOut } from '../data/verb.ts'
import { useErrorText } from '../lib/error-text.ts'
import { logFailure } from '../lib/log-failure.ts'
import { useMessages } from '../lib/messages.ts'
import { serverNow } from '../lib/server-time.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { pluck } from '../ui/line.tsx'
import { toast } from '../ui/toast.tsx'
import { registerOneself } from './verbs.ts'

export function RegisterButton({ competition }: { competition: CompetitionDetail }) {
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
      pluck()
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
export function useMayRegister(competition: CompetitionDetail): boolean {
  const person = usePerson()
  const rules = competitionAsRules(competition)
  return (
    !decideCompetition(person, { competition: rules, now: serverNow() }, 'register').refusal &&
    ownEntryAsAthlete(competition, person?.id) === undefined
  )
}

/** How the viewer's own entry as an athlete stands, in a sentence. */
export function OwnEntry({ competition }: { competition: CompetitionDetail }) {
  const words = useMessages('competitions')
  const entry = ownEntryAsAthlete(competition, usePerson()?.id)
  const status = entry && entryStatusOf(entry.status_id)
  if (!status) return null
  return <p className="font-semibold">{words.yourEntry[status]}</p>
}

function ownEntryAsAthlete(competition: CompetitionDetail, userId: number | undefined): EntryRow | undefined {
  return competition.competition_users
    .filter(isEntry)
    .find((row) => row.user_id === userId && row.role_id === entryRoleCodes.athlete)
}
