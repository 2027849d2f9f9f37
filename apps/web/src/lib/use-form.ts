/**
 * A form of native controls: read from the page when it is sent, so that what a password store filled in counts, and
 * checked by the schema that the server reads it with. What is wrong stands at its field, the first one focused; what
 * belongs to no field of the form is `problem`.
 */
import { type FormEvent, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError, NetworkError } from '@trickline/client/api.ts'
import { useErrorText, useFieldText } from '@trickline/ui/error-text.ts'

type Errors = Record<string, string>

type More = {
  /** What goes along without a control. */
  also?: Errors
  /** What the form itself says to a failure: at a field, or above all; undefined: what the server says. */
  complain?: (error: unknown) => Errors | string | undefined
}

export function useForm<Schema extends z.ZodMiniType>(
  /** Or how to load it, where it is not needed to show the form. */
  schema: Schema | (() => Promise<Schema>),
  send: (body: z.output<Schema>) => Promise<void>,
  { also = {}, complain = () => undefined }: More = {},
) {
  const explain = useErrorText()
  const fieldText = useFieldText()
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  // an object, so that the same form can be refused twice
  const [refused, setRefused] = useState<{ form: HTMLFormElement }>()
  useEffect(() => refused?.form.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [refused])

  const load = async () => {
    if (typeof schema !== 'function') return schema
    // what could not be loaded did not come from a server that answered
    return schema().catch((error: unknown) => Promise.reject(new NetworkError(error)))
  }
  const show = (form: HTMLFormElement, found: Errors, otherwise?: string) => {
    const atFields = Object.entries(found).filter(([name]) => form.elements.namedItem(name) !== null)
    setRefused({ form })
    setErrors(Object.fromEntries(atFields))
    if (atFields.length === 0) setProblem(Object.values(found)[0] ?? otherwise)
  }
  const showFailure = (form: HTMLFormElement, error: unknown) => {
    const own = complain(error)
    if (typeof own === 'string') show(form, {}, own)
    else show(form, own ?? serverErrors(error), explain(error))
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = { ...also, ...Object.fromEntries(new FormData(form)) }
    setProblem(undefined)
    setBusy(true)
    try {
      const { success, data, error } = (await load()).safeParse(given)
      if (!success) {
        const first = error.issues
          .toReversed()
          .map(({ path, message }) => [path.join('.'), fieldText(message)])
        return show(form, Object.fromEntries(first))
      }
      setErrors({})
      await send(data)
    } catch (failure) {
      showFailure(form, failure)
    } finally {
      setBusy(false)
    }
  }
  /** For a control: its name, what is wrong with it, and that it is not wrong any more once it is changed. */
  const field = (name: string) => ({
    name,
    error: errors[name],
    onInput: () => {
      // it is there when the form is sent; what fails is told then
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
