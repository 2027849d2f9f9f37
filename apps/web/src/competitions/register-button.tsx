/** An athlete registers for the competition, after a confirmation (screens §5). */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { decideCompetition } from '@trickline/competition/competition-moves'
import { executeMutation } from '@trickline/client/mutation.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { usePerson } from '@trickline/client/session.ts'
import { ConfirmButton } from './confirm-button.tsx'
import { registerOneself } from './mutations.ts'

export function RegisterButton({ competition }: { competition: CompetitionRead }) {
  const words = useMessages('competitions')
  const person = usePerson()
  const { refusal } = decideCompetition(person, { competition, now: serverNow() }, 'register')
  const isRegistered = competition.entries.some(
    ({ userId, role }) => userId === person?.id && role === 'athlete',
  )
  if (person === null || refusal || isRegistered) return null
  return (
    <ConfirmButton
      kind="primary"
      question={{
        title: words.registerTitle(competition.name),
        consequence: words.registerConsequence,
        action: words.register,
      }}
      begin={() => executeMutation(registerOneself, { id: competition.id, userId: person.id })}
      busyText={words.registering}
      done={words.registered}
      failed="the athlete was not registered"
    />
  )
}
