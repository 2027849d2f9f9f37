/** Saves the form. On a conflict the server's version is returned as `theirs`. */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { readCompetition } from '@trickline/contract/read-competition'
import { type FormField, formFields, lateFields } from '@trickline/competition/competition-fields'
import type { Offered } from '@trickline/competition/competition-form'
import { storeCompetition, updateCompetition } from '@trickline/contract/calls/competitions'
import { competitionDetail } from '@trickline/contract/competitions'
import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api, ApiError } from '@trickline/client/api.ts'
import { competitionQuery } from '@trickline/client/competition.ts'
import { cacheAnswer } from '@trickline/client/live.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { animateLines } from '@trickline/ui/line.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { startHasPassedIn, todayIn } from './date-choices.ts'
import { problemsIn, problemsOf } from './form-problems.ts'
import { type OpenedForm, openForm } from '@trickline/views/competitions/opened-form.ts'
import type { useProblems } from './use-problems.ts'

type Props = {
  id: number | null
  stored: OpenedForm
  offered: Offered
  problems: ReturnType<typeof useProblems>
  /** The competition is approved: only `lateFields` are checked and sent. */
  isLate: boolean
}

export function useSaving({ id, stored, offered, problems, isLate }: Props) {
  const words = useMessages('competitionForm')
  const explain = useErrorText()
  const fields = isLate ? lateFields : formFields
  const send = useSend(id, fields)
  const [saving, setSaving] = useState(false)
  const [theirs, setTheirs] = useState<OpenedForm | null>(null)

  const save = async (mine: OpenedForm): Promise<boolean> => {
    problems.hideToast()
    const before = id === null ? null : stored.form
    const today = todayIn(mine.form.time_zone, serverNow())
    if (problems.show(pick(problemsOf(mine.form, { before, today, offered }), fields))) return false
    setSaving(true)
    try {
      const { name, completionPercentage: percent } = await send(mine)
      const isComplete = percent === 100
      const savedComplete = startHasPassedIn(mine.form, serverNow()) ? words.savedPassed : words.savedComplete
      animateLines(0.5)
      const text = isLate
        ? words.late.saved(name)
        : isComplete
          ? savedComplete(name)
          : words.savedDraft(name, percent)
      toast({ text, tone: 'good' })
      return true
    } catch (error) {
      const present = presentCompetition(error)
      if (present) setTheirs(present)
      else if (!problems.show(error instanceof ApiError ? problemsIn(error.errors) : {})) {
        problems.showToast(explain(error))
      }
      return false
    } finally {
      setSaving(false)
    }
  }
  return { saving, save, theirs, compare: setTheirs }
}

/** `id` is null for a new competition. Saving the same content again uses the same idempotency key. */
function useSend(
  id: number | null,
  fields: readonly FormField[],
): (opened: OpenedForm) => Promise<CompetitionRead> {
  const queries = useQueryClient()
  const last = useRef({ content: '', key: '' })
  return async ({ form, version }) => {
    const content = JSON.stringify({ form, version })
    // without a response it may have been saved, and the same key prevents a second save
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() }
    const idempotencyKey = last.current.key
    const save = async () =>
      id === null
        ? api(storeCompetition, { body: { formCreate: form }, idempotencyKey })
        : api(updateCompetition, {
            params: { id },
            body: { formUpdate: { ...pick(form, fields), version } },
            idempotencyKey,
          })
    const read = async () => readCompetition((await save()).competition)
    const competition = await (id === null
      ? read()
      : cacheAnswer(queries, competitionQuery(id).queryKey, read))
    if (id === null) queries.setQueryData(competitionQuery(competition.id).queryKey, competition)
    void queries.invalidateQueries({ queryKey: queryKeys.competitions })
    return competition
  }
}

function pick<Values extends object>(values: Values, fields: readonly FormField[]): Partial<Values> {
  const chosen: ReadonlySet<string> = new Set(fields)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of the entries of the same object
  return Object.fromEntries(Object.entries(values).filter(([field]) => chosen.has(field))) as Partial<Values>
}

function presentCompetition(error: unknown): OpenedForm | null {
  if (!(error instanceof ApiError) || error.code !== 'changed-elsewhere') return null
  const { data } = competitionDetail.safeParse(error.present?.['competition'])
  return data ? openForm(readCompetition(data)) : null
}
