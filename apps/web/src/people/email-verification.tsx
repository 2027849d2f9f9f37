/** Whether the e-mail address is verified or a mail was sent, and a button to send it again (accounts-and-people §5). */
import { useQueryClient } from '@tanstack/react-query'
import { resendVerification } from '@trickline/contract/calls/accounts'
import type { PersonCard, PersonFull } from '@trickline/contract/people'
import { useEffect, useState } from 'react'
import { useAction } from '../lib/use-action.ts'
import { api } from '@trickline/client/api.ts'
import { cacheAnswer } from '@trickline/client/live.ts'
import { useSession } from '@trickline/client/session.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { updateProfile } from '@trickline/client/stored-session.ts'
import { StatusChip, type StatusTone } from '@trickline/ui/badge.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { verificationOf } from './verification.ts'
import { profileKey } from './use-profile.ts'

export function EmailVerification({ user, isOwn }: { user: PersonFull | PersonCard; isOwn: boolean }) {
  const words = useMessages('people')
  const state = verificationOf(user, serverNow())
  return (
    <section aria-label={words.email} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {'email' in user ? (
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{user.email}</span>
      ) : null}
      <StatusChip tone={tones[state]}>{words.verification[state]}</StatusChip>
      {isOwn && 'email' in user && state !== 'verified' ? (
        <Resend sentAt={user.email_verification_sent_at} />
      ) : null}
    </section>
  )
}

function Resend({ sentAt }: { sentAt: string | null }) {
  const words = useMessages('people')
  const { sending, resend } = useResend()
  const isTooSoon = useIsTooSoon(sentAt)
  return (
    <Button
      busy={sending}
      busyText={words.resending}
      disabledReason={isTooSoon ? words.resendSoon : null}
      onClick={() => void resend()}
    >
      {words.resend}
    </Button>
  )
}

const tones: Record<ReturnType<typeof verificationOf>, StatusTone> = {
  verified: 'done',
  pending: 'waiting',
  none: 'stopped',
}

const pauseMilliseconds = 60_000

function useIsTooSoon(sentAt: string | null): boolean {
  const remaining = sentAt === null ? 0 : Date.parse(sentAt) + pauseMilliseconds - serverNow()
  const [, rerender] = useState({})
  useEffect(() => {
    if (remaining <= 0) return undefined
    const timer = setTimeout(() => rerender({}), remaining)
    return () => clearTimeout(timer)
  }, [remaining])
  return remaining > 0
}

function useResend() {
  const words = useMessages('people')
  const queries = useQueryClient()
  const id = useSession()?.profile.id ?? 0
  const { follow, busy } = useAction()
  const send = async () => updateProfile(await cacheAnswer(queries, profileKey(id), askForMail))
  const resend = () =>
    follow(send(), {
      done: { text: words.verification_email_sent },
      log: 'resend-verification',
      refused: () => ({ text: words.verification_email_failed }),
    })
  return { sending: busy, resend }
}

async function askForMail(): Promise<PersonFull> {
  return (await api(resendVerification, {})).user
}
