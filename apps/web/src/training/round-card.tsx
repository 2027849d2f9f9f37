/** A round in the list: chart, status, title, score, and the athlete's actions (screens §14). */
import type { TrainingListRead, TrainingRead } from '@trickline/contract/read-rows'
import { Link, useNavigate } from '@tanstack/react-router'
import { decideReview } from '@trickline/competition/review'
import { decideTraining } from '@trickline/competition/training'
import { useId } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useGlow } from '@trickline/ui/glow.ts'
import { RoundCardImage } from './round-card-image.tsx'
import { useRoundLabels } from './round-labels.ts'
import { useTrainingMoves } from './use-training-moves.ts'
import { Button } from '@trickline/ui/button.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { RoundStatusChip } from '../rounds/round-status.tsx'

export function RoundCard({ round }: { round: TrainingListRead }) {
  const words = useMessages('training')
  const person = usePerson()
  const { titleOf, detailsOf } = useRoundLabels()
  const titleId = useId()
  const glowing = useGlow(`${round.status_id} ${round.version}`)
  const title = titleOf(round)
  const reviews = decideReview(person, round).move !== undefined
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        cardClass,
        'relative flex flex-col overflow-hidden transition-shadow hover:shadow-lift',
        glowing,
      )}
    >
      <RoundCardImage hasVideo={Boolean(round.video_link)} line={round.line} />
      <span className="sr-only">{round.video_link ? words.withVideo : words.withoutVideo}</span>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex flex-wrap-reverse items-end justify-between gap-x-3 gap-y-2">
          <h2
            id={titleId}
            className="min-w-0 flex-[1_1_8rem] text-lead leading-snug font-semibold break-words hyphens-auto"
          >
            <Link
              to={round.competition_id === null ? paths.trainingRound(round.id) : paths.judging(round.id)}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent-ink"
            >
              {title}
            </Link>
          </h2>
          <RoundStatusChip status={round.status} named={words.statuses} />
        </div>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
          <ul className="flex min-w-0 flex-wrap gap-x-1 text-label text-soft">
            {detailsOf(round).map((detail, index) => (
              <li key={detail}>
                {index > 0 ? <span aria-hidden="true">· </span> : null}
                {detail}
              </li>
            ))}
          </ul>
          <Score total={round.totalScore} />
        </div>
        {round.status !== 'unknown' && decideTraining(person, round).refusal !== 'not-allowed' ? (
          <CardActions round={round} title={title} />
        ) : null}
        {reviews ? <p className="text-label font-semibold text-accent-ink">{words.review}</p> : null}
      </div>
    </article>
  )
}

function Score({ total }: { total: TrainingListRead['totalScore'] }) {
  const words = useMessages('training')
  const format = useFormat()
  return (
    <p className="ms-auto text-end">
      <span className="sr-only">{words.total} </span>
      <span
        className={classNames(
          'tabular leading-none tracking-tight',
          // a dash in extra bold would be a black bar
          total ? 'text-[1.75rem] font-extrabold' : 'text-lead text-soft',
        )}
      >
        {format.score(total, '—')}
      </span>
    </p>
  )
}

export function RoundCardSkeleton() {
  return (
    <div className={classNames(cardClass, 'overflow-hidden')}>
      <Skeleton className="h-24 rounded-none" />
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-7 w-2/3" />
        <Skeleton className="h-7 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    </div>
  )
}

function CardActions({ round, title }: { round: TrainingRead; title: string }) {
  const words = useMessages('training')
  const moves = useTrainingMoves()
  const navigate = useNavigate()
  const { refusal } = decideTraining(usePerson(), round)
  return (
    <div className="relative flex flex-wrap items-center gap-2 border-t border-hair pt-3">
      <Button
        className="flex-auto px-2!"
        aria-label={words.ofRound(words.edit, title)}
        disabledReason={refusal ? words.whyNotEdit : null}
        onClick={() => void navigate({ to: paths.trainingRound(round.id), search: { edit: true } })}
      >
        {words.edit}
      </Button>
      <Button
        className="flex-auto px-2!"
        aria-label={words.ofRound(words.publish, title)}
        disabledReason={refusal ? words.whyNotPublish : null}
        onClick={() => void moves.publish(round)}
      >
        {words.publish}
      </Button>
      <IconButton
        icon="trash"
        label={words.ofRound(words.delete, title)}
        disabledReason={refusal ? words.whyNotEdit : null}
        onClick={() => void moves.remove(round)}
      />
    </div>
  )
}
