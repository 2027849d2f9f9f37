/** The third part of the form: how many take part, the phases they go through, and how long that takes (competition-form §3, §7). */
import { estimatedMinutes, limits, onlineDaysTotal } from '@trickline/competition/competition-form'
import type { PackSize } from '@trickline/competition/model'
import { athleteCounts, stageNames } from '@trickline/competition/phases'
import { dualQualifyingProblem, packs } from '@trickline/competition/stages'
import { useFieldText } from '../lib/error-text.ts'
import { useMessages } from '../lib/messages.ts'
import { SelectField } from '../ui/field.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { asRulesForm, offeredStages, toggleStage } from './form-draft.ts'
import { numberOrNull, type PartProps } from './form-part.ts'
import { Choice } from './modality-part.tsx'

const packSizes: readonly PackSize[] = ['small', 'medium', 'big']

export function ParticipantsPart({ draft, change, errors }: PartProps) {
  const words = useMessages('competitions')
  const mode = draft.is_vs ? 'vs' : 'scoring'
  const dual = dualQualifyingProblem({ participantSize: draft.participant_size, typeId: draft.type_id })
  const whyNotDual = useFieldText()(dual ?? undefined)
  const judges = Array.from({ length: limits.judges.max }, (_, index) => limits.judges.min + index)
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      <div className="flex flex-col gap-6">
        <SelectField
          label={words.fields.participantSize}
          value={draft.participant_size ?? ''}
          error={errors.participant_size}
          onChange={({ target }) =>
            change({ participant_size: packSizes.find((size) => size === target.value) ?? null })
          }
        >
          <option value="">{words.choose}</option>
          {packSizes.map((size) => (
            <option key={size} value={size}>
              {words.packOf(words.packs[size], packs[size][mode].min, packs[size][mode].max)}
            </option>
          ))}
        </SelectField>
        <Choice hint={whyNotDual} error={errors.is_qualification_dual}>
          <Segmented
            label={words.fields.qualifying}
            full
            segments={[
              { value: 0, label: words.single },
              { value: 1, label: words.double, disabled: dual !== null },
            ]}
            value={Number(draft.is_qualification_dual)}
            onChange={(value) => change({ is_qualification_dual: value === 1 })}
          />
        </Choice>
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label={words.fields.judges}
            value={draft.judges ?? ''}
            error={errors.judges}
            onChange={({ target }) => change({ judges: numberOrNull(target.value) })}
          >
            <option value="">{words.choose}</option>
            {judges.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </SelectField>
          {draft.type_id === 1 ? (
            <SelectField
              label={words.fields.daysOnline}
              value={draft.days_online ?? ''}
              error={errors.days_online}
              onChange={({ target }) => change({ days_online: numberOrNull(target.value) })}
            >
              <option value="">{words.choose}</option>
              {limits.daysOnline.map((days) => (
                <option key={days} value={days}>
                  {words.days(days)}
                </option>
              ))}
            </SelectField>
          ) : null}
        </div>
      </div>
      <div className="flex flex-col gap-6">
        <Stages draft={draft} change={change} errors={errors} />
        <Estimate draft={draft} />
      </div>
    </div>
  )
}

function Stages({ draft, change, errors }: Omit<PartProps, 'id'>) {
  const words = useMessages('competitions')
  const stages = offeredStages(draft)
  const hint = stages.length === 0 ? 'before' : draft.is_vs ? 'vs' : 'scoring'
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-label font-medium tracking-wide text-soft">{words.fields.stages}</legend>
      <Choice hint={words.stagesHint[hint]} error={errors.round_size_id}>
        {stages.map((stage) => (
          <label
            key={stage}
            className="flex min-h-touch cursor-pointer items-center gap-3 rounded-control border border-edge bg-raised px-4 has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-accent-ink"
          >
            <input
              type="checkbox"
              className="size-5"
              checked={draft.round_size_id.includes(stage)}
              onChange={() => change({ round_size_id: toggleStage(draft, stage) })}
            />
            <span className="flex-1 font-semibold">{words.stages[stageNames[stage]]}</span>
            <span className="tabular text-label text-soft">{words.stageTakes(athleteCounts[stage])}</span>
          </label>
        ))}
      </Choice>
    </fieldset>
  )
}

function Estimate({ draft }: Pick<PartProps, 'draft'>) {
  const words = useMessages('competitions')
  const form = asRulesForm(draft)
  const estimate = estimatedMinutes(form)
  const inWords = (minutes: number) => words.hours(Math.floor(minutes / 60), Math.round(minutes % 60))
  return (
    <div className="rounded-control bg-sunken px-4 py-3" aria-live="polite">
      <p className="text-label text-soft">{words.estimate}</p>
      {estimate ? (
        <>
          <p className="tabular text-score font-bold">{inWords(Math.round(estimate.total))}</p>
          <p className="text-label text-soft">
            {words.estimateText(inWords(estimate.recording), inWords(estimate.judging))}
          </p>
          {draft.type_id === 1 ? (
            <p className="text-label text-soft">{words.onlineTotal(onlineDaysTotal(form))}</p>
          ) : null}
        </>
      ) : (
        <p className="text-label text-soft">{words.estimateMissing}</p>
      )}
    </div>
  )
}
