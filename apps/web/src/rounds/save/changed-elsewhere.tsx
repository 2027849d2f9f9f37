/**
 * Says that a round was changed while a judge was entering it, shows both versions side by side, and what can be
 * done; nothing entered is lost.
 */
import type { RoundRead } from '@trickline/contract/read'
import { useMessages } from '../../lib/messages.ts'
import { personName } from '../../lib/person-name.ts'
import { Button } from '../../ui/button.tsx'
import { focusOn } from '../../ui/focus-on.ts'
import { Notice } from '../../ui/notice.tsx'
import { type DraftRow, rowPrint } from '../entry/draft-trick.ts'
import { RoundVersions } from './round-versions.tsx'
import { useThrowAway } from './unsaved-tricks.ts'

export type Beside = { what: 'name' | 'video' | 'comment'; mine: string; saved: string }

type Props = {
  round: RoundRead
  /** Still the judge's own: then its tricks were changed. */
  isHeld: boolean
  /** A save was refused because of it. */
  lostRace?: boolean
  busy: boolean
  trickCount: number
  /** What was entered here, and what is on the server. */
  mine: readonly DraftRow[]
  saved: readonly DraftRow[]
  /** What is saved with the tricks, here and on the server. */
  beside: readonly Beside[]
  onClaim: () => void
  /** Opens a judged round again with what was entered here; null where nobody judges. */
  onReopen: (() => void) | null
  onSeeSaved: () => void
  onUseMine: () => void
  onUseSaved: () => void
  onThrowAway: () => void
}

export function ChangedElsewhere(props: Props) {
  const { round, mine, saved } = props
  const words = useMessages('judging')
  const { versions } = words
  const judge = round.judge
  const isDifferent = mine.map(rowPrint).join(' ') !== saved.map(rowPrint).join(' ')
  const otherwise = props.beside.filter((each) => each.mine !== each.saved)
  const savedName = judge ? versions.savedBy(personName(judge)) : versions.saved
  return (
    <>
      <Notice tone="bad">
        {props.lostRace ? (
          // a save was just refused: wherever one is in the round, this is what to read
          <p ref={focusOn} tabIndex={-1} className="mb-2 scroll-mt-48">
            {versions.conflict}
          </p>
        ) : null}
        {props.isHeld ? <Held {...props} /> : <NotHeld {...props} />}
      </Notice>
      {isDifferent && saved.length > 0 ? (
        <RoundVersions
          one={{ name: versions.yours, rows: mine }}
          other={{ name: savedName, rows: saved }}
          ruleId={round.rule_id}
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

function Held({ lostRace, busy, onUseMine, onUseSaved }: Props) {
  const words = useMessages('judging')
  return (
    <>
      {lostRace ? null : <p>{words.changed.otherTricks}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="primary" busy={busy} onClick={onUseMine}>
          {words.useMine}
        </Button>
        <Button disabled={busy} onClick={onUseSaved}>
          {words.useSaved}
        </Button>
      </div>
    </>
  )
}

function NotHeld({ round, busy, trickCount, onClaim, onReopen, onSeeSaved, onThrowAway }: Props) {
  const words = useMessages('judging')
  const throwAway = useThrowAway(trickCount, onThrowAway)
  const status = round.status
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
