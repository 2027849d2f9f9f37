/** `/score`: a new training round, by the rule and under the name chosen before; a reload goes on with it. */
import { canCreateTraining } from '@trickline/competition/permissions'
import type { RuleId } from '@trickline/scoring'
import { useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { usePerson } from '../lib/session.ts'
import { givenRows } from '../rounds/draft-trick.ts'
import { newDraft } from '../rounds/round-draft.ts'
import { dropNewRound, keepNewRound, newRoundOf, type NewRound, ruleOption } from '../training/new-round.ts'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { newTrainingDraftKey } from './training-page.tsx'
import { TrainingScoring } from './training-scoring.tsx'

export function NewTrainingPage() {
  const words = useMessages('training')
  const person = usePerson()
  if (!canCreateTraining(person) || !person)
    return (
      <Page title={words.newTraining}>
        <Notice tone="bad">{words.notAnAthlete}</Notice>
      </Page>
    )
  return <NewTraining personId={person.id} />
}

/** No competition, no rows: where every new round begins. */
const start = { draft: newDraft(), base: '' }

function NewTraining({ personId }: { personId: number }) {
  const words = useMessages('training')
  const [round, setRound] = useState(() => begunRound(personId))
  const change = (next: NewRound) => {
    keepNewRound(personId, next)
    setRound(next)
  }
  return (
    <TrainingScoring
      mode="create"
      draftKey={newTrainingDraftKey(personId)}
      outboxId={`training:${round.key}`}
      start={start}
      reply={null}
      ruleId={round.ruleId}
      label={round.name || words.newTraining}
      name={round.name}
      onName={(name) => change({ ...round, name })}
      send={(saving, draft) =>
        saving.create({
          modeProgram: round.ruleId,
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

/** Opened without a choice, a round begins by the rule chosen last. */
function begunRound(personId: number): NewRound {
  const begun = newRoundOf(personId)
  if (begun) return begun
  const ruleId: RuleId = ruleOption()
  const round = { key: crypto.randomUUID(), ruleId, name: '' }
  keepNewRound(personId, round)
  return round
}
