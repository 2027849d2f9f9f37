/** The best total of an athlete under each rule; on one's own, beside a private one, the best that is published. */
import { Link } from '@tanstack/react-router'
import type { HighlightsRead } from '@trickline/contract/read-statistics'
import { usePerson } from '@trickline/client/session.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Badge } from '@trickline/ui/badge.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { EmptyText, RoundDateLink, roundPath, StatisticsSection, useRoundName } from './parts.tsx'

export function BestScores({ bestPerRule }: Pick<HighlightsRead, 'bestPerRule'>) {
  const common = useMessages('common')
  const words = useMessages('statistics').highlights
  const nameOf = useRoundName(false)
  const ownId = usePerson()?.id
  return (
    <StatisticsSection title={words.bestScores}>
      {bestPerRule.length === 0 ? <EmptyText>{words.noScores}</EmptyText> : null}
      <ul className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {bestPerRule.map(({ rule, best, published }) => (
          <li key={rule.id} className="min-w-0">
            <p className="text-label text-soft">{ruleTitle(rule, common)}</p>
            <Link
              to={roundPath(best.round)}
              className="underline decoration-transparent underline-offset-4 hover:decoration-accent"
            >
              <Score value={best.total} className="text-[2rem]" />
            </Link>
            <RoundDateLink round={best.round} nameOf={nameOf} />
            {best.round.user.id === ownId && !best.round.is_published ? (
              <PrivateBest published={published} />
            ) : null}
          </li>
        ))}
      </ul>
    </StatisticsSection>
  )
}

function PrivateBest({ published }: Pick<HighlightsRead['bestPerRule'][number], 'published'>) {
  const words = useMessages('statistics').highlights
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-label text-soft">
      <Badge>{words.notPublished}</Badge>
      {published ? (
        <span>
          {words.publishedBest}{' '}
          <Link to={roundPath(published.round)} className="underline underline-offset-4">
            <Score value={published.total} size="small" />
          </Link>
        </span>
      ) : null}
    </p>
  )
}
