/** Says that a round was changed while a judge was entering it, and what can be done; nothing entered is lost. */
import { roundAsRules } from '@trickline/contract/as-rules'
import type { RoundRow } from '@trickline/contract/rounds'
import { useMessages } from '../lib/messages.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { Notice } from '../ui/notice.tsx'
import { personName } from './round-head.tsx'

type Props = {
  round: RoundRow
  /** Still the judge's own: then its tricks were changed. */
  isHeld: boolean
  busy: boolean
  trickCount: number
  onClaim: () => void
  onSeeSaved: () => void
  onUseMine: () => void
  onUseSaved: () => void
  onThrowAway: () => void
}

export function ChangedElsewhere(props: Props) {
  const { round, isHeld, busy, trickCount } = props
  const words = useMessages('judging')
  const throwAway = useThrowAway(trickCount, props.onThrowAway)
  const { status } = roundAsRules(round)
  if (isHeld)
    return (
      <Notice tone="bad">
        <p>{words.changed.otherTricks}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button kind="primary" onClick={props.onUseMine}>
            {words.useMine}
          </Button>
          <Button onClick={props.onUseSaved}>{words.useSaved}</Button>
        </div>
      </Notice>
    )
  const isTaken = (status === 'scoring' || status === 'review') && round.judge !== null
  return (
    <Notice tone="bad">
      <p>
        {status === 'recorded'
          ? words.changed.released
          : isTaken
            ? words.changed.taken(personName(round.judge ?? round.user))
            : words.changed.closed}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {status === 'recorded' ? (
          <Button kind="primary" busy={busy} onClick={props.onClaim}>
            {words.claim}
          </Button>
        ) : null}
        <Button onClick={props.onSeeSaved}>{words.seeSaved}</Button>
        <Button kind="danger" onClick={() => void throwAway()}>
          {words.throwAway}
        </Button>
      </div>
    </Notice>
  )
}

/** Asks first: what is thrown away here is nowhere else. */
export function useThrowAway(trickCount: number, onThrowAway: () => void): () => Promise<void> {
  const words = useMessages('judging')
  const confirm = useConfirm()
  return async () => {
    const yes = await confirm({
      title: words.throwAwayTitle,
      consequence: words.throwAwayConsequence(trickCount),
      action: words.throwAway,
      kind: 'danger',
    })
    if (yes) onThrowAway()
  }
}
