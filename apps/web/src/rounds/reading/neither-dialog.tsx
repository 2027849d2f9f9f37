/** Enters what neither judge read: tricks from the catalogue, or nothing (screens §45). */
import { dubLevels } from '@trickline/scoring'
import type { Trick } from '@trickline/contract/tricks'
import { useMemo, useState } from 'react'
import { useTricks } from '@trickline/client/catalogue.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { SelectField } from '@trickline/ui/field.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { PlainButton } from '@trickline/ui/plain-button.tsx'
import { realGrabs } from '../rows/grab-list.tsx'
import type { SaidTrick } from './said-tricks.ts'

type Entered = Omit<SaidTrick, 'id'> & { key: number; id: number | null }
type Props = {
  /** Number of the difference, for the title. */
  number: number
  /** Whether to ask if the first trick belongs to the combo of the trick before. */
  asksJoined: boolean
  onTake: (tricks: SaidTrick[]) => void
  onClose: () => void
}

const plain = { id: null, variation: 0, grab: null, dub: 0, joined: false } as const

export function NeitherDialog({ number, asksJoined, onTake, onClose }: Props) {
  const { neither } = useMessages('ballots')
  const [entered, setEntered] = useState<readonly Entered[]>([{ key: 0, ...plain }])
  const { tricks } = useTricks()
  const named = useMemo(
    () =>
      tricks
        .filter(({ retired_at }) => retired_at === null)
        .toSorted((a, b) => a.short_name.localeCompare(b.short_name)),
    [tricks],
  )
  const change = (key: number, changes: Partial<Entered>) =>
    setEntered(entered.map((each) => (each.key === key ? { ...each, ...changes } : each)))
  const said = entered.flatMap(({ key: _key, id, ...trick }) => (id === null ? [] : [{ id, ...trick }]))
  return (
    <Dialog
      open
      title={neither.title(number)}
      onClose={onClose}
      actions={
        <>
          <Button className="max-sm:w-full" onClick={() => onTake([])}>
            {neither.nothing}
          </Button>
          <Button
            kind="primary"
            className="max-sm:w-full"
            disabledReason={said.length < entered.length ? neither.choose : null}
            onClick={() => onTake(said)}
          >
            {neither.take}
          </Button>
        </>
      }
    >
      {entered.map((trick, index) => (
        <SaidTrickFields
          key={trick.key}
          trick={trick}
          tricks={named}
          asksJoined={index > 0 || asksJoined}
          onChange={(changes) => change(trick.key, changes)}
        />
      ))}
      <PlainButton
        className="min-h-touch self-start font-semibold underline underline-offset-4"
        onClick={() => setEntered([...entered, { ...plain, key: entered.length, joined: true }])}
      >
        {neither.another}
      </PlainButton>
    </Dialog>
  )
}

type FieldsProps = {
  trick: Entered
  tricks: readonly Trick[]
  asksJoined: boolean
  onChange: (changes: Partial<Entered>) => void
}

function SaidTrickFields({ trick, tricks, asksJoined, onChange }: FieldsProps) {
  const words = useMessages('judging')
  const { neither, joined } = useMessages('ballots')
  return (
    <div className="flex flex-col gap-3 border-b border-hair pb-4">
      <Choice
        label={neither.trick}
        value={trick.id}
        choices={tricks.map(({ id, short_name: name }) => ({ id, name }))}
        onChoose={(id) => onChange({ id })}
      />
      <div className="grid grid-cols-3 gap-2">
        <Choice
          label={neither.side}
          value={trick.variation}
          choices={[
            { id: 1, name: words.fs },
            { id: 2, name: words.bs },
          ]}
          onChoose={(id) => onChange({ variation: id === 1 || id === 2 ? id : 0 })}
        />
        <Choice
          label={words.grab}
          value={trick.grab}
          choices={realGrabs}
          onChoose={(grab) => onChange({ grab })}
        />
        <Choice
          label={words.dub}
          value={trick.dub}
          choices={dubLevels.map(({ id, percent }) => ({ id, name: words.dubPercent(percent) }))}
          onChoose={(id) => onChange({ dub: dubLevels.find((dub) => dub.id === id)?.id ?? 0 })}
        />
      </div>
      {asksJoined ? (
        <label className="flex min-h-touch items-center gap-3">
          <input
            type="checkbox"
            className="size-5"
            checked={trick.joined}
            onChange={({ target }) => onChange({ joined: target.checked })}
          />
          {joined}
        </label>
      ) : null}
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: number | null
  choices: readonly { id: number; name: string }[]
  onChoose: (id: number | null) => void
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      value={value || ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      <option value="">—</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
