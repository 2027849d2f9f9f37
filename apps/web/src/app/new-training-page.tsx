/** `/score`: a new training round, by the rule and under the name chosen before; a reload goes on with it. */
import { canCreateTraining } from '@trickline/competition/permissions'
import { storeRound } from '@trickline/contract/rounds'
import { useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { useOutboxIsRead } from '../lib/outbox.ts'
import { saveIds } from '../lib/save-ids.ts'
import { usePerson } from '../lib/session.ts'
import { givenRows } from '../rounds/draft-trick.ts'
import { newTrainingDraftKey } from '../rounds/kept-draft.ts'
import { newDraft } from '../rounds/round-draft.ts'
import {
  begunRound,
  dropNewRound,
  keepNewRound,
  type NewRound,
  nextRoundNumber,
  ruleOptionOf,
} from '../training/new-round.ts'
import { useTraining } from '../training/use-training.ts'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { LoadingTraining } from './training-round-page.tsx'
import { TrainingScoring } from './training-scoring.tsx'

export function NewTrainingPage() {
  const words = useMessages('training')
  const person = usePerson()
  // a draft that is sent is told from one that was saved by what still lies in the outbox
  const isRead = useOutboxIsRead()
  if (!canCreateTraining(person) || !person)
    return (
      <Page title={words.newTraining}>
        <Notice tone="bad">{words.notAnAthlete}</Notice>
      </Page>
    )
  return isRead ? <NewTraining personId={person.id} /> : <LoadingTraining />
}

/** No competition, no rows: where every new round begins. */
const start = { draft: newDraft(), base: '' }

function NewTraining({ personId }: { personId: number }) {
  const judging = useMessages('judging')
  const [round, setRound] = useState(() => begunRound(personId))
  const { data: earlier } = useTraining()
  const ruleId = ruleOptionOf(round.ruleId)
  const change = (next: NewRound) => {
    keepNewRound(personId, next)
    setRound(next)
  }
  return (
    <TrainingScoring
      mode="create"
      draftKey={newTrainingDraftKey(personId, round.key)}
      outboxId={saveIds.newRound(round.key)}
      start={start}
      reply={null}
      ruleId={ruleId}
      chosenRule={round.ruleId}
      onRule={(chosen) => change({ ...round, ruleId: chosen })}
      label={round.name || (earlier ? judging.roundNumber(nextRoundNumber(earlier)) : null)}
      name={round.name}
      onName={(name) => change({ ...round, name })}
      isHeld
      handOver={(send, draft) =>
        send(storeRound, {
          modeProgram: ruleId,
          competitionDetails: null,
          validatedTricks: givenRows(draft.validated),
          round_name: round.name.trim() || null,
          videoUrl: draft.video,
        })
      }
      onDrop={() => dropNewRound(personId)}
    />
  )
}
