/** The competition form: four parts, its completion, and saving. */
import {
  type CompetitionForm,
  fieldDeclaration,
  type FormField,
  type FormStep,
  formSteps,
} from '@trickline/competition/competition-fields'
import { completionPercentage, missingFields } from '@trickline/competition/competition-form'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { classNames } from '@trickline/ui/class-names.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { ProgressBar } from '@trickline/ui/progress-bar.tsx'
import { Tabs } from '@trickline/ui/tabs.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { ReturnReason } from '../return-reason.tsx'
import { paths } from '@trickline/views/paths.ts'
import { useSettings } from '@trickline/client/settings.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { BasicsPart } from './basics-part.tsx'
import { startHasPassedIn } from './date-choices.ts'
import { FormConflict } from './form-conflict.tsx'
import { FeesPart } from './fees-part.tsx'
import { FormContext, useCompetitionForm } from './form-context.ts'
import { missingForStep } from './form-steps.ts'
import { FormTemplates } from './form-templates.tsx'
import { ModalityPart, RegistrationInputs } from './modality-part.tsx'
import type { OpenedForm } from '@trickline/views/competitions/opened-form.ts'
import { ParticipantsPart, ResultInputs } from './participants-part.tsx'
import { useFormDraft } from './use-form-draft.ts'
import { useFormLeaveGuard } from './use-form-leave-guard.ts'
import { useProblems } from './use-problems.ts'
import { useSaving } from './use-saving.ts'

const parts = {
  basics: BasicsPart,
  modality: ModalityPart,
  participants: ParticipantsPart,
  fees: FeesPart,
} as const

type Props = {
  id: number | null
  stored: OpenedForm
  returnReason?: string | null
  /** The competition is approved: only what may change until the start is editable. */
  isLate?: boolean
}

export function CompetitionFormView({ id, stored, returnReason = null, isLate = false }: Props) {
  const words = useMessages('competitions')
  const formWords = useMessages('competitionForm')
  const offered = useSettings()
  const draft = useFormDraft(isLate ? `${id}.late` : (id ?? 'new'), stored)
  const { form } = draft.opened
  const steps = useStep()
  const problems = useProblems(steps.showField)
  const saving = useSaving({ id, stored, offered, problems, isLate })
  const { leave, cancel } = useFormLeaveGuard(draft, isLate ? paths.competition(id ?? 0) : paths.competitions)
  const save = async (mine = draft.opened) => {
    if (await saving.save(mine)) await leave()
  }
  const change = (changes: Partial<CompetitionForm>) => {
    draft.change(changes)
    problems.clear(changes)
  }
  const isLast = isLate || steps.step === formSteps.at(-1)
  const buttons = <Buttons {...{ id, saving, save, cancel, isLast }} />
  return (
    <Page
      title={id === null ? formWords.createTitle : isLate ? words.lateTitle : formWords.editTitle}
      above={id === null ? null : <Back id={id} name={stored.form.name} />}
      actions={isLate ? null : <div className="flex gap-3 max-sm:hidden">{buttons}</div>}
    >
      <div className="mb-6 flex flex-col gap-4">
        <ReturnReason reason={returnReason} />
        {isLate ? <p className="text-soft">{formWords.late.intro}</p> : null}
        {isLate || (id === null && !draft.isChanged) ? null : <Completion form={form} />}
        <DraftNotices draft={draft} onCompare={() => saving.compare(stored)} />
        {id === null && !draft.isChanged ? (
          <FormTemplates
            offered={offered}
            timeZone={form.time_zone}
            onTake={(preset) => {
              change(preset)
              steps.showField('name')
            }}
          />
        ) : null}
      </div>
      <FormContext
        value={{
          form,
          change,
          errors: problems.errors,
          dependent: draft.dependent,
          offered,
          showDialog: problems.showDialog,
        }}
      >
        {isLate ? <LatePart /> : <Parts id={id} steps={steps} onMissing={problems.showFieldDialog} />}
      </FormContext>
      <div className={`flex flex-wrap gap-3 max-sm:*:last:grow ${isLate ? 'mt-8' : 'mt-4 sm:hidden'}`}>
        {buttons}
      </div>
      <Conflict draft={draft} saving={saving} onSave={(mine) => void save(mine)} />
    </Page>
  )
}

function Back({ id, name }: { id: number; name: string }) {
  return (
    <Link
      to={paths.competition(id)}
      className="inline-flex min-h-touch items-center gap-1 underline underline-offset-4"
    >
      <Icon name="back" className="size-4" />
      {name}
    </Link>
  )
}

function LatePart() {
  return (
    <div className="grid gap-6 lg:[&>*]:grid-cols-3 [&>*+*]:border-t [&>*+*]:border-hair [&>*+*]:pt-6">
      <ResultInputs />
      <RegistrationInputs />
    </div>
  )
}

type PartsProps = {
  id: number | null
  steps: ReturnType<typeof useStep>
  onMissing: (field: FormField, text: string) => void
}

function Parts({ id, steps: { step, setStep, openStep }, onMissing }: PartsProps) {
  const words = useMessages('competitionForm')
  const { form } = useCompetitionForm()
  const goTo = (next: FormStep, go: (step: FormStep) => void) => {
    const missing = missingForStep(next, form)
    if (missing) onMissing(missing.field, words[missing.message])
    else go(next)
  }
  const Part = parts[step]
  const position = formSteps.indexOf(step)
  const stateOf = (index: number) => (index < position ? 'before' : index === position ? 'now' : 'after')
  return (
    <Tabs
      label={words.steps}
      tabs={formSteps.map((each, index) => ({
        id: each,
        label: <StepLabel number={index + 1} name={words.tabs[each]} state={stateOf(index)} />,
      }))}
      chosen={step}
      onChoose={(next) => goTo(next, setStep)}
      className={classNames('scroll-mt-20', asBeads)}
      panelClassName="pt-4 sm:pt-6"
    >
      {/* the tab has the same name */}
      <p aria-hidden="true" className="mb-5 text-center font-semibold sm:hidden">
        <span className="tabular me-2 text-soft">{words.stepOf(position + 1, formSteps.length)}</span>
        {words.tabs[step]}
      </p>
      <Part id={id} />
      <Steps step={step} onGo={(next) => goTo(next, openStep)} />
    </Tabs>
  )
}

/** On a phone the parts are beads on a line, and the name of the open one is below. */
const asBeads =
  'max-sm:relative max-sm:border-b-0 max-sm:*:flex-1 max-sm:*:after:hidden max-sm:before:absolute max-sm:before:inset-x-0 max-sm:before:top-1/2 max-sm:before:border-t-[1.5px] max-sm:before:border-ink'

type StepLabelProps = { number: number; name: string; state: keyof typeof beads }

function StepLabel({ number, name, state }: StepLabelProps) {
  return (
    <span className="flex items-center justify-center gap-2">
      <span
        className={classNames(
          'tabular grid size-7 place-items-center rounded-full border-[1.5px] border-ink text-label',
          beads[state],
        )}
      >
        {number}
      </span>
      <span className="max-sm:sr-only">{name}</span>
    </span>
  )
}

const beads = { before: 'bg-ink text-paper', now: 'bg-accent text-on-accent', after: 'bg-paper' }

type ConflictProps = {
  draft: ReturnType<typeof useFormDraft>
  saving: ReturnType<typeof useSaving>
  onSave: (mine: OpenedForm) => void
}

function Conflict({ draft, saving: { theirs, compare }, onSave }: ConflictProps) {
  const words = useMessages('competitionForm')
  const { form } = draft.opened
  return (
    <FormConflict
      mine={form}
      theirs={theirs?.form ?? null}
      onKeepMine={() => {
        const mine = { form, version: theirs?.version ?? null }
        compare(null)
        draft.write(mine)
        onSave(mine)
      }}
      onTakeTheirs={() => {
        if (!theirs) return
        compare(null)
        draft.write(theirs)
        toast({ text: words.tookTheirs, undo: () => draft.write({ ...theirs, form }) })
      }}
      onClose={() => compare(null)}
    />
  )
}

/** `showField` opens the part of a field and focuses its input; `openStep` opens a part at its beginning. */
function useStep() {
  const [step, setStep] = useState<FormStep>('basics')
  // an object, so that focusing the same target again triggers the effect
  const [focusTarget, setFocusTarget] = useState<{ control: string }>()
  useEffect(() => {
    if (!focusTarget) return
    const control = document.querySelector<HTMLElement>(focusTarget.control)
    control?.focus({ preventScroll: true })
    const tabs = control?.closest('[role="tablist"]')
    if (tabs) tabs.scrollIntoView()
    else control?.scrollIntoView({ block: 'center' })
  }, [focusTarget])
  const showField = (field: FormField) => {
    setStep(fieldDeclaration(field).step)
    setFocusTarget({ control: `[data-field="${field}"] :is(input:enabled, select:enabled, button:enabled)` })
  }
  const openStep = (part: FormStep) => {
    setStep(part)
    setFocusTarget({ control: '[role="tab"][aria-selected="true"]' })
  }
  return { step, setStep, showField, openStep }
}

function Steps({ step, onGo }: { step: FormStep; onGo: (step: FormStep) => void }) {
  const words = useMessages('competitionForm')
  const position = formSteps.indexOf(step)
  const before = formSteps[position - 1]
  const after = formSteps[position + 1]
  return (
    <div className="mt-8 flex gap-3 border-t border-hair pt-5">
      {before ? <Button onClick={() => onGo(before)}>{words.previousStep}</Button> : null}
      {after ? (
        <Button kind="primary" className="ms-auto max-sm:grow" onClick={() => onGo(after)}>
          {words.nextStep}
        </Button>
      ) : null}
    </div>
  )
}

type ButtonsProps = {
  id: number | null
  isLast: boolean
  saving: { saving: boolean }
  save: () => Promise<void>
  cancel: () => Promise<void>
}

/** The main button saves in the last part, and leads to the next part before that. */
function Buttons({ id, isLast, saving, save, cancel }: ButtonsProps) {
  const words = useMessages('competitionForm')
  const common = useMessages('common')
  return (
    <>
      <Button onClick={() => void cancel()}>{words.cancelForm}</Button>
      <Button
        kind={isLast ? 'primary' : 'quiet'}
        busy={saving.saving}
        busyText={common.saving}
        onClick={() => void save()}
      >
        {id === null ? words.create : words.saveChanges}
      </Button>
    </>
  )
}

function Completion({ form }: { form: CompetitionForm }) {
  const words = useMessages('competitions')
  const facts = useMessages('competitionFacts')
  const formWords = useMessages('competitionForm')
  const format = useFormat()
  const missing = missingFields(form).map((field) => facts.fields[field])
  return (
    <div className="flex flex-col gap-1.5">
      <ProgressBar label={words.completion} percent={completionPercentage(form)} />
      <p className="text-label text-soft">
        {missing.length > 0
          ? formWords.missing(format.list(missing))
          : startHasPassedIn(form, serverNow())
            ? formWords.startPassed
            : formWords.nothingMissing}
      </p>
    </div>
  )
}

type DraftProps = { draft: ReturnType<typeof useFormDraft>; onCompare: () => void }

function DraftNotices({ draft, onCompare }: DraftProps) {
  const words = useMessages('competitionForm')
  return (
    <>
      {draft.wasRestored ? (
        <Notice action={<Button onClick={draft.drop}>{words.draftDiscard}</Button>}>
          {words.draftFound}
        </Notice>
      ) : null}
      {draft.isOutdated ? (
        <Notice action={<Button onClick={onCompare}>{words.compare}</Button>}>{words.newerVersion}</Notice>
      ) : null}
      {draft.cannotStore ? <Notice tone="bad">{words.draftNotKept}</Notice> : null}
    </>
  )
}
