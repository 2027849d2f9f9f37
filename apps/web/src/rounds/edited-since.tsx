/** Tells the athlete what a judge changed in the round since the last look; nothing for others, and until then. */
import { useEffect, useMemo, useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { currentSession } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { draftRows } from './draft-trick.ts'
import type { RoundReply } from './kept-draft.ts'
import { hasLooked, keepLook, lookKey, seenBefore } from './last-look.ts'
import { RoundVersions } from './round-versions.tsx'
import { shownScore } from './shown-totals.ts'

export function EditedSince({ reply }: { reply: RoundReply }) {
  const { versions } = useMessages('judging')
  const { round, validatedTricks } = reply
  const person = currentSession()?.person.id ?? 0
  const isOwn = person === round.user_id && round.competition_id !== null
  const key = lookKey(person, round.id)
  const [acknowledged, setAcknowledged] = useState<RoundReply['validatedTricks'] | null>(null)
  const before = useMemo(
    () => (isOwn && acknowledged !== validatedTricks ? seenBefore(key, validatedTricks) : null),
    [isOwn, acknowledged, key, validatedTricks],
  )
  useEffect(() => {
    if (isOwn && !hasLooked(key)) keepLook(key, validatedTricks)
  }, [isOwn, key, validatedTricks])
  if (!before) return null
  const now = draftRows(validatedTricks)
  return (
    <>
      <Notice
        action={
          <Button
            onClick={() => {
              keepLook(key, validatedTricks)
              setAcknowledged(validatedTricks)
            }}
          >
            {versions.seen}
          </Button>
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
