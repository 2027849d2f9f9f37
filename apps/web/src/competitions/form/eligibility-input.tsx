/** Who may register: by gender, by a level landed, by a place in an earlier competition (events §4). */
import { type Eligibility, withoutEmpty } from '@trickline/competition/eligibility'
import { SelectField, TextField } from '@trickline/ui/field.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import type { ChooseCompetitionsProps } from '../choose-competitions.tsx'
import { useCompetitionForm } from './form-context.ts'
import { FieldSlot } from './form-inputs.tsx'

const ChooseCompetitions = lazyComponent<ChooseCompetitionsProps>(
  async () => (await import('../choose-competitions.tsx')).ChooseCompetitions,
  { fallback: () => <SkeletonRows count={3} className="h-12" /> },
)

const none: Eligibility = { gender: null, level_at_least: null, results_of: [], best: null }
const genders = ['female', 'male'] as const
const levels = [1, 2, 3, 4] as const

export function EligibilityInput({ id }: { id: number | null }) {
  const words = useMessages('competitionFacts')
  const { form, change } = useCompetitionForm()
  const asked = form.eligibility ?? none
  const ask = (part: Partial<Eligibility>) => change({ eligibility: withoutEmpty({ ...asked, ...part }) })
  return (
    <FieldSlot field="eligibility">
      <section aria-labelledby="eligibility" className="flex flex-col gap-5 border-t border-hair pt-6">
        <h2 id="eligibility" className="text-lead font-semibold">
          {words.fields.eligibility}
        </h2>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <SelectField
            label={words.eligibility.openTo}
            value={asked.gender ?? ''}
            onChange={({ target }) =>
              ask({ gender: genders.find((gender) => gender === target.value) ?? null })
            }
          >
            <option value="">{words.eligibility.everyone}</option>
            <option value="female">{words.eligibility.women}</option>
            <option value="male">{words.eligibility.men}</option>
          </SelectField>
          <SelectField
            label={words.eligibility.landed}
            value={asked.level_at_least ?? ''}
            onChange={({ target }) =>
              ask({ level_at_least: levels.find((level) => String(level) === target.value) ?? null })
            }
          >
            <option value="">{words.eligibility.anyLevel}</option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {words.eligibility.level(level)}
              </option>
            ))}
          </SelectField>
        </div>
        <ChooseCompetitions
          label={words.eligibility.resultsOf}
          chosen={asked.results_of}
          onChange={(results_of) => ask({ results_of })}
          isOffered={(row) => row.status === 'finished' && row.id !== id}
        />
        {asked.results_of.length > 0 ? (
          <BestPlace best={asked.best} onChange={(best) => ask({ best })} />
        ) : null}
      </section>
    </FieldSlot>
  )
}

function BestPlace({ best, onChange }: { best: number | null; onChange: (best: number | null) => void }) {
  const words = useMessages('competitionFacts').eligibility
  return (
    <TextField
      label={words.placeThere}
      hint={words.anyPlace}
      type="number"
      inputMode="numeric"
      min={1}
      className="tabular"
      wrapperClassName="sm:max-w-80"
      value={best ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  )
}
