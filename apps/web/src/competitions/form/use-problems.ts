/** What is wrong where: the field is marked, scrolled to and focused, wherever it stands, and what it is is said. */
import type { CompetitionForm, FormField } from '@trickline/competition/competition-fields'
import { useEffect, useRef, useState } from 'react'
import { useFieldText } from '@trickline/ui/error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import type { FormErrors } from './form-context.ts'
import { firstProblem } from './form-problems.ts'

export function useProblems(showField: (field: FormField) => void) {
  const words = useMessages('competitions')
  const fieldText = useFieldText()
  const confirm = useConfirm()
  const [errors, setErrors] = useState<FormErrors>({})
  const saying = useRef<() => void>(undefined)
  const unsay = () => saying.current?.()
  useEffect(() => () => saying.current?.(), [])

  /** Stays until something is changed or tried again. */
  const say = (text: string) => {
    unsay()
    saying.current = toast({ text, tone: 'bad' })
  }
  /** In a dialog: what cannot be done just now. */
  const tell = (text: string, title = words.firstThis) =>
    void confirm({ title, consequence: text, action: words.understood, isTold: true })
  /** The same of a field, which has the focus once the dialog is closed. */
  const tellOf = (field: FormField, text: string) => {
    setErrors((known) => ({ ...known, [field]: text }))
    showField(field)
    tell(text)
  }
  /** By codes; answers whether there was any. */
  const show = (problems: FormErrors): boolean => {
    const texts: FormErrors = Object.fromEntries(
      Object.entries(problems).map(([field, code]) => [field, fieldText(code)]),
    )
    setErrors(texts)
    const first = firstProblem(problems)
    if (first === undefined) return false
    const text = texts[first] ?? ''
    if (problems[first] === 'complete_name') tellOf(first, text)
    else {
      showField(first)
      say(words.problemOf(words.fields[first], text))
    }
    return true
  }
  /** A field that is changed is no longer wrong until it is saved again. */
  const forget = (changed: Partial<CompetitionForm>) => {
    unsay()
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in changed))))
  }
  return { errors, say, unsay, tell, tellOf, show, forget }
}
