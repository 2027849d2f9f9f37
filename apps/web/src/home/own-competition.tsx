/** The card of home while nothing waits: the competition in which the person now rides or judges (screens §19). */
import { Link } from '@tanstack/react-router'
import { isJudged } from '@trickline/competition/statuses'
import type { HomeRead } from '@trickline/contract/read-rows'
import { roundStatusOf } from '@trickline/contract/status-codes'
import { useRoundQuery } from '@trickline/client/round.ts'
import { paths } from '@trickline/views/paths.ts'
import { draftRows } from '@trickline/views/rounds/draft-trick.ts'
import { RoundChartRow } from '@trickline/views/rounds/round-chart.tsx'
import { scoreForViewer } from '@trickline/views/rounds/visible-totals.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Score } from '@trickline/ui/score.tsx'
import { NextCard } from '../lib/next-card.tsx'
import { useWhoRides } from './running.tsx'

type Running = HomeRead['running'][number]

export function OwnCompetition({ home, own: { id, name, round } }: { home: HomeRead; own: Running }) {
  const words = useMessages('home')
  const whoRides = useWhoRides()
  return (
    <NextCard
      label={words.yourCompetition}
      title={name}
      text={whoRides(home.on_now.find((each) => each.id === id)?.recording ?? [])}
      actions={
        <Link to={paths.competition(id)} className={buttonClass('primary')}>
          {words.toIt}
        </Link>
      }
    >
      {round ? <OwnRound round={round} /> : null}
    </NextCard>
  )
}

function OwnRound({ round }: { round: NonNullable<Running['round']> }) {
  const words = useMessages('home').phase
  const names: Partial<Record<string, string>> = words.names
  const { statuses } = useMessages('training')
  const status = roundStatusOf(round.status_id)
  const name = names[round.round_name ?? ''] ?? round.round_name
  const wasJudged = status && isJudged({ status })
  return (
    <div className="flex flex-wrap items-end gap-x-6 border-t border-hair pt-3">
      <div className="min-w-0 flex-[1_1_8rem]">
        {round.total_score === null ? (
          <>
            <p className="text-lead font-semibold">
              {[name, status && statuses[status]].filter(Boolean).join(' · ')}
            </p>
            {wasJudged ? <p className="text-label text-pretty text-soft">{words.hidden}</p> : null}
          </>
        ) : (
          <>
            <p className="text-label text-soft">{name}</p>
            <Score value={round.total_score} size="big" />
          </>
        )}
      </div>
      {wasJudged ? (
        <div className="min-h-20 min-w-0 flex-[2_1_17rem]">
          <JudgedTricks id={round.id} />
        </div>
      ) : null}
    </div>
  )
}

function JudgedTricks({ id }: { id: number }) {
  const { data } = useRoundQuery(id, () => null)
  const rows = draftRows(data?.validatedTricks ?? [])
  return data && rows.length > 0 ? (
    <RoundChartRow rows={rows} score={scoreForViewer(data.round, rows)} isWide />
  ) : null
}
