/** `/score/:id`: a training round to look at, or, one's own and unpublished, to edit. */
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { canEditTraining } from '@trickline/competition/permissions'
import { roundAsRules } from '@trickline/contract/as-rules'
import { isRuleId } from '@trickline/scoring'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { useErrorText } from '../lib/error-text.ts'
import { useHeldState } from '../lib/held-state.ts'
import { useMessages } from '../lib/messages.ts'
import { usePerson } from '../lib/session.ts'
import { VideoBox } from '../media/video-box.tsx'
import { draftRows, fingerprint, givenRows } from '../rounds/draft-trick.ts'
import { draftKey, type RoundReply } from '../rounds/kept-draft.ts'
import { newDraft } from '../rounds/round-draft.ts'
import { useRound } from '../rounds/use-round.ts'
import { saveId } from '../rounds/use-save-round.ts'
import { ViewRound } from '../rounds/view-round.tsx'
import { ruleOfRound } from '../training/new-round.ts'
import { buttonClass } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton, SkeletonRows } from '../ui/skeleton.tsx'
import { paths } from './paths.ts'
import { TrainingFailure } from './training-failure.tsx'
import { TrainingScoring } from './training-scoring.tsx'

export function TrainingRoundPage({ roundId, edits }: { roundId: number; edits: boolean }) {
  const words = useMessages('training')
  const explain = useErrorText()
  const navigate = useNavigate()
  const person = usePerson()
  const { data, error } = useRound(roundId)
  if (data) {
    if (data.round.competition_id !== null) return <Navigate to={paths.judging(roundId)} replace />
    const isEditable =
      canEditTraining(person, roundAsRules(data.round)) && roundAsRules(data.round).status !== 'published'
    if (edits && isEditable && person) return <EditTraining reply={data} personId={person.id} />
    return (
      <ViewRound
        reply={data}
        Video={VideoBox}
        onLeave={() => void navigate({ to: paths.training })}
        actions={
          isEditable ? (
            <Link
              to={paths.trainingRound(roundId)}
              search={{ edit: true }}
              className={`${buttonClass('primary')} max-sm:flex-1`}
            >
              {words.edit}
            </Link>
          ) : null
        }
      />
    )
  }
  return (
    <Page title={words.title}>
      {error ? (
        <TrainingFailure why={explain(error)} onClose={() => void navigate({ to: paths.training })} />
      ) : (
        <>
          <Skeleton className="h-20" />
          <div className="mt-4">
            <SkeletonRows count={6} />
          </div>
        </>
      )}
    </Page>
  )
}

function EditTraining({ reply, personId }: { reply: RoundReply; personId: number }) {
  const judging = useMessages('judging')
  const { round, validatedTricks } = reply
  const saved = round.round_name ?? ''
  const ruleId = ruleOfRound(round.rule_id)
  const [name, setName] = useHeldState(`training-name.${round.id}`, z.string(), saved)
  const start = useMemo(
    () => ({
      draft: newDraft(draftRows(validatedTricks), '', round.video_link),
      base: fingerprint(validatedTricks),
    }),
    [validatedTricks, round.video_link],
  )
  return (
    <TrainingScoring
      key={round.id}
      mode="edit"
      draftKey={draftKey(personId, round.id)}
      outboxId={saveId(round.id)}
      start={start}
      reply={reply}
      ruleId={ruleId}
      chosenRule={isRuleId(ruleId) ? ruleId : null}
      onRule={null}
      label={name.trim() || judging.roundNumber(round.round_number)}
      name={name}
      isRenamed={name !== saved}
      onName={setName}
      send={(saving, draft) =>
        saving.update({
          roundId: round.id,
          modeProgram: ruleId,
          validatedTricks: givenRows(draft.validated),
          round_name: name.trim() || null,
          videoUrl: draft.video,
          version: reply.fetchedVersion ?? round.version,
        })
      }
      onDrop={() => setName(undefined)}
    />
  )
}
