/** The lines of an event, each with what athletes want to know about it (competition-form §1). */
import { competitionFields } from '@trickline/competition/competition-fields'
import type { EventLine } from '@trickline/contract/events'
import { type ComponentProps, useState } from 'react'
import { Button } from '@trickline/ui/button.tsx'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { SelectField, TextField } from '@trickline/ui/field.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import type { useForm } from '../lib/use-form.ts'

/** `key`: identifies a new line, which has no id yet. */
type Shown = { key: string; line: EventLine | null }

type Props = {
  lines: readonly EventLine[]
  field: ReturnType<typeof useForm>['field']
  onChange: () => void
}

const mostLines = 20

export function LinesInput({ lines, field, onChange }: Props) {
  const words = useMessages('eventScreens')
  const [shown, setShown] = useState<Shown[]>(() => lines.map((line) => ({ key: String(line.id), line })))
  const change = (next: Shown[]) => {
    setShown(next)
    onChange()
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-t border-hair pt-6">
      <legend className="float-start mb-1 text-lead font-semibold">{words.lines}</legend>
      {shown.map(({ key, line }, index) => (
        <LineInput
          key={key}
          line={line}
          index={index}
          field={field}
          onRemove={() => change(shown.filter((each) => each.key !== key))}
        />
      ))}
      {shown.length < mostLines ? (
        <Button
          className="self-start"
          icon={<Icon name="plus" />}
          onClick={() => change([...shown, { key: crypto.randomUUID(), line: null }])}
        >
          {words.addLine}
        </Button>
      ) : null}
    </fieldset>
  )
}

type LineProps = Pick<Props, 'field'> & { line: EventLine | null; index: number; onRemove: () => void }

const measures = ['line_length_m', 'line_height_m'] as const

function LineInput({ line, index, field, onRemove }: LineProps) {
  const words = useMessages('eventScreens')
  const competitions = useMessages('competitions')
  const facts = useMessages('competitionFacts')
  const formWords = useMessages('competitionForm')
  const part = (name: string) => field(`lines.${index}.${name}`)
  const mat = part('mat_height_cm')
  const format = useFormat()
  const usualName = letterAt(index)
  return (
    <div className="relative border-b border-hair pb-4 lg:pe-12">
      {line ? <input type="hidden" name={`lines.${index}.id`} value={line.id} /> : null}
      <div className="grid min-w-0 grid-cols-2 items-end gap-3 lg:grid-cols-3">
        <TextField
          label={facts.fields.name}
          maxLength={60}
          defaultValue={line?.name ?? usualName}
          wrapperClassName="max-lg:col-span-full max-lg:pe-12"
          {...part('name')}
        />
        {measures.map((name) => (
          <Measure key={name} label={facts.fields[name]} defaultValue={line?.[name] ?? ''} {...part(name)} />
        ))}
      </div>
      <Collapsible
        title={format.joined(facts.fields.mat_used, facts.fields.anchor_type)}
        look="words"
        open={Boolean(line?.mat_height_cm ?? line?.anchor_type ?? mat.error)}
      >
        <div className="grid min-w-0 grid-cols-2 items-end gap-3 lg:grid-cols-3">
          <Measure label={facts.fields.mat_height_cm} defaultValue={line?.mat_height_cm ?? ''} {...mat} />
          <SelectField
            label={facts.fields.anchor_type}
            defaultValue={line?.anchor_type ?? ''}
            {...part('anchor_type')}
          >
            <option value="">{formWords.choose}</option>
            {competitionFields.anchor_type.choices.map((type) => (
              <option key={type} value={type}>
                {competitions.options.anchor_type[type]}
              </option>
            ))}
          </SelectField>
        </div>
      </Collapsible>
      <IconButton
        icon="trash"
        label={words.removeLine(line?.name ?? usualName)}
        onClick={onRemove}
        className="absolute end-0 top-6 -me-2"
      />
    </div>
  )
}

function Measure(field: ComponentProps<typeof TextField>) {
  return <TextField inputMode="decimal" autoComplete="off" className="tabular" {...field} />
}

/** The name of a line at a venue: A, B, C. */
function letterAt(index: number): string {
  return String.fromCharCode(65 + (index % 26))
}
