/** Tells the athlete what a judge changed in the round since the last look; nothing for others, and until then. */
import { useEffect, useMemo } from 'react'
import { useKept } from '../data/device-store.ts'
import { useMessages } from '../lib/messages.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { draftRows } from './draft-trick.ts'
import type { RoundReply } from '../data/round.ts'
import { lastLooks, seenBefore } from './last-look.ts'
import { RoundVersions } from './round-versions.tsx'
import { shownScore } from './shown-totals.ts'

export function EditedSince({ reply }: { reply: RoundReply }) {
  const { versions } = useMessages('judging')
  const { round, validatedTricks } = reply
  const isOwn = usePerson()?.id === round.user_id && round.competition_id !== null
  const look = useKept(lastLooks, round.id)
  const before = useMemo(
    () => (isOwn && look ? seenBefore(look, validatedTricks) : null),
    [isOwn, look, validatedTricks],
  )
  useEffect(() => {
    if (isOwn && !look) void lastLooks.keep(round.id, validatedTricks)
  }, [isOwn, look, round.id, validatedTricks])
  if (!before) return null
  const now = draftRows(validatedTricks)
  return (
    <>
      <Notice
        action={
          <Button onClick={() => void lastLooks.keep(round.id, validatedTricks)}>{versions.seen}</Button>
        }
      >
        {versions.editedSince}
      </Notice>
      <RoundVersions
        one={{ name: versions.before, rows: draftRows(before) }}
        other={{ name: versions.now, rows: now }}
        ruleId={shownScore(round, now)?.ruleId ?? null}
      />
    </>
  )
}
