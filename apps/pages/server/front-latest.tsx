/** A finished competition on the front page: who won, with a drawing of the deciding round, and the next places. */
import type { LiveListRow } from '@trickline/contract/competitions'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Score } from '@trickline/ui/score.tsx'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import { paths } from '@trickline/views/paths.ts'
import { firstName } from '@trickline/views/person-name.ts'
import { RoundChartThumbnail } from '@trickline/views/rounds/round-chart.tsx'
import { Covered, Places, WholeCardLink } from './front-parts.tsx'

export function EndedCard({ row }: { row: LiveListRow }) {
  const format = useFormat(competitionTimeZone(row))
  const { id, name, finished_at, podiums, competitions_info: info } = row
  const [winner, ...others] = podiums
  return (
    <li
      data-row={id}
      className={classNames(
        cardClass,
        'relative flex flex-col gap-3 p-4 hover:border-edge hover:shadow-lift sm:p-6',
      )}
    >
      <div className="flex items-center gap-3">
        {winner ? <WinnersFace winner={winner} /> : null}
        <div className="min-w-0 flex-1 leading-snug">
          {winner ? <Result winner={winner} second={row.is_vs ? others[0] : undefined} /> : null}
          <h3 className="text-label font-normal text-soft hyphens-auto [overflow-wrap:anywhere]">
            <WholeCardLink to={paths.live(id)}>{name}</WholeCardLink>
          </h3>
        </div>
        {winner ? (
          <span data-spoils="" className="shrink-0">
            <Score value={winner.final_score} />
          </span>
        ) : null}
      </div>
      <Covered />
      {/* on a phone the first card has it all, the others lead there */}
      <div data-spoils="" className="flex flex-col gap-3 max-sm:in-[li:not(:first-child)]:hidden">
        {winner?.round && winner.round.tricks.length > 0 ? (
          <RoundChartThumbnail tricks={winner.round.tricks} />
        ) : null}
        <Places
          places={others.map(({ user, final_position, final_score }) => ({
            user,
            place: final_position,
            // that of another pair does not compare with the final's
            score: row.is_vs && final_position > 2 ? undefined : final_score,
          }))}
        />
      </div>
      <p className="mt-auto text-label text-soft">
        {format.date(finished_at)}
        {info.location ? <> · {info.location}</> : null}
      </p>
    </li>
  )
}

type Place = LiveListRow['podiums'][number]

function WinnersFace({ winner: { user } }: { winner: Place }) {
  return (
    <span data-spoils="" className="flex shrink-0">
      <Avatar name={user.name} surname={user.surname} src={user.img_path} />
    </span>
  )
}

/** `second`: the athlete whom the winner beat in the final. */
function Result({ winner, second }: { winner: Place; second: Place | undefined }) {
  const words = useMessages('front')
  const common = useMessages('common')
  const name = firstName(winner.user, common)
  return (
    <p data-spoils="" className="text-lead leading-snug font-bold [overflow-wrap:anywhere]">
      {second ? words.beat(name, firstName(second.user, common)) : words.won(name)}
    </p>
  )
}
