/** A round in the judges' queue: athlete, status and the button of the next step, or the score once it is judged. */
import { canWaitForNetwork } from '@trickline/competition/offline-judging'
import { outReasonOf, scoreOf } from '@trickline/competition/standings'
import { useEffect, useState } from 'react'
import { stopwatchText } from '@trickline/ui/clock-text.ts'
import { useOfflineReason } from '../lib/offline-reason.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { firstName, personName } from '@trickline/views/person-name.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { PersonName } from '@trickline/views/people/person-name.tsx'
import { StatusChip } from '@trickline/ui/badge.tsx'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Menu, type MenuItem } from '@trickline/ui/menu.tsx'
import { RoundScore } from '@trickline/views/phases/columns.tsx'
import { reviewOf } from '@trickline/views/phases/phase-rows.ts'
import type { QueueRow as Row } from './queue-rows.ts'
import { RoundLocalWork, useEnteredTrickCount, useUnsavedTrickCount } from './round-local-work.tsx'
import { RoundReview } from './round-review.tsx'
import { RoundStatusChip } from '../rounds/round-status.tsx'
import { roundDrafts } from '../rounds/draft/stored-draft.ts'
import type { QueueSteps } from './use-queue-steps.ts'

type Props = {
  row: Row
  steps: QueueSteps
  /** `card`: the round that this person has open. */
  look: 'card' | 'judged' | undefined
  isNext: boolean
  glowing: boolean
}

export function QueueRow({ row, steps, look, isNext, glowing }: Props) {
  const common = useMessages('common')
  const words = useMessages('phaseSteps')
  const { round, isOpenable } = row
  const { user } = round
  const name = personName(user, common)
  const score = scoreOf(round)
  const others = useOtherSteps(row, steps)
  return (
    <li
      aria-label={name}
      data-round={round.id}
      className={classNames(
        'flex min-h-16 items-center gap-2 py-1.5 sm:gap-3',
        look === 'card' ? 'rounded-card border border-ink bg-raised ps-3' : 'border-b border-hair',
        glowing && 'glow',
      )}
    >
      {look === 'judged' ? null : (
        <span className="tabular w-6 shrink-0 text-center font-semibold text-soft">{round.run_order}</span>
      )}
      <span className="shrink-0 max-sm:hidden">
        <Avatar name={user.name} surname={user.surname} src={user.img_path} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="leading-tight font-semibold [overflow-wrap:anywhere]">
          <PersonName user={user} marksOwn />
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-soft empty:hidden">
          {look === 'judged' ? <Judged row={row} /> : <Status row={row} />}
        </span>
      </div>
      {look === 'judged' ? <RoundScore score={score} opens={isOpenable ? round : null} /> : null}
      <NextStep {...{ row, steps, name, isNext }} main={look === 'judged' ? null : row.main} />
      <span className="-ms-2 w-touch shrink-0">
        {others.length > 0 ? <Menu label={words.moreOf(name)} items={others} /> : null}
      </span>
    </li>
  )
}

type NextStepProps = Pick<Props, 'row' | 'steps' | 'isNext'> & Pick<Row, 'main'> & { name: string }

function NextStep({ row, main, steps, isNext, name }: NextStepProps) {
  const words = useMessages('phaseSteps')
  const unsavedTricks = useUnsavedTrickCount(row)
  const needsNetwork = useOfflineReason()
  if (unsavedTricks > 0)
    return (
      <Button
        kind={isNext ? 'primary' : 'quiet'}
        className="max-sm:min-w-24 max-sm:px-3 sm:min-w-28"
        aria-label={words.onDevice.openOf(name)}
        onClick={() => steps.open(row)}
      >
        {words.onDevice.open}
      </Button>
    )
  if (main === null) return null
  return (
    <Button
      kind={isNext ? 'primary' : 'quiet'}
      className="max-sm:min-w-24 max-sm:px-3 sm:min-w-28"
      data-next-step
      aria-label={words.stepsOf[main](name)}
      disabledReason={isReady(row) ? null : needsNetwork}
      // ignores an accidental double tap
      onClick={({ detail: touches }) => touches < 2 && void steps.main(row)}
    >
      {words.steps[main]}
    </Button>
  )
}

/** True if the next step works offline: for rounds opened without a score, and rounds stored on this device. */
function isReady({ round, main }: Row): boolean {
  if (main === 'decide') return false
  if (main === 'continue') return round.status === 'scoring' || roundDrafts.read(round.id) !== null
  return main !== null && canWaitForNetwork(main)
}

/** For a round not judged yet: who has it, and what of it is only on this device. */
function Status({ row }: { row: Row }) {
  const common = useMessages('common')
  const words = useMessages('phases')
  const steps = useMessages('phaseSteps')
  const { round, isOwn, isMine } = row
  const { judge, status } = round
  const isHeld = status === 'scoring' || status === 'review'
  const enteredTricks = useEnteredTrickCount(round.id)
  return (
    <>
      {isMine && isHeld ? (
        <StatusChip tone="live" isFramed={false}>
          {steps.youAre[status]}
        </StatusChip>
      ) : round.waits ? (
        <StatusChip tone="waiting" isFramed={false}>
          {steps.ballotsDiffer}
        </StatusChip>
      ) : status === 'pending' || status === 'recorded' || row.main === 'claim' ? null : (
        // for these two statuses the heading of the group says it
        <RoundStatusChip status={status} named={words.statuses} isFramed={false} />
      )}
      {isMine && enteredTricks > 0 ? <span>{words.tricks(enteredTricks)}</span> : null}
      {status === 'recording' && round.recordingStartAt !== null ? (
        <RecordingClock since={round.recordingStartAt} />
      ) : null}
      <Match row={row} />
      {round.ballots ? (
        round.ballots.given > 0 && !round.waits ? (
          <span>{steps.ballotsIn(round.ballots.given, round.ballots.needed)}</span>
        ) : null
      ) : judge && isHeld && !isMine ? (
        <span>{steps.heldBy(personName(judge, common))}</span>
      ) : null}
      <RoundLocalWork row={row} />
      {isOwn ? <span>{steps.ownRound}</span> : null}
    </>
  )
}

/** For a judged round: what happened to it, and who did it. */
function Judged({ row }: { row: Row }) {
  const common = useMessages('common')
  const words = useMessages('phases')
  const steps = useMessages('phaseSteps')
  const { round } = row
  const { judge, status } = round
  const out = outReasonOf(round)
  const incorrect = round.negative_feedback_count ?? 0
  return (
    <>
      {out ? (
        <span className="font-semibold text-stopped">{words.statuses[out]}</span>
      ) : incorrect > 0 ? (
        <span className="font-semibold text-stopped">{words.incorrect(incorrect)}</span>
      ) : reviewOf(round) === null ? (
        <span>{status === 'unknown' ? common.unknown : words.statuses[status]}</span>
      ) : (
        <RoundReview round={round} />
      )}
      {judge ? <span className="max-sm:hidden">{firstName(judge, common)}</span> : null}
      {/* before the name it would read as the rank */}
      <span className="tabular">{steps.number(round.run_order)}</span>
      <Match row={row} />
      <RoundLocalWork row={row} />
    </>
  )
}

/** For a round of a pair: its group, and who the other athlete is. */
function Match({ row: { round, opponent } }: { row: Row }) {
  const common = useMessages('common')
  const { group } = useMessages('phases')
  const steps = useMessages('phaseSteps')
  if (!round.vsGroup) return null
  const name = group(round.vsGroup)
  return <span>{opponent ? steps.against(name, firstName(opponent.user, common)) : name}</span>
}

/** Duration of the recording by server time; `since`: epoch milliseconds. */
function RecordingClock({ since }: { since: number }) {
  const words = useMessages('phaseSteps')
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, (now - since) / 1000)
  // a recording this long was forgotten, so its clock means nothing
  if (seconds >= 3600) return null
  return (
    <span role="timer" aria-label={words.recordingFor} className="tabular font-bold text-live">
      {stopwatchText(seconds)}
    </span>
  )
}

function useOtherSteps(row: Row, steps: QueueSteps): MenuItem[] {
  const words = useMessages('phaseSteps')
  const { look } = useMessages('phases')
  const { moves, isOpenable, hasHistory, isMine } = row
  const disabledReason = useOfflineReason()
  const items: (MenuItem | false)[] = [
    row.main === 'reopen' && {
      label: words.steps.reopen,
      icon: 'edit',
      onChoose: () => void steps.main(row),
    },
    isOpenable && { label: look, icon: 'eye', onChoose: () => steps.open(row) },
    hasHistory && {
      label: words.whatChanged,
      icon: 'menu',
      onChoose: () => steps.openHistory(row),
    },
    (moves.has('cancel-scoring') || moves.has('cancel-edit')) &&
      !isMine && { label: words.release, icon: 'undo', onChoose: () => void steps.release(row) },
    row.canBeOne && { label: words.oneIsEnough, icon: 'check', onChoose: () => steps.letOneBeEnough(row) },
    moves.has('set-back') && {
      label: words.setBack,
      icon: 'undo',
      onChoose: () => void steps.setBack(row),
    },
    moves.has('injure') && {
      label: words.injure,
      icon: 'warning',
      kind: 'danger',
      onChoose: () => void steps.injure(row),
    },
    moves.has('disqualify') && {
      label: words.disqualify,
      icon: 'close',
      kind: 'danger',
      onChoose: () => void steps.disqualify(row),
    },
  ]
  return items.flatMap((item) => (item === false ? [] : [{ ...item, disabledReason }]))
}
