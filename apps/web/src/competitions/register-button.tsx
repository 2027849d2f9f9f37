/** An athlete registers for the competition, after a confirmation (screens §5). */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { decideCompetition } from '@trickline/competition/competition-moves'
import { useAction } from '../lib/use-action.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { registerOneself } from './mutations.ts'

export function RegisterButton({ competition }: { competition: CompetitionRead }) {
  const words = useMessages('competitions')
  const person = usePerson()
  const { run, busy } = useAction()
  const { refusal } = decideCompetition(person, { competition, now: serverNow() }, 'register')
  const isRegistered = competition.entries.some(
    ({ userId, role }) => userId === person?.id && role === 'athlete',
  )
  if (person === null || refusal || isRegistered) return null
  const register = () =>
    run(
      registerOneself,
      { id: competition.id, userId: person.id },
      {
        question: {
          title: words.registerTitle(competition.name),
          consequence: words.registerConsequence,
          action: words.register,
        },
        done: words.registered,
        swing: 1,
      },
    )
  return (
    <Button kind="primary" busy={busy} busyText={words.registering} onClick={() => void register()}>
      {words.register}
    </Button>
  )
}
