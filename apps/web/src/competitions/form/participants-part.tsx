/** Part 3 of the form: number of athletes, phases, and estimated duration (competition-form §3, §7). */
import type { PackSize } from '@trickline/competition/model'
import { athleteCounts, stageNames } from '@trickline/competition/stage-names'
import { dualQualifyingProblem, offeredStages, packs, toggleStage } from '@trickline/competition/stages'
import { useFieldText } from '../../lib/error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useCompetitionForm } from './form-context.ts'
import { ChoiceInput, DescribedGroup, FlagInput, NumberInput } from './form-inputs.tsx'
import { FormSchedule } from './form-schedule.tsx'

export function ParticipantsPart() {
  const { form } = useCompetitionForm()
  const words = useMessages('competitions')
  const formWords = useMessages('competitionForm')
  const mode = form.is_vs ? 'vs' : 'scoring'
  const packLabel = (size: string | number) =>
    isPackSize(size)
      ? formWords.packOf(words.options.participant_size[size], packs[size][mode].min, packs[size][mode].max)
      : String(size)
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-2">
      <div className="flex flex-col gap-6">
        <ChoiceInput field="participant_size" labelOf={packLabel} />
        <FlagInput
          field="is_qualification_dual"
          noFirst
          disabledReason={useFieldText()(dualQualifyingProblem(form) ?? undefined)}
        />
        <Stages />
        <div className="grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-5">
          <ChoiceInput field="judges" />
          {form.type_id === 1 ? <ChoiceInput field="days_online" /> : null}
        </div>
        <ResultInputs />
      </div>
      <FormSchedule />
    </div>
  )
}

/** How a result is produced and made official. */
export function ResultInputs() {
  const words = useMessages('competitionForm')
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-6 sm:grid-cols-2">
      <ChoiceInput field="judging" />
      <ChoiceInput field="seal_by" />
      <NumberInput field="inquiry_minutes" hint={words.inquiryHint} />
    </div>
  )
}

function isPackSize(size: string | number): size is PackSize {
  return size in packs
}

function Stages() {
  const { form, change } = useCompetitionForm()
  const words = useMessages('competitions')
  const facts = useMessages('competitionFacts')
  const formWords = useMessages('competitionForm')
  const stages = offeredStages(form)
  const hint = stages.length === 0 ? 'before' : form.is_vs ? 'vs' : 'scoring'
  return (
    <DescribedGroup field="round_size_id" hint={formWords.stagesHint[hint]}>
      {(describedBy) => (
        <fieldset aria-describedby={describedBy} className="flex min-w-0 flex-col gap-1.5">
          <legend className="mb-1.5 text-label font-medium tracking-wide text-soft">
            {facts.fields.round_size_id}
          </legend>
          {stages.map((stage) => (
            <label
              key={stage}
              className="flex min-h-touch cursor-pointer flex-wrap items-center gap-x-3 rounded-control border border-edge bg-raised px-4 py-2 has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-accent-ink"
            >
              <input
                type="checkbox"
                className="size-5"
                checked={form.round_size_id.includes(stage)}
                onChange={() => change({ round_size_id: toggleStage(form, stage) })}
              />
              <span className="flex-1 font-semibold">{facts.stages[stageNames[stage]]}</span>
              <span className="tabular text-label text-soft">{words.stageTakes(athleteCounts[stage])}</span>
            </label>
          ))}
        </fieldset>
      )}
    </DescribedGroup>
  )
}
