/** Asks the athlete to review a judged round (screens §7). */
import { Link } from '@tanstack/react-router'
import { paths } from '@trickline/views/paths.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { roundsToReview } from '@trickline/views/phases/phase-rows.ts'

export function ValidationAlert({ view }: { view: CompetitionView }) {
  const words = useMessages('phases')
  return roundsToReview(view).map((round) => {
    const phase = view.phases.find(({ number }) => number === round.roundNumber)
    return (
      <Notice key={round.id}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-56 font-semibold">
            {words.reviewOwn(phase ? phaseName(phase.name, words) : '')}
          </p>
          <Link to={paths.judging(round.id)} className={buttonClass('primary')}>
            {words.reviewAction}
          </Link>
        </div>
      </Notice>
    )
  })
}
