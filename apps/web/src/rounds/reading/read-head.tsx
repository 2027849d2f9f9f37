/** The head of a round that is read or reviewed: also its rule, who judged it, and its statistics. */
import { Link } from '@tanstack/react-router'
import type { RoundRead } from '@trickline/contract/read-rows'
import { Badge } from '@trickline/ui/badge.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { paths } from '@trickline/views/paths.ts'
import { personName } from '@trickline/views/person-name.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { RoundHead } from '../round-head.tsx'

export function ReadHead({ round, mode }: { round: RoundRead; mode: 'view' | 'review' }) {
  const words = useMessages('judging')
  const common = useMessages('common')
  return (
    <RoundHead {...{ round, mode }} rule={<Badge>{ruleTitle(round.rule, common) || common.unknown}</Badge>}>
      {round.judge ? (
        <Link to={paths.profile(round.judge.id)} className="underline underline-offset-4">
          {words.judgedBy(personName(round.judge, common))}
        </Link>
      ) : null}
      <Link to={paths.statistics} search={{ round: round.id }} className="underline underline-offset-4">
        {words.statistics}
      </Link>
    </RoundHead>
  )
}
