/** Saves the form. On a conflict the version on the server is returned as `theirs`. */
import { readCompetition } from '@trickline/contract/read-rows'
import type { Offered } from '@trickline/competition/competition-form'
import { competitionDetail } from '@trickline/contract/competitions'
import { useState } from 'react'
import { ApiError } from '@trickline/client/api.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { animateLines } from '@trickline/ui/line.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { startHasPassedIn, todayIn } from './date-choices.ts'
import { problemsIn, problemsOf } from './form-problems.ts'
import { type OpenedForm, openForm } from '@trickline/views/competitions/opened-form.ts'
import type { useProblems } from './use-problems.ts'
import { useSaveCompetition } from './use-save-competition.ts'

type Props = {
  id: number | null
  stored: OpenedForm
  offered: Offered
  problems: ReturnType<typeof useProblems>
}

export function useSaving({ id, stored, offered, problems }: Props) {
  const words = useMessages('competitions')
  const explain = useErrorText()
  const send = useSaveCompetition(id)
  const [saving, setSaving] = useState(false)
  const [theirs, setTheirs] = useState<OpenedForm | null>(null)

  const save = async (mine: OpenedForm): Promise<boolean> => {
    problems.hideToast()
    const before = id === null ? null : stored.form
    const today = todayIn(mine.form.time_zone, serverNow())
    if (problems.show(problemsOf(mine.form, { before, today, offered }))) return false
    setSaving(true)
    try {
      const { name, completionPercentage: percent } = await send(mine)
      const isComplete = percent === 100
      const savedComplete = startHasPassedIn(mine.form, serverNow()) ? words.savedPassed : words.savedComplete
      animateLines(0.5)
      toast({ text: isComplete ? savedComplete(name) : words.savedDraft(name, percent), tone: 'good' })
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

function presentCompetition(error: unknown): OpenedForm | null {
  if (!(error instanceof ApiError) || error.code !== 'changed-elsewhere') return null
  const { data } = competitionDetail.safeParse(error.present?.['competition'])
  return data ? openForm(readCompetition(data)) : null
}
