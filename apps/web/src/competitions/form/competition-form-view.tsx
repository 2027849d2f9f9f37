/** The form itself: four parts, how far it is, and saving. What is typed is kept on the device. */
import { useNavigate } from '@tanstack/react-router'
import {
  type CompetitionForm,
  declared,
  type FormField,
  type FormStep,
  formSteps,
} from '@trickline/competition/competition-fields'
import { changeForm, completionPercentage, missingFields } from '@trickline/competition/competition-form'
import { useEffect, useState } from 'react'
import { paths } from '../../app/paths.ts'
import { deviceStore, useKeeping, useKept } from '../../data/device.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/toast.tsx'
import { BasicsPart } from './basics-part.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { FeesPart } from './fees-part.tsx'
import { FormContext } from './form-context.ts'
import { whatKeepsFrom } from './form-steps.ts'
import { ModalityPart } from './modality-part.tsx'
import { openedForm, type OpenedForm, openForm } from './opened-form.ts'
import { ParticipantsPart } from './participants-part.tsx'
import { useSaving } from './use-saving.ts'
import { useSettings } from '../use-settings.ts'

const drafts = deviceStore('draft', 'competition-form', openedForm)

const parts = {
  basics: BasicsPart,
  modality: ModalityPart,
  participants: ParticipantsPart,
  fees: FeesPart,
} as const

/** `stored`: the competition as the server has it, or an empty form. */
export function CompetitionFormView({ id, stored }: { id: number | null; stored: OpenedForm }) {
  const words = useMessages('competitions')
  const navigate = useNavigate()
  const offered = useSettings()
  const name = id ?? 'new'
  const kept = useKept(drafts, name)
  const [wasKept, setWasKept] = useState(kept !== null)
  const keeping = useKeeping(drafts, name)
  const opened = kept ?? stored
  const { form } = opened
  const keep = (mine: OpenedForm) => void drafts.keep(name, mine)
  const { step, setStep, showField } = useStep()
  const { saving, errors, theirs, save, say, settle, forget } = useSaving({ id, stored, offered, showField })
  const leaveWithout = async () => {
    await navigate({ to: paths.competitions })
    drafts.drop(name)
  }
  const leave = useLeaving(JSON.stringify(form) !== JSON.stringify(stored.form), leaveWithout)

  const goTo = (next: FormStep) => {
    const missing = whatKeepsFrom(next, form)
    if (missing === null) return setStep(next)
    // As far as the choices allow, so that the one that is missing is in sight.
    showField(missing.field)
    say(words[missing.message])
  }
  const change = (changes: Partial<CompetitionForm>) => {
    keep({ ...opened, form: changeForm(form, changes) })
    forget(changes)
  }
  const saveAndLeave = async (mine = opened) => {
    if (await save(mine)) await leaveWithout()
  }
  const keepMine = () => {
    const mine = { form, version: theirs?.version ?? null }
    settle()
    keep(mine)
    void saveAndLeave(mine)
  }
  const takeTheirs = () => {
    if (!theirs) return
    settle()
    const taken = openForm(theirs)
    keep(taken)
    toast({ text: words.tookTheirs, undo: () => keep({ ...taken, form }) })
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
        <Completion form={form} />
        {wasKept ? (
          <Notice
            action={
              <Button
                onClick={() => {
                  drafts.drop(name)
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
          <FormContext value={{ form, change, errors, offered }}>
            <Part id={id} />
          </FormContext>
          <div className="mt-8 flex justify-between gap-3 border-t border-hair pt-5">
            {before ? <Button onClick={() => goTo(before)}>{words.previousStep}</Button> : <span />}
            {after ? <Button onClick={() => goTo(after)}>{words.nextStep}</Button> : null}
          </div>
        </Tabs>
      </form>
      <ChangedElsewhere
        mine={form}
        theirs={theirs && openForm(theirs).form}
        onKeepMine={keepMine}
        onTakeTheirs={takeTheirs}
        onClose={settle}
      />
    </Page>
  )
}

/** The part in sight; `showField` goes to the part of a field and to its input, wherever on the page that is. */
function useStep() {
  const [step, setStep] = useState<FormStep>('basics')
  // an object, so that the same field can be looked for twice
  const [sought, setSought] = useState<{ field: FormField }>()
  useEffect(() => {
    if (!sought) return
    const spot = document.querySelector(`[data-field="${sought.field}"]`)
    const control = spot?.querySelector<HTMLElement>('input:enabled, select:enabled, button:enabled')
    control?.focus({ preventScroll: true })
    control?.scrollIntoView({ block: 'center' })
  }, [sought])
  const showField = (field: FormField) => {
    setStep(declared(field).step)
    setSought({ field })
  }
  return { step, setStep, showField }
}

/** Back to the list, with a question where something would be lost. */
function useLeaving(isChanged: boolean, leaveWithout: () => Promise<void>) {
  const words = useMessages('competitions')
  const confirm = useConfirm()
  return async () => {
    const question = {
      title: words.cancelTitle,
      consequence: words.cancelConsequence,
      action: words.leave,
      kind: 'danger' as const,
    }
    if (!isChanged || (await confirm(question))) await leaveWithout()
  }
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

function Completion({ form }: { form: CompetitionForm }) {
  const words = useMessages('competitions')
  const format = useFormat()
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
