/** What is to be known of a round that is looked at or reviewed: edited since, stopped. */
import { useMessages } from '../../lib/messages.ts'
import { Notice } from '../../ui/notice.tsx'
import type { RoundReply } from '../../data/round.ts'
import { useEffect, useMemo } from 'react'
import { useKept, deviceStore, outlined } from '../../data/device.ts'
import { usePerson } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { draftRows, fingerprint } from '../entry/draft-trick.ts'
import { RoundVersions } from '../save/round-versions.tsx'
import { shownScore } from '../entry/totals-bar.tsx'
import type { ValidatedRow } from '@trickline/contract/validated-tricks'
import * as z from 'zod/mini'

export function RoundNotices({ reply }: { reply: RoundReply }) {
  const words = useMessages('judging')
  const { round } = reply
  return (
    <>
      <EditedSince reply={reply} />
      {round.disqualifiedAt ? <Notice>{words.stopped.disqualified}</Notice> : null}
      {round.injuredAt ? <Notice>{words.stopped.injured}</Notice> : null}
    </>
  )
}

/** Tells the athlete what a judge changed in the round since the last look; nothing for others, and until then. */
function EditedSince({ reply }: { reply: RoundReply }) {
  const { versions } = useMessages('judging')
  const { round, validatedTricks } = reply
  const isOwn = usePerson()?.id === round.userId && round.competition_id !== null
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

/** The rows as they were, by round: kept at the first look, and again when the athlete has seen the difference. */
export const lastLooks = deviceStore<readonly ValidatedRow[]>('memo', 'look', outlined(z.array(z.unknown())))

/** The rows of the last look when they are others than these; null when there is nothing new. */
export function seenBefore(
  look: readonly ValidatedRow[],
  now: readonly ValidatedRow[],
): readonly ValidatedRow[] | null {
  return fingerprint(look) === fingerprint(now) ? null : look
}
