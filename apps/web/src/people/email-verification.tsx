/** Whether the address is verified, a mail is on its way, or neither: then it can be sent again (accounts-and-people §5). */
import { useQueryClient } from '@tanstack/react-query'
import { resendVerification } from '@trickline/contract/accounts'
import type { PersonFull } from '@trickline/contract/people'
import { useEffect, useState } from 'react'
import { api, ApiError, NetworkError } from '@trickline/client/api.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { updateProfile } from '@trickline/client/stored-session.ts'
import { StatusChip, type StatusTone } from '@trickline/ui/badge.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { verificationOf } from './verification.ts'
import { profileKey } from './use-profile.ts'

export function EmailVerification({ user, isOwn }: { user: PersonFull; isOwn: boolean }) {
  const words = useMessages('people')
  const { sending, resend } = useResend()
  const state = verificationOf(user, serverNow())
  const isTooSoon = useIsTooSoon(user.email_verification_sent_at)
  return (
    <section aria-label={words.email} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{user.email}</span>
      <StatusChip tone={tones[state]}>{words.verification[state]}</StatusChip>
      {isOwn && state !== 'verified' ? (
        <Button
          busy={sending}
          busyText={words.resending}
          disabledReason={isTooSoon ? words.resendSoon : null}
          onClick={() => void resend()}
        >
          {words.resend}
        </Button>
      ) : null}
    </section>
  )
}

const tones: Record<ReturnType<typeof verificationOf>, StatusTone> = {
  verified: 'done',
  pending: 'waiting',
  none: 'stopped',
}

const pauseMilliseconds = 60_000

/** A mail has been sent within the last minute. */
function useIsTooSoon(sentAt: string | null): boolean {
  const left = sentAt === null ? 0 : Date.parse(sentAt) + pauseMilliseconds - serverNow()
  const [, look] = useState({})
  useEffect(() => {
    if (left <= 0) return undefined
    const timer = setTimeout(() => look({}), left)
    return () => clearTimeout(timer)
  }, [left])
  return left > 0
}

function useResend() {
  const words = useMessages('people')
  const queries = useQueryClient()
  const [sending, setSending] = useState(false)
  const resend = async () => {
    setSending(true)
    try {
      const { user } = await api(resendVerification, {})
      queries.setQueryData(profileKey(user.id), user)
      await updateProfile(user)
      toast({ text: words.verification_email_sent })
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof NetworkError)) throw error
      toast({ text: words.verification_email_failed, tone: 'bad' })
    } finally {
      setSending(false)
    }
  }
  return { sending, resend }
}
