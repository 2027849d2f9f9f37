/** Whether the address is verified, a mail is on its way, or neither: then it can be sent again (accounts-and-people §5). */
import { useQueryClient } from '@tanstack/react-query'
import { resendVerification } from '@trickline/contract/accounts'
import type { PersonFull } from '@trickline/contract/people'
import { useState } from 'react'
import { api, ApiError, NetworkError } from '../lib/api.ts'
import { useMessages } from '../lib/messages.ts'
import { updateProfile } from '../data/session.ts'
import { StatusChip, type StatusTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'
import { verificationOf } from './verification.ts'
import { profileKey } from './use-profile.ts'

export function EmailVerification({ user, isOwn }: { user: PersonFull; isOwn: boolean }) {
  const words = useMessages('people')
  const { sending, resend } = useResend()
  const state = verificationOf(user)
  return (
    <section aria-label={words.email} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{user.email}</span>
      <StatusChip tone={tones[state]}>{words.verification[state]}</StatusChip>
      {isOwn && state === 'none' ? (
        <Button busy={sending} busyText={words.resending} onClick={() => void resend()}>
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
