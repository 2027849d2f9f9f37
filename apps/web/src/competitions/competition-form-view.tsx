/** The form itself: four parts, how far it is, and saving. What is typed is kept on the device. */
import { useNavigate } from '@tanstack/react-router'
import { completionPercentage, missingFields } from '@trickline/competition/competition-form'
import { useState } from 'react'
import { paths } from '../app/paths.ts'
import { deviceStore, useKeeping, useKept } from '../data/device-store.ts'
import { ApiError } from '../lib/api.ts'
import { useErrorText, useFieldText } from '../lib/error-text.ts'
import { useFormat } from '../lib/format.ts'
import { useMessages } from '../lib/messages.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { pluck } from '../ui/line.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { toast } from '../ui/toast.tsx'
import { BasicsPart } from './basics-part.tsx'
import { FeesPart } from './fees-part.tsx'
import { asRulesForm, bodyOf, changeDraft, type FormDraft, formDraft } from './form-draft.ts'
import { errorsOfAnswer, errorsOfBody, type FormErrors, stepToCorrect } from './form-errors.ts'
import { type FormStep, formSteps, whatKeepsFrom } from './form-steps.ts'
import { ModalityPart } from './modality-part.tsx'
import { ParticipantsPart } from './participants-part.tsx'
import { useSaveCompetition } from './use-save-competition.ts'

const formDrafts = deviceStore('draft', 'competition-form', formDraft)

const parts = {
  basics: BasicsPart,
  modality: ModalityPart,
  participants: ParticipantsPart,
  fees: FeesPart,
} as const

export function CompetitionFormView({ id, initial }: { id: number | null; initial: FormDraft }) {
  const words = useMessages('competitions')
  const navigate = useNavigate()
  const confirm = useConfirm()
  const form = id ?? 'new'
  const kept = useKept(formDrafts, form)
  const [wasKept, setWasKept] = useState(kept !== null)
  const draft = kept ?? initial
  const keeping = useKeeping(formDrafts, form)
  const [step, setStep] = useState<FormStep>('basics')
  const [problem, setProblem] = useState<string>()
  const { saving, errors, save, forget } = useSaving(id, draft, setProblem, setStep)

  const goTo = (next: FormStep) => {
    const reason = whatKeepsFrom(next, draft)
    setProblem(reason === null ? undefined : words[reason])
    // As far as the choices allow, so that the one that is missing is in sight.
    if (reason === null) setStep(next)
    else setStep(reason === 'select_competition_type' ? 'basics' : 'modality')
  }
  const change = (changes: Partial<FormDraft>) => {
    void formDrafts.keep(form, changeDraft(draft, changes))
    setProblem(undefined)
    forget(Object.keys(changes))
  }
  const leaveWithout = async () => {
    await navigate({ to: paths.competitions })
    formDrafts.drop(form)
  }
  const leave = async () => {
    const question = {
      title: words.cancelTitle,
      consequence: words.cancelConsequence,
      action: words.leave,
      kind: 'danger' as const,
    }
    if (JSON.stringify(draft) !== JSON.stringify(initial) && !(await confirm(question))) return
    await leaveWithout()
  }
  const saveAndLeave = async () => {
    if (await save()) await leaveWithout()
  }

  const Part = parts[step]
  const position = formSteps.indexOf(step)
  const before = formSteps[position - 1]
  const after = formSteps[position + 1]
  return (
    <Page
      title={id === null ? words.createTitle : words.editTitle}
      actions={<Button onClick={() => void leave()}>{words.cancelForm}</Button>}
      main={<SaveButton isNew={id === null} saving={saving} onSave={() => void saveAndLeave()} />}
    >
      <div className="mb-6 flex flex-col gap-4">
        <Completion draft={draft} />
        {wasKept ? (
          <Notice
            action={
              <Button
                onClick={() => {
                  formDrafts.drop(form)
                  setWasKept(false)
                }}
              >
                {words.draftDiscard}
              </Button>
            }
          >
            {words.draftFound}
          </Notice>
        ) : null}
        {keeping === 'not-kept' ? <Notice tone="bad">{words.draftNotKept}</Notice> : null}
        {problem ? <Notice tone="bad">{problem}</Notice> : null}
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void saveAndLeave()
        }}
      >
        <Tabs
          label={words.steps}
          tabs={formSteps.map((each, index) => ({ id: each, label: `${index + 1} ${words.tabs[each]}` }))}
          chosen={step}
          onChoose={goTo}
          panelClassName="pt-6"
        >
          <Part id={id} draft={draft} change={change} errors={errors} />
          <div className="mt-8 flex justify-between gap-3 border-t border-hair pt-5">
            {before ? <Button onClick={() => goTo(before)}>{words.previousStep}</Button> : <span />}
            {after ? <Button onClick={() => goTo(after)}>{words.nextStep}</Button> : null}
          </div>
        </Tabs>
      </form>
    </Page>
  )
}

function SaveButton({ isNew, saving, onSave }: { isNew: boolean; saving: boolean; onSave: () => void }) {
  const words = useMessages('competitions')
  const common = useMessages('common')
  return (
    <Button kind="primary" busy={saving} busyText={common.saving} onClick={onSave}>
      {isNew ? words.create : words.saveChanges}
    </Button>
  )
}

function Completion({ draft }: { draft: FormDraft }) {
  const words = useMessages('competitions')
  const format = useFormat()
  const form = asRulesForm(draft)
  const missing = missingFields(form).map((field) => words.fields[field])
  return (
    <div className="flex flex-col gap-1.5">
      <ProgressBar label={words.completion} percent={completionPercentage(form)} />
      <p className="text-label text-soft">
        {missing.length > 0 ? words.missing(format.list(missing)) : words.nothingMissing}
      </p>
    </div>
  )
}

/** Saving, and what is wrong where: known errors stand at their fields, the rest above the form. */
function useSaving(
  id: number | null,
  draft: FormDraft,
  setProblem: (problem: string | undefined) => void,
  setStep: (step: FormStep) => void,
) {
  const words = useMessages('competitions')
  const explain = useErrorText()
  const fieldText = useFieldText()
  const send = useSaveCompetition(id)
  const [saving, setSaving] = useState(false)
  const [errors, setErrors] = useState<FormErrors>({})

  const show = (found: FormErrors, otherwise: string) => {
    const texts = Object.fromEntries(Object.entries(found).map(([field, code]) => [field, fieldText(code)]))
    setErrors(texts)
    const step = stepToCorrect(found)
    if (step) setStep(step)
    setProblem(step ? words.checkFields : otherwise)
  }
  const save = async (): Promise<boolean> => {
    setProblem(undefined)
    setErrors({})
    if (draft.name.trim() === '') {
      show({ name: 'required' }, '')
      setProblem(words.complete_name)
      return false
    }
    const body = bodyOf(draft)
    const wrong = errorsOfBody(body)
    if (Object.keys(wrong).length > 0) {
      show(wrong, words.checkFields)
      return false
    }
    setSaving(true)
    try {
      const { name, completion_percentage: percent } = await send(body)
      pluck(0.5)
      toast({
        text: percent === 100 ? words.savedComplete(name) : words.savedDraft(name, percent),
        tone: 'good',
      })
      return true
    } catch (error) {
      show(error instanceof ApiError ? errorsOfAnswer(error.errors) : {}, explain(error))
      return false
    } finally {
      setSaving(false)
    }
  }
  /** A field that is changed is no longer wrong until it is saved again. */
  const forget = (fields: string[]) =>
    setErrors((known) =>
      Object.fromEntries(Object.entries(known).filter(([field]) => !fields.includes(field))),
    )
  return { saving, errors, save, forget }
}
