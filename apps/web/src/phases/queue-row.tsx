/** A round in the judges' queue: athlete, status, and a button for the next step. */
import { canWaitForNetwork } from '@trickline/competition/offline-judging'
import { scoreOf } from '@trickline/competition/standings'
import { useEffect, useState } from 'react'
import { stopwatchText } from '@trickline/ui/clock-text.ts'
import { useOfflineReason } from '../lib/offline-reason.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { PersonName } from '@trickline/views/people/person-name.tsx'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Menu, type MenuItem } from '@trickline/ui/menu.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { judgeRole, type QueueRow as Row } from './queue-rows.ts'
import { RoundLocalWork, useUnsavedTrickCount } from './round-local-work.tsx'
import { RoundReview } from './round-review.tsx'
import { RoundStatusChip } from '../rounds/round-status.tsx'
import { roundDrafts } from '../rounds/draft/stored-draft.ts'
import type { QueueSteps } from './use-queue-steps.ts'

type Props = {
  row: Row
  steps: QueueSteps
  isNext: boolean
  glowing: boolean
}

export function QueueRow({ row, steps, isNext, glowing }: Props) {
  const common = useMessages('common')
  const words = useMessages('phases')
  const { round, main } = row
  const name = personName(round.user, common)
  const score = scoreOf(round)
  const others = useOtherSteps(row, steps)
  const unsavedTricks = useUnsavedTrickCount(row)
  const needsNetwork = useOfflineReason()
  return (
    <li
      aria-label={name}
      className={classNames(
        'grid grid-cols-[minmax(28px,auto)_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-hair py-3',
        'sm:grid-cols-[2.25rem_minmax(0,1fr)_7rem_8.5rem_48px]',
        glowing && 'glow',
      )}
    >
      <span className="tabular self-start pt-1 text-end text-lead font-semibold text-soft sm:self-center sm:pt-0">
        {round.run_order}
      </span>
      <RoundSummary row={row} />
      <div className="max-sm:self-start sm:order-last">
        {others.length > 0 ? <Menu label={words.moreOf(name)} items={others} /> : null}
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:col-start-2 max-sm:col-end-4 sm:contents">
        <span className={classNames('sm:text-end', score === null && 'max-sm:hidden')}>
          {score === null ? null : <Score value={score} />}
        </span>
        {unsavedTricks > 0 ? (
          <Button
            kind="primary"
            aria-label={words.onDevice.openOf(name)}
            onClick={() => steps.open(row)}
            className="max-sm:flex-1"
          >
            {words.onDevice.open}
          </Button>
        ) : main ? (
          <Button
            kind={isNext || main === 'continue' || main === 'stop-recording' ? 'primary' : 'quiet'}
            aria-label={words.stepsOf[main](name)}
            disabledReason={isReady(row) ? null : needsNetwork}
            // ignores an accidental double tap
            onClick={({ detail: touches }) => touches < 2 && void steps.main(row)}
            className="max-sm:flex-1"
          >
            {words.steps[main]}
          </Button>
        ) : (
          <span className="max-sm:hidden" />
        )}
      </div>
    </li>
  )
}

/** True if the next step works offline: an unscored round opens, and one that is stored on this device. */
function isReady({ round, main }: Row): boolean {
  if (main === 'continue') return round.status === 'scoring' || roundDrafts.read(round.id) !== null
  return main !== null && canWaitForNetwork(main)
}

function RoundSummary({ row }: { row: Row }) {
  const common = useMessages('common')
  const words = useMessages('phases')
  const { round, isOwn, isMine } = row
  const { user, judge, vsGroup } = round
  const role = judgeRole(round)
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="shrink-0 max-sm:hidden">
        <Avatar name={user.name} surname={user.surname} src={user.img_path} />
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <span className="font-semibold text-balance [overflow-wrap:anywhere]">
          <PersonName user={user} marksOwn />
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-soft">
          <RoundStatusChip status={round.status} named={words.statuses} />
          {round.status === 'recording' && round.recordingStartAt !== null ? (
            <RecordingClock since={round.recordingStartAt} />
          ) : null}
          {vsGroup ? <span>{words.group(vsGroup)}</span> : null}
          {judge && role && !isMine ? <span>{words.judgeDid[role](personName(judge, common))}</span> : null}
          <RoundReview round={round} />
          <RoundLocalWork row={row} />
          {isOwn ? <span>{words.ownRound}</span> : null}
        </span>
      </div>
    </div>
  )
}

/** Duration of the recording by server time; `since`: epoch milliseconds. */
function RecordingClock({ since }: { since: number }) {
  const words = useMessages('phases')
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span role="timer" aria-label={words.recordingFor} className="tabular font-bold text-live">
      {stopwatchText(Math.max(0, (now - since) / 1000))}
    </span>
  )
}

function useOtherSteps(row: Row, steps: QueueSteps): MenuItem[] {
  const words = useMessages('phases')
  const { moves, isOpenable, hasHistory, isMine } = row
  const disabledReason = useOfflineReason()
  const items: (MenuItem | false)[] = [
    isOpenable && { label: words.look, icon: 'eye', onChoose: () => steps.open(row) },
    hasHistory && {
      label: words.whatChanged,
      icon: 'menu',
      onChoose: () => steps.openHistory(row),
    },
    (moves.has('cancel-scoring') || moves.has('cancel-edit')) &&
      !isMine && { label: words.release, icon: 'undo', onChoose: () => void steps.release(row) },
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
