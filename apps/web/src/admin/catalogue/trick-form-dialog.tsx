/** Adds or changes a trick after a preview of the effect. A conflict shows the other admin's changes and keeps the input. */
import { previewTrick } from '@trickline/contract/calls/catalogue'
import {
  addTrickBody,
  type AdminTrick,
  largestValue,
  trickPositions,
  trickReply,
  wholeTrickBody,
} from '@trickline/contract/catalogue'
import { onFeetTypeId, trickCategories } from '@trickline/contract/trick-categories'
import type { Trick } from '@trickline/contract/tricks'
import { levels } from '@trickline/scoring'
import { type ComponentProps, useState } from 'react'
import { executeMutation } from '@trickline/client/mutation.ts'
import { api, ApiError } from '@trickline/client/api.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useForm } from '../../lib/use-form.ts'
import { levelWord } from '@trickline/views/tricks/performed-trick.ts'
import { differences, useChangeFormat } from '../../tricks/trick-history.tsx'
import { useTrickDetail } from '../../tricks/use-trick-detail.ts'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '@trickline/ui/field.tsx'
import { FormDialog } from '@trickline/ui/form-dialog.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { addTrick, changeTrick } from '../mutations.ts'
import { TrickChangePreview } from './trick-change-preview.tsx'

type Props = { trick: Trick | null; onClose: () => void }

export function TrickFormDialog({ trick, onClose }: Props) {
  return trick ? (
    <LoadedTrickForm trick={trick} onClose={onClose} />
  ) : (
    <TrickForm original={null} onClose={onClose} />
  )
}

function LoadedTrickForm({ trick, onClose }: { trick: Trick; onClose: () => void }) {
  const words = useMessages('catalogue')
  const explain = useErrorText()
  const { data, error, isFetchedAfterMount } = useTrickDetail(trick.id)
  if (data && isFetchedAfterMount) return <TrickForm original={data.trick} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={words.change.title(trick.name)}>
      {error ? <Notice tone="bad">{explain(error)}</Notice> : <Skeleton className="h-80" />}
    </Dialog>
  )
}

function TrickForm({ original, onClose }: { original: AdminTrick | null; onClose: () => void }) {
  const words = useMessages('catalogue')
  const {
    effect,
    back,
    meanwhile,
    form: { field, ...form },
  } = useTrickForm(original, onClose)
  return (
    <FormDialog
      wide
      title={original ? words.change.title(original.name) : words.add}
      submit={!original ? words.add : effect ? words.change.action : words.see}
      onClose={onClose}
      onBack={effect ? back : undefined}
      form={form}
    >
      {meanwhile.length > 0 ? <Notice>{`${words.meanwhile} ${meanwhile.join(' · ')}`}</Notice> : null}
      {effect ? <TrickChangePreview {...effect} /> : null}
      <div className={effect ? 'hidden' : 'grid gap-4 sm:grid-cols-2'}>
        <Inputs original={original} field={field} />
      </div>
    </FormDialog>
  )
}

type Effect = ComponentProps<typeof TrickChangePreview>

function useTrickForm(original: AdminTrick | null, onClose: () => void) {
  const words = useMessages('catalogue')
  const formatChange = useChangeFormat()
  const [base, setBase] = useState(original)
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
        changes: base ? differences(base, { ...base, ...body }, formatChange) : [],
        counts: counting.some((name) => body[name] !== base?.[name]),
      })
    },
    {
      also: { trick_id: String(base?.id), version: String(base?.version) },
      errorsFor: (error) => {
        setEffect(null)
        if (error instanceof ApiError && error.code === 'changed-elsewhere' && base) {
          const present = trickReply.parse(error.present).trick
          setMeanwhile(differences(base, present, formatChange))
          setBase(present)
        }
        return undefined
      },
    },
  )
  return { effect, back: () => setEffect(null), meanwhile, form: original ? changing : adding }
}

type InputsProps = { original: AdminTrick | null; field: ReturnType<typeof useForm>['field'] }

function Inputs(props: InputsProps) {
  const { original, field } = props
  const words = useMessages('catalogue')
  const named = useMessages('tricks').fields
  return (
    <>
      <TextField label={named.name} defaultValue={original?.name} {...field('name')} />
      <TextField label={named.short_name} defaultValue={original?.short_name} {...field('short_name')} />
      <TextField
        label={named.value}
        hint={words.valueHint(largestValue)}
        inputMode="decimal"
        defaultValue={original?.value}
        {...field('value')}
      />
      <Choices {...props} />
      <TextField label={named.creator} defaultValue={original?.creator ?? ''} {...field('creator')} />
      {(['aliases', 'sources'] as const).map((name) => (
        <TextAreaField
          key={name}
          label={named[name]}
          hint={words.oneALine}
          rows={2}
          defaultValue={original?.[name].join('\n')}
          {...field(name)}
        />
      ))}
      <TextAreaField label={words.note} hint={words.noteHint} rows={2} {...field('note')} />
    </>
  )
}

function Choices({ original, field }: InputsProps) {
  const words = useMessages('catalogue')
  const tricks = useMessages('tricks')
  const judging = useMessages('judging')
  const named = tricks.fields
  const places = trickPositions.map((place) => [place, tricks.positions[place] ?? place] as const)
  return (
    <>
      <Choice
        label={named.level_id}
        options={levels.map(({ id }) => [id, levelWord(id, judging)])}
        value={original?.level_id ?? 1}
        field={field('level_id')}
      />
      <Choice
        label={named.categorie_id}
        options={trickCategories.map(({ id, name }) => [id, name])}
        value={original?.categorie_id ?? 4}
        field={field('categorie_id')}
      />
      <Choice
        label={named.type_id}
        options={[
          [onFeetTypeId, tricks.onFeet],
          [2, tricks.elsewhere],
        ]}
        value={original?.type_id ?? 2}
        field={field('type_id')}
      />
      {(['start_position', 'end_position'] as const).map((name) => (
        <Choice
          key={name}
          label={named[name]}
          options={[['', words.unknown], ...places]}
          value={original?.[name] ?? ''}
          field={field(name)}
        />
      ))}
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
