/**
 * Says that a round was changed while a judge was entering it, shows both versions side by side, and what can be
 * done; nothing entered is lost.
 */
import { type RoundReply, versionOf } from '../../data/round.ts'
import { useMessages } from '../../lib/messages.ts'
import { personName } from '../../lib/person-name.ts'
import { Button } from '../../ui/button.tsx'
import { focusOn } from '../../ui/focus-on.ts'
import { Notice } from '../../ui/notice.tsx'
import { printOf } from '../entry/draft-trick.ts'
import type { RoundEntry } from '../entry/use-round-entry.ts'
import { useThrowAway } from './leaving.ts'
import { RoundVersions } from './round-versions.tsx'

type Props = {
  entry: RoundEntry
  reply: RoundReply
  busy: boolean
  /** Of training: the name it is given here, and the one on the server. */
  renamed?: { mine: string; saved: string }
  onClaim: () => void
  /** Opens a judged round again with what was entered here; null where nobody judges. */
  onReopen: (() => void) | null
  onSeeSaved: () => void
}

export function ChangedElsewhere(props: Props) {
  const { entry, reply, renamed = { mine: '', saved: '' } } = props
  const { present } = entry
  // the other tricks are still to be fetched: there is nothing to choose yet
  const busy = props.busy || (present !== null && present > versionOf(reply))
  const { versions } = useMessages('judging')
  const { rule_id, judge } = reply.round
  const [mine, saved] = [entry.device.draft, entry.round.start.draft]
  const isDifferent = printOf(mine.validated) !== printOf(saved.validated)
  const beside = [
    { what: 'name', ...renamed },
    { what: 'video', mine: mine.video ?? '', saved: saved.video ?? '' },
    { what: 'comment', mine: mine.comment, saved: saved.comment },
  ] as const
  const otherwise = beside.filter((each) => each.mine !== each.saved)
  const savedName = judge ? versions.savedBy(personName(judge)) : versions.saved
  return (
    <>
      <Notice tone="bad">
        {present === null ? null : (
          // a save was just refused: wherever one is in the round, this is what to read
          <p ref={focusOn} tabIndex={-1} className="mb-2 scroll-mt-48">
            {versions.conflict}
          </p>
        )}
        {entry.round.isHeld ? <Held {...{ entry, busy }} /> : <NotHeld {...props} busy={busy} />}
      </Notice>
      {isDifferent && saved.validated.length > 0 ? (
        <RoundVersions
          one={{ name: versions.yours, rows: mine.validated }}
          other={{ name: savedName, rows: saved.validated }}
          ruleId={rule_id}
        />
      ) : null}
      {otherwise.length > 0 ? (
        <dl className="grid gap-3 text-label">
          {otherwise.map(({ what, ...version }) => (
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

function Held({ entry, busy }: Pick<Props, 'entry' | 'busy'>) {
  const words = useMessages('judging')
  const { present, device, continueWith } = entry
  const { start, onDrop } = entry.round
  const takeSaved = () => {
    onDrop?.()
    void continueWith(start)
  }
  return (
    <>
      {present === null ? <p>{words.changed.otherTricks}</p> : null}
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

function NotHeld({ entry, reply: { round }, busy, onClaim, onReopen, onSeeSaved }: Props) {
  const words = useMessages('judging')
  const throwAway = useThrowAway(entry.trickCount, () => void entry.throwAway().then(onSeeSaved))
  const { status } = round
  const isTaken = (status === 'scoring' || status === 'review') && round.judge !== null
  return (
    <>
      <p>
        {status === 'recorded'
          ? words.changed.released
          : isTaken
            ? words.changed.taken(personName(round.judge ?? round.user))
            : words.changed.closed}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {status === 'recorded' ? (
          <Button kind="primary" busy={busy} onClick={onClaim}>
            {words.claim}
          </Button>
        ) : null}
        {status === 'completed' && onReopen ? (
          <Button kind="primary" busy={busy} onClick={onReopen}>
            {words.versions.reopenMine}
          </Button>
        ) : null}
        <Button onClick={onSeeSaved}>{words.seeSaved}</Button>
        <Button kind="danger" onClick={() => void throwAway()}>
          {words.throwAway}
        </Button>
      </div>
    </>
  )
}
