/**
 * Saving the form, and what is wrong where: the first problem is shown, focused and said, wherever it stands. What
 * was saved elsewhere in the meantime is handed back as `theirs`, to be chosen from.
 */
import { readCompetition } from '@trickline/contract/read'
import type { CompetitionForm, FormField } from '@trickline/competition/competition-fields'
import type { Offered } from '@trickline/competition/competition-form'
import { competitionDetail } from '@trickline/contract/competitions'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { useErrorText, useFieldText } from '../../lib/error-text.ts'
import { useMessages } from '../../lib/messages.ts'
import { serverNow } from '../../lib/server-time.ts'
import { swingLines } from '../../ui/line.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toast.tsx'
import { todayIn } from './date-choices.ts'
import type { FormErrors } from './form-context.ts'
import { firstProblem, problemsIn, problemsOf } from './form-problems.ts'
import { openForm, type OpenedForm } from './opened-form.ts'
import { useSaveCompetition } from './use-save-competition.ts'

type Given = {
  id: number | null
  stored: OpenedForm
  offered: Offered
  showField: (field: FormField) => void
}

export function useSaving({ id, stored, offered, showField }: Given) {
  const words = useMessages('competitions')
  const explain = useErrorText()
  const fieldText = useFieldText()
  const send = useSaveCompetition(id)
  const [saving, setSaving] = useState(false)
  const [errors, setErrors] = useState<FormErrors>({})
  const [theirs, setTheirs] = useState<OpenedForm | null>(null)
  const unsay = useRef<() => void>(undefined)
  useEffect(() => () => unsay.current?.(), [])

  /** Stays until something is changed or tried again. */
  const say = (text: string) => {
    unsay.current?.()
    unsay.current = toast({ text, tone: 'bad' })
  }
  const confirm = useConfirm()
  /** In a dialog: what cannot be done just now. */
  const tell = (text: string) =>
    void confirm({ title: words.firstThis, consequence: text, action: words.understood, isTold: true })
  /** The same of a field, which is marked, and has the focus once the dialog is closed. */
  const tellOf = (field: FormField, text: string) => {
    setErrors({ [field]: text })
    showField(field)
    tell(text)
  }
  /** Answers whether there was a problem of a field. */
  const show = (problems: FormErrors): boolean => {
    const texts = Object.fromEntries(
      Object.entries(problems).map(([field, code]) => [field, fieldText(code)]),
    )
    const first = firstProblem(problems)
    if (first === undefined) return false
    if (problems.name === 'complete_name') {
      tellOf('name', texts['name'] ?? '')
    } else {
      setErrors(texts)
      showField(first)
      say(words.problemOf(words.fields[first], texts[first] ?? ''))
    }
    return true
  }

  /** Answers whether it is saved. */
  const save = async (mine: OpenedForm): Promise<boolean> => {
    unsay.current?.()
    const before = id === null ? null : stored.form
    const today = todayIn(mine.form.time_zone, serverNow())
    if (show(problemsOf(mine.form, { before, today, offered }))) return false
    setSaving(true)
    try {
      const { name, completion_percentage: percent } = await send(mine)
      swingLines(0.5)
      toast({
        text: percent === 100 ? words.savedComplete(name) : words.savedDraft(name, percent),
        tone: 'good',
      })
      return true
    } catch (error) {
      const present = presentCompetition(error)
      if (present) setTheirs(present)
      else if (!show(error instanceof ApiError ? problemsIn(error.errors) : {})) say(explain(error))
      return false
    } finally {
      setSaving(false)
    }
  }
  /** A field that is changed is no longer wrong until it is saved again. */
  const forget = (changed: Partial<CompetitionForm>) => {
    unsay.current?.()
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in changed))))
  }
  return { saving, errors, save, tell, tellOf, forget, theirs, compare: setTheirs }
}

/** What another window saved meanwhile. */
function presentCompetition(error: unknown): OpenedForm | null {
  if (!(error instanceof ApiError) || error.code !== 'changed-elsewhere') return null
  const { data } = competitionDetail.safeParse(error.present?.['competition'])
  return data ? openForm(readCompetition(data)) : null
}
