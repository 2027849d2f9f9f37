/** The head of a round that is read or reviewed: label, group, mode, rule, judge, and the athlete's feedback. */
import { Link } from '@tanstack/react-router'
import type { RoundRead } from '@trickline/contract/read-rows'
import { Badge, StatusChip } from '@trickline/ui/badge.tsx'
import { usePerson } from '@trickline/client/session.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { paths } from '@trickline/views/paths.ts'
import { ProfileLink } from '@trickline/views/people/person-name.tsx'
import { personName } from '@trickline/views/person-name.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { roundLabel } from '../round-head.tsx'

export function ReadHead({ round, mode }: { round: RoundRead; mode: 'view' | 'review' }) {
  const words = useMessages('judging')
  const parts = useMessages('judgingParts')
  const common = useMessages('common')
  const isOwn = usePerson()?.id === round.userId
  // null: the viewer may not see the review
  const incorrect = round.negative_feedback_count ?? 0
  const answered = round.answered_feedback_count ?? 0
  return (
    <>
      {round.competition_id === null ? (
        <ProfileLink userId={round.user.id} className={isOwn ? 'sr-only' : undefined}>
          {personName(round.user, common)}
        </ProfileLink>
      ) : (
        <span className="font-semibold text-ink">{roundLabel(round, words)}</span>
      )}
      {round.vsGroup ? <span>{words.group(round.vsGroup)}</span> : null}
      {mode === 'review' ? (
        <Badge>{parts.modes.review}</Badge>
      ) : (
        <span className="sr-only">{parts.modes.view}</span>
      )}
      {round.status === 'unknown' ? <StatusChip tone="waiting">{common.unknown}</StatusChip> : null}
      <Badge>{ruleTitle(round.rule, common) || common.unknown}</Badge>
      {incorrect > 0 && mode !== 'review' ? (
        <span className="font-semibold text-stopped">{words.incorrectCount(incorrect)}</span>
      ) : null}
      {answered > 0 ? <span>{words.answered(answered, answered + incorrect)}</span> : null}
      {round.judge ? (
        <Link to={paths.profile(round.judge.id)} className="underline underline-offset-4">
          {parts.judgedBy(personName(round.judge, common))}
        </Link>
      ) : null}
      <Link
        to={paths.statistics}
        search={{ round: round.id }}
        className="ms-auto underline underline-offset-4"
      >
        {words.statistics}
      </Link>
    </>
  )
}
