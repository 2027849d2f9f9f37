/**
 * A form of uncontrolled fields, read from the DOM on submit so that autofilled values count, and validated by the
 * server's schema. Errors show at their fields, the first is focused; an error without a field is `problem`.
 */
import { type FormEvent, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError, NetworkError } from '@trickline/client/api.ts'
import { useErrorText, useFieldText } from './error-text.ts'

type Errors = Record<string, string>

type Options = {
  /** Values that have no control. */
  also?: Errors
  /** The form's own text for a failure: by field, or one for the whole form; undefined: the server's text. */
  errorsFor?: (error: unknown) => Errors | string | undefined
}

export function useForm<Schema extends z.ZodMiniType>(
  /** The schema or, if it is not needed to show the form, a function that loads it. */
  schema: Schema | (() => Promise<Schema>),
  send: (body: z.output<Schema>) => Promise<void>,
  { also = {}, errorsFor = () => undefined }: Options = {},
) {
  const explain = useErrorText()
  const fieldText = useFieldText()
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  // an object, so that the effect runs again when the same form is refused twice
  const [refused, setRefused] = useState<{ form: HTMLFormElement }>()
  useEffect(() => refused?.form.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [refused])

  const load = async () => {
    if (typeof schema !== 'function') return schema
    return schema().catch((error: unknown) => Promise.reject(new NetworkError(error)))
  }
  const show = (form: HTMLFormElement, found: Errors, fallback?: string) => {
    const atFields = Object.entries(found).filter(([name]) => form.elements.namedItem(name) !== null)
    setRefused({ form })
    setErrors(Object.fromEntries(atFields))
    if (atFields.length === 0) setProblem(Object.values(found)[0] ?? fallback)
  }
  const showFailure = (form: HTMLFormElement, error: unknown) => {
    const ownErrors = errorsFor(error)
    if (typeof ownErrors === 'string') show(form, {}, ownErrors)
    else show(form, ownErrors ?? serverErrors(error), explain(error))
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const input = { ...also, ...Object.fromEntries(new FormData(form)) }
    setProblem(undefined)
    setBusy(true)
    try {
      const { success, data, error } = (await load()).safeParse(input)
      if (!success) return show(form, firstByField(error, fieldText))
      setErrors({})
      await send(data)
    } catch (failure) {
      showFailure(form, failure)
    } finally {
      setBusy(false)
    }
  }
  /** Props for a control: its name, its error, and a handler that clears the error on input. */
  const field = (name: string) => ({
    name,
    error: errors[name],
    onInput: () => {
      // loads the schema early; a failure is reported on submit
      load().catch(() => undefined)
      setErrors((known) => Object.fromEntries(Object.entries(known).filter(([each]) => each !== name)))
    },
  })
  return { field, problem, busy, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) }
}

function serverErrors(error: unknown): Errors {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(Object.entries(error.errors).map(([name, [first = '']]) => [name, first]))
}

function firstByField({ issues }: z.core.$ZodError, textOf: (code: string) => string | undefined): Errors {
  const texts = issues
    .toReversed()
    .map(({ path, message }) => [path.join('.'), textOf(message) ?? message] as const)
  return Object.fromEntries(texts)
}
