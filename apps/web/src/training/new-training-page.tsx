/** `/score`: a new training round, by the rule and under the name chosen before; a reload goes on with it. */
import { canCreateTraining } from '@trickline/competition/permissions'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { newRoundDraftId } from '../rounds/save/stored-draft.ts'
import { newDraft } from '../rounds/entry/round-draft.ts'
import {
  resumeNewRound,
  dropNewRound,
  storeNewRound,
  nextRoundNumber,
  ruleOptionOf,
  useNewRound,
} from './new-round.ts'
import { useTraining } from '@trickline/client/training.ts'
import { saveNewRound, newRoundSaveKey } from '../rounds/mutations.ts'
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

/** No competition, no rows: where every new round begins. */
const start = { draft: newDraft(), base: '' }

function NewTraining() {
  const judging = useMessages('judging')
  // another tab may have begun it at the same moment: what is on the device is the one
  const [begun] = useState(resumeNewRound)
  const round = useNewRound() ?? begun
  const { data: earlier } = useTraining()
  const ruleId = ruleOptionOf(round.ruleId)
  const keepBegun = useEffectEvent(() => storeNewRound(round))
  useEffect(() => keepBegun(), [])
  return (
    <TrainingScoring
      round={{
        draftId: newRoundDraftId(round.key),
        saveId: newRoundSaveKey(round.key),
        start,
        ruleId,
        reply: null,
        isHeld: true,
        onDrop: dropNewRound,
      }}
      rule={{ chosen: round.ruleId, onChoose: (chosen) => storeNewRound({ ...round, ruleId: chosen }) }}
      name={round.name}
      onName={(name) => storeNewRound({ ...round, name })}
      unnamed={earlier ? judging.roundNumber(nextRoundNumber(earlier)) : null}
      onSend={({ send, device }, body) =>
        send(saveNewRound, {
          key: round.key,
          body: { ...body, competitionDetails: null, videoUrl: device.draft.video },
        })
      }
    />
  )
}
