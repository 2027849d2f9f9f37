/** `/score/:id`: shows a training round; the person can edit their own until it is published. */
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { decideTraining } from '@trickline/competition/training'
import { useMemo } from 'react'
import { deviceStore, useStoredValue } from '@trickline/client/device-storage.ts'
import { hasFields, isString, parseWith } from '@trickline/contract/type-guards'
import { useOutboxState } from '@trickline/client/outbox-items.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { type RoundReply, versionOf } from '@trickline/client/round.ts'
import { draftOfReply, unsavedTrickCount } from '../rounds/draft/stored-draft.ts'
import { unseenIn } from '../rounds/unseen-in.ts'
import { useRound } from '../rounds/use-round.ts'
import { saveRound } from '../rounds/mutations.ts'
import { roundSaveKey } from '../rounds/save-keys.ts'
import { LoadingRound } from '../rounds/loading-round.tsx'
import { ViewRound } from '../rounds/reading/read-round.tsx'
import { ruleOfRound } from './new-round.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { paths } from '@trickline/views/paths.ts'
import { TrainingFailure, TrainingScoring } from './training-scoring.tsx'

type Props = { roundId: number; edits: boolean }

export function TrainingRoundPage({ roundId, edits }: Props) {
  const words = useMessages('training')
  const explain = useErrorText()
  const navigate = useNavigate()
  const person = usePerson()
  const { data, error } = useRound(roundId)
  const save = useOutboxState(roundSaveKey(roundId))
  const toList = () => void navigate({ to: paths.training })
  if (data?.round.competition_id || unseenIn(error)) return <Navigate to={paths.judging(roundId)} replace />
  if (!data)
    return error ? (
      <Page title={words.title}>
        <TrainingFailure reason={explain(error)} onClose={toList} />
      </Page>
    ) : (
      <LoadingRound title={words.title} />
    )
  const isEditable = decideTraining(person, data.round).move !== undefined
  // stays open if the round is published while it has unsaved tricks, and until a save is confirmed
  const isEntered = isEditable || unsavedTrickCount(roundId, save !== undefined) > 0
  if (edits && isEntered) return <EditTraining reply={data} isClaimed={isEditable} />
  return (
    <ViewRound
      reply={data}
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

/** A new name, and in `of` the saved name it replaces: it no longer counts if the round was renamed elsewhere. */
const storedNames = deviceStore<{ of: string; name: string }>(
  'draft',
  'training-name',
  parseWith(hasFields({ of: isString, name: isString })),
)

function EditTraining({ reply, isClaimed }: { reply: RoundReply; isClaimed: boolean }) {
  const judging = useMessages('judging')
  const { round } = reply
  const saved = round.round_name ?? ''
  const storedName = useStoredValue(storedNames, round.id)
  const name = storedName?.of === saved ? storedName.name : saved
  const start = useMemo(() => draftOfReply(reply), [reply])
  return (
    <TrainingScoring
      key={round.id}
      round={{
        draftId: round.id,
        saveId: roundSaveKey(round.id),
        start,
        reply,
        isClaimed,
        ruleId: ruleOfRound(round.rule_id),
        onDraftDropped: () => storedNames.drop(round.id),
      }}
      rule={null}
      name={name}
      onName={(next) => void storedNames.write(round.id, { of: saved, name: next })}
      defaultName={judging.roundNumber(round.round_number)}
      onSend={({ send, device: { draft } }, body) =>
        send(saveRound, {
          roundId: round.id,
          body: {
            ...body,
            roundId: round.id,
            ...(draft.video !== round.video_link && { videoUrl: draft.video }),
            version: versionOf(reply),
          },
        })
      }
    />
  )
}
