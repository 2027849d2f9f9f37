/** `/score`: a new training round; a reload continues it. */
import { canCreateTraining } from '@trickline/competition/permissions'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { newRoundDraftId } from '../rounds/draft/stored-draft.ts'
import { newDraft } from '../rounds/draft/step.ts'
import {
  dropNewRound,
  nextRoundNumber,
  resumeNewRound,
  ruleOptionOf,
  storeNewRound,
  useNewRound,
} from './new-round.ts'
import { useTraining } from '@trickline/client/training.ts'
import { saveNewRound } from '../rounds/mutations.ts'
import { newRoundSaveKey } from '../rounds/save-keys.ts'
import { Notice } from '@trickline/ui/notice.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { TrainingScoring } from './training-scoring.tsx'

export function NewTrainingPage() {
  const words = useMessages('training')
  const person = usePerson()
  if (!canCreateTraining(person))
    return (
      <Page title={words.newTraining}>
        <Notice tone="bad">{words.notAnAthlete}</Notice>
      </Page>
    )
  return <NewTraining />
}

const start = { draft: newDraft(), base: '' }

function NewTraining() {
  const judging = useMessages('judging')
  // another tab may have created it at the same moment, so the stored round counts
  const [initialRound] = useState(resumeNewRound)
  const round = useNewRound() ?? initialRound
  const { data: trainingRounds } = useTraining()
  const ruleId = ruleOptionOf(round.ruleId)
  const storeRound = useEffectEvent(() => storeNewRound(round))
  useEffect(() => storeRound(), [])
  return (
    <TrainingScoring
      round={{
        draftId: newRoundDraftId(round.key),
        saveId: newRoundSaveKey(round.key),
        start,
        ruleId,
        reply: null,
        isClaimed: true,
        onDraftDropped: dropNewRound,
      }}
      rule={{ chosen: round.ruleId, onChoose: (chosen) => storeNewRound({ ...round, ruleId: chosen }) }}
      name={round.name}
      onName={(name) => storeNewRound({ ...round, name })}
      defaultName={trainingRounds ? judging.roundNumber(nextRoundNumber(trainingRounds)) : null}
      onSend={({ send, device }, body) =>
        send(saveNewRound, {
          key: round.key,
          body: { ...body, competitionDetails: null, videoUrl: device.draft.video },
        })
      }
    />
  )
}
