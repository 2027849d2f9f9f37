/** The search card: find a trick, say how it was performed, add it (screens §11). */
import { dubLevels, grabs, hasGrab, type Dub } from '@trickline/scoring'
import { memo } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { useVideoClock } from '../../media/video-clock.ts'
import type { EnteredRow, ProposedTrick } from '../../tricks/performed-trick.ts'
import { TrickSearch } from '../../tricks/trick-search.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, offClass } from '../../ui/button.tsx'
import { cardClass } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SelectField } from '../../ui/field.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { canAddTrick, canEnter, lastIsDubbed80 } from './draft-rules.ts'
import type { RoundDraft } from './draft-trick.ts'
import type { DraftAction } from './round-draft.ts'
import { useScrolledTo } from '../../ui/use-scrolled-to.ts'

type Props = {
  entry: RoundDraft['entry']
  selected: RoundDraft['selected']
  editing: RoundDraft['editing']
  ruleName: string
  proposed: readonly ProposedTrick[]
  dispatch: (action: DraftAction) => void
}

export const SearchCard = memo(function SearchCard(props: Props) {
  const { entry, selected, editing, ruleName, proposed, dispatch } = props
  const words = useMessages('judging')
  const clock = useVideoClock()
  const enabled = canAddTrick({ entry, selected })
  const changing = entry.changes !== null
  const isFull = !changing && lastIsDubbed80({ selected })
  const whyNot = enabled ? null : isFull ? words.afterDub80 : words.trickFirst
  const { grab, dub, variation } = entry
  const card = useScrolledTo(entry.changes)
  const addTrick = () => dispatch({ type: 'add-trick', at: Date.now() })
  const enter = (rows: readonly EnteredRow[]) =>
    dispatch({ type: 'enter', rows, second: clock.currentSecond(), at: Date.now() })
  return (
    <section
      ref={card}
      aria-labelledby="add-a-trick"
      className={classNames(cardClass, 'relative z-[5] flex flex-col gap-2 p-3', changing && 'border-accent')}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="add-a-trick" className="font-semibold">
          {changing ? words.change : words.search}
        </h2>
        <Badge>{ruleName}</Badge>
      </div>
      <TrickSearch
        chosen={entry.trick}
        onChoose={(trick) => dispatch({ type: 'choose', trick, second: clock.currentSecond() })}
        onType={() => dispatch({ type: 'type-over' })}
        onClear={() => dispatch({ type: 'clear-choice' })}
        onSubmit={addTrick}
        isChanging={changing}
        onAddAtOnce={
          isFull ? null : (trick) => enter([{ kind: 'single', trick: { trick, grab, dub, variation } }])
        }
        onEnter={enter}
        whyNot={(rows) =>
          canEnter({ entry, selected }, rows) ? null : changing ? words.quick.changesOne : words.afterDub80
        }
        proposed={proposed}
        pending={editing ? 0 : selected.length}
      />
      <HowPerformed {...{ entry, enabled, whyNot, dispatch }} />
      {isFull ? <p className="text-label text-soft">{words.afterDub80}</p> : null}
      <div className="flex gap-2">
        {changing ? (
          <Button onClick={() => dispatch({ type: 'clear-choice' })} className="flex-1 px-1!">
            {words.stopChanging}
          </Button>
        ) : null}
        <Button kind={enabled ? 'primary' : 'quiet'} whyNot={whyNot} onClick={addTrick} className="flex-1">
          {changing ? words.change : words.add}
        </Button>
      </div>
    </section>
  )
})

type HowProps = Pick<Props, 'entry' | 'dispatch'> & { enabled: boolean; whyNot: string | null }

/** Grab, dub and side of the chosen trick. */
function HowPerformed({ entry, enabled, whyNot, dispatch }: HowProps) {
  const words = useMessages('judging')
  return (
    <div className="flex flex-wrap gap-2">
      <SelectField
        label={words.grab}
        labelHidden
        wrapperClassName="min-w-0 flex-[1_1_5.5rem]"
        className="truncate ps-2.5 pe-8"
        disabled={!enabled}
        value={entry.grab ?? ''}
        onChange={({ target }) =>
          dispatch({ type: 'set-grab', grab: target.value === '' ? null : Number(target.value) })
        }
      >
        <option value="">{words.grab}</option>
        {grabOptions}
      </SelectField>
      <SelectField
        label={words.dub}
        labelHidden
        wrapperClassName="min-w-0 flex-[1_1_5.5rem]"
        className="truncate ps-2.5 pe-8"
        disabled={!enabled}
        value={entry.dub}
        onChange={({ target }) => dispatch({ type: 'set-dub', dub: dubOf(target.value) })}
      >
        <option value={0}>{words.dub}</option>
        {dubLevels.map(({ id, percent }) => (
          <option key={id} value={id}>
            {words.dubPercent(percent)}
          </option>
        ))}
      </SelectField>
      {sides.map(({ side, name, title }) => (
        <PlainButton
          key={name}
          title={words[title]}
          aria-pressed={entry.variation === side}
          whyNot={whyNot}
          onClick={() => dispatch({ type: 'press-variation', variation: side })}
          className={sideClass}
        >
          {words[name]}
        </PlainButton>
      ))}
    </div>
  )
}

/** "No grab" stands in the catalogue too; here it is the empty choice. */
const grabOptions = grabs
  .filter(({ id }) => hasGrab({ grab: id }))
  .map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))

function dubOf(value: string): Dub {
  return dubLevels.find(({ id }) => String(id) === value)?.id ?? 0
}

const sides = [
  { side: 1, name: 'fs', title: 'fsTitle' },
  { side: 2, name: 'bs', title: 'bsTitle' },
] as const

const sideClass = classNames(
  'size-touch shrink-0 rounded-control border border-edge bg-raised font-bold text-soft',
  'not-aria-disabled:hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper',
  offClass,
)
