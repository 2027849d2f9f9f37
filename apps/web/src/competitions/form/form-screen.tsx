/** `/competition`: a new competition; `/competition/12`: edits one, once approved only what may change until its start (screens §4). */
import { Link } from '@tanstack/react-router'
import { emptyForm } from '@trickline/competition/competition-fields'
import { decideCompetition } from '@trickline/competition/competition-moves'
import { canCreateCompetition } from '@trickline/competition/permissions'
import { useEffect, useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { ApiError } from '@trickline/client/api.ts'
import { useOptionalId } from '../../lib/address.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson, useSession } from '@trickline/client/session.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import { serverNow } from '@trickline/client/server-time.ts'
import { CompetitionFormView } from './competition-form-view.tsx'
import { openForm } from '@trickline/views/competitions/opened-form.ts'
import { useStoredForm } from './use-form-draft.ts'
import { useCompetition } from '@trickline/client/competition.ts'
import { forgetLastOpened, rememberLastOpened } from '@trickline/client/last-opened.ts'
import { useLive } from '@trickline/client/live.ts'
import type { EventReducers } from '@trickline/client/live-reducers.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { channelOf } from '@trickline/contract/live-events'
import type { CompetitionRead } from '@trickline/contract/read-rows'

export function FormScreen() {
  const id = useOptionalId()
  return id === null ? <NewCompetition /> : <EditCompetition id={id} />
}

function NewCompetition() {
  const words = useMessages('competitionForm')
  const mayCreate = canCreateCompetition(usePerson())
  const countryId = useSession()?.profile.country_id ?? null
  const [begun] = useState(() => {
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
    return { version: null, form: { ...emptyForm, time_zone: timeZone, country_id: countryId } }
  })
  if (!mayCreate) return <MessageInstead title={words.createTitle} text={words.notOrganizer} />
  return <CompetitionFormView id={null} stored={begun} />
}

const refetchOnUpdate: EventReducers<CompetitionRead> = {
  CompetitionUpdated: () => null,
}

function EditCompetition({ id }: { id: number }) {
  const words = useMessages('competitionForm')
  const explain = useErrorText()
  const person = usePerson()
  const { data: competition, error } = useCompetition(id)
  useLive(channelOf.competition(id), queryKeys.competition(id), refetchOnUpdate)
  useEffect(() => {
    rememberLastOpened('edited', id)
    return () => forgetLastOpened('edited')
  }, [id])
  const draft = useStoredForm(id)
  // offline, the draft can still be edited
  if (!competition && draft && !(error instanceof ApiError)) {
    return <CompetitionFormView id={id} stored={draft} />
  }
  if (error && !competition)
    return <MessageInstead title={words.competitionFailedTitle} text={explain(error)} />
  if (!competition) {
    return (
      <Page title={words.editTitle}>
        <SkeletonRows count={5} className="h-16" />
      </Page>
    )
  }
  const refusalOf = (verb: 'edit' | 'edit-late') =>
    decideCompetition(person, { competition, now: serverNow() }, verb).refusal
  const refusal = refusalOf('edit')
  const isLate = refusal === 'competition-locked' && !refusalOf('edit-late')
  if (refusal && !isLate) {
    return (
      <MessageInstead
        title={words.editTitle}
        text={refusal === 'not-allowed' ? words.notYours : words.locked}
      />
    )
  }
  return (
    <CompetitionFormView
      id={id}
      stored={openForm(competition)}
      returnReason={competition.return_reason}
      isLate={isLate}
    />
  )
}

function MessageInstead({ title, text }: { title: string; text: string }) {
  const words = useMessages('competitionForm')
  return (
    <Page title={title}>
      <EmptyState
        title={text}
        action={
          <Link to={paths.competitions} className={buttonClass('primary')}>
            {words.toList}
          </Link>
        }
      />
    </Page>
  )
}
