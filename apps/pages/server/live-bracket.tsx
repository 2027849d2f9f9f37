/** The bracket of `/live/{id}`. Its list shows only ridden pairs, since the page tells who rides and who is next. */
import { Bracket } from '@trickline/views/phases/bracket.tsx'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { EstimatedTime } from './estimated-time.tsx'
import { timesOf } from './standing-rows.ts'

export function LiveBracket({ view }: { view: CompetitionView }) {
  const times = view.current === null ? null : timesOf(view, view.current)
  const whenOf = (roundId: number) => {
    const instant = times?.get(roundId)
    return instant === undefined ? null : <EstimatedTime view={view} instant={instant} />
  }
  return <Bracket view={view} tellsComing whenOf={whenOf} />
}
