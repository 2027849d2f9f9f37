/** What a round is called and whose it is: phase, group, rule, mode. */
import { Link } from '@tanstack/react-router'
import type { RoundRow } from '@trickline/contract/rounds'
import { roundStatusOf } from '@trickline/contract/status-codes'
import { paths } from '../app/paths.ts'
import { useMessages } from '../lib/messages.ts'
import { personName } from '../lib/person-name.ts'
import { Badge, StatusChip } from '../ui/badge.tsx'
import { roundLabel } from './round-label.ts'
import type { ScreenMode } from './screen-mode.ts'

export function RoundHead({ round, mode }: { round: RoundRow; mode: ScreenMode }) {
  const words = useMessages('judging')
  const common = useMessages('common')
  return (
    <>
      <span className="font-semibold text-ink">{roundLabel(round, words)}</span>
      {round.vs_group ? <span>{words.group(round.vs_group)}</span> : null}
      <Badge>{words.modes[mode]}</Badge>
      {roundStatusOf(round.status_id) ? null : <StatusChip tone="waiting">{common.unknown}</StatusChip>}
      {mode === 'view' || mode === 'review' ? <Badge>{round.rule.name || common.unknown}</Badge> : null}
      {round.negative_feedback_count && mode !== 'review' ? (
        <span className="font-semibold text-stopped">
          {words.versions.incorrect(round.negative_feedback_count)}
        </span>
      ) : null}
      {(mode === 'view' || mode === 'review') && round.judge ? (
        <Link to={paths.profile(round.judge.id)} className="underline underline-offset-4">
          {words.judgedBy(personName(round.judge))}
        </Link>
      ) : null}
    </>
  )
}
