/** The second part of the form: versus or scoring, open or closed, and for whom. */
import { notOfferedYet } from '@trickline/competition/competition-form'
import type { Category, Gender } from '@trickline/competition/model'
import type { ReactNode } from 'react'
import { useMessages } from '../lib/messages.ts'
import { SelectField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Segmented } from '../ui/segmented.tsx'
import type { PartProps } from './form-part.ts'

const genders: readonly Gender[] = ['male', 'female', 'mixed']
const categories: readonly Category[] = ['national', 'international', 'team']

export function ModalityPart({ draft, change, errors }: PartProps) {
  const words = useMessages('competitions')
  return (
    <div className="grid max-w-2xl gap-6">
      <Choice hint={words.vsHint} error={errors.is_vs}>
        <Segmented
          label={words.fields.isVs}
          full
          segments={[
            { value: 1, label: words.modes.vs },
            { value: 0, label: words.modes.scoring },
          ]}
          value={draft.is_vs === null ? null : Number(draft.is_vs)}
          onChange={(value) => change({ is_vs: value === 1 })}
        />
      </Choice>
      <Choice hint={words.openHint} error={errors.is_open}>
        <Segmented
          label={words.fields.isOpen}
          full
          segments={[
            { value: 1, label: words.access.open },
            { value: 0, label: words.access.closed },
          ]}
          value={draft.is_open === null ? null : Number(draft.is_open)}
          onChange={(value) => change({ is_open: value === 1 })}
        />
      </Choice>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={words.fields.gender}
          value={draft.gender ?? ''}
          error={errors.gender}
          onChange={({ target }) =>
            change({ gender: genders.find((gender) => gender === target.value) ?? null })
          }
        >
          <option value="">{words.choose}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender} disabled={isAmong(gender, notOfferedYet.genders)}>
              {words.genders[gender]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.fields.category}
          value={draft.category ?? ''}
          error={errors.category}
          onChange={({ target }) =>
            change({ category: categories.find((category) => category === target.value) ?? null })
          }
        >
          <option value="">{words.choose}</option>
          {categories.map((category) => (
            <option key={category} value={category} disabled={isAmong(category, notOfferedYet.categories)}>
              {words.categories[category]}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}

/** What a row of choices means, and what is wrong with it. */
export function Choice({
  hint,
  error,
  children,
}: {
  hint?: ReactNode
  error?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="flex flex-col gap-1.5">
      {children}
      {hint ? <p className="text-label text-soft">{hint}</p> : null}
      {error ? (
        <p className="flex items-start gap-1.5 text-label font-medium text-danger">
          <Icon name="warning" className="mt-px size-4 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  )
}

function isAmong(word: string, words: readonly string[]): boolean {
  return words.includes(word)
}
