/**
 * An athlete registers for the competition, after a confirmation (screens §5). Who comes by `#enter` is asked at once, and
 * led back to the page for everyone.
 */
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { CompetitionHeaderRead, EntryRead } from '@trickline/contract/read-rows'
import { decideCompetition } from '@trickline/competition/competition-moves'
import { useAction } from '../lib/use-action.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { usePerson } from '@trickline/client/session.ts'
import { paths } from '@trickline/views/paths.ts'
import { keepEntry } from '@trickline/views/public-page-choices.ts'
import { Button, type ButtonKind } from '@trickline/ui/button.tsx'
import { registerOneself } from './mutations.ts'

type Props = {
  competition: CompetitionHeaderRead
  entries: readonly Pick<EntryRead, 'userId' | 'role'>[]
  kind?: ButtonKind
}

export function RegisterButton({ competition, entries, kind = 'primary' }: Props) {
  const words = useMessages('competitions')
  const person = usePerson()
  const { run, busy } = useAction()
  const { refusal } = decideCompetition(person, { competition, now: serverNow() }, 'register')
  const isRegistered = entries.some(({ userId, role }) => userId === person?.id && role === 'athlete')
  const mayRegister = person !== null && !refusal && !isRegistered
  const register = async () => {
    const userId = person?.id ?? 0
    const isDone = await run(
      registerOneself,
      { id: competition.id, userId },
      {
        question: {
          title: words.registerTitle(competition.name),
          consequence: words.registerConsequence,
          action: words.register,
        },
        done: words.registered,
        refetches: [queryKeys.home],
        swing: 1,
      },
    )
    if (isDone) keepEntry(competition.id, userId, true)
    return isDone
  }
  useWishToEnter(mayRegister, () => {
    void register().then((isDone) => isDone && location.assign(`${paths.live(competition.id)}#in`))
  })
  if (!mayRegister) return null
  return (
    <Button kind={kind} busy={busy} busyText={words.registering} onClick={() => void register()}>
      {words.register}
    </Button>
  )
}

/** The link of the public page, through sign-in or registration (pages/server/before-start/register-card.tsx). */
function useWishToEnter(mayRegister: boolean, ask: () => void): void {
  const navigate = useNavigate()
  const askOnce = useEffectEvent(() => {
    if (location.hash !== '#enter') return
    // a reload does not ask again
    void navigate({ to: '.', search: true, hash: '', replace: true })
    ask()
  })
  useEffect(() => {
    if (mayRegister) askOnce()
  }, [mayRegister])
}
