/**
 * A trick is added or changed. What a change would do is shown first, in the place of the form; only then it is confirmed.
 * Who was overtaken by another admin sees what that one did, keeps what was entered, and decides again.
 */
import {
  addTrickBody,
  wholeTrickBody,
  type AdminTrick,
  largestValue,
  previewTrick,
  trickPositions,
} from '@trickline/contract/catalogue'
import { onFeetTypeId, trickCategories } from '@trickline/contract/trick-categories'
import type { Trick } from '@trickline/contract/tricks'
import { levels } from '@trickline/scoring'
import { type ComponentProps, useId, useState } from 'react'
import { executeMutation } from '@trickline/client/mutation.ts'
import { api, ApiError } from '@trickline/client/api.ts'
import { useErrorText } from '@trickline/ui/error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useForm } from '../../lib/use-form.ts'
import { levelWord } from '@trickline/views/tricks/performed-trick.ts'
import { differences, useChangeFormat } from '../../tricks/trick-history.tsx'
import { useTrickDetail } from '../../tricks/use-trick-detail.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '@trickline/ui/field.tsx'
import { FormProblem } from '@trickline/ui/form-problem.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { addTrick, changeTrick } from '../mutations.ts'
import { TrickChangePreview } from './trick-change-preview.tsx'

type Props = { trick: Trick | null; onClose: () => void }

export function TrickFormDialog({ trick, onClose }: Props) {
  return trick ? <Changing trick={trick} onClose={onClose} /> : <TrickForm known={null} onClose={onClose} />
}

/** With the version that is changed, and its sources. */
function Changing({ trick, onClose }: { trick: Trick; onClose: () => void }) {
  const words = useMessages('catalogue')
  const explain = useErrorText()
  const { data, error, isFetchedAfterMount } = useTrickDetail(trick.id)
  if (data && isFetchedAfterMount) return <TrickForm known={data.trick} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={words.change.title(trick.name)}>
      {error ? <Notice tone="bad">{explain(error)}</Notice> : <Skeleton className="h-80" />}
    </Dialog>
  )
}

function TrickForm({ known, onClose }: { known: AdminTrick | null; onClose: () => void }) {
  const words = useMessages('catalogue')
  const common = useMessages('common')
  const formId = useId()
  const { effect, back, meanwhile, form } = useTrickForm(known, onClose)
  const { field, problem, busy, onSubmit } = form
  const submit = !known ? words.add : effect ? words.change.action : words.see
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={known ? words.change.title(known.name) : words.add}
      actions={
        <>
          <Button onClick={effect ? back : onClose}>{effect ? common.back : common.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <FormProblem text={problem} />
        {meanwhile.length > 0 ? <Notice>{`${words.meanwhile} ${meanwhile.join(' · ')}`}</Notice> : null}
        {effect ? <TrickChangePreview {...effect} /> : null}
        <div className={effect ? 'hidden' : 'grid gap-4 sm:grid-cols-2'}>
          <Inputs known={known} field={field} />
        </div>
      </form>
    </Dialog>
  )
}

type Effect = ComponentProps<typeof TrickChangePreview>

function useTrickForm(known: AdminTrick | null, onClose: () => void) {
  const words = useMessages('catalogue')
  const told = useChangeFormat()
  /** What the change is made on: another admin's, once one was first. */
  const [seen, setSeen] = useState(known)
  const [meanwhile, setMeanwhile] = useState<string[]>([])
  const [effect, setEffect] = useState<Effect | null>(null)
  const done = (text: string) => {
    onClose()
    toast({ text, tone: 'good' })
  }
  const adding = useForm(addTrickBody, async (body) => {
    await executeMutation(addTrick, body).answer
    done(words.added(body.name))
  })
  const changing = useForm(
    wholeTrickBody,
    async (body) => {
      if (effect) {
        await executeMutation(changeTrick, body).answer
        return done(words.change.done(body.name))
      }
      const preview = await api(previewTrick, { body })
      const counting = ['value', 'level_id', 'type_id'] as const
      setEffect({
        preview,
        changes: seen ? differences(seen, { ...seen, ...body }, told) : [],
        counts: counting.some((name) => body[name] !== seen?.[name]),
      })
    },
    {
      also: { trick_id: String(seen?.id), version: String(seen?.version) },
      complain: (error) => {
        setEffect(null)
        if (error instanceof ApiError && error.code === 'changed-elsewhere' && seen) {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this call is refused with (calls §17)
          const present = error.present?.['trick'] as AdminTrick
          setMeanwhile(differences(seen, present, told))
          setSeen(present)
        }
        return undefined
      },
    },
  )
  return { effect, back: () => setEffect(null), meanwhile, form: known ? changing : adding }
}

type InputsProps = { known: AdminTrick | null; field: ReturnType<typeof useForm>['field'] }

// Over 60 lines: a line for each field of a trick.
function Inputs({ known, field }: InputsProps) {
  const words = useMessages('catalogue')
  const tricks = useMessages('tricks')
  const judging = useMessages('judging')
  const named = tricks.fields
  const places = trickPositions.map((place) => [place, tricks.positions[place] ?? place] as const)
  return (
    <>
      <TextField label={named.name} defaultValue={known?.name} {...field('name')} />
      <TextField label={named.short_name} defaultValue={known?.short_name} {...field('short_name')} />
      <TextField
        label={named.value}
        hint={words.valueHint(largestValue)}
        inputMode="decimal"
        defaultValue={known?.value}
        {...field('value')}
      />
      <Choice
        label={named.level_id}
        options={levels.map(({ id }) => [id, levelWord(id, judging)])}
        value={known?.level_id ?? 1}
        field={field('level_id')}
      />
      <Choice
        label={named.categorie_id}
        options={trickCategories.map(({ id, name }) => [id, name])}
        value={known?.categorie_id ?? 4}
        field={field('categorie_id')}
      />
      <Choice
        label={named.type_id}
        options={[
          [onFeetTypeId, tricks.onFeet],
          [2, tricks.elsewhere],
        ]}
        value={known?.type_id ?? 2}
        field={field('type_id')}
      />
      <Choice
        label={named.start_position}
        options={[['', words.unknown], ...places]}
        value={known?.start_position ?? ''}
        field={field('start_position')}
      />
      <Choice
        label={named.end_position}
        options={[['', words.unknown], ...places]}
        value={known?.end_position ?? ''}
        field={field('end_position')}
      />
      <TextField label={named.creator} defaultValue={known?.creator ?? ''} {...field('creator')} />
      <TextAreaField
        label={named.aliases}
        hint={words.oneALine}
        rows={2}
        defaultValue={known?.aliases.join('\n')}
        {...field('aliases')}
      />
      <TextAreaField
        label={named.sources}
        hint={words.oneALine}
        rows={2}
        defaultValue={known?.sources.join('\n')}
        {...field('sources')}
      />
      <TextAreaField label={words.note} hint={words.noteHint} rows={2} {...field('note')} />
    </>
  )
}

type ChoiceProps = {
  label: string
  options: readonly (readonly [value: string | number, label: string])[]
  value: string | number
  field: ReturnType<InputsProps['field']>
}

function Choice({ label, options, value, field }: ChoiceProps) {
  return (
    <SelectField label={label} defaultValue={value} {...field}>
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
