/** Sets grab, dub and side of the chosen trick before it is added, when tricks are collected first. */
import { type Dub, dubLevels } from '@trickline/scoring'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { SelectField } from '@trickline/ui/field.tsx'
import { PlainButton } from '@trickline/ui/plain-button.tsx'
import { canPrepareTrick } from '../draft/may-enter.ts'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { whyNotAdded } from './card-buttons.tsx'
import { cellClass, realGrabs } from '../rows/grab-list.tsx'
import { sides } from '../rows/performance-strip.tsx'
import type { DraftAction } from '../draft/taps.ts'

type Props = {
  draft: RoundDraft
  dispatch: (action: DraftAction) => void
}

export function PerformancePicker({ draft, dispatch }: Props) {
  const words = useMessages('judging')
  const { entry } = draft
  const enabled = canPrepareTrick(draft)
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
        {realGrabs.map(({ id, name }) => (
          <option key={id} value={id} lang="en">
            {name}
          </option>
        ))}
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
          disabledReason={whyNotAdded(draft, words)}
          onClick={() => dispatch({ type: 'press-variation', variation: side })}
          className={classNames(cellClass, 'w-touch shrink-0 text-body')}
        >
          {words[name]}
        </PlainButton>
      ))}
    </div>
  )
}

function dubOf(value: string): Dub {
  return dubLevels.find(({ id }) => String(id) === value)?.id ?? 0
}
