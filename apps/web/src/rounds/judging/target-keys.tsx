/**
 * What the next key changes: the filled half of a key stands for the trick just entered or for the next one. A tap on the
 * other half right after a key takes along what the key set. Beside it are the trick's join and the combo.
 */
import { levelName } from '@trickline/scoring'
import { LevelMark } from '@trickline/ui/level-mark.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { PlainButton } from '@trickline/ui/plain-button.tsx'
import { type DraftTrick, type RoundDraft, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { performanceTags } from '@trickline/views/tricks/performed-trick.ts'
import { withOpenCombo } from '../draft/combos.ts'
import { canBeginCombo, isComboOpen, isJoined, lastEntered, whyNotJoined } from '../draft/may-enter.ts'
import type { DraftAction } from '../draft/taps.ts'
import { cellClass } from '../rows/grab-list.tsx'
import { whyNotJoinedText } from './use-trick-entry.ts'

type Props = {
  draft: RoundDraft
  /** null: the next trick. */
  target: DraftTrick | null
  dispatch: (action: DraftAction) => void
  onCombo: () => void
}

export function TargetKeys({ draft, target, dispatch, onCombo }: Props) {
  const { direct } = useMessages('judging')
  const trick = target ?? lastEntered(draft)
  const isChanging = draft.entry.changes !== null
  const isOpen = isComboOpen(draft)
  return (
    <>
      <div className="col-span-4 flex min-w-0 large-text:col-span-full overflow-hidden rounded-control border border-ink bg-raised">
        <PlainButton
          aria-label={trick ? direct.aimLast(trick.shortName) : direct.noTrickYet}
          aria-pressed={target !== null}
          disabled={!trick || isChanging}
          onClick={() => dispatch({ type: 'move-set', key: trick?.key ?? null })}
          className={classNames(
            halfClass,
            'flex-1 gap-1.5 ps-2 aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:**:text-inherit!',
          )}
        >
          {trick ? (
            <TrickHalf {...{ draft, trick }} />
          ) : (
            <span className="truncate">{direct.noTrickYet}</span>
          )}
        </PlainButton>
        <PlainButton
          aria-label={direct.aimNext}
          aria-pressed={target === null}
          disabled={isChanging}
          onClick={() => dispatch({ type: 'move-set', key: null })}
          className={classNames(halfClass, trick ? nextClass : onlyNextClass)}
        >
          <span className="truncate">{direct.next}</span>
        </PlainButton>
      </div>
      <JoinedKey {...{ draft, trick, dispatch }} />
      <PlainButton
        title={isOpen ? direct.comboEnd : direct.comboBegin}
        aria-pressed={isOpen}
        disabled={isChanging}
        disabledReason={isOpen || canBeginCombo(draft) ? null : direct.place.inCombo}
        onClick={onCombo}
        className={cellClass}
      >
        <span className="min-w-0 leading-tight">
          {direct.combo}
          {draft.selected.length > 0 ? (
            <span aria-hidden="true" className="tabular block">
              {draft.selected.length}
            </span>
          ) : null}
        </span>
      </PlainButton>
    </>
  )
}

/** Shows the trick's place in the round before it, unless it was entered last. */
function TrickHalf({ draft, trick }: Pick<Props, 'draft'> & { trick: DraftTrick }) {
  const isLast = trick.key === lastEntered(draft)?.key
  const place = isLast ? 0 : 1 + tricksOf(withOpenCombo(draft)).findIndex(({ key }) => key === trick.key)
  const words = useMessages('judging')
  const format = useFormat()
  const tags = performanceTags(trick, words).join(' ')
  return (
    <>
      <LevelMark level={levelName(trick.level)} />
      <span className="min-w-0 flex-1 text-start leading-tight">
        <span className="block truncate">
          {place > 0 ? `${place} · ` : null}
          <span lang="en">{trick.shortName}</span>
        </span>
        {tags ? <span className="block truncate text-[0.6875rem]">{tags}</span> : null}
      </span>
      <span className="tabular shrink-0">{format.value(trick.value)}</span>
    </>
  )
}

type JoinedProps = Pick<Props, 'draft' | 'dispatch'> & { trick: DraftTrick | null }

function JoinedKey({ draft, trick, dispatch }: JoinedProps) {
  const words = useMessages('judging')
  const refused = trick ? whyNotJoined(draft, trick.key) : 'nothing-before'
  return (
    <PlainButton
      aria-pressed={trick !== null && isJoined(draft, trick.key)}
      disabled={draft.entry.changes !== null}
      disabledReason={refused && whyNotJoinedText(refused, words)}
      onClick={() => dispatch({ type: 'join', key: trick?.key ?? 0 })}
      className={classNames(
        cellClass,
        'aria-disabled:aria-pressed:border-edge aria-disabled:aria-pressed:bg-raised aria-disabled:aria-pressed:text-soft',
      )}
    >
      <span className="min-w-0 truncate text-[0.75rem] tracking-tighter sm:text-label sm:tracking-tight">
        {words.direct.joined}
      </span>
    </PlainButton>
  )
}

const nextClass = 'basis-[34%] justify-center aria-pressed:bg-accent aria-pressed:text-on-accent'
const onlyNextClass = 'basis-[34%] justify-center bg-sunken'
const halfClass =
  'flex min-h-touch min-w-0 items-center px-1.5 text-label font-bold text-soft disabled:opacity-60'
