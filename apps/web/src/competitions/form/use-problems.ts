/** Shows an error of the form: marks the field, scrolls to it, focuses it, and says what is wrong. */
import type { CompetitionForm, FormField } from '@trickline/competition/competition-fields'
import { useEffect, useRef, useState } from 'react'
import { useFieldText } from '../../lib/error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import type { FormErrors } from './form-context.ts'
import { firstProblem } from './form-problems.ts'

export function useProblems(showField: (field: FormField) => void) {
  const words = useMessages('competitionFacts')
  const formWords = useMessages('competitionForm')
  const fieldText = useFieldText()
  const confirm = useConfirm()
  const [errors, setErrors] = useState<FormErrors>({})
  const hideCurrentToast = useRef<() => void>(undefined)
  const hideToast = () => hideCurrentToast.current?.()
  useEffect(() => () => hideCurrentToast.current?.(), [])

  const showToast = (text: string) => {
    hideToast()
    hideCurrentToast.current = toast({ text, tone: 'bad' })
  }
  const showDialog = (text: string, title = formWords.firstThis) =>
    void confirm({ title, consequence: text, action: formWords.understood, isNotice: true })
  const showFieldDialog = (field: FormField, text: string) => {
    setErrors((current) => ({ ...current, [field]: text }))
    showField(field)
    showDialog(text)
  }
  /** Shows errors given as codes; returns whether there are any. */
  const show = (problems: FormErrors): boolean => {
    const texts: FormErrors = Object.fromEntries(
      Object.entries(problems).map(([field, code]) => [field, fieldText(code)]),
    )
    setErrors(texts)
    const first = firstProblem(problems)
    if (first === undefined) return false
    const text = texts[first] ?? ''
    if (problems[first] === 'complete_name') showFieldDialog(first, text)
    else {
      showField(first)
      showToast(formWords.problemOf(words.fields[first], text))
    }
    return true
  }
  /** A changed field counts as correct until the next save. */
  const clear = (changed: Partial<CompetitionForm>) => {
    hideToast()
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => !(field in changed))),
    )
  }
  return { errors, showToast, hideToast, showDialog, showFieldDialog, show, clear }
}
