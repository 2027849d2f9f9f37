/** `/score/:id`: a training round to look at, or, one's own and unpublished, to edit. */
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { decideTraining } from '@trickline/competition/training'
import { roundAsRules } from '@trickline/contract/as-rules'
import { updateRound } from '@trickline/contract/rounds'
import { isRuleId } from '@trickline/scoring'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { useErrorText } from '../lib/error-text.ts'
import { useHeldState } from '../lib/held-state.ts'
import { useMessages } from '../lib/messages.ts'
import { useOutbox, useOutboxIsRead } from '../lib/outbox.ts'
import { saveIds } from '../lib/save-ids.ts'
import { usePerson } from '../lib/session.ts'
import { VideoBox } from '../media/video-box.tsx'
import { draftRows, givenRows } from '../rounds/draft-trick.ts'
import { contentOf, ownDraftKey, type RoundReply, unsavedTricks, versionOf } from '../rounds/kept-draft.ts'
import { newDraft } from '../rounds/round-draft.ts'
import { useRound } from '../rounds/use-round.ts'
import { ViewRound } from '../rounds/view-round.tsx'
import { ruleOfRound } from '../training/new-round.ts'
import { buttonClass } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton, SkeletonRows } from '../ui/skeleton.tsx'
import { paths } from './paths.ts'
import { TrainingFailure } from './training-failure.tsx'
import { TrainingScoring } from './training-scoring.tsx'

type Props = { roundId: number; edits: boolean }

export function TrainingRoundPage(props: Props) {
  // A draft that is sent is told from one that was saved by what still lies in the outbox.
  return useOutboxIsRead() ? <FoundTraining {...props} /> : <LoadingTraining />
}

function FoundTraining({ roundId, edits }: Props) {
  const words = useMessages('training')
  const explain = useErrorText()
  const navigate = useNavigate()
  const person = usePerson()
  const { data, error } = useRound(roundId)
  const save = useOutbox(saveIds.round(roundId))
  const toList = () => void navigate({ to: paths.training })
  if (!data)
    return error ? (
      <Page title={words.title}>
        <TrainingFailure why={explain(error)} onClose={toList} />
      </Page>
    ) : (
      <LoadingTraining />
    )
  if (data.round.competition_id !== null) return <Navigate to={paths.judging(roundId)} replace />
  const rules = roundAsRules(data.round)
  const isEditable = decideTraining(person, rules, 'edit').move !== undefined
  // nobody is moved out of what he or she is entering when it is published meanwhile, nor before a save is thanked for
  const isEntered = isEditable || unsavedTricks(ownDraftKey(roundId), save !== undefined) > 0
  if (edits && isEntered) return <EditTraining reply={data} isHeld={isEditable} />
  return (
    <ViewRound
      reply={data}
      Video={VideoBox}
      onLeave={toList}
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

export function LoadingTraining() {
  const words = useMessages('training')
  return (
    <Page title={words.title}>
      <Skeleton className="h-20" />
      <div className="mt-4">
        <SkeletonRows count={6} />
      </div>
    </Page>
  )
}

/** A name that is being given, and the one it is given for: renamed elsewhere meanwhile, it counts no more. */
const renaming = z.object({ of: z.string(), name: z.string() })

function EditTraining({ reply, isHeld }: { reply: RoundReply; isHeld: boolean }) {
  const judging = useMessages('judging')
  const { round, validatedTricks } = reply
  // of whoever opened it: when the login expires the screen is there a moment longer than its person
  const [draftKey] = useState(() => ownDraftKey(round.id))
  const saved = round.round_name ?? ''
  const ruleId = ruleOfRound(round.rule_id)
  const begun = { of: saved, name: saved }
  const [held, setHeld] = useHeldState(`training-name.${round.id}`, renaming, begun)
  const { name } = held.of === saved ? held : begun
  const start = useMemo(
    () => ({
      draft: newDraft(draftRows(validatedTricks), '', round.video_link),
      base: contentOf(reply),
    }),
    [reply, validatedTricks, round.video_link],
  )
  return (
    <TrainingScoring
      key={round.id}
      mode="edit"
      draftKey={draftKey}
      outboxId={saveIds.round(round.id)}
      start={start}
      reply={reply}
      isHeld={isHeld}
      ruleId={ruleId}
      chosenRule={isRuleId(ruleId) ? ruleId : null}
      onRule={null}
      label={name.trim() || judging.roundNumber(round.round_number)}
      name={name}
      isRenamed={name !== saved}
      onName={(next) => setHeld({ of: saved, name: next })}
      handOver={(send, draft) =>
        send(updateRound, {
          roundId: round.id,
          modeProgram: ruleId,
          validatedTricks: givenRows(draft.validated),
          round_name: name.trim() || null,
          ...(draft.video !== round.video_link && { videoUrl: draft.video }),
          version: versionOf(reply),
        })
      }
      onDrop={() => setHeld(undefined)}
    />
  )
}
