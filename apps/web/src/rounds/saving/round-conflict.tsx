/** Says that a round was changed elsewhere while a judge entered it: both versions, and what can be done. */
import { type UnsentDraftOption, unsentDraftOptions } from '@trickline/competition/offline-judging'
import type { Areas } from '@trickline/messages/areas'
import type { ReactNode } from 'react'
import { type RoundReply, versionOf } from '@trickline/client/round.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useOfflineReason } from '../../lib/offline-reason.ts'
import { personName } from '@trickline/views/person-name.ts'
import { Button } from '@trickline/ui/button.tsx'
import { focusOn } from '@trickline/ui/focus-on.ts'
import { Notice } from '@trickline/ui/notice.tsx'
import { draftRowsFingerprint } from '@trickline/views/rounds/draft-trick.ts'
import type { RoundEntry } from './use-round-entry.ts'
import { useConfirmDiscard } from './discard-draft.ts'
import { RoundVersions } from './round-versions.tsx'

type Props = {
  entry: RoundEntry
  reply: RoundReply
  busy: boolean
  /** The round was deleted, or the judge may no longer see it, so there is no other version. */
  isGone?: boolean
  renamed?: { mine: string; saved: string }
  onClaim: () => void
  /** Reopens a judged round with this draft; null for training. */
  onReopen: (() => void) | null
  onSeeSaved: () => void
}

export function RoundConflict(props: Props) {
  const common = useMessages('common')
  const { entry, reply, renamed = { mine: '', saved: '' } } = props
  const { serverVersion } = entry
  // the newer version is still being fetched
  const busy = props.busy || (!props.isGone && serverVersion !== null && serverVersion > versionOf(reply))
  const { versions } = useMessages('judgingParts')
  const { rule_id, judge } = reply.round
  const [mine, saved] = [entry.device.draft, entry.round.start.draft]
  const isDifferent = draftRowsFingerprint(entry.saved) !== draftRowsFingerprint(saved.validated)
  const fields = [
    { what: 'name', ...renamed },
    { what: 'video', mine: mine.video ?? '', saved: saved.video ?? '' },
    { what: 'comment', mine: mine.comment, saved: saved.comment },
  ] as const
  const changedFields = fields.filter((each) => each.mine !== each.saved)
  const savedName = judge ? versions.savedBy(personName(judge, common)) : versions.saved
  return (
    <>
      <Notice tone="bad">
        {serverVersion === null ? null : (
          // focused after a refused save, wherever the judge has scrolled to
          <p ref={focusOn} tabIndex={-1} className="mb-2 scroll-mt-48">
            {versions.conflict}
          </p>
        )}
        {entry.round.isClaimed ? <WhileClaimed {...{ entry, busy }} /> : <ClaimLost {...props} busy={busy} />}
      </Notice>
      {isDifferent && saved.validated.length > 0 && !props.isGone ? (
        <RoundVersions
          one={{ name: versions.yours, rows: entry.saved }}
          other={{ name: savedName, rows: saved.validated }}
          ruleId={rule_id}
        />
      ) : null}
      {changedFields.length > 0 ? (
        <dl className="grid gap-3 text-label">
          {changedFields.map(({ what, ...version }) => (
            <div key={what}>
              <dt className="font-semibold">{versions.beside[what]}</dt>
              <dd className="break-words">{`${versions.yours}: ${version.mine || versions.none}`}</dd>
              <dd className="break-words">{`${savedName}: ${version.saved || versions.none}`}</dd>
            </div>
          ))}
        </dl>
      ) : isDifferent ? null : (
        <p className="text-label text-soft">{versions.differences(0)}</p>
      )}
    </>
  )
}

function WhileClaimed({ entry, busy }: Pick<Props, 'entry' | 'busy'>) {
  const words = useMessages('judgingParts')
  const { serverVersion, device, continueWith } = entry
  const { start, onDraftDropped } = entry.round
  const takeSaved = () => {
    onDraftDropped?.()
    void continueWith(start)
  }
  return (
    <>
      {serverVersion === null ? <p>{words.changed.otherTricks}</p> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          kind="primary"
          busy={busy}
          onClick={() => void continueWith({ draft: device.draft, base: start.base })}
        >
          {words.useMine}
        </Button>
        <Button disabled={busy} onClick={takeSaved}>
          {words.useSaved}
        </Button>
      </div>
    </>
  )
}

function ClaimLost({ entry, reply: { round }, busy, isGone = false, onClaim, onReopen, onSeeSaved }: Props) {
  const common = useMessages('common')
  const words = useMessages('judgingParts')
  const judging = useMessages('judging')
  const confirmDiscard = useConfirmDiscard(entry.trickCount, () => void entry.throwAway().then(onSeeSaved))
  const needsNetwork = useOfflineReason()
  const choices: Record<UnsentDraftOption, ReactNode> = {
    claim: (
      <Button key="claim" kind="primary" busy={busy} disabledReason={needsNetwork} onClick={onClaim}>
        {words.claim}
      </Button>
    ),
    reopen: onReopen ? (
      <Button key="reopen" kind="primary" busy={busy} disabledReason={needsNetwork} onClick={onReopen}>
        {words.versions.reopenMine}
      </Button>
    ) : null,
    look: (
      <Button key="look" onClick={onSeeSaved}>
        {words.seeSaved}
      </Button>
    ),
    'throw-away': (
      <Button key="throw-away" kind="danger" onClick={() => void confirmDiscard()}>
        {judging.throwAway}
      </Button>
    ),
  }
  return (
    <>
      <p>{reasonText(round, isGone, { words, common })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {unsentDraftOptions(isGone ? null : round).map((way) => choices[way])}
      </div>
    </>
  )
}

type ReasonWords = { words: Areas['judgingParts']; common: Areas['common'] }

function reasonText(
  round: RoundReply['round'],
  isGone: boolean,
  { words: { changed }, common }: ReasonWords,
): string {
  if (isGone) return changed.gone
  switch (round.status) {
    case 'recorded':
      return changed.released
    case 'disqualified':
    case 'injured':
      return changed.stopped
    case 'published':
      return round.competition_id === null ? changed.closed : changed.published
    case 'scoring':
    case 'review':
      return round.judge ? changed.taken(personName(round.judge, common)) : changed.closed
    default:
      return changed.closed
  }
}
