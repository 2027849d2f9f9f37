/**
 * An athlete registers for the competition after a confirmation (screens §5). A visitor who comes with `#enter` is asked at
 * once and led back to the public page.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { CompetitionHeaderRead, EntryRead } from '@trickline/contract/read-rows'
import { genderIneligibility, type PersonGender } from '@trickline/competition/eligibility'
import { decideCompetition } from '@trickline/competition/competition-moves'
import { useAction } from '../lib/use-action.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { usePerson, useSession } from '@trickline/client/session.ts'
import { paths } from '@trickline/views/paths.ts'
import { keepEntry } from '@trickline/views/stored-choices.ts'
import { Button, buttonClass, type ButtonKind } from '@trickline/ui/button.tsx'
import { registerOneself } from './mutations.ts'

type Props = {
  competition: CompetitionHeaderRead
  entries: readonly Pick<EntryRead, 'userId' | 'role'>[]
  kind?: ButtonKind
}

export function RegisterButton({ competition, entries, kind = 'primary' }: Props) {
  const words = useMessages('ownEntry')
  const person = usePerson()
  const { run, busy } = useAction()
  const { refusal } = decideCompetition(person, { competition, now: serverNow() }, 'register')
  const isRegistered = entries.some(({ userId, role }) => userId === person?.id && role === 'athlete')
  const mayRegister = person !== null && !refusal && !isRegistered
  const [refused, setRefused] = useState<string | null>(null)
  const asksGender =
    genderIneligibility(competition.eligibility, genderIn(useSession()?.profile.gender)) === 'gender-unknown'
  const register = async () => {
    setRefused(null)
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
        // shown beside the button
        refused: (_, explanation) => {
          setRefused(explanation)
          return null
        },
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
  const button = (
    <Button kind={kind} busy={busy} busyText={words.registering} onClick={() => void register()}>
      {words.register}
    </Button>
  )
  if (refused === null) return button
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {button}
      <p role="alert" className="max-w-reading text-label font-medium text-danger">
        {refused}
      </p>
      {asksGender ? (
        <Link to={paths.ownProfile} search={{ edit: true }} className={buttonClass()}>
          {words.sayGender}
        </Link>
      ) : null}
    </div>
  )
}

function genderIn(value: string | null | undefined): PersonGender | null {
  return value === 'female' || value === 'male' ? value : null
}

/** The link comes from the public page, through sign-in or registration (pages/server/before-start/register-card.tsx). */
function useWishToEnter(mayRegister: boolean, ask: () => void): void {
  const navigate = useNavigate()
  const askOnce = useEffectEvent(() => {
    if (location.hash !== '#enter') return
    // so that a reload does not ask again
    void navigate({ to: '.', search: true, hash: '', replace: true })
    ask()
  })
  useEffect(() => {
    if (mayRegister) askOnce()
  }, [mayRegister])
}
